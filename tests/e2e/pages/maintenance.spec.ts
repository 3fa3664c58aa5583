import type { APIRequestContext } from '@playwright/test'
import { typeBill } from '../support/bills.js'
import { bornYearsAgo } from '../support/relativeDays.js'
import { chooseBirthday } from '../support/growthForm.js'
import { enter, joinMember } from '../support/members.js'
import { pageReady } from '../support/pageReady.js'
import { staff, type App } from '../support/staffCommand.js'
import { answerAll, chooseColour, goOn, heading } from '../support/stool.js'
import { expect, test } from '../support/test.js'
import { expectWholeAccessibleOnDesktop } from '../support/wholePage.js'

const put = async (request: APIRequestContext, app: App, state: 'on' | 'off', ...words: ReadonlyArray<string>) => {
  await staff(app, 'maintenance', state, ...words)
  const ask = () => request.get('/th/me/', { headers: { 'x-api-key': 'careplus-web' } })
  await expect.poll(async () => (await ask()).status() === 503).toBe(state === 'on')
}

// Each worker has an app of its own and runs one test at a time, so no other test meets the closed server.
test.afterEach(({ request, app }) => put(request, app, 'off'))

test('while the server is closed that is said in place of any page, and afterwards everything typed is there', async ({
  page,
  context,
  request,
  app,
  faults,
}) => {
  faults.foresee(/503/)
  await enter(context, app.url, await joinMember(request))
  await page.goto('/rewards/uploadbill')
  await typeBill(page, 'TH-1234')
  await put(request, app, 'on', '--message', 'ย้ายเครื่องไปที่ใหม่')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ปิดปรับปรุงชั่วคราว')
  await expect(page.getByText('ย้ายเครื่องไปที่ใหม่')).toBeVisible()
  await expect(page).toHaveTitle(/ปิดปรับปรุงชั่วคราว/)
  await expect(page).toHaveURL(/\/rewards\/uploadbill$/)
  await pageReady(page)
  await expectWholeAccessibleOnDesktop(page)

  const other = await context.newPage()
  await other.goto('/maintenance')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('ปิดปรับปรุงชั่วคราว')
  await pageReady(other)
  await expectWholeAccessibleOnDesktop(other)
  await other.close()

  await put(request, app, 'off')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByRole('textbox', { name: 'เลขที่ใบเสร็จ' })).toHaveValue('TH-1234')
  await expect(page.getByRole('button', { name: 'Big C', pressed: true })).toBeVisible()
  await expect(page).toHaveTitle(/ส่งใบเสร็จ/)
})

for (const visitor of ['a visitor', 'a member'] as const)
  test(`what is promised while the server is closed works for ${visitor}, from a fresh load`, async ({
    page,
    context,
    request,
    app,
    faults,
  }) => {
    test.slow()
    faults.foresee(/503/)
    if (visitor === 'a member') {
      await enter(context, app.url, await joinMember(request))
      await page.goto('/dashboard')
      await pageReady(page)
    }
    await put(request, app, 'on')

    await page.goto('/maintenance')
    await page.getByRole('link', { name: 'เช็กสีอุจจาระ' }).click()
    await expect(page.getByRole('heading', { name: 'ลูกเกิดเมื่อไร' })).toBeVisible()
    await page.goto('/children/stool-info')
    await chooseBirthday(page, bornYearsAgo(1))
    await page.getByRole('button', { name: 'เริ่มเช็ก' }).click()
    await expect(heading(page)).toHaveText('อุจจาระของวันไหน')
    await expect(page.getByRole('radio', { name: 'วันนี้', exact: true })).toBeChecked()
    await goOn(page)
    await chooseColour(page, /เหลืองทอง/)
    await goOn(page)
    await goOn(page)
    await answerAll(page)
    await expect(page.getByText('ปกติ').first()).toBeVisible()

    for (const path of ['/growth', '/article', '/article/1', '/product', '/product/21']) {
      await page.goto(path)
      await pageReady(page)
      await expect(heading(page)).not.toHaveText('ปิดปรับปรุงชั่วคราว')
      await expect(page.getByText(/เน็ตหลุด|ไม่มีเน็ต|เน็ตอาจ|ตรวจเน็ต/).locator('visible=true')).toHaveCount(0)
    }
    if (visitor === 'a visitor') {
      await page.goto('/login')
      await expect(heading(page)).toHaveText('ปิดปรับปรุงชั่วคราว')
    }
  })
