import * as E from 'fp-ts/Either'
import type { Either } from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { outcomeOf } from '../../domain/call/outcome.js'
import { readUser, withToken, type UserFieldMissing } from '../../domain/session/user.js'
import type { Bearer } from '../../ports/bearer.js'
import type { SessionApi, SessionStore, SessionUser } from '../../ports/session.js'
import type { RefreshFailure } from './refreshSession.js'

export interface FetchUserDeps {
  readonly store: SessionStore
  readonly api: Pick<SessionApi, 'fetchUser'>
  readonly bearer: Pick<Bearer, 'current' | 'renewed' | 'rejected'>
  /** A dotted path. Default `user` (specification). */
  readonly userProperty?: string
}

/** Why the signed-in user is unknown. */
export type FetchUserFailure = RefreshFailure | UserFieldMissing

export const ownedBy =
  (store: SessionStore) =>
  (user: SessionUser): SessionUser =>
    withToken(user, () => store.tokens(store.strategy()).token)

export interface Proved {
  readonly user: SessionUser
  readonly token: string
}

interface ServerAnswer {
  readonly token: string
  readonly answer: E.Either<RefreshFailure, unknown>
}

const noteMember = (store: SessionStore, token: string, member: string): void => {
  const held = store.tokens(store.strategy())
  if (held.token === token && held.member !== member) store.setTokens(store.strategy(), { ...held, member })
}

export const isRefused = (failure: FetchUserFailure): boolean =>
  failure._tag === 'TokensExpired' || (failure._tag !== 'UserFieldMissing' && outcomeOf(failure) === 'signInNeeded')

/** null: no user. An expired token is renewed and the call repeated once; another 401 ends the session. If the token
 * changed meanwhile, the call is repeated. */
export const fetchSessionUser = async (deps: FetchUserDeps): Promise<Either<FetchUserFailure, Proved | null>> => {
  const { store, api, bearer, userProperty } = deps

  const fetchWith = async (token: string, mayRenew: boolean): Promise<ServerAnswer> => {
    const answer = await api.fetchUser(store.strategy(), token)
    if (E.isRight(answer) || !isRefused(answer.left)) return { token, answer }
    if (mayRenew && answer.left._tag === 'ApiError' && answer.left.code === 'token_expired') {
      const renewed = await bearer.renewed(token)
      return E.isLeft(renewed) ? { token, answer: renewed } : fetchWith(renewed.right, false)
    }
    bearer.rejected(token)
    return { token, answer }
  }

  const current = await bearer.current()
  if (E.isLeft(current) || current.right === null) return current as E.Either<RefreshFailure, null>
  const { token, answer } = await fetchWith(current.right, true)
  const held = store.tokens(store.strategy()).token
  const isLate = held !== token && (E.isRight(answer) || isRefused(answer.left))
  if (isLate && held !== null) return fetchSessionUser(deps)
  if (isLate && E.isRight(answer)) return E.right(null)
  return pipe(
    answer,
    E.chainW(readUser(userProperty)),
    E.map((user) => {
      noteMember(store, token, user.id)
      return { user: ownedBy(store)(user), token }
    }),
  )
}
