import { AxeBuilder } from '@axe-core/playwright'
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

/** Expects axe to find nothing on the page as it stands. */
export const expectAccessible = async (page: Page): Promise<void> => {
  await moved(page)
  // Beside an open dialog the page is inert, its heading and landmarks with it.
  const modal = (await page.locator('[role=dialog], [role=alertdialog]').count()) > 0
  const { violations } = await new AxeBuilder({ page })
    .withTags(rules)
    .disableRules(modal ? ['landmark-one-main', 'page-has-heading-one'] : [])
    .analyze()
  const told = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target).join(', ')})`,
  )
  expect(told, `accessibility of ${page.url()}`).toStrictEqual([])
}
