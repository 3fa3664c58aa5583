import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import { expect, type Page } from '@playwright/test'

/** The small build, because it is sent to each page and compiled there. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** A sheet that slides in is half transparent, so its text is pale. Motion begins with the next frame. */
const moved = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const moving = () =>
      document.getAnimations().filter((each) => Number.isFinite(each.effect?.getComputedTiming().endTime))
    do {
      await frame()
      await Promise.allSettled(moving().map((each) => each.finished))
      await frame()
    } while (
      moving().some((each) => each.playState === 'running') ||
      document.querySelector('[data-entering], [data-exiting]') !== null
    )
  })

const violationsOf = async (page: Page, only?: string): Promise<ReadonlyArray<string>> => {
  await moved(page)
  // Beside an open dialog the page is inert, its heading and landmarks included.
  const modal = (await page.locator('[role=dialog], [role=alertdialog]').count()) > 0
  // Loaded once in each page, which is judged in several states.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(source)
  const violations = await page.evaluate(
    async ([run, disabled]) => {
      const { violations: all } = await (window as unknown as { readonly axe: Pick<typeof axe, 'run'> }).axe.run(
        document,
        {
          // Saves half of the time: none of these rules reads style sheets, passes are not reported, and no page has a frame.
          preload: false,
          resultTypes: ['violations'],
          runOnly: run,
          rules: Object.fromEntries(disabled.map((id) => [id, { enabled: false }])),
        },
      )
      return all
    },
    [
      only === undefined ? { type: 'tag' as const, values: rules } : { type: 'rule' as const, values: [only] },
      only === undefined && modal ? ['landmark-one-main', 'page-has-heading-one'] : [],
    ] as const,
  )
  return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target).join(', ')})`)
}

/** A dialog may load while axe runs, so after a finding it waits and checks once more; a real fault stays. */
export const expectAccessible = async (page: Page): Promise<void> => {
  const violations = await violationsOf(page)
  if (violations.length > 0) expect(await violationsOf(page), `accessibility of ${page.url()}`).toStrictEqual([])
}

export const expectAccessibleAtNight = async (page: Page, only?: string): Promise<void> => {
  const was = await page.evaluate(() => {
    const { theme } = document.documentElement.dataset
    document.documentElement.dataset['theme'] = 'night'
    return theme
  })
  const violations = await violationsOf(page, only)
  if (violations.length > 0) expect(await violationsOf(page, only), `night of ${page.url()}`).toStrictEqual([])
  await page.evaluate((theme) => {
    if (theme === undefined) delete document.documentElement.dataset['theme']
    else document.documentElement.dataset['theme'] = theme
  }, was)
}

export const expectNightContrast = (page: Page): Promise<void> => expectAccessibleAtNight(page, 'color-contrast')

export const expectAccessibleInBothThemes = async (page: Page): Promise<void> => {
  await expectAccessible(page)
  await expectNightContrast(page)
}
