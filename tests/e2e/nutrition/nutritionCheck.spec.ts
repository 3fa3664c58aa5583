import { answerFood, chooseAge, foodCard, showResult } from '../support/nutrition.js'
import { pageReady } from '../support/pageReady.js'
import { expect, test } from '../support/test.js'
import { expectAccessible } from '../support/accessible.js'
import { expectAccessibleOnDesktop, expectWholeAccessibleOnDesktop } from '../support/wholePage.js'

test('a visitor answers, reads the result, and loses nothing', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => void asked.push(request.url()))
  await page.goto('/milnutrisure')
  await pageReady(page)
  await expectWholeAccessibleOnDesktop(page)
  await page.getByRole('button', { name: 'ดูผล' }).click()
  await expect(page.getByText('เลือกอายุของลูกก่อน')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'ปี', exact: true })).toBeFocused()
  await expect(page.getByText('ตอบข้อนี้ก่อน')).toHaveCount(3)
  await expectAccessibleOnDesktop(page)

  await chooseAge(page, 4)
  await answerFood(page)
  await expect(page.getByText('ตอบข้อนี้ก่อน')).toHaveCount(0)
  await page.getByLabel('น้ำหนักตามเกณฑ์ส่วนสูงครั้งล่าสุด').selectOption({ label: 'ท้วม' })
  await showResult(page)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(page.getByText('ได้กิน 4 จาก 8\u00A0กลุ่ม')).toBeVisible()
  await expect(page.getByRole('list').filter({ hasText: 'เปลี่ยนน้ำหวาน' }).getByRole('listitem')).toHaveCount(3)
  await expect(page.getByText('ไม่ใช่คำวินิจฉัย').first()).toBeVisible()
  await expectWholeAccessibleOnDesktop(page)

  const address = page.url()
  await page.reload()
  await expect(page.getByText('ได้กิน 4 จาก 8\u00A0กลุ่ม')).toBeVisible()
  await page.goBack()
  await expect(foodCard(page, 'ไข่')).toBeChecked()
  await expect(foodCard(page, 'ผลไม้')).not.toBeChecked()
  await page.reload()
  await expect(foodCard(page, 'ไข่')).toBeChecked()
  await expect(page.getByRole('combobox', { name: 'ปี', exact: true })).toHaveValue('4')

  expect(asked.filter((url) => /[?#].*(age|ate)=/.test(url))).toStrictEqual([])
  await page.evaluate(() => localStorage.clear())
  await page.goto('about:blank')
  await page.goto(address)
  await expect(page.getByText('ได้กิน 4 จาก 8\u00A0กลุ่ม')).toBeVisible()
})

test('for a child under three it says kindly why not, and where to go', async ({ page }) => {
  await page.goto('/milnutrisure')
  await chooseAge(page, 2)
  await expect(page.getByRole('heading', { name: 'หน้านี้เริ่มที่อายุ 3\u00A0ปี' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'ดูผล' })).toHaveCount(0)
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await expectAccessible(page)
  await page.locator('main').getByRole('link', { name: 'เช็กการเติบโต' }).click()
  await expect(page).toHaveURL(/\/children-growth$/)
})

test('a day without a vegetable is not called varied, and whose guide that is is said', async ({ page }) => {
  const day = '#on=2026-11-20&age=50&habits=rarely.rarely.rarely&drinks=none&class=6&ate=staples.dairy.flesh.eggs.fruit'
  await page.goto(`/milnutrisure-2${day}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('เกือบครบ ขาดผัก')
  await expect(page.getByText('เป็นของ CarePlus')).toBeVisible()
  await page.goto('about:blank')
  await page.goto(`/milnutrisure-2${day}.otherVegetables`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('วันนี้กินหลากหลายดี')
  await expect(page.locator('.ui-note', { hasText: 'ภายใน 1–2 สัปดาห์' })).toBeVisible()
  await expect(page.getByText('ทำแบบนี้ต่อได้เลย')).toHaveCount(0)
})

for (const link of ['', '#on=2026-11-20', '#on=2026-11-20&age=50&ate=staples&habits=rarely.often.never&drinks=one'])
  test(`an address without a whole check is no result: “${link}”`, async ({ page }) => {
    await page.goto(`/milnutrisure-2${link}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ยังไม่มีคำตอบให้อ่านผล')
    await page.getByRole('link', { name: 'เริ่มเช็ก' }).click()
    await expect(page).toHaveURL(/\/milnutrisure$/)
  })

test('neither page fetches what speaks to the server', async ({ page }) => {
  const link = '#on=2026-11-20&age=50&ate=staples.eggs&habits=rarely.often.sometimes&drinks=one'
  for (const path of ['/milnutrisure', `/milnutrisure-2${link}`]) {
    const scripts: string[] = []
    const listen = async (response: { url: () => string; text: () => Promise<string> }) => {
      if (response.url().endsWith('.js')) scripts.push(await response.text())
    }
    page.on('response', listen)
    await page.goto(path)
    await pageReady(page)
    page.off('response', listen)
    expect(scripts.length).toBeGreaterThan(2)
    for (const mark of ['x-api-key', 'Symbol.for("careplus/web', 'Invalid value'])
      expect(scripts.filter((text) => text.includes(mark)).length, `${mark} at ${path}`).toBe(0)
  }
})
