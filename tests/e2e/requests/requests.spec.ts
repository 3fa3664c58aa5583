import type { Page } from '@playwright/test'
import { choosePictures, receiptPicture, slowUpload } from '../support/bills.js'
import { countCalls, goOffline, loseAnswer, offlineFaults } from '../support/networkFaults.js'
import { enter, joinMember } from '../support/members.js'
import { answerAs, requestsOf } from '../support/requests.js'
import { pageReady } from '../support/pageReady.js'
import { expect, test } from '../support/test.js'
import { expectWholeAccessibleOnDesktop } from '../support/wholePage.js'

const path = '/request'
const calls = /^\/th\/requests\/$/
const words = 'ใบเสร็จวันที่ 3 ยังไม่ผ่าน\nต้องส่งใหม่ไหมคะ'

const message = (page: Page) => page.getByRole('textbox', { name: /^อยากถามว่า/ })
const send = (page: Page) => page.getByRole('button', { name: 'ส่งให้ทีมงาน' })
const topic = (page: Page, name: string) => page.getByRole('button', { name })
const tag = (page: Page) => page.locator('.request-thread .ui-tag')
const open = async (page: Page): Promise<void> => {
  await page.goto(path)
  await expect(send(page)).toBeVisible()
}

test('a question with a picture is asked, answered, and asked on', async ({ page, context, request, app }) => {
  test.slow()
  const token = await enter(context, app.url, await joinMember(request))
  await open(page)
  await pageReady(page)
  await expect(page.getByText('ยังไม่มีเรื่องที่ถาม')).toBeVisible()
  await expectWholeAccessibleOnDesktop(page)
  await send(page).click()
  await expect(page.getByText('เลือกเรื่องที่ใกล้ที่สุด')).toBeVisible()
  await expect(page.getByText('เล่าเรื่องที่อยากถามสักนิด')).toBeVisible()
  await expect(topic(page, 'การใช้กราฟและการเช็ก')).toBeFocused()
  await expectWholeAccessibleOnDesktop(page)

  await topic(page, 'คะแนนและใบเสร็จ').click()
  await message(page).fill('สั้นไป')
  await send(page).click()
  await expect(page.getByText(/อย่างน้อย 10\sตัวอักษร/)).toBeVisible()
  await expect(message(page)).toBeFocused()
  await message(page).fill(words)
  await choosePictures(page, await receiptPicture(page, 1))
  const asFast = await slowUpload(context, page, 60_000)
  await send(page).click()
  const bar = page.getByRole('progressbar', { name: 'รูปประกอบ 1' })
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(0)
  await asFast()

  await expect(tag(page)).toHaveText('รอตอบ')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('คะแนนและใบเสร็จ')
  const picture = page.getByRole('button', { name: 'ดูรูปประกอบ 1 ให้ใหญ่' })
  await expect
    .poll(() => picture.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0)
  await picture.click()
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
  await page.getByRole('button', { name: 'ปิดรูป' }).click()
  await pageReady(page)
  await expectWholeAccessibleOnDesktop(page)
  const [asked] = await requestsOf(request, token)
  expect(asked).toMatchObject({ topic: 'points-and-bills', state: 'waiting', messages: [{ by: 'member', words }] })

  await answerAs(app, asked?.id ?? '', 'ส่งใหม่ได้ค่ะ ถ่ายให้เห็นยอดรวม', 1)
  await page.getByRole('link', { name: 'เรื่องที่ถามทั้งหมด' }).click()
  const card = page.getByRole('link', { name: /คะแนนและใบเสร็จ/ })
  await expect(card).toContainText('ตอบแล้ว')
  await expect(card).toContainText('ส่งใหม่ได้ค่ะ')
  await expect(message(page)).toHaveValue('')
  await pageReady(page)
  await page.reload()
  await pageReady(page)
  await expectWholeAccessibleOnDesktop(page)
  await card.click()
  await expect(tag(page)).toHaveText('ตอบแล้ว')
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'ทีมงาน' })).toContainText(
    'ถ่ายให้เห็นยอดรวม',
  )

  await page.getByRole('textbox', { name: /^เขียนถึงทีมงานเพิ่ม/ }).fill('ขอบคุณค่ะ')
  await page.getByRole('button', { name: 'ส่งข้อความ', exact: true }).click()
  await expect(tag(page)).toHaveText('รอตอบ')
  await expect(page.getByRole('listitem').filter({ hasText: 'ขอบคุณค่ะ' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^เขียนถึงทีมงานเพิ่ม/ })).toHaveValue('')
  expect((await requestsOf(request, token))[0]?.messages).toHaveLength(3)
})

