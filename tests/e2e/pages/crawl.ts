import type { BrowserContext, Page } from '@playwright/test'
import { loadRouteTable } from '../../../scripts/web-build/sources.mjs'
import { pageReady } from '../support/pageReady.js'

export interface Route {
  readonly path: string
  readonly auth: boolean
  readonly guard: 'none' | 'auth' | 'authenticated'
  readonly ready: boolean
}

export const routes: ReadonlyArray<Route> = await loadRouteTable()

/** A path without parameters wins over one with them. */
const patterns = routes
  .map(({ path }) => ({ path, pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`) }))
  .toSorted((a, b) => a.path.split('{').length - b.path.split('{').length)

/** Null: a file, or a route of the server beside the app. */
const routeOf = (href: string): string | null =>
  patterns.find(({ pattern }) => pattern.test(new URL(href).pathname))?.path ?? null

const linksOf = (page: Page, url: string): Promise<ReadonlyArray<string>> =>
  page.evaluate(
    (origin) =>
      [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
        .map((a) => a.href)
        .filter((href) => href.startsWith(origin)),
    url,
  )

/** A visitor's front page has no tab bar, and so no button to record. */
const sheets: Readonly<Record<string, string>> = { '/': 'เมนู', '/children-growth': 'บันทึก' }

const linksOfSheet = async (page: Page, url: string, name: string): Promise<ReadonlyArray<string>> => {
  await page.getByRole('button', { name, exact: true }).first().click()
  await page.getByRole('dialog').getByRole('link').first().waitFor()
  return linksOf(page, url)
}

const byRoute = (links: ReadonlyArray<string>): ReadonlyMap<string, ReadonlyArray<string>> =>
  links.reduce((all, href) => {
    const route = routeOf(href)
    return route === null ? all : all.set(route, [...(all.get(route) ?? []), href])
  }, new Map<string, ReadonlyArray<string>>())

type Visit<A, B> = (page: Page, what: A) => Promise<B>

/** Visits three pages at once, because most of a visit is waiting. Results are in the order of `all`. */
export const visitAll = async <A, B>(
  context: BrowserContext,
  all: ReadonlyArray<A>,
  visit: Visit<A, B>,
): Promise<B[]> => {
  const waiting = [...all.entries()]
  const seen: B[] = []
  const visitPending = async (): Promise<void> => {
    const page = await context.newPage()
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      seen[next[0]] = await visit(page, next[1])
    await page.close()
  }
  await Promise.all([visitPending(), visitPending(), visitPending()])
  return seen
}

type Step = readonly [route: string, address: string]

/** Its levels are named after `#`, and each has links of its own. */
const levelled = '/user-profile'

const isLevel = (address: string): boolean => !['', '#content'].includes(new URL(address).hash)

/** Of each route the first and the last found, because a list may begin with poorer pages. */
export const walk = async (context: BrowserContext, url: string): Promise<ReadonlyMap<string, string>> => {
  const visit: Visit<Step, ReadonlyArray<string>> = async (page, [route, address]) => {
    await page.goto(address)
    await pageReady(page)
    const sheet = sheets[route]
    const own = await linksOf(page, url)
    return sheet === undefined ? own : [...own, ...(await linksOfSheet(page, url, sheet))]
  }
  const from = new Map<string, string>()
  const levels = new Set<string>()
  const newLevels = (route: string, addresses: ReadonlyArray<string>): ReadonlyArray<Step> =>
    [...new Set(route === levelled ? addresses.filter(isLevel) : [])].flatMap((address): ReadonlyArray<Step> => {
      if (levels.has(address)) return []
      levels.add(address)
      return [[route, address]]
    })
  for (let steps: ReadonlyArray<Step> = [['/', `${url}/`]]; steps.length > 0;) {
    const seen = await visitAll(context, steps, visit)
    steps = steps.flatMap(([origin], at) =>
      [...byRoute(seen[at] ?? [])].flatMap(([route, addresses]): ReadonlyArray<Step> => {
        const deeper = newLevels(route, addresses)
        if (from.has(route)) return deeper
        from.set(route, origin)
        if (route === '/') return []
        const ends = [...new Set([addresses[0] ?? '', addresses.at(-1) ?? ''])].filter((each) => !levels.has(each))
        return [...ends.map((address): Step => [route, address]), ...deeper]
      }),
    )
  }
  return from
}
