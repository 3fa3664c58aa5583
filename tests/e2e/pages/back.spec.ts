import type { Page } from '@playwright/test'
import { accountOf, addChild } from '../support/account.js'
import { mali, numberField, typeNumber } from '../support/growthForm.js'
import { pageReady } from '../support/pageReady.js'
import { sideOf } from '../support/browserSides.js'
import { expect, test } from '../support/test.js'

const pathOf = (page: Page): string => new URL(page.url()).pathname + new URL(page.url()).search
/** The page has a second entry once something was open. */
const entries = (page: Page) => page.evaluate(() => history.length)

test('Back closes the question that lies on top, and what is typed stays', async ({ browser, app }) => {
  const { page, context, token, member } = await sideOf(browser, app.url, 'มะลิ ใจดี')
  const born = { nickname: mali.name, birthday: mali.born.iso, gender: 'female' } as const
  const id = await addChild(context.request, token, born, [{ date: '2026-01-10', weight: 12.1, height: 88.4 }])
  const record = (await accountOf(context.request, member))[0]?.records[0]?.id ?? ''
  const [list, form] = [
    `/children-profile/growth?child=${id}`,
    `/children-profile/edit-growth?child=${id}&record=${record}`,
  ]
  const question = page.getByRole('alertdialog')
  const ask = async (): Promise<void> => {
    const before = await entries(page)
    await page.getByRole('button', { name: 'ลบผลวัดครั้งนี้' }).click()
    await expect(question).toBeVisible()
    await expect.poll(() => entries(page)).toBe(before + 1)
  }

  await test.step('where the page before is another document', async () => {
    await page.goto(list)
    await pageReady(page)
    await page.goto(form)
    await pageReady(page)
    await typeNumber(page, 'weight', '12.3')
    await ask()
    await page.goBack()
    await expect(question).toBeHidden()
    expect(pathOf(page)).toBe(form)
    await expect(numberField(page, 'weight')).toHaveValue('12.3')
    await page.goBack()
    await expect(page).toHaveURL(/\/children-profile\/growth/)
  })

  await test.step('where a link of the app led here', async () => {
    await pageReady(page)
    await page.locator(`a[href*="${record}"]`).first().click()
    await expect(page).toHaveURL(/edit-growth/)
    await typeNumber(page, 'weight', '12.4')
    await ask()
    await page.goBack()
    await expect(question).toBeHidden()
    expect(pathOf(page)).toContain('/edit-growth')
    await expect(numberField(page, 'weight')).toHaveValue('12.4')
    await page.getByRole('button', { name: 'ลบผลวัดครั้งนี้' }).click()
    await question.getByRole('button').last().click()
    await expect(question).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL(/\/children-profile\/growth/)
  })
})

test('a sheet keeps what was chosen in it, and a link in it leads on', async ({ page }) => {
  await page.goto('/')
  await pageReady(page)
  await page.goto('/product')
  await pageReady(page)
  await page.getByRole('button', { name: 'ตัวกรอง' }).click()
  const filters = page.getByRole('dialog', { name: 'เลือกตามหมวดและป้าย' })
  await filters.getByRole('button', { name: 'เครื่องดื่มจากพืช' }).click()
  await expect(page).toHaveURL(/\/product\?category=plant$/)
  await page.goBack()
  await expect(filters).toBeHidden()
  expect(pathOf(page)).toBe('/product?category=plant')
  await expect(page.locator('.products__count')).toHaveText(/^5.รายการ$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
  await pageReady(page)

  await page.getByRole('button', { name: 'เมนู' }).click()
  const menu = page.getByRole('dialog', { name: 'เมนู' })
  await expect(menu).toBeVisible()
  await menu.locator('a[href="/rewards"]').click()
  await expect(page).toHaveURL(/\/rewards$/)
  await expect(menu).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
  await expect(menu).toBeHidden()
  expect(await page.evaluate(() => history.state)).toMatchObject({ entry: 0 })
})
