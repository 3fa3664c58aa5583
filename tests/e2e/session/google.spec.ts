import { expectAccessible } from '../support/accessible.js'
import { atRest } from '../support/atRest.js'
import { proofDialog, proofIsOld } from '../support/credentials.js'
import { enter, joinMember, masked, readCode } from '../support/members.js'
import { signOutByMenu, signOutInPage } from '../support/signInSteps.js'
import { agreeAndJoin, answerProvider, googlePerson, pressSocial, strangersAnswer } from '../support/social.js'
import { tokenClient } from '../../../server/testing/openIdProvider.js'
import { startServer } from '../../../scripts/start-server.mjs'
import { expect, test } from '../support/test.js'
import { expectWholeAccessible } from '../support/wholePage.js'

const stored = () => localStorage.getItem('auth.social.google')

test('Google by redirect: a newcomer agrees first, is welcomed, and is known the next time', async ({
  page,
  context,
  openId,
  app,
}) => {
  const person = googlePerson()
  openId.know(person)
  await page.goto('/dashboard?from=letter')
  await expect(page).toHaveURL(/\/login$/)
  await pressSocial(page, 'Google')
  await answerProvider(page, person.sub)
  await expect(page.getByRole('heading', { name: 'ยินดีที่ได้รู้จัก แม่มะลิ' })).toBeVisible()
  // Code and state leave the address, and the device forgets what it had stored for them.
  await expect(page).toHaveURL(`${app.url}/callback`)
  expect(await page.evaluate(stored)).toBeNull()
  await expect(page.getByText(person.email)).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await agreeAndJoin(page)
  await expect(page).toHaveURL(`${app.url}/dashboard?from=letter`)
  await expect(page.getByText(masked(person))).toBeVisible()
  const strategy = (await context.cookies()).find(({ name }) => name === 'auth.strategy')?.value
  expect(strategy).toBe('google')

  await atRest(page)

  await context.clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.goto('/children-growth?rd=1')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('auth.redirect'))).toContain('/children-growth')
  await page.goto('/login')
  await pressSocial(page, 'Google')
  await answerProvider(page, person.sub)
  await expect(page).toHaveURL(`${app.url}/children-growth`)
})

test(
  'Google in a window of its own: the page that opened it goes on',
  { tag: '@desktop-only' },
  async ({ page, openId, app }) => {
    const person = googlePerson()
    openId.know(person)
    await page.goto('/login')
    const opened = page.waitForEvent('popup')
    await pressSocial(page, 'Google')
    const popup = await opened
    await popup.waitForURL(/interaction/)
    expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([400, 600])
    await expect(page.getByText(/ทำต่อในหน้าต่างของ Google/)).toBeVisible()
    await expectAccessible(page)
    const closed = popup.waitForEvent('close')
    await answerProvider(popup, person.sub)
    await closed
    await expect(page.getByRole('heading', { name: /ยินดีที่ได้รู้จัก/ })).toBeVisible()
    await agreeAndJoin(page)
    await expect(page).toHaveURL(`${app.url}/welcome`)
  },
)

test('a blocked window: Google opens in this one', { tag: '@desktop-only' }, async ({ page, openId, app }) => {
  const person = googlePerson()
  openId.know(person)
  await page.addInitScript(() => {
    window.open = () => null
  })
  await page.goto('/login')
  await pressSocial(page, 'Google')
  await answerProvider(page, person.sub)
  await agreeAndJoin(page)
  await expect(page).toHaveURL(`${app.url}/welcome`)
})

