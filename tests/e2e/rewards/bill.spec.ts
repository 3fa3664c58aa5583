import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.js'
import { atRest } from '../support/atRest.js'
import { billsOf, choosePictures, receiptPicture, sendBill, slowUpload, typeBill } from '../support/bills.js'
import { countCalls, goOffline, offlineFaults } from '../support/networkFaults.js'
import { losingProxy } from '../support/losingProxy.js'
import { enter, joinMember } from '../support/members.js'
import { pageReady } from '../support/pageReady.js'
import { expect, test } from '../support/test.js'
import { expectWholeAccessible } from '../support/wholePage.js'

const path = '/rewards/uploadbill'
const sending = /^\/th\/bills\/$/
const receipt = (): string => `TH-${randomUUID().slice(0, 8)}`

const card = (page: Page) => page.locator('.bill-card')
const state = (page: Page) => card(page).locator('.ui-tag')
const open = async (page: Page): Promise<void> => {
  await page.goto(path)
  await expect(page.getByText('ซื้อจากร้านไหน')).toBeVisible()
}
const sendButton = (page: Page) => page.getByRole('button', { name: 'ส่งใบเสร็จ', exact: true })

test(
  'a bill is sent, each picture with how far it has come; paused, and sent on',
  { tag: ['@desktop', '@front'] },
  async ({ page, context, request, app }) => {
    test.slow()
    const token = await enter(context, app.url, await joinMember(request))
    await open(page)
    await pageReady(page)
    await expectWholeAccessible(page)
    await sendButton(page).click()
    await expect(page.getByText('เลือกร้านจากรายการ')).toBeVisible()
    await expect(page.getByText('ถ่ายหรือเลือกรูปใบเสร็จอย่างน้อย 1 รูป')).toBeVisible()
    await expect(page.getByRole('button', { name: 'ถ่ายรูป' })).toBeFocused()
    await expectWholeAccessible(page)

    await page.getByRole('button', { name: 'ดูตัวอย่าง' }).click()
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'เข้าใจแล้ว' }).click()

    const number = receipt()
    await typeBill(page, number)
    await expect(page.getByText('ได้สูงสุด 45 คะแนน')).toBeVisible()
    const asFast = await slowUpload(context, page, 60_000)
    await choosePictures(page, await receiptPicture(page, 1), await receiptPicture(page, 2))
    // Uploads run while the form is filled in; the rest goes with the bill.
    await expect(page.locator('.form-tray').getByRole('progressbar')).toHaveCount(1)
    await sendButton(page).click()

    await expect(card(page)).toContainText('กำลังส่ง')
    const bars = card(page).getByRole('progressbar')
    await expect(bars).toHaveCount(2)
    await expect.poll(async () => Number(await bars.first().getAttribute('aria-valuenow'))).toBeGreaterThan(0)
    expect(await bars.last().getAttribute('aria-valuenow')).toBe('0')
    await expectAccessible(page)
    await card(page).getByRole('button', { name: 'พักไว้ก่อน' }).click()
    await expect(state(page)).toHaveText('พักไว้')
    await page.reload()
    await expect(state(page)).toHaveText('พักไว้')
    expect(await billsOf(request, token)).toStrictEqual([])
    await expectWholeAccessible(page)

    await asFast()
    await card(page).getByRole('button', { name: 'ส่งต่อ' }).click()
    await expect(state(page)).toHaveText('ส่งแล้ว')
    await expect(card(page)).toContainText('ได้สูงสุด 45 คะแนน')
    await expectWholeAccessible(page)
    const bills = await billsOf(request, token)
    expect(bills).toMatchObject([{ receipt_number: number, amount_satang: 45_800, state: 'reviewing' }])
    expect(bills[0]?.pictures).toHaveLength(2)
  },
)

