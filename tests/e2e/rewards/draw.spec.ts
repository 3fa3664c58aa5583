import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { ownServer } from '../support/ownServer.js'
import { expectAccessible } from '../support/accessible.js'
import { countCalls, loseAnswer } from '../support/networkFaults.js'
import { drawInTime, finishedDraw, drawOf, openDraw } from '../support/draws.js'
import { enter, joinMember } from '../support/members.js'
import { typeSignIn } from '../support/signInSteps.js'
import { pageReady } from '../support/pageReady.js'
import { givePoints } from '../support/staffCommand.js'
import { expect, test } from '../support/test.js'
import { expectWholeAccessible, expectWholeAccessibleOnDesktop } from '../support/wholePage.js'

const entering = /\/th\/luckydraws\/\d+\/enter\/$/
const page201 = `/rewards/luckydraw/${openDraw}`

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const more = (page: Page) => page.getByRole('button', { name: 'เพิ่มหนึ่งสิทธิ์' })
const spend = (page: Page, points: number, tickets: number) =>
  page.getByRole('button', { name: `ใช้ ${points}\u00A0คะแนน เพิ่ม ${tickets}\u00A0สิทธิ์` })
const confirm = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: /^ยืนยันใช้/ })
const mine = (page: Page) => page.locator('.draw-facts > div', { hasText: 'สิทธิ์ของคุณ' }).locator('dd')

test('entering a draw: looked at signed out, signed in on the way, asked, entered, and the odds follow', async ({
  page,
  request,
  app,
}) => {
  const member = await joinMember(request)
  await givePoints(app, member, 100)
  await page.goto(page201)
  await expect(heading(page)).toHaveText('จักรยานขาไถ 5 คัน')
  await expect(page.getByText(/ถ้ามี 1.สิทธิ์ โอกาสประมาณ 1 ใน/)).toBeVisible()
  await expect(page.getByText(/^รหัส .* บันทึกเมื่อ/)).toBeVisible()
  const permit = page.getByText(/^เลขที่ 1234/)
  await expect(permit).toBeHidden()
  await page.getByText('เงื่อนไขและใบอนุญาต').click()
  await expect(permit).toBeVisible()
  await pageReady(page)
  await expectWholeAccessible(page)
  await page.getByRole('button', { name: 'เข้าสู่ระบบเพื่อร่วมลุ้น' }).click()
  await page.waitForURL('**/login')
  await typeSignIn(page, member)

  await page.waitForURL(`**${page201}`)
  await expect(mine(page)).toHaveText('0')
  await more(page).click()
  await expect(page.getByText('ใช้ 40\u00A0คะแนน เหลือ\u00A060')).toBeVisible()
  await pageReady(page)
  await expectWholeAccessible(page)
  await spend(page, 40, 2).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'ยังไม่ใช้' }).click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(mine(page)).toHaveText('0')
  await spend(page, 40, 2).click()
  await confirm(page).click()
  await expect(page.getByText(/^เพิ่ม 2.สิทธิ์แล้ว รวมเป็น 2.สิทธิ์$/)).toBeVisible()
  await expect(mine(page)).toHaveText('2')
  await expect(page.getByText(/ตอนนี้โอกาสประมาณ 1 ใน/)).toBeVisible()
  await more(page).click()
  await more(page).click()
  await expect(more(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(spend(page, 60, 3)).toBeVisible()
  await expect(page.getByText(/^เพิ่มได้อีกไม่เกิน 3.สิทธิ์$/)).toBeVisible()
})

test('an answer that is lost spends nothing twice, also after a reload', async ({
  page,
  context,
  request,
  app,
  faults,
}) => {
  const member = await joinMember(request)
  await givePoints(app, member, 100)
  const token = await enter(context, app.url, member)
  const calls = countCalls(context, 'POST', entering)
  await page.goto(page201)
  await more(page).click()
  faults.foresee(/enter/)
  const lost = await loseAnswer(page, 'POST', entering)
  await spend(page, 40, 2).click()
  await confirm(page).click()
  await expect.poll(lost).toBe(true)
  await expect(page.getByText('ส่งไปแล้ว แต่คำตอบยังมาไม่ถึง')).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByText('ครั้งก่อนกดยืนยันไว้ แต่ยังไม่รู้ผล')).toBeVisible()
  await page.getByRole('button', { name: 'ส่งคำขอเดิม' }).click()
  await expect(page.getByText(/^เพิ่ม 2.สิทธิ์แล้ว/)).toBeVisible()
  await expect(mine(page)).toHaveText('2')
  expect(calls()).toBe(2)
  expect((await drawOf(request, openDraw, token)).my_tickets).toBe(2)
})

test('a refusal is told in words: too few points from the start, and points that went meanwhile', async ({
  page,
  context,
  request,
  app,
  faults,
}) => {
  const member = await joinMember(request)
  await givePoints(app, member, 45)
  await enter(context, app.url, member)
  await page.goto(page201)
  await more(page).click()
  await givePoints(app, member, -35)
  faults.foresee(/422/)
  await spend(page, 40, 2).click()
  await confirm(page).click()
  await expect(page.getByRole('alert')).toContainText('เพิ่มสิทธิ์ไม่ได้ ยังไม่ตัดคะแนน')
  await expect(page.getByRole('alert')).toContainText('ขาดอีก 30\u00A0คะแนน')
  await expect(page.getByText('ขาดอีก 10\u00A0คะแนน')).toBeVisible()
  await expect(page.getByRole('link', { name: 'ส่งใบเสร็จเก็บคะแนน' })).toBeVisible()
  await expectWholeAccessible(page)
})

