import { readFile } from 'node:fs/promises'
import { accountOf, addChild } from '../support/account.js'
import { expectAccessible } from '../support/accessible.js'
import { countCalls, loseAnswer } from '../support/connection.js'
import { dayFromToday } from '../support/days.js'
import { atField, mali, numberField, typeNumber } from '../support/growth.js'
import { enter, joinMember } from '../support/members.js'
import { expect, test } from '../support/test.js'

const child = { nickname: mali.name, birthday: mali.born.iso, gender: 'female' } as const
const earlier = [
  { date: dayFromToday(-200), weight: 11.8, height: 86.4 },
  { date: dayFromToday(-100), weight: 12.4, height: 89.5 },
] as const
const recordsPath = /\/th\/children\/[^/]+\/growth\/$/
const save = { name: 'ดูผลและบันทึก' } as const

test(
  'a record waits for the consent, then is saved, read, and drawn',
  { tag: ['@desktop'] },
  async ({ page, context, request, app }) => {
    const member = await joinMember(request)
    const id = await addChild(request, await enter(context, app.url, member), child)
    await page.goto(`/children-profile/add-growth?child=${id}`)
    const posts = countCalls(context, 'POST', recordsPath)
    await typeNumber(page, 'weight', mali.weight)
    await typeNumber(page, 'height', mali.height)
    await page.getByRole('button', save).click()
    await expect(page.getByText('ติ๊กยินยอมก่อน จึงบันทึกผลวัดได้')).toBeVisible()
    expect(posts()).toBe(0)
    await expectAccessible(page)
    await page.getByRole('checkbox').check()
    await page.getByRole('button', save).click()
    await expect(page.getByText('บันทึกแล้ว', { exact: true })).toBeVisible()
    await expectAccessible(page)
    expect((await accountOf(request, member))[0]?.records).toMatchObject([{ date: dayFromToday(0), weight: 13.2 }])
    await page.getByRole('link', { name: 'ดูกราฟ' }).click()
    await expect(page).toHaveURL(new RegExp(`/children-profile/growth\\?child=${id}$`))
    await expect(page.locator('.ui-chart svg')).toBeVisible()
  },
)

test('a record is changed, and removed after a question', async ({ page, context, request, app }) => {
  const member = await joinMember(request)
  const id = await addChild(request, await enter(context, app.url, member), child, earlier)
  await page.goto(`/children/${id}`)
  await page.getByRole('link', { name: /12\.4/ }).click()
  await expect(numberField(page, 'weight')).toHaveValue('12.4')
  await typeNumber(page, 'weight', '12600')
  await atField(page, 'weight').repair.click()
  await page.getByRole('button', { name: 'บันทึกที่แก้' }).click()
  await expect(page).toHaveURL(/\/children-profile\/growth\?child=/)
  expect((await accountOf(request, member))[0]?.records).toMatchObject([{ weight: 12.6 }, { weight: 11.8 }])

  await page.goto(`/children/${id}`)
  await page.getByRole('link', { name: /12\.6/ }).click()
  await page.getByRole('button', { name: 'ลบผลวัดครั้งนี้' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'ลบผลวัด', exact: true }).click()
  await expect(page).toHaveURL(/\/children-profile\/growth\?child=/)
  expect((await accountOf(request, member))[0]?.records).toMatchObject([{ weight: 11.8 }])
})

test('the answer to a record is lost: what was typed stays, and the second press makes no second record', async ({
  page,
  context,
  request,
  app,
  faults,
}) => {
  faults.foresee(/ERR_CONNECTION_RESET/)
  const member = await joinMember(request)
  const id = await addChild(request, await enter(context, app.url, member), child, earlier)
  await page.goto(`/children-profile/add-growth?child=${id}`)
  await typeNumber(page, 'weight', mali.weight)
  await typeNumber(page, 'height', mali.height)
  const lost = await loseAnswer(page, 'POST', recordsPath)
  await page.getByRole('button', save).click()
  await expect(page.getByText(/ส่งไปไม่ถึง สิ่งที่กรอกยังอยู่ครบ/)).toBeVisible()
  expect(lost()).toBe(true)
  // Even after a reload it is the same try.
  await page.reload()
  await expect(numberField(page, 'height')).toHaveValue(mali.height)
  await page.getByRole('button', save).click()
  await expect(page.getByText('บันทึกแล้ว', { exact: true })).toBeVisible()
  expect((await accountOf(request, member))[0]?.records).toHaveLength(3)
})

test('without a connection a record stays in its form, and goes when it returns', async ({
  page,
  context,
  request,
  app,
  faults,
}) => {
  faults.foresee(/ERR_INTERNET_DISCONNECTED/)
  const member = await joinMember(request)
  const id = await addChild(request, await enter(context, app.url, member), child, earlier)
  await page.goto(`/children-profile/add-growth?child=${id}`)
  await typeNumber(page, 'weight', mali.weight)
  await typeNumber(page, 'height', mali.height)
  await context.setOffline(true)
  await page.getByRole('button', save).click()
  await expect(page.getByText(/ตอนนี้ไม่มีเน็ต สิ่งที่กรอกยังอยู่ครบ/)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('บันทึกแล้ว', { exact: true })).toBeVisible({ timeout: 15_000 })
  expect((await accountOf(request, member))[0]?.records).toHaveLength(3)
})

test(
  'the curve: four indicators, words or percentiles, each point and each row with its figure',
  { tag: ['@desktop', '@tablet'] },
  async ({ page, context, request, app }) => {
    const member = await joinMember(request)
    const id = await addChild(request, await enter(context, app.url, member), child, earlier)
    await page.goto(`/children-profile/growth?child=${id}`)
    const chart = page.locator('.ui-chart svg')
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
  },
)

test('the sheet is saved as a picture, with the name hidden if wished', async ({ page, context, request, app }) => {
  const member = await joinMember(request)
  const id = await addChild(request, await enter(context, app.url, member), child, earlier)
  await page.goto(`/children-profile/save-progress-growth?child=${id}`)
  const paper = page.locator('.sheet__paper')
  await expect(paper).toContainText(`น้อง${mali.name}`)
  await page.getByRole('switch', { name: 'ซ่อนชื่อ' }).check()
  await expect(paper).not.toContainText(mali.name)
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'บันทึกรูป' }).click()
  const file = await coming
  expect(file.suggestedFilename()).toBe(`careplus-growth-${earlier[1].date}.png`)
  const picture = await readFile(await file.path())
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toStrictEqual([1080, 1350])
  // An empty page of that size would be a few thousand bytes.
  expect(picture.length).toBeGreaterThan(40_000)
})