test('a bill chosen without a connection waits on the device, and is sent once, from whatever page', async ({
  page,
  context,
  request,
  app,
  faults,
}) => {
  faults.foresee(offlineFaults)
  const token = await enter(context, app.url, await joinMember(request))
  const calls = countCalls(context, 'POST', sending)
  await open(page)
  await typeBill(page, receipt())
  await choosePictures(page, await receiptPicture(page, 3, 300))
  await goOffline(page)
  await page.getByRole('button', { name: 'เก็บไว้ ส่งเมื่อมีเน็ต' }).click()
  await expect(card(page)).toContainText('รอส่ง')
  await expect(card(page)).toContainText('เน็ตกลับมาเมื่อไรจะส่งให้เอง')
  await expectAccessible(page)

  await page.close()
  await context.setOffline(false)
  const before = calls()
  const [home, dashboard] = [await context.newPage(), await context.newPage()]
  await Promise.all([home.goto('/'), dashboard.goto('/dashboard')])
  await expect.poll(async () => (await billsOf(request, token)).length).toBe(1)
  // In its own page: a page that is left before its response sends the bill again.
  const bills = await context.newPage()
  await bills.goto(path)
  await expect(bills.getByText('ซื้อจากร้านไหน')).toBeVisible()
  await expect(card(bills)).toHaveCount(0)
  expect(calls() - before).toBe(1)
})

test('a bill whose answer was lost is sent again under its key, and is there once', async ({
  page,
  context,
  request,
  app,
  faults,
}) => {
  faults.foresee(/ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/)
  const network = await losingProxy(app.url, 'POST', sending)
  const token = await enter(context, network.url, await joinMember(request))
  await page.goto(`${network.url}${path}`)
  await typeBill(page, receipt())
  await choosePictures(page, await receiptPicture(page, 8, 300))
  await sendButton(page).click()
  await expect(state(page)).toHaveText('ส่งแล้ว', { timeout: 20_000 })
  expect(await billsOf(request, token)).toHaveLength(1)
  expect(network.keys()).toHaveLength(2)
  expect(network.keys()[0]).toEqual(expect.stringMatching(/^[0-9a-f-]{36}$/))
  expect(new Set(network.keys()).size).toBe(1)
  network.stop()
})

test('a bill beyond the ten of a day waits on the device for the next, and the keyboard stays with it', async ({
  page,
  context,
  request,
  app,
  faults,
}) => {
  faults.foresee(/th\/bills/)
  const token = await enter(context, app.url, await joinMember(request))
  await open(page)
  for (let sent = 0; sent < 10; sent += 1) await sendBill(page, request, token)
  const calls = countCalls(context, 'POST', sending)
  await typeBill(page, receipt())
  await choosePictures(page, await receiptPicture(page, 9, 300))
  const atFullSpeed = await slowUpload(context, page, 2000)
  await sendButton(page).click()
  await card(page).getByRole('button', { name: 'พักไว้ก่อน' }).click()
  await atFullSpeed()
  await card(page).getByRole('button', { name: 'ส่งต่อ' }).press('Enter')
  await expect(card(page)).toContainText('พรุ่งนี้จะส่งให้เอง')
  await expect(card(page).getByRole('heading')).toBeFocused()
  await expectWholeAccessible(page)
  const asked = calls()
  await page.reload()
  await expect(card(page)).toContainText('พรุ่งนี้จะส่งให้เอง')
  await typeBill(page, receipt())
  await choosePictures(page, await receiptPicture(page, 10, 300))
  await sendButton(page).click()
  await expect(card(page)).toHaveCount(2)
  await expect(card(page).first()).toContainText('พรุ่งนี้จะส่งให้เอง')
  expect(calls()).toBe(asked)
  expect(await billsOf(request, token)).toHaveLength(10)
})