const verdict = (page: Page) => page.locator('.verdict')

test('a draw that is over is drawn again on this device, by anybody; the list can be kept and hashed by hand', async ({
  page,
}) => {
  await page.goto(`/rewards/luckydraw/${finishedDraw}`)
  await expect(page.locator('.draw-winners > ol > li')).toHaveCount(8)
  await pageReady(page)
  await expectWholeAccessible(page)
  await page.getByRole('link', { name: 'ตรวจผลเองด้วยเครื่องนี้' }).click()
  await expect(verdict(page)).toContainText('ผลตรงกัน')
  await expect(page.locator('.draw-checks > li')).toHaveCount(4)
  await expect(page.locator('.draw-checks__fails')).toHaveCount(0)
  await expect(page.getByText('เลข 482917')).toBeVisible()
  await expectWholeAccessibleOnDesktop(page)

  await page.getByRole('button', { name: 'วิธีคิด' }).click()
  const figures = page.locator('.how-to__figures').first()
  await expect(figures).toContainText('รหัสลับ')
  await expectAccessible(page)
  const whole = (name: string) => figures.locator('div', { hasText: name }).locator('dd').innerText()
  const [seed, commitment, list] = [await whole('รหัสลับ'), await whole('เลขที่ล็อกไว้'), await whole('เลขของรายชื่อ')]
  expect(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex')).toBe(commitment)
  await page.getByRole('button', { name: 'เข้าใจแล้ว' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'รายชื่อสิทธิ์' }).click()
  const file = await (await download).path()
  expect(createHash('sha256').update(readFileSync(file)).digest('hex')).toBe(list)
  await page.getByRole('button', { name: 'คำนวณซ้ำอีกครั้ง' }).click()
  await expect(verdict(page)).toContainText('ผลตรงกัน')
})

test('a record that was tampered with fails in words, at the check that it fails', async ({ page }) => {
  await page.route(/\/th\/luckydraws\/\d+\/record\/$/, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { data: { winners: ReadonlyArray<object> } }
    const [first, second, ...rest] = body.data.winners
    const winners = [{ ...second, place: 1 }, { ...first, place: 2 }, ...rest]
    await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, winners } } })
  })
  await page.goto(`/rewards/luckydraw/${finishedDraw}?verify`)
  await expect(verdict(page)).toContainText('ผลไม่ตรงกัน')
  await expect(page.locator('.draw-checks__fails')).toHaveCount(1)
  await expect(page.locator('.draw-checks__fails')).toContainText('จับใหม่ได้ผู้ได้รางวัลไม่ตรงกัน')
  await expectWholeAccessible(page)
})

test('where the browser cannot reckon, that is said, and how to do it by hand', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined }))
  await page.goto(`/rewards/luckydraw/${finishedDraw}?verify`)
  await expect(page.getByText('เครื่องนี้คำนวณให้ไม่ได้')).toBeVisible()
  await expect(page.getByRole('button', { name: 'รายชื่อสิทธิ์' })).toBeVisible()
  await expectWholeAccessible(page)
})

test('a draw that is not there, one that was opened as a reward, and one without a permit', async ({
  page,
  faults,
}) => {
  faults.foresee(/404/)
  await page.goto('/rewards/luckydraw/999999')
  await expect(heading(page)).toHaveText('ไม่พบของรางวัลนี้แล้ว')
  await page.goto(`/rewards/redeem/${openDraw}`)
  await page.waitForURL(`**${page201}`)
  await page.goto(`${page201}?verify`)
  await expect(page.getByRole('heading', { name: 'ยังไม่มีผลให้ตรวจ' })).toBeVisible()
  await page.goto('/rewards/luckydraw/202')
  await expect(heading(page)).toHaveText('ไม่พบของรางวัลนี้แล้ว')
})

test('from an entry to its result: the device noted the lock beforehand, and the entries are found in the list', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const { first, again, remove } = await ownServer()
  const context = await browser.newContext({ baseURL: first.url, viewport: { width: 360, height: 740 } })
  const member = await joinMember(context.request)
  await givePoints(first, member, 1000)
  const page = await context.newPage()
  const token = await enter(context, first.url, member)
  await page.goto(page201)
  for (let tickets = 1; tickets < 3; tickets += 1) await more(page).click()
  await spend(page, 60, 3).click()
  await confirm(page).click()
  await expect(mine(page)).toHaveText('3')
  const { tickets } = await drawOf(context.request, openDraw, token)
  await page.goto('about:blank')
  await first.stop()

  await drawInTime(first, openDraw)
  const second = await again()
  await page.goto(page201)
  await expect(page.getByText('จับรางวัลแล้ว').first()).toBeVisible()
  await page.getByRole('link', { name: 'ตรวจผลเองด้วยเครื่องนี้' }).click()
  await expect(verdict(page)).toContainText('ผลตรงกัน')
  await expect(verdict(page)).toContainText(`${tickets}\u00A0สิทธิ์`)
  await expect(page.locator('.draw-checks p', { hasText: /^เครื่องนี้จดเลขเดียวกันนี้ไว้เมื่อ/ })).toHaveCount(1)
  await expect(page.locator('.my-tickets')).toContainText('รวม 3\u00A0สิทธิ์')
  await expect(page.getByText(/^ครั้งนี้ยังไม่มีชื่อคุณ คุณมี 3.สิทธิ์$|^ยินดีด้วย คุณได้รางวัล|^คุณเป็นผู้สำรองลำดับที่ /)).toBeVisible()
  await expectWholeAccessible(page)
  await context.close()
  await second.stop()
  await remove()
})
