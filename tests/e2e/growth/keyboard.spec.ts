import { expect, test } from '../support/test.js'
import { draftsPath, mali } from '../support/growth.js'

test('the check is done with the keyboard alone', { tag: ['@desktop'] }, async ({ page }) => {
  const tabTo = async (target: ReturnType<typeof page.locator>): Promise<void> => {
    for (let presses = 0; presses < 60; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
      const ring = await page.evaluate(() => {
        const at = document.activeElement
        if (at === null || at === document.body) return 'none'
        // A radio button or a point of the chart shows the focus ring on what is drawn beside it.
        const ofPoint = at.closest('.ui-chart svg')?.querySelector('.ui-chart__ring') ?? null
        const shown = [at, at.nextElementSibling, at.parentElement, ofPoint]
        return shown.some((element) => {
          if (element === null) return false
          const { outlineStyle, boxShadow, stroke } = getComputedStyle(element)
          return [outlineStyle, boxShadow, stroke].some((drawn) => drawn !== 'none')
        })
          ? 'shown'
          : `${at.tagName} ${at.className}`
      })
      expect(['shown', 'none']).toContain(ring)
    }
    throw new Error('not reached by Tab')
  }
  const press = async (key: string, times: number): Promise<void> => {
    for (let i = 0; i < times; i += 1) await page.keyboard.press(key)
  }

  await page.goto('/growth')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'ข้ามไปที่เนื้อหา' })).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page.getByLabel('ชื่อเล่น'))
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

  await tabTo(page.getByRole('button', { name: /^เปิดปฏิทิน/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^เปิดปฏิทิน/ })).toBeFocused()

  await tabTo(page.locator('input[name="weight"]'))
  await page.keyboard.type(mali.weight)
  await tabTo(page.locator('input[name="height"]'))
  await page.keyboard.type(mali.height)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?result$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await tabTo(page.getByRole('button', { name: 'บันทึกผลนี้' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${draftsPath}$`))
})
