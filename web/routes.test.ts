import { expect, test } from 'vitest'
import fixture from './routes.fixture.json'
import { allRoutes, ownRoutes, routes } from './routes'

test('the table holds the 87 paths of the site, each with its layout and whether it needs a session', () => {
  expect(routes.map(({ path, layout, auth }) => [path, layout, auth])).toStrictEqual(fixture)
  expect(routes).toHaveLength(87)
})

test("what is this product's own is named here, and takes no path of the site", () => {
  expect(ownRoutes.map(({ path, layout, auth }) => [path, layout, auth])).toStrictEqual([
    ...['analytics', 'advertising', 'marketing', 'child-health', 'mobility', 'line'].map((purpose) => [
      `/consent-${purpose}`,
      'default',
      false,
    ]),
    ['/privacy-policy-first', 'default', false],
    ['/privacy-policy-2-1', 'default', false],
    ['/terms-and-conditions-first', 'default', false],
    ['/terms-and-conditions-2-0', 'default', false],
    ['/adults/confirm', 'only-header', false],
  ])
  expect(new Set(allRoutes.map(({ path }) => path)).size).toBe(routes.length + ownRoutes.length)
})

test('every route has a Thai title, and only public paths without an id are written as HTML', () => {
  for (const route of allRoutes) {
    expect(route.title).toMatch(/[\u0E00-\u0E7F]/)
    if (!route.path.includes('{')) expect(route.prerender).toBe(!route.auth)
    else if (route.prerender) expect(route.auth).toBe(false)
    expect(route.params !== null).toBe(route.path.includes('{'))
  }
})

test('what needs a session is guarded; sign-in pages keep members off', () => {
  const anywhere = '/verify-email'
  for (const route of allRoutes) if (route.auth && route.path !== anywhere) expect(route.guard).toBe('auth')
  const membersOnly = allRoutes.filter(({ guard }) => guard === 'authenticated').map(({ path }) => path)
  expect(membersOnly).toStrictEqual([
    '/login',
    '/register',
    '/login-with-phone',
    '/login-with-phone/login-form',
    '/login-with-phone/modal-phone-register',
  ])
})