test('cancelled at Google: said so, with a way on', async ({ page, app }) => {
  await page.goto('/login')
  await pressSocial(page, 'Google')
  await answerProvider(page, null)
  await expect(page.getByRole('heading', { name: 'เข้าด้วย Google ยังไม่สำเร็จ' })).toBeVisible()
  await expect(page.getByText(/ดูเหมือนคุณกดยกเลิก/)).toBeVisible()
  await expect(page).toHaveURL(`${app.url}/callback`)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'ลองใหม่อีกครั้ง' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

const refused = /คำตอบที่ได้กลับมาไม่ตรงกับที่เครื่องนี้ขอไป/

test('an answer with another state than this device sent is not used', async ({ page, openId, app }) => {
  const answer = await strangersAnswer(openId, app.url)
  await page.goto('/login')
  await pressSocial(page, 'Google')
  await page.getByLabel('Account').waitFor()
  await page.goto(`${app.url}/callback${answer}`)
  await expect(page.getByText(refused)).toBeVisible()
  await expect(page.getByText('มักเกิดจากสามอย่างนี้')).toBeVisible()
  await expect(page).toHaveURL(`${app.url}/callback`)
})

test("a stranger's answer on the callback signs nobody in (login CSRF)", async ({ page, context, openId, app }) => {
  const answer = await strangersAnswer(openId, app.url)
  expect(answer).toContain('code=')
  for (const path of ['/callback', '/th/callback']) {
    await page.goto(path + answer)
    await expect(page.getByText(refused)).toBeVisible()
    await expect(page).toHaveURL(app.url + path)
    await expectAccessible(page)
  }
  await page.goto('/')
  await page.goto('/callback#access_token=stolen&token_type=bearer&state=AAAAAAAAAA&id_token=a.b.c')
  await expect(page.getByText(refused)).toBeVisible()
  await expect(page).toHaveURL(`${app.url}/callback`)
  expect((await context.cookies()).filter(({ name }) => name.includes('token'))).toEqual([])
})

test('with nothing to finish the callback moves on', async ({ page }) => {
  await page.goto('/callback')
  await expect(page).toHaveURL(/\/login$/)
})

test('inside LINE Google says why it does not open, and where it does', async ({ browser, app }) => {
  const context = await browser.newContext({
    userAgent: 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36 Line/14.19.1',
    locale: 'th-TH',
  })
  const page = await context.newPage()
  await page.goto(`${app.url}/login`)
  await expect(page.getByText(/Google ไม่ให้เข้าจากในแอป LINE/)).toBeVisible()
  const link = page.getByRole('link', { name: 'เปิดในเบราว์เซอร์' })
  await expect(link).toHaveAttribute('href', `${app.url}/login?openExternalBrowser=1`)
  await expect(page.getByRole('button', { name: /Google/ })).toHaveCount(0)
  // Local measurements are not on the other browser, and the page says so.
  const stays = page.getByText(/ไม่ตามไปที่เบราว์เซอร์/)
  await expect(stays).toHaveCount(0)
  await page.evaluate(() => localStorage.setItem('growth.draft.a', '{}'))
  await page.reload()
  await expect(stays).toBeVisible()
  await context.close()
})

test('without a secret the tokens come in the address, and leave it at once', async ({ page, openId }) => {
  test.slow()
  const person = googlePerson()
  openId.know(person)
  const app = await startServer({
    GOOGLE_CLIENT_ID: tokenClient.id,
    GOOGLE_ISSUER: openId.issuer,
    GOOGLE_AUTHORIZATION_URL: openId.authorization,
  })
  await page.goto(`${app.url}/login`)
  await expect(page.getByRole('button', { name: /Facebook/ })).toHaveCount(0)
  await pressSocial(page, 'Google')
  await answerProvider(page, person.sub)
  await expect(page.getByRole('heading', { name: /ยินดีที่ได้รู้จัก/ })).toBeVisible()
  await expect(page).toHaveURL(`${app.url}/callback`)
  await agreeAndJoin(page)
  await expect(page).toHaveURL(`${app.url}/welcome`)
  // Prefetches would fail on the stopped server.
  await page.goto('about:blank')
  await app.stop()
})

test('an address that has an account: nothing is linked before the password, then Google is a way in', async ({
  page,
  request,
  openId,
  app,
}) => {
  const member = await joinMember(request)
  const person = { ...googlePerson(), email: member.email }
  openId.know(person)
  await page.goto('/login')
  await pressSocial(page, 'Google')
  await answerProvider(page, person.sub)
  await expect(page.getByRole('heading', { name: 'อีเมลนี้มีบัญชีอยู่แล้ว' })).toBeVisible()
  await expectAccessible(page)
  await page.locator('input[name="password"]').fill(member.password)
  await page.getByRole('button', { name: 'เข้าสู่ระบบและเพิ่มวิธีนี้' }).click()
  await expect(page).toHaveURL(`${app.url}/`)
  await signOutByMenu(page)
  await page.goto('/login')
  await pressSocial(page, 'Google')
  await answerProvider(page, person.sub)
  await expect(page).toHaveURL(`${app.url}/`)
  await page.goto('/dashboard')
  await expect(page.getByText(masked(member))).toBeVisible()
})

test('Google is added to an account on its own page, signs in from then on, and is taken away again', async ({
  page,
  context,
  request,
  openId,
  app,
  faults,
}) => {
  faults.foresee(/status of 403/)
  const member = await joinMember(request)
  const person = googlePerson()
  openId.know(person)
  await enter(context, app.url, member)
  await page.goto('/user-profile#sign-in-methods')
  const methods = page.getByRole('list', { name: 'วิธีเข้าสู่ระบบ' })
  const add = methods.getByRole('button', { name: 'เพิ่ม Google' })
  const remove = methods.getByRole('button', { name: 'เลิกใช้ Google' })

  const signOutOnPage = async () => {
    await page.goto('/user-profile')
    await signOutInPage(page)
    await expect(page).not.toHaveURL(/user-profile/)
  }

  // The proof is asked for before leaving, not after coming back from the provider.
  const old = { password: true, mail: null, sms: null, social: [], fresh_for: 0 }
  await page.route('**/api/proof', (route) => route.fulfill({ json: { data: old } }), { times: 2 })
  await add.click()
  await proofDialog(page).getByRole('button', { name: 'ยังไม่ทำ' }).click()
  await expect(page).toHaveURL(`${app.url}/user-profile#sign-in-methods`)
  await page.unroute('**/api/proof')
  const stale = (url: URL) => url.pathname === '/api/proof'
  await page.route(stale, (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: { data: old } }) : route.continue(),
  )
  await add.click()
  await proofDialog(page).locator('input[name="password"]').fill(member.password)
  await proofDialog(page).getByRole('button', { name: 'ยืนยัน', exact: true }).click()
  await answerProvider(page, null)
  await expect(page.getByRole('heading', { name: 'เพิ่ม Google ยังไม่สำเร็จ' })).toBeVisible()
  await page.unroute(stale)
  await page.getByRole('link', { name: 'ไปที่ข้อมูลของฉัน' }).click()
  await add.click()
  await answerProvider(page, person.sub)
  await expect(page.getByRole('heading', { name: 'เพิ่ม Google แล้ว' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'ไปต่อ' }).click()
  await expect(remove).toBeVisible()
  await expect(add).toHaveCount(0)
  // The address leads further down; from there the tab bar would stand over a part of the footer.
  await page.evaluate(() => scrollTo(0, 0))
  await expectWholeAccessible(page)

  await signOutOnPage()
  await page.goto('/login')
  await pressSocial(page, 'Google')
  await answerProvider(page, person.sub)
  await expect(page).toHaveURL(`${app.url}/`)
  await page.goto('/user-profile#sign-in-methods')
  await remove.click()
  const question = page.getByRole('alertdialog', { name: 'เลิกใช้ Google เข้าสู่ระบบ' })
  await expect(question).toContainText('วิธีอื่นยังใช้ได้ตามเดิม')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'ใช้ต่อ' }).click()
  await expect(question).toHaveCount(0)
  await remove.click()
  await proofIsOld(page, '**/api/social_unlink')
  await question.getByRole('button', { name: 'เลิกใช้' }).click()
  await proofDialog(page).locator('input[name="password"]').fill(member.password)
  await proofDialog(page).getByRole('button', { name: 'ยืนยัน', exact: true }).click()
  await expect(page.getByText('เลิกใช้ Google แล้ว')).toBeVisible()
  await expect(add).toBeVisible()

  await signOutOnPage()
  await page.goto('/login')
  await pressSocial(page, 'Google')
  await answerProvider(page, person.sub)
  await expect(page.getByRole('heading', { name: /ยินดีที่ได้รู้จัก/ })).toBeVisible()
})

