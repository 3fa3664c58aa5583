import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import type { SessionStore } from '@careplus/core/ports'
import { accessToken, storedTokens } from '@careplus/core/testing'
import { strategyName } from '@careplus/core/internal/testing'

const now = Date.UTC(2026, 10, 20)
const nothing = { token: null, tokenExpiresAt: null, refreshExpiresAt: null }

export const passesTheSessionStoreSuite = (name: string, make: () => readonly [SessionStore, SessionStore]): void => {
  describe(`${name} passes the session store suite`, () => {
    it('begins with the default strategy and nothing else', () => {
      const [store] = make()
      expect(store.strategy()).toBe('local1')
      expect(store.tokens('local1')).toEqual(nothing)
      expect(store.returnPath()).toBeNull()
    })

    test.prop([strategyName(), storedTokens(now)])('gives back what was stored, in every tab', (strategy, tokens) => {
      const [store, other] = make()
      store.setTokens(strategy, tokens)
      store.setStrategy(strategy)
      for (const tab of [store, other]) {
        expect(tab.strategy()).toBe(strategy)
        expect(tab.tokens(strategy)).toEqual(tokens)
      }
    })

    test.prop([strategyName(), accessToken(), accessToken(), fc.uuid()])(
      'keeps whose a token is, and says it of no other token',
      (strategy, token, next, member) => {
        const [store, other] = make()
        store.setTokens(strategy, { ...nothing, token, member })
        expect(other.tokens(strategy)).toEqual({ ...nothing, token, member })
        store.setTokens(strategy, { ...nothing, token: next })
        expect(other.tokens(strategy)).toEqual({ ...nothing, token: next })
        store.setTokens(strategy, { ...nothing, token, member })
        store.clear()
        store.setTokens(strategy, { ...nothing, token })
        expect(other.tokens(strategy)).toEqual({ ...nothing, token })
      },
    )

    test.prop([fc.stringMatching(/^\d{1,20}$/)])('keeps a token of digits as text', (token) => {
      const [store] = make()
      store.setTokens('phone', { ...nothing, token })
      expect(store.tokens('phone').token).toBe(token)
    })

    test.prop([strategyName(), strategyName(), accessToken()])(
      'keeps strategies apart, and clears them all',
      (a, b, token) => {
        const [store] = make()
        store.setTokens(a, { token, tokenExpiresAt: now, refreshExpiresAt: now })
        if (a !== b) expect(store.tokens(b)).toEqual(nothing)
        store.setReturnPath({ path: '/children', savedAt: now })
        store.clear()
        expect(store.tokens(a)).toEqual(nothing)
        expect(store.strategy()).toBe('local1')
        expect(store.returnPath()).toEqual({ path: '/children', savedAt: now })
        store.setReturnPath({ path: '/children', savedAt: now, member: 'mali' })
        expect(store.returnPath()).toEqual({ path: '/children', savedAt: now, member: 'mali' })
        store.setReturnPath(null)
        expect(store.returnPath()).toBeNull()
      },
    )

    it('keeps beyond the end of a session, for every tab, that a reset is owed', () => {
      const [store, other] = make()
      expect(store.resetOwed()).toBe(false)
      store.setResetOwed(true)
      store.clear()
      expect(other.resetOwed()).toBe(true)
      other.setResetOwed(false)
      expect(store.resetOwed()).toBe(false)
    })

    it('tells the other tabs of a sign-in and a sign-out, until they leave', () => {
      const [store, other] = make()
      let notified = 0
      const stop = other.onChange(() => {
        notified += 1
      })
      store.setTokens('local1', { token: 'a', tokenExpiresAt: now, refreshExpiresAt: now })
      expect(notified).toBeGreaterThan(0)
      const before = notified
      store.clear()
      expect(notified).toBeGreaterThan(before)
      stop()
      const after = notified
      store.setTokens('local1', { token: 'b', tokenExpiresAt: now, refreshExpiresAt: now })
      expect(notified).toBe(after)
    })
  })
}
