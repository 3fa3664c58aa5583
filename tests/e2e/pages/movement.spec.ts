import type { Page } from '@playwright/test'
import { addChild } from '../support/account.js'
import { countCalls, slowDown } from '../support/networkFaults.js'
import { enter, joinMember } from '../support/members.js'
import { pageReady } from '../support/pageReady.js'
import { expect, test } from '../support/test.js'

/** Records view transitions, and animations of anything but colours. */
const watchMovement = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const moved: string[] = []
    ;(window as unknown as { moved: string[] }).moved = moved
    const note = (): void => {
      for (const animation of document.getAnimations()) {
        const { effect } = animation
        if (!(effect instanceof KeyframeEffect) || animation.playState !== 'running') continue
        const length = Number(effect.getComputedTiming().duration)
        // With reduced motion an animation lasts a millisecond.
        if (length > 1 && effect.getKeyframes().some((frame) => 'transform' in frame))
          moved.push(`${effect.pseudoElement ?? effect.target?.getAttribute('class') ?? ''} ${length}`)
      }
    }
    const checkFrame = (): void => {
      note()
      requestAnimationFrame(checkFrame)
    }
    requestAnimationFrame(checkFrame)
    // On a busy machine the next frame may come when a transition has ended.
    const start = document.startViewTransition?.bind(document)
    if (start !== undefined)
      document.startViewTransition = (update) => {
        const transition = start(update)
        transition.ready.then(note, () => undefined)
        return transition
      }
  })

const moved = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() => [...new Set((window as unknown as { moved: ReadonlyArray<string> }).moved)])

const card = (page: Page) => page.locator('main .reward-card').first()

test('a picture moves from its list to its page, and what is pressed meanwhile counts', async ({ page }) => {
  await watchMovement(page)
  await page.goto('/rewards')
  await pageReady(page)
  await card(page).scrollIntoViewIfNeeded()
  expect(await moved(page)).toEqual([])
  // The page is fetched shortly after the pointer rests; pressed before that, it appears without a transition.
  const code = page.waitForResponse(/\/assets\/\w+Route-/)
  await card(page).hover()
  await code
  await page.waitForLoadState('networkidle')
  await card(page).click()
  await expect(page).toHaveURL(/\/rewards\/(?:redeem|luckydraw)\//)
  await expect.poll(() => moved(page)).toContainEqual(expect.stringMatching(/^::view-transition-group/))
  // Under a third of a second each, so that nobody waits for it.
  for (const movement of await moved(page)) expect(Number(movement.split(' ').at(-1))).toBeLessThanOrEqual(300)
  await page.goBack()
  await card(page).hover()
  await card(page).click()
  await page.getByRole('link', { name: 'ย้อนกลับ' }).first().click()
  await expect(page).toHaveURL(/\/rewards$/)
  await expect(card(page)).toBeVisible()
})

test('who wants no movement sees none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await watchMovement(page)
  await page.goto('/rewards')
  await pageReady(page)
  await card(page).hover()
  await page.waitForLoadState('networkidle')
  await card(page).click()
  await expect(page.locator('main h1')).toBeVisible()
  expect(await moved(page)).toEqual([])
})

test('a page that is opened stands still; after a press the child rises to its height', async ({
  page,
  context,
  request,
  app,
}) => {
  const token = await enter(context, app.url, await joinMember(request))
  const child = { nickname: 'มะลิ', gender: 'female', birthday: '2022-03-01' } as const
  const id = await addChild(request, token, child, [{ date: '2026-01-10', weight: 15.2, height: 98.5 }])
  await watchMovement(page)
  await page.goto(`/children/${id}`)
  await pageReady(page)
  await expect(page.locator('.ui-by-ruler__child')).toBeVisible()
  expect(await moved(page)).toEqual([])
  await page.locator('.tab-bar a[href="/children"]').click()
  await expect(page).toHaveURL(/\/children$/)
  await page.locator('main a[href^="/children/"]').first().click()
  await expect(page.locator('.ui-by-ruler__child')).toBeVisible()
  await expect.poll(() => moved(page)).toContainEqual(expect.stringMatching(/^ui-by-ruler__child/))
})

test('what a finger on its way has read is not read again, and a page stays until the next is here', async ({
  page,
  context,
  request,
  app,
}) => {
  await enter(context, app.url, await joinMember(request))
  await page.goto('/user-profile')
  await pageReady(page)
  const lists = countCalls(context, 'GET', /^\/th\/family\/$/)
  const tab = page.locator('.tab-bar a[href="/children"]')
  await tab.dispatchEvent('touchstart')
  await expect.poll(lists).toBeGreaterThan(0)
  await page.waitForLoadState('networkidle')
  const before = lists()
  await tab.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ลูก')
  await page.waitForLoadState('networkidle')
  expect(lists()).toBe(before)
  await slowDown(context, 'GET', /\/assets\/NoticesRoute-/)
  await page.evaluate(() => history.pushState(null, '', '/notice'))
  await expect(page.locator('.page-skeleton')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'ข่าวถึงคุณ' })).toBeVisible()
})
