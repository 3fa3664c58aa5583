import * as E from 'fp-ts/Either'
import type { Either } from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { TaskEither } from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { CallFailure, ProofWays } from '@careplus/core/ports'

/** A call whose dialog was closed ends with this refusal too. */
export const isProofRequired = (failure: CallFailure): boolean =>
  failure._tag === 'ApiError' && failure.code === 'proof_required'

export const failureBesideProof = (failure: CallFailure | null): CallFailure | null =>
  failure !== null && isProofRequired(failure) ? null : failure

/** Makes the call again after a proof, after which nothing has happened yet. Without a proof it ends as refused. */
/** The same task after the proof, so the same idempotency key. Without a proof it ends as refused. */
export type RunWithProof = <A>(run: () => Promise<Either<CallFailure, A>>) => Promise<Either<CallFailure, A>>

export const withProofBy =
  (prove: () => Promise<boolean>): RunWithProof =>
  async (run) => {
    const answer = await run()
    if (E.isRight(answer) || !isProofRequired(answer.left)) return answer
    return (await prove()) ? run() : answer
  }

/** For an action that finishes on another site. false: no proof was given. */
export type ProveAhead = (seconds: number) => Promise<Either<CallFailure, boolean>>

export const proveAheadBy =
  (methods: TaskEither<CallFailure, Pick<ProofWays, 'freshFor'>>, prove: () => Promise<boolean>): ProveAhead =>
  (seconds) =>
    pipe(
      methods,
      TE.chain(({ freshFor }) => (freshFor >= seconds ? TE.right(true) : async () => E.right(await prove()))),
    )()
