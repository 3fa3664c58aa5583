import type { Page } from '@playwright/test'

declare global {
  interface Window {
    interactions?: Map<number, number>
  }
}

interface EventTiming extends PerformanceEntry {
  readonly interactionId?: number
}

/** As in INP; browsers report events from 16 ms. */
const watchInteractions = (): void => {
  const seen = new Map<number, number>()
  window.interactions = seen
  new PerformanceObserver((list) => {
    for (const { interactionId = 0, duration } of list.getEntries() as ReadonlyArray<EventTiming>)
      if (interactionId > 0) seen.set(interactionId, Math.max(seen.get(interactionId) ?? 0, duration))
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

type Act = (page: Page) => Promise<unknown>

interface Scene {
  readonly path: (child: string) => string
  readonly acts: ReadonlyArray<Act>
}

const key =
  (name: string): Act =>
  (page) =>
    page.keyboard.press(name)

const tapFirst =
  (selector: string): Act =>
  (page) =>
    page.locator(selector).locator('visible=true').first().tap()

/** Latin letters, because Playwright has no names for Thai keys and the cost is the same. */
const scenes: ReadonlyArray<Scene> = [
  {
    path: () => '/growth',
    acts: [tapFirst('main input[inputmode="decimal"]'), key('1'), key('2'), key('.'), key('5')],
  },
  {
    path: () => '/article',
    acts: [tapFirst('main input'), key('m'), key('i'), tapFirst('main .ui-chip'), tapFirst('main .ui-chip')],
  },
  {
    path: (child) => `/children-profile/growth?child=${child}`,
    acts: [
      (page) => page.locator('main .ui-chart [tabindex="0"]').first().focus(),
      key('ArrowLeft'),
      key('ArrowLeft'),
      key('ArrowRight'),
      key('Home'),
    ],
  },
  {
    path: () => '/rewards',
    acts: [
      tapFirst('main .ui-chip'),
      tapFirst('.tab-bar button'),
      key('Escape'),
      tapFirst('.tab-bar button'),
      key('Escape'),
    ],
  },
]

export const interactionsOf = async (page: Page, url: string, child: string): Promise<ReadonlyArray<number>> => {
  const all: number[] = []
  for (const { path, acts } of scenes) {
    await page.goto(url + path(child))
    await page.waitForTimeout(6000)
    await page.evaluate(watchInteractions)
    for (const act of acts) {
      await act(page)
      await page.waitForTimeout(400)
    }
    const seen = await page.evaluate(() => [...(window.interactions ?? new Map<number, number>()).values()])
    all.push(...seen)
  }
  return all
}
