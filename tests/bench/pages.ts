import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, type Browser } from '@playwright/test'
import { appAt, appIn, type BenchApp } from './support/pages/apps'
import { firstLoad, type FirstLoad } from './support/pages/firstLoad'
import { interactionsOf } from './support/pages/interactions'
import { memberPhone, profiles, type Profile } from './support/pages/member'
import { step, watch, type Step } from './support/pages/pageSteps'

const root = process.cwd()

const before = process.env['BENCH_BEFORE'] ?? 'HEAD~1'

const repeats = 3
const goals = { here: 100, slow: 300, interaction: 120, firstLoad: { slow4G: 2500, poor: 6000, lowData: 2500 } }

const visits = ['slow4G', 'poor', 'lowData'] as const
type Visit = (typeof visits)[number]

const firstVisits = ['/children', '/rewards', '/user-profile'] as const
const revisits = ['/', '/children', '/rewards', '/'] as const

const p75 = (values: ReadonlyArray<number>): number =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1] ?? Number.NaN

interface Walked {
  readonly firstVisits: ReadonlyArray<Step>
  readonly revisits: ReadonlyArray<Step>
}

const walk = async (browser: Browser, app: BenchApp, profile: Profile): Promise<Walked> => {
  const { page, close } = await memberPhone(browser, app, profile)
  await page.goto(`${app.url}/`)
  await page.waitForTimeout(profile.network === null ? 7000 : 12_000)
  await watch(page)
  const walked: { firstVisits: Step[]; revisits: Step[] } = { firstVisits: [], revisits: [] }
  for (const to of firstVisits) walked.firstVisits.push(await step(page, to))
  for (const to of revisits) walked.revisits.push(await step(page, to))
  await close()
  return walked
}

const childOf = async (browser: Browser, app: BenchApp): Promise<string> => {
  const { page, close } = await memberPhone(browser, app, profiles.here)
  await page.goto(`${app.url}/children`)
  const href = await page.locator('main a[href^="/children/"]').first().getAttribute('href')
  await close()
  return href?.split('/')[2] ?? ''
}

const interact = async (browser: Browser, app: BenchApp): Promise<ReadonlyArray<number>> => {
  const child = await childOf(browser, app)
  const { page, close } = await memberPhone(browser, app, profiles.here)
  const all = await interactionsOf(page, app.url, child)
  await close()
  return all
}

interface Measured {
  readonly here: Step[]
  readonly slow: Step[]
  readonly interactions: number[]
  readonly firstLoads: Readonly<Record<Visit, FirstLoad[]>>
}

const nothing = (): Measured => ({
  here: [],
  slow: [],
  interactions: [],
  firstLoads: { slow4G: [], poor: [], lowData: [] },
})

/** The largest ratio to the commit before that passes: two runs of one commit differ by as much. */
const noise = 1.25

const row = (name: string, now: ReadonlyArray<number>, then: ReadonlyArray<number> | null, goal: number) => {
  const value = p75(now)
  const limit = then === null ? goal : p75(then)
  return {
    name,
    value,
    limit,
    ratio: (limit * (then === null ? 1 : noise)) / value,
    unit: 'ms' as const,
    target: 1,
    note: `p75 of ${now.length}; ${then === null ? 'beside the goal' : `beside ${before}`}; the goal is ${goal} ms`,
  }
}

const paints = (loads: ReadonlyArray<FirstLoad>): ReadonlyArray<number> => loads.map(({ painted }) => painted)

const firstLoadRow = (visit: Visit, now: ReadonlyArray<FirstLoad>, then: ReadonlyArray<FirstLoad> | null) => {
  const made = row(
    `first load of /, ${visit}`,
    paints(now),
    then === null ? null : paints(then),
    goals.firstLoad[visit],
  )
  const asked = (loads: ReadonlyArray<FirstLoad>): string => {
    const { requests, bytes } = loads.at(-1) ?? { requests: 0, bytes: 0 }
    return `${requests} requests, ${Math.round(bytes / 1000)} kB`
  }
  return { ...made, note: `${made.note}; ${asked(now)}${then === null ? '' : `, before ${asked(then)}`}` }
}

const headings = (steps: ReadonlyArray<Step>): ReadonlyArray<number> => steps.map(({ heading }) => heading)
const wholes = (steps: ReadonlyArray<Step>): ReadonlyArray<number> => steps.map(({ whole }) => whole)

/** On a phone with 4 × slowdown. The app of `BENCH_BEFORE` runs in turns, so that a busy moment affects both. */
export const benchPages = async () => {
  const { findChromium } = (await import(pathToFileURL(path.join(root, 'scripts/chromium.mjs')).href)) as {
    readonly findChromium: () => Promise<string | null>
  }
  const executablePath = await findChromium()
  const skipped = (why: string) => [{ name: 'from page to page', skipped: why, ok: true }]
  if (executablePath === null) return skipped('there is no Chromium here')
  const earlier = await appAt(before)
  const now = await appIn(root)
  const browser = await chromium.launch({ executablePath })
  const apps = [{ app: now, measured: nothing() }, ...(earlier === null ? [] : [{ app: earlier, measured: nothing() }])]
  try {
    for (let repeat = 0; repeat < repeats; repeat += 1)
      for (const { app, measured } of apps) {
        const quick = await walk(browser, app, profiles.here)
        const slow = await walk(browser, app, profiles.slow4G)
        measured.here.push(...quick.revisits)
        measured.slow.push(...slow.firstVisits)
        for (const visit of visits) measured.firstLoads[visit].push(await firstLoad(browser, app, profiles[visit]))
        if (repeat > 0) measured.interactions.push(...(await interact(browser, app)))
      }
  } finally {
    await browser.close()
    await now.stop()
    await earlier?.stop()
  }
  const [ours, theirs] = apps.map(({ measured }) => measured)
  if (ours === undefined) return skipped('nothing was measured')
  return [
    row('to the h1, code here', headings(ours.here), theirs === undefined ? null : headings(theirs.here), goals.here),
    row('to the h1, slow 4G', headings(ours.slow), theirs === undefined ? null : headings(theirs.slow), goals.slow),
    row('to the whole page, slow 4G', wholes(ours.slow), theirs === undefined ? null : wholes(theirs.slow), goals.slow),
    row('an interaction', ours.interactions, theirs?.interactions ?? null, goals.interaction),
    ...visits.map((visit) => firstLoadRow(visit, ours.firstLoads[visit], theirs?.firstLoads[visit] ?? null)),
  ]
}
