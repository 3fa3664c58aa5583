import * as E from 'fp-ts/Either'
import type { Either } from 'fp-ts/Either'
import type { SignOutReason } from '../../domain/session/guards.js'
import { accessToken, refreshStatus, sessionLook, tokensToStore } from '../../domain/session/token.js'
import type { TokensExpired } from '../../ports/bearer.js'
import type { Clock } from '../../ports/clock.js'
import { networkError, type CallFailure, type NetworkError } from '../../domain/call/failure.js'
import { outcomeOf, type CallOutcome } from '../../domain/call/outcome.js'
import type { Lock } from '../../ports/lock.js'
import type { SessionApi, SessionStore, StoredTokens } from '../../ports/session.js'
import { dropCookie, inTurn } from './cookieTurn.js'

export interface RefreshDeps {
  readonly clock: Clock
  readonly store: SessionStore
  readonly api: Pick<SessionApi, 'refresh' | 'reset'>
  readonly lock: Lock
  readonly ended: (reason: SignOutReason) => void
}

/** Why a session was not refreshed. */
export type RefreshFailure = TokensExpired | CallFailure

export const tokensExpired: TokensExpired = {
  _tag: 'TokensExpired',
  message: 'Both token and refresh token have expired. Your request was aborted.',
}

export const unreadable: NetworkError = networkError('unreadable')

/** The refresh token itself was refused. A plain OAuth server has no code of ours for it. */
const definite: Readonly<Record<CallOutcome, boolean>> = {
  passing: false,
  tooMany: false,
  signInNeeded: true,
  missing: true,
  refused: true,
  unknown: false,
}
const isDefinite = (failure: CallFailure): boolean => definite[outcomeOf(failure)]

const isHeld = ({ token, refreshable }: StoredTokens): boolean => token !== null || refreshable === true

export const endSession = (
  {
    lock,
    store,
    api,
    ended,
  }: Pick<RefreshDeps, 'lock' | 'store' | 'ended'> & { readonly api: Pick<SessionApi, 'reset'> },
  reason: SignOutReason,
): void => {
  const strategy = store.strategy()
  const wasThere = isHeld(store.tokens(strategy))
  store.clear()
  if (!wasThere) return
  ended(reason)
  // Best effort: the session has ended with any answer of the server.
  void dropCookie({ lock, store })(() => api.reset(strategy))
}

/** Under the lock of all tabs. `refused` null: for an expired token. If another token is stored meanwhile, the tab
 * uses that. Only a definite refusal ends the session. */
export const refreshSession = (deps: RefreshDeps) => {
  const { clock, store, api } = deps

  const attempt = async (refused: string | null): Promise<E.Either<RefreshFailure, string>> => {
    const strategy = store.strategy()
    const held = store.tokens(strategy)
    if (!isHeld(held)) {
      // A sign-out overtook this refresh, whose answer has set the mark again.
      if (store.resetOwed()) store.clear()
      return E.left(tokensExpired)
    }
    if (held.token !== null && held.token !== refused && sessionLook(clock.now(), held) !== 'expired')
      return E.right(held.token)
    if (held.refreshable !== true && refreshStatus(clock.now(), held) !== 'valid') {
      endSession(deps, 'expired')
      return E.left(tokensExpired)
    }
    const answer = await api.refresh(strategy, held.refreshToken)
    // After a sign-out or another sign-in, the answer is void.
    const now = store.tokens(store.strategy())
    if (now.token !== held.token || !isHeld(now)) return attempt(refused)
    if (E.isLeft(answer)) {
      if (!isDefinite(answer.left)) return answer
      endSession(deps, 'expired')
      return E.left(tokensExpired)
    }
    const token = accessToken(answer.right.accessToken)
    if (E.isLeft(token)) return E.left(unreadable)
    const granted = tokensToStore(clock.now(), token.right, answer.right)
    // A server without rotation sends neither the refresh token nor its lifetime a second time.
    const { refreshExpiresAt } = granted
    store.setTokens(strategy, { ...held, ...granted, refreshExpiresAt: refreshExpiresAt ?? held.refreshExpiresAt })
    return E.right(token.right)
  }

  return (refused: string | null): Promise<Either<RefreshFailure, string>> => inTurn(deps)(() => attempt(refused))
}
