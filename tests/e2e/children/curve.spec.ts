import type { Page } from '@playwright/test'
import { addChild } from '../support/account.js'
import { expectAccessible } from '../support/accessible.js'
import { dayFromToday } from '../support/relativeDays.js'
import { mali } from '../support/growthForm.js'
import { enter, joinMember } from '../support/members.js'
import { expect, test } from '../support/test.js'

const child = { nickname: mali.name, birthday: mali.born.iso, gender: 'female' } as const
const earlier = [
  { date: dayFromToday(-200), weight: 11.8, height: 86.4 },
  { date: dayFromToday(-100), weight: 12.4, height: 89.5 },
] as const

const chartOf = (page: Page) => page.locator('.ui-chart svg')

test('the curve: four indicators, words or percentiles, each point and each row with its figure', async ({
  page,
  context,
  request,
  app,
}) => {
  const member = await joinMember(request)
  const id = await addChild(request, await enter(context, app.url, member), child, earlier)
  await page.goto(`/children-profile/growth?child=${id}`)
  const chart = chartOf(page)
  await expect(chart).toBeVisible()
  await expect(chart.getByRole('img')).toHaveCount(2)
  await expect(page.getByText(/เกณฑ์อ้างอิง .*WHO.* แบ่งช่วงตามกรมอนามัย/)).toBeVisible()
  const rows = page.getByRole('region', { name: 'ทุกครั้งที่วัด' }).getByRole('link')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('89.5')
  await page.getByRole('button', { name: 'น้ำหนัก', exact: true }).click()
  await expect(rows.first()).toContainText('12.4')
  await page.getByRole('radio', { name: 'แบบเปอร์เซ็นไทล์' }).check()
  await expect(chart.getByText('97', { exact: true })).toBeVisible()
  await expect(chart.getByText('50', { exact: true })).toBeVisible()
  await expect(page.getByText('อ่านเส้นอย่างไร')).toBeVisible()
  await expectAccessible(page)
})

test('the axis follows the look: around the newest point, every point, first months in weeks, to five and to nineteen years', async ({
  page,
  context,
  request,
  app,
}) => {
  const member = await joinMember(request)
  const id = await addChild(request, await enter(context, app.url, member), child, [
    { date: child.birthday, weight: 3.2, height: 49.5, measure: 'l', head_circumference: 34 },
    ...earlier,
  ])
  await page.goto(`/children-profile/growth?child=${id}`)
  const chart = chartOf(page)
  const viewButton = (name: string) =>
    page.getByRole('group', { name: 'ช่วงอายุที่แสดง' }).getByRole('button', { name, exact: true })
  await expect(viewButton('ช่วงล่าสุด')).toHaveAttribute('aria-pressed', 'true')
  await expect(chart.getByRole('img')).toHaveCount(2)
  await viewButton('ทั้งหมด').click()
  await expect(chart.getByRole('img')).toHaveCount(3)
  await viewButton('6 เดือนแรก').click()
  await expect(chart.getByText('อายุ (สัปดาห์)')).toBeVisible()
  await expect(chart.getByRole('img')).toHaveCount(1)
  await viewButton('ถึง 5 ปี').click()
  await expect(chart.getByText('5 ปี', { exact: true })).toBeVisible()
  await expect(chart.getByText('ยืนวัด')).toBeVisible()
  await expect(chart.getByRole('img')).toHaveCount(3)
  await viewButton('ถึง 19 ปี').click()
  await expect(chart.getByText('15 ปี', { exact: true })).toBeVisible()
  await expect(page.getByText(/เกณฑ์อ้างอิง WHO 2006 และ WHO 2007/)).toBeVisible()
  const chips = page.getByRole('group', { name: 'เลือกกราฟ' }).getByRole('button')
  await expect(chips).toHaveText(['ส่วนสูง', 'น้ำหนัก', 'น้ำหนักตามเกณฑ์ส่วนสูง', 'ดัชนีมวลกาย', 'รอบศีรษะ'])
  await page.getByRole('button', { name: 'น้ำหนัก', exact: true }).click()
  await expect(viewButton('ถึง 10 ปี')).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'รอบศีรษะ' }).click()
  await expect(viewButton('ถึง 5 ปี')).toBeVisible()
  await expect(chart.getByRole('img')).toHaveCount(1)
  await page.getByRole('button', { name: 'น้ำหนักตามเกณฑ์ส่วนสูง' }).click()
  await expect(viewButton('ช่วงยืนวัด')).toHaveAttribute('aria-pressed', 'true')
  await viewButton('ช่วงนอนวัด').click()
  await expect(chart.getByText('ความยาว (ซม.)')).toBeVisible()
  await expectAccessible(page)
})

