import type { Page } from '@playwright/test'
import { loadRouteTable } from '../../../scripts/web-build/sources.mjs'
import { addChild } from '../support/account.js'
import { post } from '../support/api.js'
import { bornYearsAgo, dayFromToday } from '../support/days.js'
import { enter, joinMember } from '../support/members.js'
import { settled } from '../support/settled.js'
import { expect, test } from '../support/test.js'

interface Route {
  readonly path: string
  readonly params: string | null
}

const routes: ReadonlyArray<Route> = await loadRouteTable()
const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** The path as the route table spells it; null for another site, a file or a telephone. */
const routeOf = (href: string): string | null => {
  const path = new URL(href).pathname.replaceAll(uuid, '{id}')
  return routes.some((route) => route.path === path) ? path : null
}

/** Every address that a page leads to by a link. */
const linksOf = (page: Page, url: string): Promise<ReadonlyArray<string>> =>
  page.evaluate(
    (origin) =>
      [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
        .map((a) => a.href)
        .filter((href) => href.startsWith(origin)),
    url,
  )

/** Where one comes to from `/` by links alone, through the screens that are named. */
const walk = async (page: Page, url: string, through: ReadonlyArray<string>): Promise<ReadonlySet<string>> => {
  const found = new Set<string>()
  const waiting = new Map([['/', `${url}/`]])
  const seen = new Set<string>()
  for (;;) {
    const next = [...waiting].find(([route]) => !seen.has(route) && (route === '/' || through.includes(route)))
    if (next === undefined) return found
    seen.add(next[0])
    await page.goto(next[1])
    await settled(page)
    for (const href of await linksOf(page, url)) {
      const route = routeOf(href)
      if (route === null) continue
      found.add(route)
      if (!waiting.has(route)) waiting.set(route, href)
    }
  }
}

test('a visitor finds the public checks from the front page', async ({ page, app }) => {
  const found = await walk(page, app.url, ['/milnutrisure'])
  for (const path of ['/children-growth', '/milnutrisure', '/children/stool-info', '/mobility-results', '/login'])
    expect([...found], path).toContain(path)
})

test('a member finds every screen of health from the front page', async ({ page, context, request, app }) => {
  test.slow()
  const token = await enter(context, app.url, await joinMember(request))
  const child = { nickname: 'ภูผา', birthday: bornYearsAgo(5).iso, gender: 'male' } as const
  await addChild(request, token, child, [{ date: dayFromToday(-20), weight: 18, height: 108 }])
  const profile = { relation: 'myself', name: 'แม่', birthDate: '1992-04-13', sex: 'female', weight: null, height: null }
  await post(request, '/th/adults/', { ...profile, consent: { version: '2026-11-01' } }, token)
  const found = await walk(page, app.url, [
    '/children',
    '/children/{id}',
    '/children-profile',
    '/children-profile/growth',
    '/children/stool-info',
    '/dashboard',
    '/user-profile',
    '/adults',
    '/adults/{id}',
    '/mobility',
    '/milnutrisure',
  ])
  const promised = `/children /children/{id} /children/add-information /children-profile /children-profile/growth
    /children-profile/add-growth /children-profile/edit-growth /children-profile/save-progress-growth
    /children/stool-info /milnutrisure /children-growth /adults /adults/{id} /mobility /mobility-results /user-profile`.split(
    /\s+/,
  )
  expect(promised.filter((path) => !found.has(path))).toStrictEqual([])
})

test('the menu holds every part of the house', async ({ page, context, request, app }) => {
  await enter(context, app.url, await joinMember(request))
  await page.goto('/')
  await settled(page)
  await page.getByRole('button', { name: 'เมนู' }).first().click()
  const menu = page.getByRole('dialog')
  for (const path of [
    '/children',
    '/children-profile',
    '/children/stool-info',
    '/milnutrisure',
    '/adults',
    '/mobility',
    '/mobility-results',
    '/dashboard',
  ])
    await expect(menu.locator(`a[href="${path}"]`)).toHaveCount(1)
})
