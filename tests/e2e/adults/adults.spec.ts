import type { Browser, Page } from '@playwright/test'
import { addMyself, addOther, adultsOf, checkStrength, sri } from '../support/adults.js'
import { enter, joinMember, newMember } from '../support/members.js'
import { signOutInPage } from '../support/signInSteps.js'
import { pageReady } from '../support/pageReady.js'
import { expect, test } from '../support/test.js'
import { expectAccessible } from '../support/accessible.js'
import { expectWholeAccessible, expectWholeAccessibleOnDesktop } from '../support/wholePage.js'

const card = (page: Page) => page.getByRole('listitem').filter({ hasText: sri.name })

const linkOn = async (page: Page): Promise<string> => {
  const href = (await page.getByRole('link', { name: 'ส่งทาง LINE' }).getAttribute('href')) ?? ''
  return /\/adults\/confirm#ask=[\w-]+/.exec(decodeURIComponent(href))?.[0] ?? ''
}

const ask = async (page: Page, id: string): Promise<string> => {
  await page.goto(`/adults/${id}`)
  await page.getByRole('button', { name: `ขอให้${sri.name}ยืนยัน` }).click()
  await expect(page.getByRole('heading', { name: `รอ${sri.name}ยืนยัน` })).toBeVisible()
  return linkOn(page)
}

