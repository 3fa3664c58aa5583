import * as E from 'fp-ts/Either'
import type { Either } from 'fp-ts/Either'
import type { UnusableToken } from '../../domain/session/token.js'
import type { SessionApi, StrategyName, TokenGrant } from '../../ports/session.js'
import { acceptGrant } from './acceptSession.js'
import { fetchSessionUser, type FetchUserDeps, type FetchUserFailure, type Proved } from './fetchSessionUser.js'
import { endSession, type RefreshDeps } from './refreshSession.js'

interface Deps extends FetchUserDeps, Pick<RefreshDeps, 'clock' | 'lock' | 'ended'> {
  readonly api: FetchUserDeps['api'] & Pick<SessionApi, 'reset'>
}

/** Why a given token makes no session. */
export type SetTokenFailure = UnusableToken | FetchUserFailure

/** Without a user in the answer the token is deleted again. */
export const setTokenThenFetchUser =
  (deps: Deps) =>
  async (strategy: StrategyName, grant: TokenGrant): Promise<Either<SetTokenFailure, Proved | null>> => {
    const { store } = deps
    const before = store.tokens(store.strategy()).token
    const accepted = acceptGrant(deps)(strategy, grant)
    if (E.isLeft(accepted)) return accepted
    const set = store.tokens(strategy).token
    const fetched = await fetchSessionUser(deps)
    const isOurs = store.tokens(store.strategy()).token === set
    if (isOurs && E.isLeft(fetched) && fetched.left._tag === 'UserFieldMissing') {
      // The earlier member's session has ended with this token, so the page reports it.
      if (before === null) store.clear()
      else endSession(deps, 'rejected')
    }
    return fetched
  }
