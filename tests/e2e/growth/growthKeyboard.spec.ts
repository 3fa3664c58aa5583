import { expect, test } from '../support/test.js'
import { tabTo } from '../support/keyboard.js'
import { draftsPath, mali } from '../support/growthForm.js'

test('the check is done with the keyboard alone', { tag: ['@desktop'] }, async ({ page }) => {
  const press = async (key: string, times: number): Promise<void> => {
    for (let i = 0; i < times; i += 1) await page.keyboard.press(key)
  }

  await page.goto('/growth')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'ข้ามไปที่เนื้อหา' })).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByLabel('ชื่อเล่น'))
  await page.keyboard.type(mali.name)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByRole('radio', { name: 'หญิง' })).toBeChecked()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'ชาย' })).toBeChecked()
  for (const [part, steps] of [
    ['วัน', 12],
    ['เดือน', 7],
    ['ปี', 4],
  ] as const) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('combobox', { name: part, exact: true })).toBeFocused()
    await press('ArrowDown', steps)
  }
  await expect(page.getByText(/วันนี้อายุ/)).toBeVisible()

  await tabTo(page, page.getByRole('button', { name: /^เปิดปฏิทิน/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^เปิดปฏิทิน/ })).toBeFocused()

  await tabTo(page, page.locator('input[name="weight"]'))
  await page.keyboard.type(mali.weight)
  await tabTo(page, page.locator('input[name="height"]'))
  await page.keyboard.type(mali.height)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?result$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'บันทึกผลนี้' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${draftsPath}$`))
})