const openElsewhere = async (browser: Browser, baseURL: string, link: string): Promise<Page> => {
  const context = await browser.newContext({ baseURL, locale: 'th-TH', viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  await page.goto(link)
  return page
}

const comeBack = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

test('oneself, from an empty page to a result that is kept, and its history', async ({
  page,
  context,
  request,
  app,
}) => {
  const member = await joinMember(request, newMember())
  await enter(context, app.url, member)
  await page.goto('/adults')
  await pageReady(page)
  await expect(page.getByRole('heading', { name: 'เริ่มจากใครในบ้านก่อนก็ได้' })).toBeVisible()
  await expectWholeAccessibleOnDesktop(page)
  const id = await addMyself(page, true)
  await checkStrength(page, 0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('มีสัญญาณหนึ่งที่ควรดูต่อ')
  await expect(page.getByText('น้อยกว่าเกณฑ์หญิง 33')).toBeVisible()
  await expect(page.getByText(/ไม่ได้แปลว่าไม่เสี่ยง/).first()).toBeVisible()
  await expectWholeAccessibleOnDesktop(page)
  await page.getByRole('button', { name: 'เก็บผลนี้ในบัญชี' }).click()
  await expect(page).toHaveURL(/&check=/)
  await expect(page.getByRole('button', { name: 'ใบสรุปให้แพทย์' })).toBeVisible()
  await page.goto(`/adults/${id}`)
  await checkStrength(page, 0, '33.5')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ครั้งนี้ยังไม่พบสัญญาณ')
  await page.getByRole('button', { name: 'เก็บผลนี้ในบัญชี' }).click()
  await expect(page).toHaveURL(/&check=/)
  await page.goto(`/adults/${id}`)
  await expect(page.getByText(/เทียบกับครั้งก่อน: น่องใหญ่ขึ้น 1.4/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'ทุกครั้งที่เช็ก' })).toBeVisible()
  await expectWholeAccessibleOnDesktop(page)
  expect(await adultsOf(request, member)).toMatchObject([{ checks: [{ calfCm: 33.5 }, { calfCm: 32.1 }] }])
})

test('what was agreed to for oneself is told with its history, and withdrawn', async ({
  page,
  context,
  request,
  app,
}) => {
  const member = await joinMember(request, newMember())
  await enter(context, app.url, member)
  await page.goto('/adults/myself')
  await pageReady(page)
  await expectWholeAccessible(page)
  const id = await addMyself(page, true)
  await page.goto(`/adults/profile?of=${id}`)
  await expect(page.getByText(/^ยินยอมไว้เมื่อ/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'ประวัติความยินยอม' })).toBeVisible()
  await expectWholeAccessible(page)
  await page.getByRole('button', { name: 'ถอนความยินยอม' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'ถอนความยินยอม' }).click()
  await expect(page).toHaveURL(/\/adults$/)
  await expect(page.getByRole('heading', { name: 'เริ่มจากใครในบ้านก่อนก็ได้' })).toBeVisible()
  expect(await adultsOf(request, member)).toStrictEqual([])
})

test('oneself without a tick stays on the device, and goes into the account by one press', async ({
  page,
  context,
  request,
  app,
}) => {
  const member = await joinMember(request, newMember())
  await enter(context, app.url, member)
  const id = await addMyself(page, false)
  await checkStrength(page, 1)
  await page.getByRole('button', { name: 'เก็บผลนี้ในเครื่องนี้' }).click()
  await expect(page).toHaveURL(/&check=/)
  expect(await adultsOf(request, member)).toStrictEqual([])
  await page.goto(`/adults/${id}`)
  await page.getByRole('button', { name: 'ยินยอมและเก็บในบัญชี' }).click()
  await expect(page.getByText('เก็บในบัญชีแล้ว ครบทุกครั้งที่เช็ก')).toBeVisible()
  expect(await adultsOf(request, member)).toMatchObject([{ name: sri.name, checks: [{ calfCm: 32.1 }] }])
  await page.goto('/adults/myself')
  await expect(page.getByRole('heading', { name: 'มีข้อมูลของคุณแล้ว' })).toBeVisible()
})

test('another stays on the device, is asked, agrees on a telephone of their own, and is moved by itself', async ({
  page,
  context,
  request,
  browser,
  app,
}) => {
  const member = await joinMember(request, newMember())
  await enter(context, app.url, member)
  const id = await addOther(page)
  await checkStrength(page, 2)
  await page.getByRole('button', { name: 'เก็บผลนี้ในเครื่องนี้' }).click()
  await expect(page).toHaveURL(/&check=/)
  expect(await adultsOf(request, member)).toStrictEqual([])
  const link = await ask(page, id)
  await expectWholeAccessible(page)
  await page.goto('/adults')
  await expect(card(page).getByText('รอเจ้าตัวยืนยัน')).toBeVisible()
  await expectWholeAccessible(page)
  await page.goto(`/adults/${id}`)

  const theirs = await openElsewhere(browser, app.url, link)
  const asked: string[] = []
  theirs.on('request', (each) => asked.push(each.url()))
  await expect(theirs.getByRole('heading', { level: 1 })).toContainText('ขอเก็บผล')
  await expectAccessible(theirs)
  const [yes, no] = [
    theirs.getByRole('button', { name: 'ตกลง ให้เก็บได้' }),
    theirs.getByRole('button', { name: 'ไม่ตกลง' }),
  ]
  expect((await yes.boundingBox())?.height).toBe((await no.boundingBox())?.height)
  await yes.click()
  await expect(theirs.getByRole('heading', { name: 'คุณตกลงให้เก็บแล้ว' })).toBeVisible()
  await expectAccessible(theirs)
  expect(asked.filter((url) => url.includes(link.split('#ask=')[1] ?? 'no secret'))).toStrictEqual([])

  await comeBack(page)
  await expect(page.getByText('เจ้าตัวตกลงแล้ว ย้ายเข้าบัญชีให้ครบทุกครั้งที่เช็ก')).toBeVisible()
  await expect(page).not.toHaveURL(new RegExp(id))
  expect(await adultsOf(request, member)).toMatchObject([{ name: sri.name, checks: [{ calfCm: 32.1 }] }])
  await page.goto(`/adults/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sri.name)
  await page.getByRole('link', { name: 'ข้อมูลและความยินยอม' }).click()
  await expect(page.getByText(`${sri.name}ตกลงเองเมื่อ`)).toBeVisible()

  await theirs.reload()
  await theirs.getByRole('button', { name: 'ถอน ไม่ให้เก็บแล้ว' }).click()
  await theirs.getByRole('button', { name: 'ถอนและลบข้อมูล' }).click()
  await expect(theirs.getByRole('heading', { name: 'ไม่มีการเก็บข้อมูลของคุณ' })).toBeVisible()
  await expectAccessible(theirs)
  await page.goto('/adults')
  await expect(page.getByRole('heading', { name: 'เริ่มจากใครในบ้านก่อนก็ได้' })).toBeVisible()
  expect(await adultsOf(request, member)).toStrictEqual([])
})

test('who refuses stays on the device, and that is said plainly', async ({ page, context, request, browser, app }) => {
  const member = await joinMember(request, newMember())
  await enter(context, app.url, member)
  const id = await addOther(page)
  const link = await ask(page, id)
  await page.goto(link)
  // The browser that asked cannot give the consent.
  await expect(page.getByText('ตกลงจากเครื่องนี้ไม่ได้')).toBeVisible()
  await expect(page.getByRole('button', { name: 'ตกลง ให้เก็บได้' })).toHaveCount(0)
  await page.getByRole('button', { name: 'ไม่ตกลง' }).click()
  await expect(page.getByRole('heading', { name: 'ไม่มีการเก็บข้อมูลของคุณ' })).toBeVisible()
  await page.getByRole('link', { name: 'ไปหน้าผู้ใหญ่ในบ้าน' }).click()
  await expect(card(page).getByText('เจ้าตัวไม่ตกลง')).toBeVisible()
  await card(page).getByRole('link', { name: /ปี/ }).click()
  await expect(page.getByRole('heading', { name: `${sri.name}ไม่ตกลง` })).toBeVisible()
  await expectWholeAccessible(page)
  expect(await adultsOf(request, member)).toStrictEqual([])

  // After a new request the old link says that it is over, and the new one is answered.
  await page.getByRole('button', { name: 'ขอใหม่อีกครั้ง' }).click()
  await expect(page.getByRole('heading', { name: `รอ${sri.name}ยืนยัน` })).toBeVisible()
  const newLink = await linkOn(page)
  expect(newLink).not.toBe(link)
  const theirs = await openElsewhere(browser, app.url, newLink)
  await theirs.getByRole('button', { name: 'ตกลง ให้เก็บได้' }).click()
  await expect(theirs.getByRole('heading', { name: 'คุณตกลงให้เก็บแล้ว' })).toBeVisible()
  await comeBack(page)
  await expect(page.getByText('เจ้าตัวตกลงแล้ว ย้ายเข้าบัญชีให้ครบทุกครั้งที่เช็ก')).toBeVisible()
})

test('signing out leaves nothing of an adult on the device, nor of a form that was not sent', async ({
  page,
  context,
  request,
  app,
}) => {
  await enter(context, app.url, await joinMember(request, newMember()))
  await addOther(page)
  await page.goto('/adults/myself')
  await page.getByLabel(/^ชื่อของคุณ/).fill('มะลิ')
  const storedEntries = () =>
    page.evaluate(() =>
      Object.keys(localStorage).filter((key) => /^(adults|form)\./.test(key) && key !== 'form.invite'),
    )
  expect(await storedEntries()).toHaveLength(2)
  await page.goto('/dashboard')
  await signOutInPage(page)
  await expect(page).toHaveURL(/\/$/)
  expect(await storedEntries()).toStrictEqual([])
})

for (const [how, seenFirst] of [
  ['blocked', true],
  ['full', false],
] as const)
  test(`a device whose storage is ${how} says so`, async ({ page, context, request, app }) => {
    await page.addInitScript((kind) => {
      const refuse = (name: string) => (): never => {
        throw new DOMException(name, name)
      }
      if (kind === 'full') Storage.prototype.setItem = refuse('QuotaExceededError')
      else Object.defineProperty(window, 'localStorage', { get: refuse('SecurityError') })
    }, how)
    await enter(context, app.url, await joinMember(request, newMember()))
    const warning = page.getByText(/^เครื่องนี้ไม่ยอมให้เก็บข้อมูล/)
    await page.goto('/adults/other')
    await pageReady(page)
    await expect(warning).toHaveCount(seenFirst ? 1 : 0)
    await addOther(page)
    await expect(warning).toBeVisible()
    await expectWholeAccessible(page)
  })

test('is removed from the device, and its question with it', async ({ page, context, request, browser, app }) => {
  const member = await joinMember(request, newMember())
  await enter(context, app.url, member)
  const id = await addOther(page)
  const link = await ask(page, id)
  await page.goto(`/adults/profile?of=${id}`)
  await page.getByRole('button', { name: `ลบ${sri.name}` }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: `ลบ${sri.name}` })
    .click()
  await expect(page).toHaveURL(/\/adults$/)
  await page.goto(`/adults/${id}`)
  await expect(page.getByRole('heading', { name: 'ไม่พบผู้ใหญ่คนนี้' })).toBeVisible()
  const theirs = await openElsewhere(browser, app.url, link)
  await expect(theirs.getByRole('heading', { name: 'คำขอนี้ไม่มีแล้ว' })).toBeVisible()
})