test('what cannot be a bill is told at its field, and nothing typed is lost', async ({
  page,
  context,
  request,
  app,
  faults,
}, testInfo) => {
  test.slow()
  faults.foresee(/40[0-9]|422/)
  const token = await enter(context, app.url, await joinMember(request))
  await open(page)
  const pictures = page.locator('input[name=pictures]')
  const fieldError = page.locator('.form-tray .ui-field__error')
  const files: ReadonlyArray<readonly [Buffer, string]> = [
    [Buffer.alloc(0), 'ว่างเปล่า'],
    [Buffer.from('%PDF-1.7 not a picture'), 'เปิดเป็นรูปไม่ได้'],
    [Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic')]), 'HEIC'],
  ]
  for (const [buffer, words] of files) {
    await pictures.setInputFiles({ name: 'bill.jpg', mimeType: 'image/jpeg', buffer })
    await expect(fieldError).toContainText(words)
  }
  const picture = await receiptPicture(page, 4, 300)
  // A large file is made smaller first; a refused file affects no other. Files on disk, for a buffer of 14 MB travels
  // to the browser as text.
  const onDisk = (name: string, buffer: Buffer): string => {
    const file = testInfo.outputPath(name)
    writeFileSync(file, buffer)
    return file
  }
  await pictures.setInputFiles([
    onDisk('iphone.jpg', files[2]?.[0] ?? Buffer.alloc(0)),
    onDisk('large.jpg', Buffer.concat([picture, Buffer.alloc(14 * 1024 * 1024)])),
  ])
  await expect(fieldError).toContainText('รูปที่ 1 ที่เลือก: รูปแบบ HEIC')
  await expect(page.locator('.form-tray .form-picture')).toHaveCount(1)
  await pictures.setInputFiles({ name: 'again.jpg', mimeType: 'image/jpeg', buffer: picture })
  await expect(fieldError).toContainText('รูปนี้เลือกไว้แล้ว')

  const first = receipt()
  await typeBill(page, first)
  // Nothing of the bill is lost with the page.
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'เลขที่ใบเสร็จ' })).toHaveValue(first)
  await expect(page.locator('.form-tray .form-picture')).toHaveCount(1)
  await sendButton(page).click()
  await expect(state(page)).toHaveText('ส่งแล้ว')

  await page.getByRole('button', { name: 'ส่งใบต่อไป' }).click()
  const second = receipt()
  await typeBill(page, second, '99.50')
  await choosePictures(page, picture)
  await sendButton(page).click()
  await expect(fieldError).toContainText('รูปนี้เคยส่งแล้ว')
  await expect(page.getByRole('textbox', { name: 'เลขที่ใบเสร็จ' })).toHaveValue(second)
  await expect(page.getByRole('textbox', { name: 'ยอดสินค้าที่ร่วมรายการ' })).toHaveValue('99.50')
  await expectWholeAccessible(page)
  await page.getByRole('button', { name: 'เอารูป 1 ออก' }).click()
  await choosePictures(page, await receiptPicture(page, 5, 300))
  await sendButton(page).click()
  await expect
    .poll(async () => (await billsOf(request, token)).map((bill) => bill.receipt_number).sort())
    .toStrictEqual([first, second].sort())
})

test("a waiting bill is its member's alone: hidden by signing out, gone when another signs in", async ({
  page,
  context,
  request,
  app,
  faults,
}) => {
  faults.foresee(offlineFaults)
  const [mali, mana] = [await joinMember(request), await joinMember(request)]
  const token = await enter(context, app.url, mali)
  const inQueue = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const asked = indexedDB.open('careplus.bills')
          asked.addEventListener('success', () => {
            const count = asked.result.transaction('queue').objectStore('queue').count()
            count.addEventListener('success', () => {
              asked.result.close()
              resolve(count.result)
            })
          })
        }),
    )
  const forgetSession = async () => {
    await context.clearCookies()
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith('auth.')) localStorage.removeItem(key)
    })
  }
  await open(page)
  await typeBill(page, receipt())
  await choosePictures(page, await receiptPicture(page, 6, 300))
  await slowUpload(context, page, 2000)
  await sendButton(page).click()
  await card(page).getByRole('button', { name: 'พักไว้ก่อน' }).click()
  await expect(state(page)).toHaveText('พักไว้')
  expect(await inQueue()).toBe(1)
  await atRest(page)
  await forgetSession()
  await page.goto(path)
  await expect(page).toHaveURL(/\/login/)
  expect(await inQueue()).toBe(1)

  await enter(context, app.url, mali)
  await open(page)
  await expect(state(page)).toHaveText('พักไว้')
  await atRest(page)
  await forgetSession()
  await enter(context, app.url, mana)
  await open(page)
  await expect(card(page)).toHaveCount(0)
  await expect.poll(inQueue).toBe(0)
  expect(await billsOf(request, token)).toStrictEqual([])
})