test('the points are walked by keyboard and by finger, each with date, exact age, value, band and distance', async ({
  page,
  context,
  request,
  app,
}) => {
  const member = await joinMember(request)
  const id = await addChild(request, await enter(context, app.url, member), child, earlier)
  await page.goto(`/children-profile/growth?child=${id}`)
  const points = chartOf(page).getByRole('img')
  const readerWords = page.locator('.ui-reader__words')
  await expect(readerWords).toContainText('89.5')
  await expect(readerWords).toContainText(/ต่ำกว่าค่ากลาง$/)
  await points.last().focus()
  await page.keyboard.press('ArrowLeft')
  await expect(points.first()).toBeFocused()
  await expect(points.first()).toHaveAttribute('aria-label', /\d+\sปี.*86\.4\sเซนติเมตร \S+ ต่ำกว่าค่ากลาง$/)
  await expect(readerWords).toContainText('86.4')
  await page.keyboard.press('End')
  await expect(points.last()).toBeFocused()
  await expect(readerWords).toContainText('89.5')
  await page.getByRole('button', { name: 'ครั้งก่อนหน้า' }).click()
  await expect(readerWords).toContainText('86.4')
  await points.last().scrollIntoViewIfNeeded()
  const newest = (await points.last().boundingBox())!
  await page.mouse.click(newest.x + newest.width / 2, newest.y + newest.height / 2)
  await expect(readerWords).toContainText('89.5')
})

