import type { BrowserContext, Page } from '@playwright/test'
import { accountOf } from '../support/account.js'
import { countCalls, goOffline, holdAnswer, loseAnswer, slowDown } from '../support/networkFaults.js'
import {
  atField,
  checkGrowth,
  claimDraft,
  consentAndSend,
  consentBox,
  draftsPath,
  draftState,
  saveResult,
  mali,
  numberField,
  sendButton,
  typeNumber,
} from '../support/growthForm.js'
import { enter, joinMember } from '../support/members.js'
import { expect, test } from '../support/test.js'

const childrenPath = /\/th\/children\/$/
const recordsPath = /\/th\/children\/[^/]+\/growth\/$/
const lostConnection = /ERR_(CONNECTION|INTERNET|FAILED|NETWORK)/

const withDraft = async (page: Page, request: Parameters<typeof joinMember>[0], url: string) => {
  const member = await joinMember(request)
  await enter(page.context(), url, member)
  await checkGrowth(page)
  await saveResult(page)
  await expect(consentBox(page)).not.toBeChecked()
  return member
}

const openDrafts = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage()
  await page.goto(draftsPath)
  return page
}

const holdsOneRecord = async (request: Parameters<typeof joinMember>[0], member: Parameters<typeof accountOf>[1]) => {
  const children = await accountOf(request, member)
  expect(children).toHaveLength(1)
  expect(children[0]).toMatchObject({ nickname: mali.name, birthday: mali.born.iso, gender: 'female' })
  expect(children[0]?.records).toMatchObject([{ weight: Number(mali.weight), height: Number(mali.height) }])
}

const seesItSent = async (page: Page) => {
  await expect(draftState(page)).toHaveText('ส่งแล้ว', { timeout: 20_000 })
  await expect(page.getByRole('link', { name: `ดูหน้าของน้อง${mali.name}` })).toHaveAttribute(
    'href',
    /^\/children\/[0-9a-f-]{36}$/,
  )
}

const standStill = (page: Page, ms: number): Promise<void> =>
  page.evaluate((forMs) => {
    setTimeout(() => {
      const end = performance.now() + forMs
      while (performance.now() < end);
    })
  }, ms)

test('the tab is closed before signing in, and the result is still there after', async ({ context, request, app }) => {
  const first = await context.newPage()
  await checkGrowth(first)
  await saveResult(first)
  await expect(draftState(first)).toHaveText('รอส่ง')
  await first.close()

  const member = await joinMember(request)
  await enter(context, app.url, member)
  const page = await context.newPage()
  await page.goto(draftsPath)
  await claimDraft(page)
  await consentAndSend(page)
  await seesItSent(page)
  await holdsOneRecord(request, member)
})

test('the tab is closed after the yes while nothing gets through, and the next visit sends it', async ({
  page,
  context,
  request,
  app,
  faults,
}) => {
  faults.foresee(lostConnection)
  const member = await withDraft(page, request, app.url)
  await page.route(childrenPath, (route) => route.abort('connectionfailed'))
  await consentAndSend(page)
  await expect(page.getByText('ยังส่งไม่ถึง')).toBeVisible()
  await page.close()
  expect(await accountOf(request, member)).toStrictEqual([])

  const later = await context.newPage()
  await later.goto(draftsPath)
  await seesItSent(later)
  await holdsOneRecord(request, member)
})

test('the connection falls in the middle and the result goes by itself when it returns', async ({
  page,
  context,
  request,
  app,
  faults,
}) => {
  faults.foresee(lostConnection)
  const member = await withDraft(page, request, app.url)
  await page.waitForLoadState('networkidle')
  await goOffline(page)
  await consentAndSend(page)
  await expect(draftState(page)).toHaveText('รอส่ง')
  await expect(page.getByText('ตอนนี้ไม่มีเน็ต กลับมาเมื่อไรจะส่งให้เอง')).toBeVisible()
  await context.setOffline(false)
  await seesItSent(page)
  await holdsOneRecord(request, member)
})

for (const [what, path] of [
  ['child', childrenPath],
  ['record', recordsPath],
] as const)
  test(`the answer about the new ${what} is lost, and the second try makes no second one`, async ({
    page,
    request,
    app,
    faults,
  }) => {
    faults.foresee(lostConnection)
    const member = await withDraft(page, request, app.url)
    const posts = countCalls(page.context(), 'POST', path)
    const lost = await loseAnswer(page, 'POST', path)
    await consentAndSend(page)
    await page.getByRole('button', { name: 'ลองส่งตอนนี้' }).click()
    await seesItSent(page)
    expect(lost()).toBe(true)
    expect(posts()).toBe(2)
    await holdsOneRecord(request, member)
  })

test('the tab is closed while the new child is on its way, and the next visit makes no second one', async ({
  page,
  context,
  request,
  app,
}) => {
  const member = await withDraft(page, request, app.url)
  const { arrived } = await holdAnswer(page, 'POST', childrenPath)
  await consentAndSend(page)
  await arrived
  await page.close()

  const later = await openDrafts(context)
  await seesItSent(later)
  await holdsOneRecord(request, member)
})

