import type { BrowserContext, Page } from '@playwright/test'
import { loadRouteTable } from '../../../scripts/web-build/sources.mjs'
import { settled } from '../support/settled.js'

export interface Route {
  readonly path: string
  readonly auth: boolean
  readonly guard: 'none' | 'auth' | 'authenticated'
  readonly ready: boolean
}

export const routes: ReadonlyArray<Route> = await loadRouteTable()

/** What is spelt out wins over a `{…}`. */
const patterns = routes
  .map(({ path }) => ({ path, pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`) }))
  .toSorted((a, b) => a.path.split('{').length - b.path.split('{').length)

/** The path as the route table spells it; null for a file, or what the server has beside the app. */
const routeOf = (href: string): string | null =>
  patterns.find(({ pattern }) => pattern.test(new URL(href).pathname))?.path ?? null

/** Every address of ours that the page leads to by a link, those in an open sheet included. */
const linksOf = (page: Page, url: string): Promise<ReadonlyArray<string>> =>
  page.evaluate(
    (origin) =>
      [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
        .map((a) => a.href)
        .filter((href) => href.startsWith(origin)),
    url,
  )

const sheetButtons = ['เมนู', 'บันทึก']

/** The menu and the sheet of things to record: they are the same on every page. */
const linksOfSheets = async (page: Page, url: string): Promise<ReadonlyArray<string>> => {
  const found: string[] = []
  for (const name of sheetButtons) {
    await page.getByRole('button', { name, exact: true }).first().click()
    await page.getByRole('dialog').getByRole('link').first().waitFor()
    found.push(...(await linksOf(page, url)))
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  return found
}

/** The addresses by their routes. */
const byRoute = (links: ReadonlyArray<string>): ReadonlyMap<string, ReadonlyArray<string>> =>
  links.reduce((all, href) => {
    const route = routeOf(href)
    return route === null ? all : all.set(route, [...(all.get(route) ?? []), href])
  }, new Map<string, ReadonlyArray<string>>())

type Look<A, B> = (page: Page, what: A) => Promise<B>

/** Three looks beside each other, each in a page of its own: most of a look is waiting for answers. In the order of `all`. */
export const besides = async <A, B>(context: BrowserContext, all: ReadonlyArray<A>, look: Look<A, B>): Promise<B[]> => {
  const waiting = [...all.entries()]
  const seen: B[] = []
  const lookOn = async (): Promise<void> => {
    const page = await context.newPage()
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      seen[next[0]] = await look(page, next[1])
    await page.close()
  }
  await Promise.all([lookOn(), lookOn(), lookOn()])
  return seen
}

type Step = readonly [route: string, address: string]

/**
 * Where one comes to from `/` by links alone, with the page that leads there. Of each route the first and the last address
 * are looked at of those that lead there where it is first found: a list may begin with things that lead less far.
 */
export const walk = async (context: BrowserContext, url: string): Promise<ReadonlyMap<string, string>> => {
  const look: Look<Step, ReadonlyArray<string>> = async (page, [here, address]) => {
    await page.goto(address)
    await settled(page)
    return [...(await linksOf(page, url)), ...(here === '/' ? await linksOfSheets(page, url) : [])]
  }
  const from = new Map<string, string>()
  for (let steps: ReadonlyArray<Step> = [['/', `${url}/`]]; steps.length > 0;) {
    const seen = await besides(context, steps, look)
    steps = steps.flatMap(([here], at) =>
      [...byRoute(seen[at] ?? [])].flatMap(([route, addresses]): ReadonlyArray<Step> => {
        if (from.has(route)) return []
        from.set(route, here)
        if (route === '/') return []
        return [...new Set([addresses[0] ?? '', addresses.at(-1) ?? ''])].map((address) => [route, address])
      }),
    )
  }
  return from
}
