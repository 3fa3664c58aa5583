import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { test as base, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test'
import { root } from '../../scripts/setup-run.mjs'
import { atRest } from '../e2e/support/atRest.js'
import { enterConsole } from '../e2e/support/console.js'
import { demo, demoAddresses } from '../e2e/support/demo.js'
import { enter, joinMember } from '../e2e/support/members.js'
import { pageReady } from '../e2e/support/pageReady.js'
import { waitForApp } from '../e2e/support/waitForApp.js'
import { visitAll, routes, type Route } from '../e2e/pages/crawl.js'
import { sampleAddress } from '../../scripts/web-build/samples.mjs'

type Start = typeof import('../../scripts/start-server.mjs').startServer
type Serve = typeof import('../../widget/serve.mjs').serveWidget

const tree = process.env['PICTURES_OF'] ?? root
const folder = process.env['PICTURES_IN'] ?? path.join(root, 'reports/pictures/now')
/** Beginning of the shown paths; empty: all. */
const only = process.env['PICTURES_PATH'] ?? ''
const load = (file: string): Promise<unknown> => import(pathToFileURL(path.join(tree, file)).href)

/** Servers begin at 10:00 in Bangkok and pages show 10:40, so "an hour ago" is the same in each run. */
const clock = {
  NODE_OPTIONS: `--import ${pathToFileURL(path.join(root, 'tests/clock.setup.mjs')).href}`,
  TEST_CLOCK: '03:00',
}
const shownTime = new Date().setUTCHours(3, 40, 0, 0)

const test = base.extend<object, { readonly app: Awaited<ReturnType<Start>> }>({
  browser: [
    async ({ browser }, give) => {
      waitForApp(browser)
      await give(browser)
    },
    { scope: 'worker' },
  ],
  app: [
    // Playwright reads the names of the fixtures from this pattern, so it must be one, even an empty one.
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, give) => {
      const { startServer } = (await load('scripts/start-server.mjs')) as { readonly startServer: Start }
      const app = await startServer({ CAREPLUS_MODE: 'demo', TRUST_PROXY: '127.0.0.1, ::1', ...clock })
      await give(app)
      await app.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ app }, give) => give(app.url),
  // oxlint-disable-next-line eslint/no-empty-pattern
  extraHTTPHeaders: async ({}, give) => give({ 'x-forwarded-for': `198.18.0.${(networks += 1)}` }),
})
let networks = 0

const widths = [360, 1280] as const
const themes = ['light', 'night'] as const
type Theme = (typeof themes)[number]

const nameOf = (address: string): string => address.replaceAll(/[{}]/g, '').replaceAll('/', '-').slice(1) || 'home'

const scrollThrough = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    for (let at = 0; at < document.documentElement.scrollHeight; at += innerHeight / 2) {
      scrollTo(0, at)
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
  })
  await atRest(page)
  await page.evaluate(() => scrollTo(0, 0))
}

const shoot = async (page: Page, set: string, name: string): Promise<void> => {
  await scrollThrough(page)
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
  await page.screenshot({ path: path.join(folder, set, `${name}.png`), fullPage: true, animations: 'disabled' })
}

const shootAll = (context: BrowserContext, set: string, paths: ReadonlyArray<string>, at: (path: string) => string) =>
  visitAll(
    context,
    paths.filter((each) => each.startsWith(only)),
    async (page, each) => {
      await page.goto(at(each))
      await pageReady(page).catch(() => undefined)
      await shoot(page, set, nameOf(each))
    },
  )

const show = async (context: BrowserContext, url: string, theme: Theme): Promise<void> => {
  await context.clock.setFixedTime(shownTime)
  await context.addCookies([{ name: 'careplus.helper', value: `a=0&m=0&v=2026-11-01&t=${theme}`, url }])
}

const pathsFor = (guarded: Route['guard']) => routes.filter(({ guard }) => guard !== guarded).map(({ path: at }) => at)
const visitorPaths = pathsFor('auth')
const memberPaths = pathsFor('authenticated')
const privatePaths = routes.filter(({ guard, path: at }) => guard === 'auth' && !at.includes('{')).map((at) => at.path)

const signIn = async (context: BrowserContext, url: string, member: Parameters<typeof enter>[2]): Promise<void> => {
  await enter(context, url, member)
  // The server's clock sets the expiry, and the page's clock reads it.
  for (const name of ['token', 'refresh_token'])
    await context.addCookies([{ name: `auth._${name}_expiration.local1`, value: String(shownTime + 86_400_000), url }])
}

const newcomer = async (context: BrowserContext, url: string, request: APIRequestContext): Promise<void> =>
  signIn(context, url, await joinMember(request))

for (const width of widths)
  for (const theme of themes) {
    test.describe(`${width} ${theme}`, () => {
      test.use({ viewport: { width, height: width === 360 ? 740 : 800 } })
      const set = (situation: string): string => `${situation}-${width}-${theme}`

      test(set('visitor'), async ({ context, app }) => {
        await show(context, app.url, theme)
        await shootAll(context, set('visitor'), visitorPaths, sampleAddress)
      })

      test(set('member'), async ({ context, request, app }) => {
        await show(context, app.url, theme)
        await signIn(context, app.url, demo)
        await shootAll(context, set('member'), memberPaths, await demoAddresses(request))
      })

      test(set('empty'), async ({ context, request, app }) => {
        await show(context, app.url, theme)
        await newcomer(context, app.url, request)
        await shootAll(context, set('empty'), privatePaths, sampleAddress)
      })

      test(set('silent'), async ({ context, request, app }) => {
        await show(context, app.url, theme)
        await newcomer(context, app.url, request)
        await context.route(/\/(?:api|th)\//, (route) => route.abort())
        await shootAll(context, set('silent'), privatePaths, sampleAddress)
      })

      test(set('staff'), async ({ page, context, app }) => {
        await show(context, app.url, theme)
        await page.emulateMedia({ colorScheme: theme === 'night' ? 'dark' : 'light' })
        await enterConsole(page, app)
        const screens = await page
          .locator('a.staff-rail__entry')
          .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href))
        for (const screen of new Set(screens)) {
          const { pathname } = new URL(screen)
          await page.goto(screen)
          await pageReady(page)
          await shoot(page, set('staff'), nameOf(pathname))
          const first = page.locator('.staff-table__link').first()
          if (!(await first.isVisible())) continue
          await first.click()
          await pageReady(page)
          await shoot(page, set('staff'), `${nameOf(pathname)}-one`)
        }
      })

      test(set('widget'), async ({ page }) => {
        const { serveWidget } = (await load('widget/serve.mjs')) as { readonly serveWidget: Serve }
        const served = await serveWidget({})
        await page.clock.setFixedTime(shownTime)
        await page.emulateMedia({ colorScheme: theme === 'night' ? 'dark' : 'light' })
        await page.goto(served.url)
        await shoot(page, set('widget'), 'demo')
        await served.close()
      })
    })
  }

test.describe('on paper', () => {
  // A4 at 96 px an inch.
  test.use({ viewport: { width: 794, height: 1123 } })
  test('print', async ({ context, request, app }) => {
    await show(context, app.url, 'light')
    await signIn(context, app.url, demo)
    context.on('page', (page) => void page.emulateMedia({ media: 'print' }))
    await shootAll(context, 'print', memberPaths, await demoAddresses(request))
  })
})
