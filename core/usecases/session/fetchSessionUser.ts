import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { readUser, withToken, type UserFieldMissing } from '../../domain/session/user.js'
import type { Bearer } from '../../ports/bearer.js'
import type { CallFailure } from '../../ports/failures.js'
import type { SessionApi, SessionStore, SessionUser } from '../../ports/session.js'
import type { RefreshFailure } from './refreshSession.js'

export interface FetchUserDeps {
  readonly store: SessionStore
  readonly api: Pick<SessionApi, 'fetchUser'>
  readonly bearer: Bearer
  /** Where the user stands in the answer, a dotted path; the specification's default is `user`. */
  readonly userProperty?: string
}

export type FetchUserFailure = RefreshFailure | UserFieldMissing

/** The user with a `token` that is always the session's own of the moment. */
export const ownedBy =
  (store: SessionStore) =>
  (user: SessionUser): SessionUser =>
    withToken(user, () => store.tokens(store.strategy()).token)

const refusedWith = (status: number, failure: CallFailure): boolean =>
  failure._tag === 'ApiError' && failure.status === status

/**
 * Who is signed in; null: nobody. A token that the server calls expired is renewed and the call repeated once; another
 * 401 ends the session.
 */
export const fetchSessionUser = ({
  store,
  api,
  bearer,
  userProperty,
}: FetchUserDeps): TE.TaskEither<FetchUserFailure, SessionUser | null> => {
  const ask = (token: string, mayRenew: boolean): TE.TaskEither<FetchUserFailure, unknown> =>
    pipe(
      api.fetchUser(token),
      TE.orElseW((failure) => {
        if (!refusedWith(401, failure)) return TE.left(failure)
        if (mayRenew && failure._tag === 'ApiError' && failure.code === 'token_expired')
          return pipe(
            bearer.renewed(token),
            TE.chainW((renewed) => ask(renewed, false)),
          )
        bearer.rejected(token)
        return TE.left(failure)
      }),
    )
  return pipe(
    bearer.current,
    TE.chainW((token) =>
      token === null
        ? TE.right(null)
        : pipe(ask(token, true), TE.chainEitherKW(readUser(userProperty)), TE.map(ownedBy(store))),
    ),
  )
}
