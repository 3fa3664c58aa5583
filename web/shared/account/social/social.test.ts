// @vitest-environment happy-dom
import { describe, expect, it, test, vi } from 'vitest'
import type { SocialRefused } from '@careplus/core/session'
import { awaitAnswer, passReturn } from './channel'
import { failureWords, isStray } from './failureWords'
import { inAppOf, outside } from './inApp'
import { withoutApp } from './withoutApp'

describe('apps that show pages inside themselves', () => {
  it.each([
    ['Mozilla/5.0 (Linux; Android 15) Chrome/130.0 Mobile Safari/537.36 Line/14.19.1/IAB', 'line'],
    ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148 Safari Line/14.0.0', 'line'],
    ['Mozilla/5.0 (iPhone) Mobile/15E148 [FBAN/FBIOS;FBAV/480.0.0]', 'facebook'],
    ['Mozilla/5.0 (Linux; Android 14) Chrome/120 Mobile [FB_IAB/FB4A;FBAV/440.0]', 'facebook'],
    ['Mozilla/5.0 (iPhone) Mobile/15E148 Instagram 300.0', 'facebook'],
    ['Mozilla/5.0 (iPhone) Version/18.0 Mobile/15E148 Safari/604.1', null],
    ['Mozilla/5.0 (Linux; Android 15) Chrome/130.0.0.0 Mobile Safari/537.36', null],
    ['Mozilla/5.0 Outline/1.0 Headline/2', null],
  ])('%s', (userAgent, app) => {
    expect(inAppOf(userAgent)).toBe(app)
  })

  it('LINE opens the same page outside', () => {
    expect(outside('https://careplus.example/login?a=1#b')).toBe(
      'https://careplus.example/login?a=1&openExternalBrowser=1#b',
    )
  })
})

test("LINE's way without its app keeps what else is asked", () => {
  const method = {
    clientId: 'c',
    authorization: 'https://line.example/auth?bot_prompt=normal',
    flow: 'code',
    scope: ['openid'],
  } as const
  expect(withoutApp(method)).toEqual({
    ...method,
    authorization: 'https://line.example/auth?bot_prompt=normal&disable_auto_login=true',
  })
})

describe('between the window and the page that opened it', () => {
  const address = { search: '?code=c&state=s1', hash: '' }

  it('the answer goes to who waits for its state, once', async () => {
    const take = vi.fn()
    const other = vi.fn()
    awaitAnswer('s1', take)
    const stop = awaitAnswer('s2', other)
    expect(await passReturn('s1', address)).toBe(true)
    expect(take.mock.calls).toEqual([[address]])
    expect(other).not.toHaveBeenCalled()
    stop()
  })

  it('nobody there: the window finishes by itself', async () => {
    const stop = awaitAnswer('s1', () => undefined)
    stop()
    vi.useFakeTimers()
    const handed = passReturn('s1', address)
    await vi.advanceTimersByTimeAsync(2000)
    vi.useRealTimers()
    expect(await handed).toBe(false)
  })
})

describe('what came to nothing', () => {
  const refused = (why: SocialRefused['why']): SocialRefused => ({ name: 'google', why })
  const api = (code: string) =>
    ({ _tag: 'ApiError', label: 'API Error', status: 422, body: {}, code, message: 'ข้อความ', fields: [] }) as const

  test('has its own words, that say what has not changed', () => {
    const whys: ReadonlyArray<SocialRefused['why']> = [
      { _tag: 'StateMismatch' },
      { _tag: 'ProviderRefused', error: 'access_denied' },
      { _tag: 'ProviderRefused', error: 'server_error' },
      { _tag: 'ProviderRefused', error: 'INVALID_REQUEST' },
      { _tag: 'ProviderRefused', error: 'login_required' },
      { _tag: 'NetworkError', status: 0, message: 'Network Error', reason: 'failed' },
      api('social_refused'),
      api('provider_unreachable'),
    ]
    const words = whys.map((why) => failureWords(refused(why)))
    expect(new Set(words).size).toBe(whys.length)
    expect(words.every((each) => each.includes('บัญชีไม่มีอะไรเปลี่ยน'))).toBe(true)
    expect(failureWords(refused(api('rate_limited')))).toBe('ข้อความ')
  })

  test("has the visitor's own no in either spelling, and nothing of what an object has by itself", () => {
    const words = (error: string) => failureWords(refused({ _tag: 'ProviderRefused', error }))
    expect(words('ACCESS_DENIED')).toBe(words('access_denied'))
    expect(words('constructor')).toBe(words('anything else'))
  })

  test('tells the likely causes only where the answer was not ours', () => {
    expect(isStray(refused({ _tag: 'NoSavedState' }))).toBe(true)
    expect(isStray(refused({ _tag: 'ProviderRefused', error: 'access_denied' }))).toBe(false)
    expect(isStray(refused(api('social_refused')))).toBe(false)
  })
})
