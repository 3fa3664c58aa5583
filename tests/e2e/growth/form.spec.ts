import { expectAccessible } from '../support/accessible.js'
import { bornYearsAgo, dayFromToday, typedDay } from '../support/relativeDays.js'
import { atField, chooseBirthday, fillCheck, mali, numberField, typeNumber } from '../support/growthForm.js'
import { pageReady } from '../support/pageReady.js'
import { expect, test } from '../support/test.js'

const dateField = 'วันที่วัด'

test.beforeEach(async ({ page }) => {
  await page.goto('/growth')
})

test('grams for kilograms are said at the field, and one press mends them', async ({ page }) => {
  await fillCheck(page, { weight: '13200' })
  const { said, repair } = atField(page, 'weight')
  await expect(said).toHaveText(/ดูเป็นกรัม หมายถึง 13.2/)
  await page.getByRole('button', { name: 'ดูผล' }).click()
  await expect(numberField(page, 'weight')).toBeFocused()
  await repair.click()
  await expect(numberField(page, 'weight')).toHaveValue('13.2')
  await expect(said).toHaveCount(0)
  await page.getByRole('button', { name: 'ดูผล' }).click()
  await expect(page).toHaveURL(/\?result$/)
})

test('metres for centimetres are said at the field, and one press mends them', async ({ page }) => {
  await fillCheck(page, { height: '0.925' })
  const { said, repair } = atField(page, 'height')
  await expect(said).toHaveText(/ดูเป็นเมตร หมายถึง 92.5/)
  await repair.click()
  await expect(numberField(page, 'height')).toHaveValue('92.5')
  await expect(said).toHaveCount(0)
})

test('a figure that looks like a slip is taken as it stands once it is said to be right', async ({ page }) => {
  await fillCheck(page, { weight: '1.32' })
  const { said, repair } = atField(page, 'weight')
  await expect(said).toHaveText(/น้อยเกินไป หมายถึง 13.2/)
  await expect(repair).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'ตัวเลขถูกแล้ว' }).press('Enter')
  await expect(said).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(numberField(page, 'weight')).toBeFocused()
  await expect(numberField(page, 'weight')).toHaveValue('1.32')
  await page.getByRole('button', { name: 'ดูผล' }).click()
  await expect(page).toHaveURL(/\/growth\?result$/)
})

test('nothing is said while a number is being typed, only when its field is left', async ({ page }) => {
  await fillCheck(page)
  await numberField(page, 'weight').fill('')
  await numberField(page, 'weight').pressSequentially('13200')
  await expect(atField(page, 'weight').said).toHaveCount(0)
  await numberField(page, 'weight').blur()
  await expect(atField(page, 'weight').said).toBeVisible()
  await numberField(page, 'weight').press('End')
  await numberField(page, 'weight').press('Backspace')
  await expect(atField(page, 'weight').said).toHaveCount(0)
})

test('a measuring in the future, or before the birth, is said at its date', async ({ page }) => {
  await fillCheck(page)
  const date = page.getByLabel(dateField, { exact: true })
  await date.fill(typedDay(dayFromToday(1)))
  await date.blur()
  await expect(atField(page, 'date').said).toHaveText('วันที่นี้ยังมาไม่ถึง เลือกวันนี้หรือวันก่อนหน้า ถ้าถึงแล้ว ดูว่าวันที่ของเครื่องตรงไหม')
  await date.fill(typedDay(`${bornYearsAgo(4).iso.slice(0, 4)}-07-11`))
  await date.blur()
  await expect(atField(page, 'date').said).toHaveText(/อยู่ก่อนวันเกิด/)
  await date.fill(typedDay(dayFromToday(0)))
  await date.blur()
  await expect(atField(page, 'date').said).toHaveCount(0)
})

test('an empty form says what is missing and takes the parent to the first of it', async ({ page }) => {
  // The app fills in today, so it is loaded.
  await expect(page.getByLabel(dateField, { exact: true })).not.toHaveValue('')
  await page.getByRole('button', { name: 'ดูผล' }).click()
  await expect(page.getByLabel('ชื่อเล่น')).toBeFocused()
  await expect(page.locator('.ui-field__error')).toHaveCount(4)
  await expect(page).toHaveURL(/\/growth$/)
})

test('what was typed is there again after a reload, and after looking at another page', async ({ page }) => {
  await fillCheck(page)
  await expect(page.getByText(/วันนี้อายุ/)).toBeVisible()
  await pageReady(page)
  await page.reload()
  await expect(page.getByLabel('ชื่อเล่น')).toHaveValue(mali.name)
  await expect(numberField(page, 'height')).toHaveValue(mali.height)
  await page.goto('/children-growth')
  await expect(numberField(page, 'weight')).toHaveValue(mali.weight)
  await expect(page.getByRole('radio', { name: 'หญิง' })).toBeChecked()
  await page.getByRole('button', { name: 'ล้างแล้วเริ่มใหม่' }).click()
  await expect(numberField(page, 'weight')).toHaveValue('')
})