test('a child who loses weight is to be shown to a professional, whichever chart is looked at', async ({
  page,
  context,
  request,
  app,
}) => {
  const member = await joinMember(request)
  const boy = { nickname: 'ภู', birthday: dayFromToday(-280), gender: 'male' } as const
  const records = [8.15, 8.14, 8, 7.8, 7.55].map((weight, i) => ({
    date: dayFromToday(-155 + i * 31),
    weight,
    height: 64 + i * 1.8,
    measure: 'l' as const,
  }))
  const id = await addChild(request, await enter(context, app.url, member), boy, records)
  const asked = page.locator('.ui-note', { hasText: 'น้ำหนักลดลง 4 ครั้งติดกัน' })
  await page.goto(`/children-profile/growth?child=${id}`)
  await expect(page.getByRole('button', { name: 'ส่วนสูง', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(asked).toContainText('ภายใน 1 สัปดาห์')
  await page.getByRole('button', { name: 'น้ำหนัก', exact: true }).click()
  await expect(page.getByText(/ไปตามทางเดิม/)).toHaveCount(0)
  await page.goto(`/children/${id}`)
  await expect(asked).toBeVisible()
  await page.goto(`/children-profile/add-growth?child=${id}`)
  await page.getByLabel('น้ำหนัก').fill('7.59')
  await page.getByLabel('ความยาวหรือส่วนสูง').fill('73')
  await page.getByRole('button', { name: 'ดูผลและบันทึก' }).click()
  await expect(page.getByText(/น้ำหนักยังไม่ขึ้นเลยตั้งแต่/)).toBeVisible()
  await expect(page.getByText('ที่ทำอยู่ดีแล้ว')).toHaveCount(0)
  await expectAccessible(page)
})

test('a child born early is read by its corrected age, and its place by birth stands beside', async ({
  page,
  context,
  request,
  app,
}) => {
  const member = await joinMember(request)
  const early = {
    nickname: 'ปัน',
    birthday: dayFromToday(-150),
    gender: 'male',
    gestation_weeks: 30,
    gestation_days: 6,
  } as const
  const id = await addChild(request, await enter(context, app.url, member), early, [
    { date: dayFromToday(-120), weight: 2.3, height: 45, measure: 'l' },
    { date: dayFromToday(-5), weight: 6, height: 60, measure: 'l' },
  ])
  await page.goto(`/children-profile/growth?child=${id}`)
  await expect(page.getByText(/อายุปรับตามครบกำหนด .*เกิดก่อนกำหนด 9\sสัปดาห์ 1\sวัน/)).toBeVisible()
  await expect(page.getByText('นับจากวันเกิด: เตี้ย')).toBeVisible()
  await expect(page.locator('.curve__latest .ui-tag')).toHaveText('สูงตามเกณฑ์')
  await expect(page.locator('.ui-reader__words')).toContainText('อายุปรับ')
  await expect(page.locator('.ui-chart__by-birth')).toBeVisible()
  const rows = page.getByRole('region', { name: 'ทุกครั้งที่วัด' }).getByRole('link')
  await expect(rows.first()).toContainText(/4\sเดือน.*อายุปรับ 2\sเดือน/)
  // Before the day the child was expected there is no corrected age.
  await expect(rows.last()).not.toContainText('อายุปรับ')
  await expectAccessible(page)
})

test('where it is going is one gentle sentence, or none, and the next date is there', async ({
  page,
  context,
  request,
  app,
}) => {
  const member = await joinMember(request)
  const token = await enter(context, app.url, member)
  const id = await addChild(request, token, child, earlier)
  const single = await addChild(request, token, { ...child, nickname: 'ต้น' }, [earlier[1]])
  await page.goto(`/children-profile/growth?child=${id}`)
  await expect(page.getByRole('heading', { name: 'ทิศทาง' })).toBeVisible()
  await expect(page.getByText(/^ส่วนสูงตามเกณฑ์อายุ/)).toBeVisible()
  await expect(page.locator('.curve__next')).toHaveText(/วัดครั้ง(หน้า|ใหม่|ล่าสุด)|ถึงเวลาวัด/)
  await page.goto(`/children-profile/growth?child=${single}`)
  await expect(page.getByRole('heading', { name: 'ครั้งต่อไป' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'ทิศทาง' })).toHaveCount(0)
})

test('many records are folded until all are asked for, and paper has every one of them', async ({
  page,
  context,
  request,
  app,
}) => {
  const member = await joinMember(request)
  const records = Array.from({ length: 30 }, (_, i) => ({
    date: dayFromToday(-300 + i * 10),
    weight: 11 + i / 20,
    height: 84 + i / 4,
  }))
  const id = await addChild(request, await enter(context, app.url, member), child, records)
  await page.goto(`/children-profile/growth?child=${id}`)
  const rows = page.getByRole('region', { name: 'ทุกครั้งที่วัด' }).getByRole('link')
  await expect(rows).toHaveCount(8)
  await expect(chartOf(page).getByRole('img')).toHaveCount(30)
  await page.getByRole('button', { name: 'ดูทั้งหมด 30 ครั้ง' }).click()
  await expect(rows).toHaveCount(30)
  await page.getByRole('button', { name: 'ย่อรายการ' }).click()
  await expect(rows).toHaveCount(8)

  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  const paper = page.getByRole('table')
  await expect(paper.getByRole('row')).toHaveCount(31)
  await expect(page.getByRole('heading', { level: 1, name: `น้อง${mali.name}` })).toBeVisible()
  await expect(page.getByText(/พิมพ์ .* จาก CarePlus/)).toBeVisible()
  await expect(page.getByText(/เกณฑ์อ้างอิง WHO 2006/)).toBeVisible()
  for (const hidden of ['.ui-chips', '.growth-dock', '.curve__records', '.inner-bar', '.footer'])
    await expect(page.locator(hidden).first()).toBeHidden()
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(paper).toHaveCount(0)
})
