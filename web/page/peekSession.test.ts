// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { isInLine } from './lineBrowser'
import { headScript } from './headScript'
import { owesReset, peekSession } from './peekSession'
import { darkTheme, isNight } from './theme'

const nothing = () => null

afterEach(() => {
  delete document.documentElement.dataset['session']
  delete document.documentElement.dataset['theme']
  delete document.documentElement.dataset['app']
  delete document.documentElement.dataset['result']
  vi.restoreAllMocks()
  localStorage.clear()
  document.cookie = 'careplus.helper=; expires=Thu, 01 Jan 1970 00:00:00 GMT'
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

test('the mark that the server set beside the refresh cookie is a session, unless a sign-out is owed', () => {
  expect(peekSession('a=b; auth._refreshable=1', nothing)).toBe(true)
  expect(peekSession('auth._refreshable=1; auth._reset_owed=1', nothing)).toBe(false)
  expect(peekSession('auth._refreshable=1', (key) => (key === 'auth._reset_owed' ? '1' : null))).toBe(false)
})

test.each([
  ['the cookie', () => (document.cookie = 'auth._reset_owed=1')],
  ['local storage', () => localStorage.setItem('auth._reset_owed', '1')],
])('what the server was not told of a sign-out stands in %s', (_, put) => {
  expect(owesReset()).toBe(false)
  put()
  expect(owesReset()).toBe(true)
})

test.each([
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148 Safari Line/14.0.0', 'line'],
  ['Mozilla/5.0 (iPhone) Version/18.0 Mobile/15E148 Safari/604.1', undefined],
])('inside LINE the head script keeps a place for its way in: %s', (userAgent, app) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  new Function(headScript())()
  expect(document.documentElement.dataset['app']).toBe(app)
  expect(isInLine(userAgent)).toBe(app !== undefined)
})

test('the head script says so before the first paint', () => {
  const run = () => new Function(headScript())()
  run()
  expect(document.documentElement.dataset['session']).toBeUndefined()
  localStorage.setItem('auth._token.local1', 'abc')
  run()
  expect(document.documentElement.dataset['session']).toBe('in')
})

test.each([
  ['?result', 'stored', ''],
  ['?result', null, undefined],
  ['', 'stored', undefined],
])(
  'at the address %j, with %j of the growth check on the device, the head script marks: %j',
  (search, stored, mark) => {
    history.replaceState(null, '', `/growth${search}`)
    if (stored !== null) localStorage.setItem('form.growth-check', stored)
    new Function(headScript())()
    expect(document.documentElement.dataset['result']).toBe(mark)
  },
)

test.each([
  ['', true, false],
  ['careplus.helper=t=light', true, false],
  ['careplus.helper=t=night', false, true],
  ['auth.strategy=local1; careplus.helper=a=1&m=0&v=2026-11-22&d=1&t=night', false, true],
  ['careplus.helper=d=1&t=device', true, true],
  ['careplus.helper=d=1&t=device', false, false],
  ['xcareplus.helper=t=night', false, false],
  ['careplus.helper=a=1; other=t=night', false, false],
  ['careplus.helper=t=nightly', false, false],
])('with the cookie %j, on a device that is dark: %s, the page is in its night colours: %s', (cookie, dark, night) => {
  expect(isNight(darkTheme(cookie), dark)).toBe(night)
})

test('the head script paints the night before anything is seen, and follows the device', () => {
  const listeners: Array<() => void> = []
  const asked = { matches: false, addEventListener: (_: string, listener: () => void) => listeners.push(listener) }
  vi.stubGlobal('matchMedia', () => asked)
  document.cookie = 'careplus.helper=t=device'
  const shown = () => document.documentElement.dataset['theme']
  new Function(headScript())()
  expect(shown()).toBeUndefined()
  asked.matches = true
  for (const listener of listeners) listener()
  expect(shown()).toBe('night')
  document.cookie = 'careplus.helper=t=light'
  new Function(headScript())()
  expect(shown()).toBeUndefined()
  vi.unstubAllGlobals()
})

test.each([
  ['seen again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['come back to', () => dispatchEvent(new Event('focus'))],
  ['taken from the browser’s memory', () => dispatchEvent(new Event('pageshow'))],
])(
  'a page that is %s follows the choice of another tab, and one whose browser keeps none stays as it is',
  (_, back) => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
    const shown = () => document.documentElement.dataset['theme']
    new Function(headScript())()
    document.documentElement.dataset['theme'] = 'night'
    back()
    expect(shown()).toBe('night')
    document.cookie = 'careplus.helper=t=light'
    back()
    expect(shown()).toBeUndefined()
    document.cookie = 'careplus.helper=t=night'
    back()
    expect(shown()).toBe('night')
    vi.unstubAllGlobals()
  },
)
