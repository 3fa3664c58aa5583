import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, type Browser, type Page } from '@playwright/test'
import { addChild } from '../e2e/support/account'
import { enter, joinMember } from '../e2e/support/members'
import { median } from './support/load'

export interface BenchResult {
  readonly name: string
  /** Milliseconds until the chart of a child with many records is drawn. */
  readonly value: number
  readonly limit: number
  readonly ratio: number
  readonly unit: 'ms'
  readonly target: number
  readonly note: string
}

const many = 200
const few = 2
const slowdown = 4
const repeats = 9

interface Server {
  readonly url: string
  readonly stop: () => Promise<unknown>
}

/** The repository's own scripts, by path, because this file runs from the folder that it was bundled to. */
const script = async <A>(name: string): Promise<A> =>
  (await import(/* @vite-ignore */ pathToFileURL(path.resolve('scripts', name)).href)) as A

const day = (daysAgo: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok' }).format(Date.now() - daysAgo * 86_400_000)

const bornDaysAgo = 1830

/** In days: less than the 18 months that a chart opens on, so that every point is drawn. */
const spread = 540

const recordsOf = (count: number) =>
  Array.from({ length: count }, (_, i) => {
    const age = bornDaysAgo - 10 - spread + Math.round(((i + 1) * spread) / count)
    const grown = Math.sqrt(age / 1856)
    return {
      date: day(bornDaysAgo - age),
      weight: Math.round((3.4 + 14 * grown + (i % 5) * 0.1) * 10) / 10,
      height: Math.round((50 + 58 * grown + (i % 7) * 0.2) * 10) / 10,
    }
  })

const pageOf = async (browser: Browser, url: string, points: number) => {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    viewport: { width: 360, height: 740 },
  })
  const token = await enter(context, url, await joinMember(context.request))
  const child = { nickname: 'มะลิ', birthday: day(bornDaysAgo), gender: 'female' } as const
  const id = await addChild(context.request, token, child, recordsOf(points))
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const [open, redraw]: [number[], number[]] = [[], []]
  return { page, id, points, open, redraw }
}

/** Milliseconds from the start of the page until the chart's last point is painted. */
const opened = async (page: Page, child: string, points: number): Promise<number> => {
  await page.goto(`/children-profile/growth?child=${child}`, { waitUntil: 'commit' })
  return page.evaluate(
    (count) =>
      new Promise<number>((resolve) => {
        const checkFrame = () => {
          const pointCount = document.querySelectorAll('.ui-chart__point').length
          if (pointCount === count) setTimeout(() => resolve(performance.now()))
          else requestAnimationFrame(checkFrame)
        }
        checkFrame()
      }),
    points,
  )
}

/** Milliseconds from choosing another indicator until it is painted: the median of several presses. */
const redrawn = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const times: number[] = []
    for (let i = 0; i < 9; i += 1) {
      const chips = document.querySelectorAll<HTMLButtonElement>('.curve > .ui-chips .ui-chip')
      const began = performance.now()
      chips[(i + 1) % 2]?.click()
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
      times.push(performance.now() - began)
    }
    return times.toSorted((a, b) => a - b)[4] ?? 0
  })

const resultOf = (name: string, manyMs: ReadonlyArray<number>, fewMs: ReadonlyArray<number>): BenchResult => {
  const [slow, fast] = [median(manyMs), median(fewMs)]
  return {
    name: `${name}, ${many} records`,
    value: slow,
    limit: fast,
    ratio: fast / slow,
    unit: 'ms',
    target: 0.667,
    note: `beside ${few} records, processor slowed ${slowdown} times`,
  }
}

export const benchChart = async (): Promise<ReadonlyArray<BenchResult>> => {
  const { startServer } = await script<{ readonly startServer: () => Promise<Server> }>('start-server.mjs')
  const { chromium: program } = await script<{ readonly chromium: () => Promise<string> }>('chromium.mjs')
  const server = await startServer()
  const browser = await chromium.launch({ executablePath: await program(), args: ['--no-sandbox'] })
  try {
    const sides = [await pageOf(browser, server.url, many), await pageOf(browser, server.url, few)] as const
    // In turns, so that a busy moment of the machine affects both; the first round only fills the caches.
    for (let repeat = 0; repeat <= repeats; repeat += 1) {
      for (const { page, id, points, open, redraw } of sides) {
        const times = [await opened(page, id, points), await redrawn(page)] as const
        if (repeat === 0) continue
        open.push(times[0])
        redraw.push(times[1])
      }
    }
    const [large, small] = sides
    return [
      resultOf('a growth chart opened', large.open, small.open),
      resultOf('a growth chart drawn anew', large.redraw, small.redraw),
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}
