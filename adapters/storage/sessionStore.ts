import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as t from 'io-ts'
import type { KeyValueStore, SessionStore, StrategyName } from '@careplus/core/ports'
import { AccessToken, defaultStrategy, isStrategyName, strategyNames } from '@careplus/core/internal/session'
import { readJson } from '@careplus/core/internal/text'

const ReturnEntry = t.exact(
  t.intersection([t.type({ path: t.string, savedAt: t.number }), t.partial({ member: t.string })]),
)

const tokenKey = (strategy: StrategyName) => `_token.${strategy}`
const expiryKey = (strategy: StrategyName) => `_token_expiration.${strategy}`
const refreshKey = (strategy: StrategyName) => `_refresh_token.${strategy}`
const refreshExpiryKey = (strategy: StrategyName) => `_refresh_token_expiration.${strategy}`

/** The server sets it. Scripts only delete it, because a write would shorten its life in Safari. */
const refreshMark = '_refreshable'
const resetOwed = '_reset_owed'

const memberKey = (strategy: StrategyName) => `_member.${strategy}`

/** Void beside another token. */
const memberMark = (token: string, member: string): string => `${token.slice(-8)} ${member}`

const memberOf = (token: string, mark: string | null): string | null => {
  const before = memberMark(token, '')
  return mark?.startsWith(before) === true && mark.length > before.length ? mark.slice(before.length) : null
}

const milliseconds = (text: string | null): number | null =>
  text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null

/** The stored session, in a store with the prefix `auth.`. Values of other forms count as missing.
 * @example
 * keyValueSessionStore(localStore('auth.')).strategy() // => 'local1' */
export const keyValueSessionStore = (store: KeyValueStore): SessionStore => {
  const put = (key: string, value: string | number | null) =>
    value === null ? store.remove(key) : store.set(key, String(value))
  return {
    strategy: () => {
      const name = store.get('strategy')
      return isStrategyName(name) ? name : defaultStrategy
    },
    setStrategy: (strategy) => put('strategy', strategy),
    tokens: (strategy) => {
      const token = store.get(tokenKey(strategy))
      const refreshToken = store.get(refreshKey(strategy))
      const member = token === null ? null : memberOf(token, store.get(memberKey(strategy)))
      return {
        token: AccessToken.is(token) ? token : null,
        tokenExpiresAt: milliseconds(store.get(expiryKey(strategy))),
        refreshExpiresAt: milliseconds(store.get(refreshExpiryKey(strategy))),
        ...(refreshToken === null ? {} : { refreshToken }),
        ...(store.get(refreshMark) === null || store.get(resetOwed) !== null ? {} : { refreshable: true as const }),
        ...(member === null ? {} : { member }),
      }
    },
    setTokens: (strategy, tokens) => {
      // The token last: a tab that reads meanwhile finds an old token, which the server refuses, and no new token
      // that seems expired.
      put(refreshKey(strategy), tokens.refreshToken ?? null)
      put(refreshExpiryKey(strategy), tokens.refreshExpiresAt)
      put(expiryKey(strategy), tokens.tokenExpiresAt)
      const { token, member } = tokens
      put(memberKey(strategy), token === null || member === undefined ? null : memberMark(token, member))
      put(tokenKey(strategy), tokens.token)
    },
    clear: () => {
      for (const strategy of strategyNames)
        for (const key of [tokenKey, expiryKey, refreshKey, refreshExpiryKey, memberKey]) store.remove(key(strategy))
      store.remove('strategy')
      store.remove(refreshMark)
    },
    resetOwed: () => store.get(resetOwed) !== null,
    setResetOwed: (owed) => put(resetOwed, owed ? 1 : null),
    returnPath: () =>
      pipe(
        ReturnEntry.decode(readJson(store.get('redirect'))),
        E.getOrElseW(() => null),
      ),
    setReturnPath: (entry) => put('redirect', entry === null ? null : JSON.stringify(entry)),
    onChange: (listener) => store.onChange(() => listener()),
  }
}
