import type * as E from 'fp-ts/Either'

/** The answer of a parser: a value (`right`), or the problem with its input (`left`). It is fp-ts's `Either`. */
export type Result<A, Problem> = E.Either<Problem, A>

/** Whether a result has a value.
 * @example isOk(parseCitizenId('1-1017-00230-70-8')) // => true */
export const isOk = <A>(result: Result<A, unknown>): result is E.Right<A> => result._tag === 'Right'

/** The value of a result. It throws if there is a problem, so ask `isOk` first.
 * @example valueOf(parseCitizenId('1-1017-00230-70-8')) // => '1101700230708' */
export const valueOf = <A>(result: Result<A, unknown>): A => {
  if (result._tag === 'Right') return result.right
  throw new TypeError(`no value, but a problem: ${JSON.stringify(result.left)}`)
}

/** The problem of a result; null: it has a value.
 * @example problemOf(parseCitizenId('')) // => { _tag: 'CitizenIdEmpty' } */
export const problemOf = <Problem>(result: Result<unknown, Problem>): Problem | null =>
  result._tag === 'Left' ? result.left : null
