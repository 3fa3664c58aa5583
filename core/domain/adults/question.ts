import * as E from 'fp-ts/Either'

export const questionLifeSeconds = 7 * 86_400
export const agreedLifeSeconds = 30 * 86_400

export interface QuestionFacts {
  readonly expiresAt: number
  readonly answer: { readonly agreed: boolean; readonly at: number } | null
  /** The yes has stored a profile that still exists, even if consent was withdrawn since. */
  readonly used: boolean
}

export type QuestionState = 'open' | 'agreed' | 'refused' | 'used'

export const questionState = ({ answer, used }: QuestionFacts): QuestionState => {
  if (answer === null) return 'open'
  if (!answer.agreed) return 'refused'
  return used ? 'used' : 'agreed'
}

export const questionEnd = ({ expiresAt, answer, used }: QuestionFacts): number =>
  answer?.agreed === true && !used ? answer.at + agreedLifeSeconds * 1000 : expiresAt

export interface QuestionExpired {
  readonly _tag: 'QuestionExpired'
}

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

export const mayUseQuestion = (facts: QuestionFacts, now: number): boolean =>
  questionState(facts) === 'agreed' && now <= questionEnd(facts)
