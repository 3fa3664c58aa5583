import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { UnusableToken } from '../../domain/session/token.js'
import type { Clock } from '../../ports/clock.js'
import type { SessionUser, StrategyName, TokenGrant } from '../../ports/session.js'
import { acceptGrant } from './acceptSession.js'
import { fetchSessionUser, type FetchUserDeps, type FetchUserFailure } from './fetchSessionUser.js'

interface Deps extends FetchUserDeps {
  readonly clock: Clock
}

export type SetTokenFailure = UnusableToken | FetchUserFailure

/** Signs in with a token that was got elsewhere. An answer without a user takes the token back. */
export const setTokenThenFetchUser =
  (deps: Deps) =>
  (strategy: StrategyName, grant: TokenGrant): TE.TaskEither<SetTokenFailure, SessionUser | null> =>
    pipe(
      TE.fromIOEither(() => acceptGrant(deps)(strategy, grant)),
      TE.chainW(() => fetchSessionUser(deps)),
      TE.mapLeft((failure) => {
        if (failure._tag === 'UserFieldMissing') deps.store.clear()
        return failure
      }),
    )
