import * as E from 'fp-ts/Either'

/** How long a question may be answered, and how long a yes may wait to be used: seconds. */
export const questionLifeSeconds = 7 * 86_400
/** So long a yes may wait to be used, in seconds: 30 days. */
export const agreedLifeSeconds = 30 * 86_400

/** A question to another adult (may the member keep your data?), as it stands. Milliseconds since the epoch. */
export interface QuestionFacts {
  readonly expiresAt: number
  /** The last answer; null: none yet. */
  readonly answer: { readonly agreed: boolean; readonly at: number } | null
  /** A profile was kept by the yes, and is still there: perhaps withdrawn, waiting to be deleted. */
  readonly used: boolean
}

/** Where a question to another adult stands; `used`: a profile was kept by its yes. */
export type QuestionState = 'open' | 'agreed' | 'refused' | 'used'

/**
 * Where a question stands by its answer and whether that was used.
 * @example
 * questionState({ expiresAt: 0, answer: null, used: false }) // => 'open'
 * questionState({ expiresAt: 0, answer: { agreed: true, at: 0 }, used: true }) // => 'used'
 */
export const questionState = ({ answer, used }: QuestionFacts): QuestionState => {
  if (answer === null) return 'open'
  if (!answer.agreed) return 'refused'
  return used ? 'used' : 'agreed'
}

/**
 * Until when it can be answered, or the yes be used.
 * @example
 * questionEnd({ expiresAt: 1000, answer: null, used: false }) // => 1000
 * questionEnd({ expiresAt: 1000, answer: { agreed: true, at: 0 }, used: false }) // => 2592000000
 */
export const questionEnd = ({ expiresAt, answer, used }: QuestionFacts): number =>
  answer?.agreed === true && !used ? answer.at + agreedLifeSeconds * 1000 : expiresAt

/** The question was not answered in time. */
export interface QuestionExpired {
  readonly _tag: 'QuestionExpired'
}

/** What an answer does. `restore`: a withdrawal is taken back before anything was deleted. */
export type AnswerEffect = 'again' | 'agree' | 'refuse' | 'withdraw' | 'restore'

/**
 * Whoever was asked may say no at any time, also long after a yes. A yes comes in time, or takes back a withdrawal of what
 * is still there.
 * @example
 * const asked = { expiresAt: 1000, answer: null, used: false }
 * decideQuestion(asked, true, 500) // => { _tag: 'Right', right: 'agree' }
 * decideQuestion(asked, true, 1500) // => { _tag: 'Left', left: { _tag: 'QuestionExpired' } }
 * decideQuestion(asked, false, 1500) // => { _tag: 'Right', right: 'refuse' }
 */
export const decideQuestion = (
  { expiresAt, answer, used }: QuestionFacts,
  agreed: boolean,
  now: number,
): E.Either<QuestionExpired, AnswerEffect> => {
  if (answer?.agreed === agreed) return E.right('again')
  if (!agreed) return E.right(used ? 'withdraw' : 'refuse')
  if (used) return E.right('restore')
  return now > expiresAt ? E.left({ _tag: 'QuestionExpired' }) : E.right('agree')
}

/**
 * Whether a profile may be kept by it now: agreed to, not used, not too long ago.
 * @example
 * mayUseQuestion({ expiresAt: 1000, answer: { agreed: true, at: 0 }, used: false }, 1500) // => true
 */
export const mayUseQuestion = (facts: QuestionFacts, now: number): boolean =>
  questionState(facts) === 'agreed' && now <= questionEnd(facts)
