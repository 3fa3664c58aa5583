import * as E from 'fp-ts/Either'

/** How long a question can be answered, in seconds: 7 days. */
export const questionLifeSeconds = 7 * 86_400
/** How long a yes can be used, in seconds: 30 days. */
export const agreedLifeSeconds = 30 * 86_400

/** A question to another adult (may the member store your data?). Times in milliseconds since the epoch. */
export interface QuestionFacts {
  readonly expiresAt: number
  readonly answer: { readonly agreed: boolean; readonly at: number } | null
  /** The yes has stored a profile that still exists: perhaps withdrawn, and not deleted yet. */
  readonly used: boolean
}

/** The state of a question; `used`: its yes has stored a profile. */
export type QuestionState = 'open' | 'agreed' | 'refused' | 'used'

/** The state of a question, by its answer and whether that was used. */
export const questionState = ({ answer, used }: QuestionFacts): QuestionState => {
  if (answer === null) return 'open'
  if (!answer.agreed) return 'refused'
  return used ? 'used' : 'agreed'
}

/** Until when the question can be answered, or its yes be used. */
export const questionEnd = ({ expiresAt, answer, used }: QuestionFacts): number =>
  answer?.agreed === true && !used ? answer.at + agreedLifeSeconds * 1000 : expiresAt

/** The answer came too late. */
export interface QuestionExpired {
  readonly _tag: 'QuestionExpired'
}

/** What an answer does. `restore`: it takes back a withdrawal before anything is deleted. */
export type AnswerEffect = 'again' | 'agree' | 'refuse' | 'withdraw' | 'restore'

/** A no is possible at any time. A yes must be in time, or take back a withdrawal of data that still exists. */
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

/** Whether the answer allows to store a profile now: it is a yes, unused and not expired. */
export const mayUseQuestion = (facts: QuestionFacts, now: number): boolean =>
  questionState(facts) === 'agreed' && now <= questionEnd(facts)
