import { test } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import * as arb from '../../testing/navigation.js'
import { home, localPath, LocalPath, localPathOrHome } from './localPath.js'
import {
  asksForReturn,
  isSignInScreen,
  rememberedAt,
  returnPathLifeMs,
  returnPathOf,
  takeReturnPath,
} from './returnPath.js'
import { CatalogueId, catalogueIdParam, routeId, RouteId, Uuid, uuidParam } from './routeId.js'

const ours = 'https://careplus.test'

describe('localPath', () => {
  test.prop([arb.localPath()])('takes a path of ours as it is', (path) => {
    expect(localPath(path)).toStrictEqual(E.right(path))
    expect(LocalPath.is(path)).toBe(true)
  })

  test.prop([arb.nearLocalPath()])('refuses what leads away', ({ input: target }) => {
    expect(E.isLeft(localPath(target))).toBe(true)
    expect(LocalPath.is(target)).toBe(false)
    expect(localPathOrHome(target)).toBe(home)
  })

  const targets = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    fc
      .array(
        fc.constantFrom(
          '/',
          '//',
          '\\',
          '.',
          '..',
          '%2e',
          '%2F',
          '%5c',
          '\t',
          '\n',
          '@',
          ':',
          '?',
          '#',
          'evil.com',
          'a',
        ),
      )
      .map((parts) => `/${parts.join('')}`),
  )

  test.prop([targets], { numRuns: 2000 })('what it takes stays here, however often a browser reads it', (target) => {
    const taken = localPath(target)
    if (E.isLeft(taken)) return
    const first = new URL(taken.right, `${ours}/children/x`)
    expect(first.origin).toBe(ours)
    expect(first.href).toBe(ours + taken.right)
    const again = new URL(first.pathname + first.search + first.hash, ours)
    expect(again.href).toBe(first.href)
    expect(localPath(taken.right)).toStrictEqual(taken)
  })

  test.each([
    ['/', '/'],
    ['/children/../login', '/login'],
    ['/a/./b?x=//evil.com#//evil.com', '/a/b?x=//evil.com#//evil.com'],
    ['/article/นม', '/article/%E0%B8%99%E0%B8%A1'],
    ['/a//b', '/a//b'],
    ['/@evil.com', '/@evil.com'],
  ])('%s becomes %s', (target, path) => {
    expect(localPath(target)).toStrictEqual(E.right(path))
    expect(localPathOrHome(target)).toBe(path)
  })

  test('a path not yet normalised is no LocalPath', () => {
    expect(LocalPath.is('/children/../login')).toBe(false)
  })

  test('the refusal has a name', () => {
    expect(localPath('//evil.com')).toStrictEqual(E.left({ _tag: 'NotALocalPath' }))
  })
})

