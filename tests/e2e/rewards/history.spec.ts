import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { post, read } from '../support/api.js'
import { sendBill } from '../support/bills.js'
import { dayFromToday } from '../support/relativeDays.js'
import { demo } from '../support/demo.js'
import { enterDraw, openDraw } from '../support/draws.js'
import { enter, joinMember } from '../support/members.js'
import { typeSignIn } from '../support/signInSteps.js'
import { pageReady } from '../support/pageReady.js'
import { givePoints, staff } from '../support/staffCommand.js'
import { expect, test } from '../support/test.js'
import { islandAddress } from '../support/addresses.js'
import { expectAccessible } from '../support/accessible.js'
import { expectWholeAccessible, expectWholeAccessibleOnDesktop } from '../support/wholePage.js'

const history = '/rewards/history'
const rows = (page: Page) => page.locator('.ledger > li')
const row = (page: Page, words: string | RegExp) => rows(page).filter({ hasText: words })
const show = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('signed out: what there is to see, and the way in and back', async ({ page, request }) => {
  const member = await joinMember(request)
  await page.goto(history)
  await expect(page.getByText('ใบเสร็จแต่ละใบถึงขั้นไหนแล้ว')).toBeVisible()
  await pageReady(page)
  await expectWholeAccessible(page)
  await page.getByRole('button', { name: 'เข้าสู่ระบบดูประวัติ' }).click()
  await page.waitForURL('**/login')
  await typeSignIn(page, member)
  await page.waitForURL(`**${history}`)
  await expect(page.getByRole('heading', { name: 'ยังไม่มีคะแนน' })).toBeVisible()
  await expectWholeAccessible(page)
  for (const [name, title] of [
    ['ได้รับ', 'ยังไม่มีคะแนนเข้า'],
    ['ใช้ไป', 'ยังไม่ได้ใช้คะแนน'],
    ['ใบเสร็จ', 'ยังไม่มีใบเสร็จ'],
    ['ของรางวัล', 'ยังไม่ได้แลกของ'],
  ] as const) {
    await show(page, name).click()
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  }
})

test('a year of points: every kind of line with its balance, what came in, what went, bills, orders, and all as a file', async ({
  page,
  context,
  app,
}) => {
  const token = await enter(context, app.url, demo)
  await page.goto(history)
  await expect(rows(page).first()).toBeVisible()
  await pageReady(page)
  for (const words of ['ใบเสร็จ Makro', 'ภารกิจ', 'พักไว้แลก', 'ส่ง ', 'ลุ้นโชค', 'คะแนนหมดอายุ', 'คะแนนจากระบบเดิม'])
    await expect(row(page, words).first()).toBeVisible()
  await expect(row(page, 'รูปไม่ชัด')).toContainText('ขอตรวจใหม่ได้')
  await expect(page.locator('.bill-way')).toContainText('กำลังตรวจ')
  const balances = await page.locator('.ledger__end', { hasText: 'คงเหลือ' }).allInnerTexts()
  const { lines } = await read<{
    readonly lines: ReadonlyArray<{ readonly seq: number; readonly points: number; readonly balance: number }>
  }>(context.request, '/th/points/ledger/', token)
  const numbers = balances.map((text) =>
    Number(
      text
        .replaceAll(/[^\d\n]/g, '')
        .split('\n')
        .at(-1),
    ),
  )
  expect(numbers).toStrictEqual(lines.filter(({ points }) => points !== 0).map(({ balance }) => balance))
  await expectWholeAccessibleOnDesktop(page)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'ดาวน์โหลดเป็นไฟล์ CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(`careplus-points-${dayFromToday(0)}.csv`)
  const text = readFileSync(await file.path(), 'utf8')
  expect(text.startsWith('\uFEFFลำดับ,')).toBe(true)
  const cells = text
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((each) => each.split(','))
  expect(cells.map(([seq]) => Number(seq))).toStrictEqual(lines.map(({ seq }) => seq).toReversed())
  expect(cells.map((each) => Number(each.at(-1)))).toStrictEqual(lines.map(({ balance }) => balance).toReversed())

  await show(page, 'ได้รับ').click()
  await expect(page).toHaveURL(/show=earned/)
  await expect(row(page, 'คะแนนหมดอายุ')).toHaveCount(0)
  await expect(row(page, 'ใบเสร็จ Makro').first()).toBeVisible()
  await show(page, 'ใช้ไป').click()
  await expect(row(page, 'ใบเสร็จ')).toHaveCount(0)
  await expect(row(page, 'ลุ้นโชค').first()).toBeVisible()
  await show(page, 'ใบเสร็จ').click()
  await expect(page.locator('.history-card', { hasText: 'ไม่ผ่าน' })).toContainText('รูปไม่ชัด')
  await expectWholeAccessibleOnDesktop(page)
  await show(page, 'ของรางวัล').click()
  await expect(page.locator('.history-card').first()).toContainText('เลขที่ CP-')
  await expectWholeAccessibleOnDesktop(page)
  await page.reload()
  await expect(page.locator('.history-card').first()).toContainText('เลขที่ CP-')
})

