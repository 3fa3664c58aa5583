import { randomUUID } from 'node:crypto'
import { expectAccessible } from '../support/accessible.js'
import { demo } from '../support/demo.js'
import { enter } from '../support/members.js'
import { pageReady } from '../support/pageReady.js'
import { expect, test } from '../support/test.js'

for (const [path, message] of [
  ['/nope', 'Page not found: /nope'],
  ['/nope/at-all', 'Page not found: /nope/at-all'],
  ['/children/abc', 'Page Not Found: /children/abc'],
  ['/campaign/%20?from=mail', 'Page Not Found: /campaign/%20?from=mail'],
] as const)
  test(`${path} is a 404 that says: ${message}`, async ({ page, faults }) => {
    faults.foresee(/status of 404/)
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page.getByText(message, { exact: true })).toBeVisible()
    await expectAccessible(page)
  })

test('a path that is not there never asks to sign in, and leads on', { tag: '@front' }, async ({ page, faults }) => {
  faults.foresee(/status of 404/)
  await page.goto('/children/abc')
  await pageReady(page)
  await expect(page).toHaveURL(/\/children\/abc$/)
  await page.getByRole('link', { name: 'กลับหน้าแรก' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('a child that is not in the account has a page that says so', async ({ page, context, app }) => {
  await enter(context, app.url, demo)
  for (const path of [`/children/${randomUUID()}`, `/children-profile/growth?child=${randomUUID()}`]) {
    await page.goto(path)
    await expect(page.getByText('ไม่พบลูกคนนี้ในบัญชี')).toBeVisible()
    await page.getByRole('link', { name: 'ดูลูกทุกคน' }).click()
    await expect(page).toHaveURL(/\/children$/)
  }
})
