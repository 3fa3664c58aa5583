import { expectAccessible } from '../support/accessible.js'
import { pageReady } from '../support/pageReady.js'
import { expect, test } from '../support/test.js'

const at = (instant: string): Date => new Date(`${instant}+07:00`)

test('before the day it says what will be closed, when, and what works', async ({ page }) => {
  await page.clock.setFixedTime(at('2026-12-01T09:00'))
  await page.goto('/notice/suspend-date')
  await pageReady(page)
  await expect(page.getByText('6 ธันวาคม 2569', { exact: true })).toBeVisible()
  for (const name of ['ปิดอะไรบ้าง', 'อะไรยังใช้ได้', 'สิ่งที่ค้างอยู่'])
    await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByText('วันนี้', { exact: true })).toHaveCount(0)
  await expectAccessible(page)
  await page
    .getByRole('link', { name: /^เช.*การเติบโต$/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/children-growth$/)
})

test('on the day itself it says so', async ({ page }) => {
  await page.clock.setFixedTime(at('2026-12-06T00:10'))
  await page.goto('/notice/suspend-date')
  await expect(page.getByText('วันนี้', { exact: true })).toBeVisible()
})

test('after it nothing is planned, and that leads on', async ({ page }) => {
  await page.clock.setFixedTime(at('2026-12-07T00:10'))
  await page.goto('/notice/suspend-date')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ยังไม่มีกำหนดปิดปรับปรุง')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'กลับหน้าแรก' }).click()
  await expect(page).toHaveURL(/\/$/)
})