const inBoth = async (one: Page, two: Page, work: (page: Page) => Promise<unknown>): Promise<void> => {
  await Promise.allSettled([work(one), work(two)])
}

test('two tabs say yes at once: one child, one record, and both tabs know', async ({ page, context, request, app }) => {
  const member = await withDraft(page, request, app.url)
  const other = await openDrafts(context)
  await consentBox(page).check()
  await consentBox(other).check()
  await slowDown(context, 'POST', childrenPath)
  const posts = countCalls(context, 'POST', childrenPath)
  await inBoth(page, other, (tab) => sendButton(tab).click({ timeout: 2000, noWaitAfter: true }))
  await seesItSent(page)
  await expect(draftState(other)).toHaveText('ส่งแล้ว')
  expect(posts()).toBe(1)
  await holdsOneRecord(request, member)
})

test('a tab that stood still while another one sent tells where the result is', async ({
  page,
  context,
  request,
  app,
}) => {
  const member = await withDraft(page, request, app.url)
  const other = await openDrafts(context)
  await slowDown(context, 'POST', childrenPath)
  await consentAndSend(other)
  await page.waitForFunction(() => Object.values(localStorage).some((value) => String(value).includes('"sending"')))
  await standStill(page, 5000)
  await seesItSent(other)
  await seesItSent(page)
  await holdsOneRecord(request, member)
})

test('two tabs find the connection again at once: one child, one record', async ({
  page,
  context,
  request,
  app,
  faults,
}) => {
  faults.foresee(lostConnection)
  const member = await withDraft(page, request, app.url)
  await context.route(childrenPath, (route) =>
    route.request().method() === 'POST' ? route.abort('connectionfailed') : route.fallback(),
  )
  await consentAndSend(page)
  const other = await openDrafts(context)
  const retry = (tab: Page) => tab.getByRole('button', { name: 'ลองส่งตอนนี้' })
  await expect(retry(page)).toBeVisible()
  await expect(retry(other)).toBeVisible()
  const posts = countCalls(context, 'POST', childrenPath)
  await context.unroute(childrenPath)
  await slowDown(context, 'POST', childrenPath)
  await inBoth(page, other, (tab) => retry(tab).click({ timeout: 2000, noWaitAfter: true }))
  await seesItSent(page)
  await expect(draftState(other)).toHaveText('ส่งแล้ว')
  expect(posts()).toBe(1)
  await holdsOneRecord(request, member)
})

test('without the yes nothing leaves the device, and it can be given later', async ({ page, request, app }) => {
  const member = await withDraft(page, request, app.url)
  const posts = countCalls(page.context(), 'POST', /^\/th\//)
  await expect(page.getByText('ติ๊กยินยอมก่อน จึงบันทึกเข้าบัญชีได้')).toBeVisible()
  await page.getByRole('button', { name: 'ยังไม่บันทึก' }).click()
  await expect(page.getByText('เก็บไว้ในเครื่องนี้เท่านั้น')).toBeVisible()
  await expect(draftState(page)).toHaveText('รอส่ง')
  expect(posts()).toBe(0)
  expect(await accountOf(request, member)).toStrictEqual([])
  await sendButton(page).click()
  await consentAndSend(page)
  await seesItSent(page)
})

test('another member of the device is not shown the draft of the one before, and cannot send it', async ({
  page,
  context,
  request,
  app,
}) => {
  const first = await withDraft(page, request, app.url)
  const second = await joinMember(request)
  await context.clearCookies()
  await page.evaluate(() => localStorage.removeItem('auth._token.local1'))
  await enter(context, app.url, second)
  await page.goto(draftsPath)
  await expect(page.getByText('มีอีก 1 ผลของบัญชีอื่นในเครื่องนี้')).toBeVisible()
  await expect(page.getByText(mali.name)).toHaveCount(0)
  expect(await accountOf(request, first)).toStrictEqual([])
  expect(await accountOf(request, second)).toStrictEqual([])
})

test('what the server refuses goes back into the form, and the mended result is sent', async ({
  page,
  request,
  app,
  faults,
}) => {
  faults.foresee(/status of 422/)
  const member = await withDraft(page, request, app.url)
  const refusal = { error_code: 'invalid_input', error_message: 'ลองดูน้ำหนักอีกครั้ง', field: 'weight' }
  await page.route(recordsPath, (route) => route.fulfill({ status: 422, json: refusal }), { times: 1 })
  await consentAndSend(page)
  await expect(draftState(page)).toHaveText('ต้องแก้ไข')
  await page.getByRole('button', { name: 'แก้เอง' }).click()
  await expect(numberField(page, 'weight')).toHaveValue(mali.weight)
  await typeNumber(page, 'weight', '13.4')
  await expect(atField(page, 'weight').said).toHaveCount(0)
  await page.getByRole('button', { name: 'ดูผล' }).click()
  await page.getByRole('button', { name: 'บันทึกตัวเลขใหม่แล้วส่ง' }).click()
  await seesItSent(page)
  const [child, ...others] = await accountOf(request, member)
  expect(others).toStrictEqual([])
  expect(child?.records).toMatchObject([{ weight: 13.4 }])
})