test(
  'Google is added in a window of its own, and the page shows it',
  { tag: '@desktop-only' },
  async ({ page, context, request, openId, app }) => {
    const member = await joinMember(request)
    const person = googlePerson()
    openId.know(person)
    await enter(context, app.url, member)
    await page.goto('/user-profile#sign-in-methods')
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'เพิ่ม Google' }).click()
    const popup = await opened
    const closed = popup.waitForEvent('close')
    await answerProvider(popup, person.sub)
    await closed
    await expect(page.getByText('เพิ่ม Google แล้ว')).toBeVisible()
    await expect(page.getByRole('button', { name: 'เลิกใช้ Google' })).toBeVisible()
    await expect(page).toHaveURL(`${app.url}/user-profile#sign-in-methods`)
  },
)

test('who joined by Google has no other way in to take its place, and proves by a mailed code', async ({
  page,
  request,
  openId,
  faults,
}) => {
  faults.foresee(/status of 4(03|22)/)
  const person = googlePerson()
  openId.know(person)
  await page.goto('/login')
  await pressSocial(page, 'Google')
  await answerProvider(page, person.sub)
  await agreeAndJoin(page)
  await expect(page).toHaveURL(/\/welcome$/)
  await page.goto('/user-profile#sign-in-methods')
  const methods = page.getByRole('list', { name: 'วิธีเข้าสู่ระบบ' })
  await expect(methods.getByRole('button', { name: 'เพิ่ม Facebook' })).toBeVisible()
  await expect(methods.getByRole('button', { name: 'เพิ่ม LINE' })).toBeVisible()
  await expect(methods.getByRole('button', { name: 'เลิกใช้ Google' })).toHaveCount(0)

  await page.goto('/user-profile#data')
  await proofIsOld(page, '**/th/me/export/')
  await page.getByRole('button', { name: /ดาวน์โหลดข้อมูลทั้งหมด/ }).click()
  const dialog = proofDialog(page)
  await dialog.getByRole('button', { name: /^ส่งรหัสไปที่/ }).click()
  const code = dialog.getByRole('textbox', { name: 'รหัสยืนยันตัวตน' })
  await expect(code).toBeFocused()
  await expectAccessible(page)
  const sent = await readCode(request, person.email)
  await code.fill(sent === '000000' ? '000001' : '000000')
  await expect(dialog.getByText(/รหัสไม่ตรง/)).toBeVisible()
  const downloading = page.waitForEvent('download')
  await code.fill(sent)
  await downloading
  await expect(dialog).toHaveCount(0)
})

test('inside LINE Google is not added, and it is said where it can be', async ({ browser, request, app }) => {
  const context = await browser.newContext({
    userAgent: 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36 Line/14.19.1',
    locale: 'th-TH',
    baseURL: app.url,
  })
  await enter(context, app.url, await joinMember(request))
  const page = await context.newPage()
  await page.goto(`${app.url}/user-profile#sign-in-methods`)
  await expect(page.getByText(/Google ไม่ให้เข้าจากในแอป LINE/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'เพิ่ม Google' })).toHaveCount(0)
  await context.close()
})
