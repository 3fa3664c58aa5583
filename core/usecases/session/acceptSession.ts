import * as E from 'fp-ts/Either'
import { accessToken, noTokens, tokensToStore, type UnusableToken } from '../../domain/session/token.js'
import type { Clock } from '../../ports/clock.js'
import type { SessionStore, SessionUser, StrategyName, TokenGrant } from '../../ports/session.js'
import { ownedBy } from './fetchSessionUser.js'

interface Deps {
  readonly clock: Clock
  readonly store: SessionStore
}

/** Refuses an empty token. `member`: the tokens' owner, if the answer names one. */
export const acceptGrant =
  ({ clock, store }: Deps) =>
  (strategy: StrategyName, grant: TokenGrant, member?: string): E.Either<UnusableToken, void> => {
    const token = accessToken(grant.accessToken)
    if (E.isLeft(token)) return token
    const granted = tokensToStore(clock.now(), token.right, grant)
    const previous = store.strategy()
    store.setTokens(strategy, member === undefined ? granted : { ...granted, member })
    store.setStrategy(strategy)
    // One session on a device. Last, so that other tabs always see one.
    if (previous !== strategy) store.setTokens(previous, noTokens)
    return E.right(undefined)
  }

export const acceptSession =
  (deps: Deps) =>
  (
    strategy: StrategyName,
    answer: { readonly user: SessionUser; readonly grant: TokenGrant },
  ): E.Either<UnusableToken, SessionUser> =>
    E.Functor.map(acceptGrant(deps)(strategy, answer.grant, answer.user.id), () => {
      // The new cookie has replaced the earlier one.
      deps.store.setResetOwed(false)
      return ownedBy(deps.store)(answer.user)
    })
