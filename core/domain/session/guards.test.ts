import { describe, expect, it } from 'vitest'
import { defaultStrategy, refreshLockName, storagePrefix, tokenType } from './constants.js'
import { afterSignOut, decideGuard } from './guards.js'
import { appEndpoints, strategies, templateEndpoints } from './strategies.js'
import { isStrategyName } from './tokens.js'

describe('guards', () => {
  it('let anybody onto a public page', () => {
    for (const session of ['unknown', 'signedOut', 'signedIn'] as const)
      expect(decideGuard('none', session, '/')).toEqual({ _tag: 'allow' })
  })

  it('ask for a session, and remember where the visitor wanted to go', () => {
    expect(decideGuard('auth', 'signedIn', '/children')).toEqual({ _tag: 'allow' })
    const opens = (asKnown: boolean, forAll: boolean) =>
      (['unknown', 'signedOut'] as const).map((session) => decideGuard('auth', session, '/x', { asKnown, forAll })._tag)
    expect(opens(true, false)).toEqual(['allow', 'toLogin'])
    expect(opens(false, true)).toEqual(['allow', 'allow'])
    expect(opens(false, false)).toEqual(['wait', 'toLogin'])
    expect(decideGuard('authenticated', 'signedIn', '/login', { asKnown: true, forAll: true })._tag).toBe('toHome')
    expect(decideGuard('auth', 'unknown', '/children')).toEqual({ _tag: 'wait' })
    expect(decideGuard('auth', 'signedOut', '/children?x=1')).toEqual({
      _tag: 'toLogin',
      to: '/login',
      returnPath: '/children?x=1',
    })
  })

  it('keep a member off the sign-in pages', () => {
    expect(decideGuard('authenticated', 'signedIn', '/login')).toEqual({ _tag: 'toHome', to: '/' })
    expect(decideGuard('authenticated', 'unknown', '/login')).toEqual({ _tag: 'allow' })
    expect(decideGuard('authenticated', 'signedOut', '/login')).toEqual({ _tag: 'allow' })
  })

  it('know where a visitor goes when a session has ended', () => {
    expect((['loggedOut', 'rejected', 'expired', 'elsewhere'] as const).map(afterSignOut)).toEqual([
      '/',
      '/login',
      '/login',
      null,
    ])
  })
})

it('what the specification names, has its name', () => {
  expect([storagePrefix, defaultStrategy, tokenType]).toEqual(['auth.', 'local1', 'Bearer'])
  // Tabs of two versions of the app must wait for each other.
  expect(refreshLockName).toBe('auth.refresh')
})

describe('strategies', () => {
  it('stand on the template defaults, and an app overrides them', () => {
    expect(strategies().local1.endpoints).toEqual({
      login: '/api/auth/login',
      logout: '/api/auth/logout',
      user: '/api/auth/user',
      token: '/oauth/token',
      reset: '/_auth/reset',
    })
    const ours = strategies(appEndpoints)
    expect(ours.local1.endpoints).toEqual({ ...templateEndpoints, login: '/api/login', logout: '/api/logout' })
    expect(ours.phone.endpoints.login).toBe('/api/phone_login')
    expect(strategies(appEndpoints, { google: { user: '/me' } }).google.endpoints.user).toBe('/me')
  })

  it('are the four of the specification', () => {
    const all = strategies(appEndpoints)
    expect(Object.entries(all).every(([name, strategy]) => strategy.name === name && isStrategyName(name))).toBe(true)
    expect(Object.keys(all)).toEqual(['local1', 'phone', 'google', 'line', 'facebook'])
    const endpoints = appEndpoints
    expect(all.local1).toEqual({ _tag: 'credentials', name: 'local1', endpoints, tokenRequired: false })
    expect(all.phone).toEqual({
      _tag: 'credentials',
      name: 'phone',
      endpoints: { ...endpoints, login: '/api/phone_login' },
      tokenRequired: false,
    })
    expect(all.google).toEqual({
      _tag: 'social',
      name: 'google',
      endpoints,
      authorization: 'https://accounts.google.com/o/oauth2/v2/auth',
      profile: null,
      responseType: 'token id_token',
      scope: ['openid', 'profile', 'email'],
      profileFields: [],
    })
    expect(all.facebook).toEqual({
      _tag: 'social',
      name: 'facebook',
      endpoints,
      authorization: 'https://www.facebook.com/v21.0/dialog/oauth',
      profile: 'https://graph.facebook.com/v21.0/me',
      responseType: 'token',
      scope: ['public_profile', 'email'],
      profileFields: ['about', 'name', 'picture{url}', 'email'],
    })
    expect(isStrategyName('local')).toBe(false)
    expect(isStrategyName(1)).toBe(false)
  })
})