test('a bill: sent, rejected with the reason and what to do, its picture large, asked to look again, approved', async ({
  page,
  context,
  request,
  app,
}) => {
  const member = await joinMember(request)
  const token = await enter(context, app.url, member)
  await page.goto(history)
  await expect(page.getByRole('heading', { name: 'ยังไม่มีคะแนน' })).toBeVisible()
  const { id: bill } = await sendBill(page, request, token)
  await page.reload()
  await expect(page.locator('.history-card')).toContainText('ได้สูงสุด 45')
  await staff(app, 'bills', 'reject', bill, 'unreadable')
  await page.reload()
  await row(page, 'รูปไม่ชัด').getByRole('link').click()
  await expect(page.getByText('ถ่ายใหม่ให้เห็นชื่อร้าน')).toBeVisible()
  await expect(page.getByText('ไม่ผ่าน: รูปไม่ชัด')).toBeVisible()
  await pageReady(page)
  await expectWholeAccessible(page)
  await page.getByRole('button', { name: 'ดูรูปใบเสร็จ 1 ให้ใหญ่' }).click()
  await expect(page.getByRole('dialog').getByRole('img', { name: 'รูปใบเสร็จ 1' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'ปิดรูป' }).click()
  await page.getByRole('textbox', { name: /อยากบอกอะไรทีมงาน/ }).fill('ยอดรวมอยู่บรรทัดล่างสุด')
  await page.reload()
  await expect(page.getByRole('textbox', { name: /อยากบอกอะไรทีมงาน/ })).toHaveValue('ยอดรวมอยู่บรรทัดล่างสุด')
  await page.getByRole('button', { name: 'ขอตรวจใหม่' }).click()
  await expect(page.getByText('ส่งคำขอแล้ว')).toBeVisible()
  await expect(page.getByText('ขอตรวจใหม่แล้ว')).toBeVisible()
  await expect(page.getByRole('button', { name: 'ขอตรวจใหม่' })).toHaveCount(0)
  expect(await staff(app, 'bills', 'show', bill)).toContain('ยอดรวมอยู่บรรทัดล่างสุด')
  await staff(app, 'bills', 'approve', bill, '6:2:458.00')
  await page.reload()
  await expect(page.getByText('ผ่าน ได้ 45\u00A0คะแนน')).toBeVisible()
  await page.goto(history)
  await expect(row(page, '+45')).toContainText('คงเหลือ\u00A045')
})

test('an order: its state, cancelled after a question, points back; and older lines on demand', async ({
  page,
  context,
  request,
  app,
}) => {
  test.setTimeout(120_000)
  const member = await joinMember(request)
  await givePoints(app, member, 2000)
  const token = await enter(context, app.url, member)
  for (let entry = 0; entry < 49; entry += 1) await enterDraw(request, openDraw, 1, token)
  await post(request, '/th/rewards/103/redeem/', { quantity: 1, address: islandAddress }, token)
  await page.goto(`${history}?show=orders`)
  await page.getByRole('button', { name: 'ยกเลิกรายการนี้' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'ยกเลิกและคืนคะแนน' }).click()
  await expect(page.locator('.history-card')).toContainText('ยกเลิกแล้ว คะแนนคืนแล้ว')
  await show(page, 'ทั้งหมด').click()
  await expect(row(page, 'คืนคะแนน')).toContainText('+380')
  await expect(rows(page)).toHaveCount(50)
  await expect(row(page, 'ปรับคะแนน')).toHaveCount(0)
  await page.getByRole('button', { name: 'ดูก่อนหน้านี้' }).click()
  await expect(row(page, 'ปรับคะแนน')).toContainText('ทดสอบ')
  await expect(rows(page)).toHaveCount(52)
  await expect(page.getByRole('button', { name: 'ดูก่อนหน้านี้' })).toHaveCount(0)
})

test('what cannot be read is asked for again; inside LINE a file needs the browser', async ({ browser, app }) => {
  const context = await browser.newContext({
    baseURL: app.url,
    viewport: { width: 360, height: 740 },
    userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36 Line/14.1.0',
  })
  await enter(context, app.url, demo)
  const page = await context.newPage()
  await page.route('**/th/points/ledger/**', (route) => route.abort())
  await page.goto(history)
  await expect(page.getByRole('heading', { name: 'เปิดรายการไม่สำเร็จ' })).toBeVisible()
  await expectWholeAccessible(page)
  await page.unroute('**/th/points/ledger/**')
  await page.getByRole('button', { name: 'ลองอีกครั้ง' }).click()
  await expect(rows(page).first()).toBeVisible()
  await page.getByRole('button', { name: 'ดาวน์โหลดเป็นไฟล์ CSV' }).click()
  await expect(page.getByRole('link', { name: 'เปิดในเบราว์เซอร์' })).toBeVisible()
  await context.close()
})
