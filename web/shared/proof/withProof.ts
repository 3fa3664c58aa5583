import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { TaskEither } from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { CallFailure, ProofWays } from '@careplus/core/ports'

/** The server wants to know once more who it is; after a closed dialog it is also how the call ends. */
export const isProofRequired = (failure: CallFailure): boolean =>
  failure._tag === 'ApiError' && failure.code === 'proof_required'

/** What is to be told of a failure: who closed the dialog of the proof knows. */
export const failureBesideProof = (failure: CallFailure | null): CallFailure | null =>
  failure !== null && isProofRequired(failure) ? null : failure

/**
 * A call that asks for proof where the server wants one, and is then made again: the same task, so with the same
 * idempotency key. Where no proof is given, it ends as it was refused.
 */
export type WithProof = <A>(run: () => TaskEither<CallFailure, A>) => TaskEither<CallFailure, A>

export const withProofBy =
  (prove: () => Promise<boolean>): WithProof =>
  (run) =>
  async () => {
    const task = run()
    const answer = await task()
    if (E.isRight(answer) || !isProofRequired(answer.left)) return answer
    return (await prove()) ? task() : answer
  }

/**
 * For what is finished elsewhere: proof before leaving, where the last one holds for less than so many seconds. False:
 * none was given.
 */
export type ProveAhead = (seconds: number) => TaskEither<CallFailure, boolean>

export const proveAheadBy =
  (ways: TaskEither<CallFailure, Pick<ProofWays, 'freshFor'>>, prove: () => Promise<boolean>): ProveAhead =>
  (seconds) =>
    pipe(
      ways,
      TE.chain(({ freshFor }) => (freshFor >= seconds ? TE.right(true) : async () => E.right(await prove()))),
    )