test('a reloaded result shows its shape, and never the empty form, while the app loads', async ({ page }) => {
  await fillCheck(page)
  await page.getByRole('button', { name: 'ดูผล' }).click()
  await expect(page).toHaveURL(/\?result$/)
  await pageReady(page)
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\.js$/, async (route) => {
    await released
    await route.fallback()
  })
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('.result-wait')).toBeVisible()
  await expect(page.getByLabel('ชื่อเล่น')).toBeHidden()
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/สมส่วน|ตามเกณฑ์/)
  await page.goBack()
  await expect(page.getByLabel('ชื่อเล่น')).toHaveValue(mali.name)
})

test('a figure that no child of that age has is kept, shown without a class, and asked for again', async ({ page }) => {
  await fillCheck(page)
  await typeNumber(page, 'weight', '36')
  await page.getByRole('button', { name: 'ดูผล' }).click()
  await expect(page).toHaveURL(/\?result$/)
  await expect(page.getByText(/ลองวัดซ้ำ/).first()).toBeVisible()
  await page.getByRole('link', { name: 'กลับไปแก้ตัวเลข' }).click()
  await expect(numberField(page, 'weight')).toHaveValue('36')
})

test('a head far outside and severe wasting come before everything else, with a when, and nothing comforts', async ({
  page,
}) => {
  const asked = page.locator('.ui-note')
  await fillCheck(page)
  await typeNumber(page, 'head', '40')
  await page.getByRole('button', { name: 'ดูผล' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ลองวัดรอบศีรษะซ้ำ')
  await expect(asked.first()).toContainText('ภายในสัปดาห์นี้')
  await expect(page.getByText('ที่ทำอยู่ดีแล้ว')).toHaveCount(0)
  await page.getByRole('link', { name: 'แก้ตัวเลข' }).click()
  await typeNumber(page, 'weight', '9.6')
  await page.getByRole('button', { name: 'ดูผล' }).click()
  await expect(asked.first()).toContainText('พาไปโรงพยาบาลวันนี้หรือพรุ่งนี้')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('สูงตามเกณฑ์ น้ำหนักน้อยกว่าเกณฑ์มาก')
  await expect(asked.nth(1)).toContainText('รอบศีรษะอยู่นอกช่วงของวัยนี้')
  await expectAccessible(page)
})

test('what was typed and chosen before the app had come is taken over, and is there in the result', async ({
  page,
}) => {
  const waiting: Array<() => void> = []
  let held = true
  await page.route('**/assets/*.js', async (route) => {
    if (held) await new Promise<void>((go) => waiting.push(go))
    await route.continue()
  })
  await page.goto('/growth', { waitUntil: 'commit' })
  await page.getByLabel('ชื่อเล่น').fill(mali.name)
  await page.getByRole('radio', { name: mali.gender }).check()
  await numberField(page, 'weight').fill(mali.weight)
  held = false
  for (const go of waiting) go()
  // Only the loaded app knows today and the years to choose from.
  await chooseBirthday(page, mali.born)
  await typeNumber(page, 'height', mali.height)
  await expect(page.getByLabel('ชื่อเล่น')).toHaveValue(mali.name)
  await expect(page.getByRole('radio', { name: mali.gender })).toBeChecked()
  await expect(page.getByLabel(dateField, { exact: true })).not.toHaveValue('')
  await page.getByRole('button', { name: 'ดูผล' }).click()
  await expect(page).toHaveURL(/\/growth\?result$/)
  await expect(page.getByText(`น้อง${mali.name}`).first()).toBeVisible()
})

test.describe('on a device in New York, half an hour before midnight UTC', () => {
  test.use({ timezoneId: 'America/New_York' })
  test('today is the day in Bangkok', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-19T23:30:00Z') })
    await page.reload()
    await expect(page.getByLabel(dateField, { exact: true })).toHaveValue(/^20\sพ\.ย\.\s69$/)
    await fillCheck(page, { born: { day: '20', month: 'พ.ย.', year: '2566', iso: '2023-11-20' } })
    await page.getByRole('button', { name: 'ดูผล' }).click()
    await expect(page.getByText('3 ปี', { exact: false }).first()).toBeVisible()
  })
})

test('a field that lacks something stands above the button with its sentence', async ({ page }) => {
  const press = async (field: string) => {
    // The control is just above the button, so focusing it scrolls nothing; Playwright's own click would scroll.
    await page.locator(`[data-field="${field}"]`).evaluate((box) => {
      const control = box.querySelector('input, select')!.getBoundingClientRect()
      const dock = document.querySelector('.growth-dock')!
      scrollBy(0, control.bottom + 12 - dock.getBoundingClientRect().top)
      dock.querySelector('button')!.click()
    })
    const { said } = atField(page, field)
    await expect(said).toBeInViewport({ ratio: 1 })
    const [sentence, dock] = [await said.boundingBox(), await page.locator('.growth-dock').boundingBox()]
    expect(sentence!.y + sentence!.height).toBeLessThanOrEqual(dock!.y)
  }
  await press('name')
  await page.getByLabel('ชื่อเล่น').fill(mali.name)
  await press('sex')
  await page.getByRole('radio', { name: mali.gender }).check()
  await press('birthDate')
  await chooseBirthday(page, mali.born)
  await press('weight')
})
