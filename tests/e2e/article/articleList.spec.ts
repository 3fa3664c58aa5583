import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.js'
import { pageReady } from '../support/pageReady.js'
import { expect, test } from '../support/test.js'
import { expectWholeAccessible } from '../support/wholePage.js'

const found = (page: Page) => page.locator('.article-found a')
const field = (page: Page) => page.getByRole('textbox', { name: 'ค้นบทความ' })
const total = (page: Page) => page.locator('.article-total [role=status]')

test(
  'a visitor finds an article by age, topic and a few words, and comes back to what was chosen',
  { tag: ['@tablet', '@desktop'] },
  async ({ page }) => {
    await page.goto('/article')
    await pageReady(page)
    await expect(total(page)).toHaveText('34\u00A0เรื่อง')
    await expect(found(page)).toHaveCount(24)
    await expectWholeAccessible(page)

    await page.getByRole('button', { name: 'ดูเพิ่ม' }).click()
    await expect(page).toHaveURL(/\/article\?parts=2$/)
    await expect(found(page)).toHaveCount(34)
    await expect(found(page).nth(24)).toBeFocused()

    await page.getByRole('group', { name: 'เลือกวัย' }).getByRole('button', { name: '6–12 เดือน' }).click()
    await expect(page).toHaveURL(/\/article\?age=6-12m$/)
    await expect(total(page)).toContainText('สำหรับ 6–12 เดือน')
    await page.getByRole('group', { name: 'เลือกเรื่อง' }).getByRole('button', { name: 'ท้องและอุจจาระ' }).click()
    await expect(page).toHaveURL(/\/article\?age=6-12m&topic=tummy$/)
    await expect(total(page)).toContainText('ท้องและอุจจาระ')
    const few = await found(page).count()
    expect(few).toBeGreaterThan(0)
    expect(few).toBeLessThan(10)

    await found(page).first().click()
    await expect(page).toHaveURL(/\/article\/[\w-]+$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/article\?age=6-12m&topic=tummy$/)
    await expect(found(page)).toHaveCount(few)
    await page.reload()
    await expect(found(page)).toHaveCount(few)
    await expect(page.getByRole('button', { name: '6–12 เดือน' })).toHaveAttribute('aria-pressed', 'true')
  },
)

test('Thai is searched without spaces; nothing found leads on', async ({ page }) => {
  await page.goto('/article')
  await pageReady(page)
  await field(page).fill('ลูกไม่กินผัก')
  await field(page).press('Enter')
  await expect(page).toHaveURL(/\/article\?search=/)
  await expect(total(page)).toContainText('ที่มีคำว่า “ลูกไม่กินผัก”')
  await expect(found(page).first()).toContainText('ลูกไม่ยอมกินผัก')

  await field(page).fill('จรวดดวงจันทร์')
  await page.getByRole('button', { name: 'ค้นหา', exact: true }).last().click()
  await expect(page.getByRole('heading', { name: 'ยังไม่มีเรื่องนี้' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'ดูบทความทั้งหมด' }).click()
  await expect(page).toHaveURL(/\/article$/)
  await expect(field(page)).toHaveValue('')
  await expect(total(page)).toHaveText('34\u00A0เรื่อง')
})

test('an address with what nobody wrote shows the whole list', async ({ page }) => {
  await page.goto('/article?age=teen&topic=money&parts=x')
  await expect(total(page)).toHaveText('34\u00A0เรื่อง')
})

test("the header's search leads into the field, each time anew", { tag: ['@desktop-only'] }, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'ค้นหา' }).click()
  await expect(field(page)).toBeFocused()
  await expect(page).toHaveURL(/\/article$/)
  await page.getByRole('heading', { level: 1 }).click()
  await page.getByRole('banner').getByRole('link', { name: 'ค้นหา' }).click()
  await expect(field(page)).toBeFocused()
})
