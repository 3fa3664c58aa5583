// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { headScript } from './headScript'
import { owesReset, peekSession } from './peek'

const nothing = () => null

afterEach(() => {
  delete document.documentElement.dataset['session']
  localStorage.clear()
  document.cookie = 'auth._reset_owed=; expires=Thu, 01 Jan 1970 00:00:00 GMT'
})

test('a token in the cookie is a session to start, under the strategy that is stored', () => {
  expect(peekSession('auth._token.local1=abc', nothing)).toBe(true)
  expect(peekSession('a=b; auth.strategy=phone; auth._token.local1=abc', nothing)).toBe(false)
  expect(peekSession('auth.strategy=phone; auth._token.phone=0123', nothing)).toBe(true)
})

test('local storage is read where the cookie has none', () => {
  expect(peekSession('', (key) => (key === 'auth._token.local1' ? 'abc' : null))).toBe(true)
})

test('nothing, an empty token or a broken cookie is none', () => {
  expect(peekSession('', nothing)).toBe(false)
  expect(peekSession('auth._token.local1=', nothing)).toBe(false)
  expect(peekSession('%E0%A4%A=x; auth._token.local1', nothing)).toBe(false)
})

test.each([
  ['the cookie', () => (document.cookie = 'auth._reset_owed=1')],
  ['local storage', () => localStorage.setItem('auth._reset_owed', '1')],
])('what the server was not told of a sign-out stands in %s', (_, put) => {
  expect(owesReset()).toBe(false)
  put()
  expect(owesReset()).toBe(true)
})

test('the head script says so before the first paint', () => {
  const run = () => new Function(headScript())()
  run()
  expect(document.documentElement.dataset['session']).toBeUndefined()
  localStorage.setItem('auth._token.local1', 'abc')
  run()
  expect(document.documentElement.dataset['session']).toBe('in')
})
