import type { Page } from '@playwright/test'
import { enter, joinMember } from '../support/members.js'
import { pageReady } from '../support/pageReady.js'
import { expect, test } from '../support/test.js'
import { expectWholeAccessible } from '../support/wholePage.js'

const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset['theme'] ?? 'light')
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const night = 'rgb(22, 20, 15)'

const firstGround = async (page: Page, path: string): Promise<unknown> => {
  await page.addInitScript(() => {
    requestAnimationFrame(() => {
      ;(window as unknown as Record<string, unknown>)['firstTheme'] =
        document.documentElement.dataset['theme'] ?? 'light'
    })
  })
  await page.goto(path)
  await expect
    .poll(() => page.evaluate(() => (window as unknown as Record<string, unknown>)['firstTheme']))
    .toBeDefined()
  return page.evaluate(() => (window as unknown as Record<string, unknown>)['firstTheme'])
}

test("the night's colours are chosen in the menu, and are there from the first picture on", async ({
  page,
  context,
}) => {
  await page.goto('/')
  await pageReady(page)
  expect(await theme(page)).toBe('light')
  await page.getByRole('button', { name: 'เมนู' }).click()
  await page.getByRole('radio', { name: 'กลางคืน' }).check()
  expect([await theme(page), await ground(page)]).toEqual(['night', night])
  await expectWholeAccessible(page)
  const other = await context.newPage()
  expect(await firstGround(other, '/login')).toBe('night')
  expect(await ground(other)).toBe(night)
  await expectWholeAccessible(other)
  await other.emulateMedia({ media: 'print' })
  expect(await ground(other)).not.toBe(night)
})

test('a page that follows its device turns with it; a choice in the profile holds against it', async ({
  page,
  context,
  request,
  app,
}) => {
  await enter(context, app.url, await joinMember(request))
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/user-profile#theme')
  await pageReady(page)
  expect(await theme(page)).toBe('light')
  await page.getByRole('radio', { name: 'ตามเครื่อง' }).check()
  expect(await theme(page)).toBe('night')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => theme(page)).toBe('light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.getByRole('radio', { name: 'สว่าง' }).check()
  await page.reload()
  await pageReady(page)
  expect(await theme(page)).toBe('light')
})
