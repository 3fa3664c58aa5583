import axe from 'axe-core'
import { expect, type Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * A sheet on its way in is half clear, and its words are pale: what ends by itself is waited for. What has only just been
 * asked for begins to move with the next frame.
 */
const moved = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
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

const found = async (page: Page): Promise<ReadonlyArray<string>> => {
  await moved(page)
  // Beside an open dialog the page is inert, its heading and landmarks with it.
  const modal = (await page.locator('[role=dialog], [role=alertdialog]').count()) > 0
  // Read once in a page's life: a page is judged again in another state, and the rules are half a megabyte.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(
    async ([tags, disabled]) => {
      const { violations: all } = await (window as unknown as { readonly axe: Pick<typeof axe, 'run'> }).axe.run(
        document,
        {
          // Half the time: no rule of these reads style sheets by itself, what passes is not told, and no page here has a frame.
          preload: false,
          resultTypes: ['violations'],
          runOnly: { type: 'tag', values: tags },
          rules: Object.fromEntries(disabled.map((id) => [id, { enabled: false }])),
        },
      )
      return all
    },
    [rules, modal ? ['landmark-one-main', 'page-has-heading-one'] : []] as const,
  )
  return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target).join(', ')})`)
}

/**
 * Expects axe to find nothing on the page as it stands. A dialog's code may come only while axe is looking, and then the
 * dialog is judged half clear: what is found is looked for once more when that has ended, and a fault is found again.
 */
export const expectAccessible = async (page: Page): Promise<void> => {
  const told = await found(page)
  if (told.length > 0) expect(await found(page), `accessibility of ${page.url()}`).toStrictEqual([])
}
