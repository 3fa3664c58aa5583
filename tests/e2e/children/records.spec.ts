import { accountOf, addChild } from '../support/account.js'
import { expectAccessible } from '../support/accessible.js'
import { countCalls, goOffline, loseAnswer, offlineFaults } from '../support/networkFaults.js'
import { dayFromToday } from '../support/relativeDays.js'
import { atField, mali, numberField, typeNumber } from '../support/growthForm.js'
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
  { tag: '@front' },
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

test('the answer to a record is lost: what was typed stays, and after a reload it goes again by itself, once', async ({
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
  await expect(numberField(page, 'height')).toHaveValue(mali.height)
  // After a reload it is the same attempt, and its form shows the outcome.
  await page.reload()
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
  faults.foresee(offlineFaults)
  const member = await joinMember(request)
  const id = await addChild(request, await enter(context, app.url, member), child, earlier)
  await page.goto(`/children-profile/add-growth?child=${id}`)
  await typeNumber(page, 'weight', mali.weight)
  await typeNumber(page, 'height', mali.height)
  await goOffline(page)
  await page.getByRole('button', save).click()
  await expect(page.getByText(/ตอนนี้ไม่มีเน็ต สิ่งที่กรอกยังอยู่ครบ/)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('บันทึกแล้ว', { exact: true })).toBeVisible({ timeout: 15_000 })
  expect((await accountOf(request, member))[0]?.records).toHaveLength(3)
})

test('a second record of a day asks: back to the form, both, or one in place of the other', async ({
  page,
  context,
  request,
  app,
}) => {
  const member = await joinMember(request)
  const today = { date: dayFromToday(0), weight: 13, height: 92.4 }
  const id = await addChild(request, await enter(context, app.url, member), child, [...earlier, today])
  const figures = async () => (await accountOf(request, member))[0]?.records.map(({ weight }) => weight)
  const typeAndSend = async (weight: string) => {
    await page.goto(`/children-profile/add-growth?child=${id}`)
    await typeNumber(page, 'weight', weight)
    await typeNumber(page, 'height', mali.height)
    await page.getByRole('button', save).click()
  }
  const asked = page.getByRole('alertdialog')
  await typeAndSend(mali.weight)
  await expect(asked).toContainText('มีผลวัดอยู่แล้ว')
  await expect(asked).toContainText('13.0')
  await expectAccessible(page)
  await asked.getByRole('button', { name: 'กลับไปดูตัวเลข' }).click()
  await expect(asked).toBeHidden()
  await expect(numberField(page, 'weight')).toHaveValue(mali.weight)
  await expect(numberField(page, 'height')).toHaveValue(mali.height)
  expect(await figures()).toStrictEqual([13, 12.4, 11.8])

  await page.getByRole('button', save).click()
  await asked.getByRole('button', { name: 'ใช้ครั้งนี้แทน' }).click()
  await expect(page.getByText('บันทึกแล้ว', { exact: true })).toBeVisible()
  expect(await figures()).toStrictEqual([13.2, 12.4, 11.8])

  await typeAndSend('13.1')
  await asked.getByRole('button', { name: 'เก็บทั้งสองครั้ง' }).click()
  await expect(page.getByText('บันทึกแล้ว', { exact: true })).toBeVisible()
  expect((await figures())?.toSorted()).toStrictEqual([11.8, 12.4, 13.1, 13.2])
})

test('a figure far from the last one is asked once more, and kept when it is so', async ({
  page,
  context,
  request,
  app,
}) => {
  const member = await joinMember(request)
  const id = await addChild(request, await enter(context, app.url, member), child, earlier)
  await page.goto(`/children-profile/add-growth?child=${id}`)
  await typeNumber(page, 'weight', '18.2')
  await typeNumber(page, 'height', mali.height)
  await page.getByRole('button', save).click()
  const asked = page.getByRole('alertdialog')
  await expect(asked).toContainText(`ตัวเลขนี้ของน้อง${mali.name}`)
  await expect(asked).toContainText(/18\.2.*12\.4/)
  await asked.getByRole('button', { name: 'กลับไปดูตัวเลข' }).click()
  await expect(numberField(page, 'weight')).toHaveValue('18.2')
  expect((await accountOf(request, member))[0]?.records).toHaveLength(2)
  await page.getByRole('button', save).click()
  await asked.getByRole('button', { name: 'ใช่ วัดได้อย่างนี้' }).click()
  await expect(page.getByText('บันทึกแล้ว', { exact: true })).toBeVisible()
  expect((await accountOf(request, member))[0]?.records).toMatchObject([{ weight: 18.2 }, {}, {}])
})

test('of several children one is chosen, and twins are told apart', async ({ page, context, request, app }) => {
  const member = await joinMember(request)
  const token = await enter(context, app.url, member)
  await addChild(request, token, { ...child, nickname: 'อุ่น' }, earlier)
  const second = await addChild(request, token, { ...child, nickname: 'อิ่ม' })
  await page.goto('/children-profile')
  const rows = page.getByRole('list', { name: 'ดูของลูกคนไหน' }).getByRole('link')
  await expect(rows).toHaveCount(2)
  await expect(rows.filter({ hasText: 'เกิดวันเดียวกับน้องอิ่ม' })).toContainText('89.5')
  await page.goto(`/children-profile/add-growth?child=${second}`)
  await expect(page.getByText('เกิดวันเดียวกับน้องอุ่น กำลังบันทึกของน้องอิ่ม')).toBeVisible()
  await page.getByRole('link', { name: 'เปลี่ยนเป็นลูกคนอื่น' }).click()
  await page.getByRole('link', { name: /น้องอุ่น/ }).first().click()
  await expect(page.getByRole('heading', { level: 2, name: 'น้องอุ่น' })).toBeVisible()
})