test('without a connection nothing typed is lost, and it is sent once when it returns', async ({
  page,
  context,
  request,
  app,
  faults,
}) => {
  faults.foresee(offlineFaults)
  const token = await enter(context, app.url, await joinMember(request))
  const asks = countCalls(context, 'POST', calls)
  await open(page)
  await topic(page, 'สินค้า').click()
  await message(page).fill(words)
  await choosePictures(page, await receiptPicture(page, 2, 300))
  await page.reload()
  await expect(message(page)).toHaveValue(words)
  await expect(topic(page, 'สินค้า')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('.form-tray .form-picture')).toHaveCount(1)

  await goOffline(page)
  await send(page).click()
  await expect(page.getByText('เน็ตหลุดก็ไม่เป็นไร')).toBeVisible()
  await expect(message(page)).toHaveValue(words)
  await expect(page.locator('.form-tray .form-picture')).toHaveCount(1)
  const before = asks()
  await context.setOffline(false)
  await expect(tag(page)).toHaveText('รอตอบ')
  expect(asks() - before).toBe(1)
  const asked = await requestsOf(request, token)
  expect(asked).toHaveLength(1)
  expect(asked[0]?.pictures).toHaveLength(1)
})

test('an answer that was lost asks nothing twice', async ({ page, context, request, app, faults }) => {
  faults.foresee(/ERR_CONNECTION_RESET|Failed to load/)
  const token = await enter(context, app.url, await joinMember(request))
  await open(page)
  await topic(page, 'เรื่องอื่น').click()
  await message(page).fill(words)
  const lost = await loseAnswer(page, 'POST', /\/th\/requests\/$/)
  await send(page).click()
  await expect(page.getByText('ยังส่งไปไม่ถึง')).toBeVisible()
  expect(lost()).toBe(true)
  expect(await requestsOf(request, token)).toHaveLength(1)
  await page.reload()
  await send(page).click()
  await expect(tag(page)).toHaveText('รอตอบ')
  expect(await requestsOf(request, token)).toHaveLength(1)
})

test('a day that is full is told, and a link to nobody’s request leads back', async ({
  page,
  context,
  request,
  app,
  faults,
}) => {
  faults.foresee(/40[04]/)
  await enter(context, app.url, await joinMember(request))
  await page.goto(`${path}?open=00000000-0000-4000-8000-000000000000`)
  await expect(page.getByText('ไม่พบเรื่องนี้')).toBeVisible()
  await page.getByRole('link', { name: 'เรื่องที่ถามทั้งหมด' }).click()
  for (let n = 1; n <= 5; n += 1) {
    await topic(page, 'เรื่องอื่น').click()
    await message(page).fill(`เรื่องที่ ${n} ของวันนี้ค่ะ`)
    await send(page).click()
    await expect(tag(page)).toHaveText('รอตอบ')
    await page.getByRole('link', { name: 'เรื่องที่ถามทั้งหมด' }).click()
  }
  await topic(page, 'เรื่องอื่น').click()
  await message(page).fill('เรื่องที่หกของวันนี้ค่ะ')
  await send(page).click()
  await expect(page.getByRole('alert')).toContainText('วันนี้ถามครบ')
  await expect(message(page)).toHaveValue('เรื่องที่หกของวันนี้ค่ะ')
})