describe('return path', () => {
  const now = 1_800_000_000_000

  test.prop([arb.localPath(), fc.string()])('rd counts by its presence, and its value goes nowhere', (path, value) => {
    fc.pre(!isSignInScreen(path) && !asksForReturn(path))
    const bare = path.split('#')[0] ?? ''
    const rd = `rd=${encodeURIComponent(value.replaceAll(/\p{Surrogate}/gu, ''))}`
    const visited = `${bare}${bare.includes('?') ? '&' : '?'}${rd}`
    expect(rememberedAt(now)(visited)).toStrictEqual({ path: bare, savedAt: now })
    expect(rememberedAt(now)(bare)).toBeNull()
  })

  test.each([
    ['/rewards?rd=1', '/rewards'],
    ['/rewards?rd', '/rewards'],
    ['/rewards?rd=//evil.com', '/rewards'],
    ['/rewards?a=1&rd=2&b=3', '/rewards?a=1&b=3'],
    ['/rewards?%72d=2&a=%zz', '/rewards?a=%zz'],
    ['/rewards?rd=1&rd=2#top', '/rewards#top'],
    ['/rewards?rdType=reward&rd', '/rewards?rdType=reward'],
    ['/rewards?a=1&&rd', '/rewards?a=1'],
  ])('%s is remembered as %s', (visited, path) => {
    expect(rememberedAt(now)(visited)).toStrictEqual({ path, savedAt: now })
  })

  test.each([
    '/rewards',
    '/rewards?RD=1',
    '/rewards?rdType=x',
    '/rewards?a=rd',
    '/rewards#?rd=1',
    '/rewards?rd%zz=1',
    '/rewards?r+d=1',
  ])('%s asks for nothing', (visited) => {
    expect(asksForReturn(visited)).toBe(false)
    expect(rememberedAt(now)(visited)).toBeNull()
  })

  test.each([
    '/login',
    '/login/',
    '/login//',
    '/Login',
    '/login?a=1',
    '/login-with-phone/login-form',
    '/register',
    '/forgot-password',
    '/reset-password',
    '/email-required',
    '/migration',
    '/callback',
    '/th/callback',
    '/callback?code=1',
    '/x/../login',
    '/%6Cogin',
    '/login%2dwith-phone',
    '/th/%63allback/',
    '//evil.com',
    '/\\evil.com',
    '/.//evil.com',
    '/%2e%2e//evil.com',
    'https://evil.com',
  ])('%s is never returned to', (visited) => {
    const with_ = `${visited}${visited.includes('?') ? '&' : '?'}rd=1`
    expect(rememberedAt(now)(with_)).toBeNull()
    expect(returnPathOf(now)(visited)).toBeNull()
    expect(takeReturnPath(now, null)({ path: visited, savedAt: now })).toBeNull()
  })

  test('a screen whose name only begins alike is returned to', () => {
    expect(isSignInScreen('/login-help')).toBe(false)
    expect(isSignInScreen('/login///')).toBe(true)
    expect(isSignInScreen(`/login${'/'.repeat(300_000)}x`)).toBe(true)
    expect(isSignInScreen(`/a${'/'.repeat(300_000)}b`)).toBe(false)
    expect(isSignInScreen('/%zzlogin')).toBe(false)
    expect(returnPathOf(now)('/registered')?.path).toBe('/registered')
  })

  test('the guard keeps path, query and the place that is named', () => {
    expect(returnPathOf(now)('/children-profile?child=1#x')).toStrictEqual({
      path: '/children-profile?child=1#x',
      savedAt: now,
    })
    expect(takeReturnPath(now, null)({ path: '/user-profile#sign-in-methods', savedAt: now })).toBe(
      '/user-profile#sign-in-methods',
    )
  })

  test.each([
    '#',
    '#invite=secret',
    '##data',
    '#//evil.com',
    '#data#x',
    '#a b',
    '#%64ata',
    '#\ndata',
    `#${'a'.repeat(41)}`,
  ])('a fragment that names no place is left out: %j', (fragment) => {
    expect(returnPathOf(now)(`/user-profile?a=1${fragment}`)?.path).toBe('/user-profile?a=1')
  })

  test.prop(
    [
      fc.oneof(
        fc.string({ unit: 'binary' }),
        arb.nearLocalPath().map(({ input }) => input),
      ),
      fc.string(),
    ],
    {
      numRuns: 1000,
    },
  )('leads nowhere else, whatever is visited', (visited, fragment) => {
    const path = returnPathOf(now)(`${visited}#${fragment}`)?.path
    if (path === undefined) return
    expect(new URL(path, `${ours}/login`).href).toBe(ours + path)
    expect(isSignInScreen(path)).toBe(false)
    expect(path).toMatch(/^\/[^#]*(?:#[\w-]{1,40})?$/)
    expect(takeReturnPath(now, null)({ path, savedAt: now })).toBe(path)
  })

  test('is forgotten after half an hour', () => {
    const stored = { path: '/rewards', savedAt: now }
    expect(takeReturnPath(now, null)(stored)).toBe('/rewards')
    expect(takeReturnPath(now + returnPathLifeMs - 1, null)(stored)).toBe('/rewards')
    expect(takeReturnPath(now + returnPathLifeMs, null)(stored)).toBeNull()
    expect(takeReturnPath(now - 1, null)(stored)).toBeNull()
    expect(takeReturnPath(now, null)({ path: '/rewards', savedAt: NaN })).toBeNull()
    expect(takeReturnPath(now, null)(null)).toBeNull()
    expect(returnPathLifeMs).toBe(1_800_000)
  })

  test("of one member is no other's, and a visitor's is whoever signs in", () => {
    const stored = { path: '/rewards', savedAt: now, member: 'mali' }
    expect(takeReturnPath(now, 'mali')(stored)).toBe('/rewards')
    expect(takeReturnPath(now, 'anong')(stored)).toBeNull()
    expect(takeReturnPath(now, null)(stored)).toBeNull()
    expect(takeReturnPath(now, 'anong')({ path: '/rewards', savedAt: now })).toBe('/rewards')
  })
})

describe('routeId', () => {
  test.prop([arb.uuid()])('takes a UUID, in capitals too', (id) => {
    expect(routeId(id)).toStrictEqual(E.right(id))
    expect(routeId(id.toUpperCase())).toStrictEqual(E.right(id))
    expect(RouteId.encode(id)).toBe(id)
    expect(Uuid.is(id)).toBe(true)
  })

  test.prop([fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER })])('takes a positive whole number', (n) => {
    expect(routeId(String(n))).toStrictEqual(E.right(n))
    expect(RouteId.decode(String(n))).toStrictEqual(E.right(n))
    expect(E.isLeft(uuidParam(String(n)))).toBe(true)
    expect(RouteId.is(n) && CatalogueId.is(n)).toBe(true)
  })

  test.prop([arb.nearRouteId()])('refuses one slip', ({ input: text }) => {
    expect(routeId(text)).toStrictEqual(E.left({ _tag: 'NotAnId' }))
    expect(E.isLeft(catalogueIdParam(text))).toBe(true)
    expect(E.isLeft(RouteId.decode(text))).toBe(true)
  })

  test('is text of an address, nothing else', () => {
    for (const value of [1, null, undefined, {}]) expect(E.isLeft(RouteId.decode(value))).toBe(true)
    expect(RouteId.is(0)).toBe(false)
    expect(RouteId.is('1')).toBe(false)
    expect([LocalPath, Uuid, CatalogueId, RouteId].map(({ name }) => name)).toEqual([
      'LocalPath',
      'Uuid',
      'CatalogueId',
      'RouteId',
    ])
    expect(CatalogueId.is(1.5)).toBe(false)
  })
})
