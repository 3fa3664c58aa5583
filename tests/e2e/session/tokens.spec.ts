import type { BrowserContext } from '@playwright/test'
import { countCalls, loseAnswer, slowDown } from '../support/networkFaults.js'
import { enter, joinMember, masked, type Member } from '../support/members.js'
import {
  expireToken,
  openAtRest,
  signOutByMenu,
  signOutInPage,
  storedToken,
  typeSignIn,
} from '../support/signInSteps.js'
import { expect, test } from '../support/test.js'

const refreshPath = /^\/oauth\/token$/
const atRefresh = /\/oauth\/token$/

const atHome = async (
  context: BrowserContext,
  request: Parameters<typeof joinMember>[0],
  url: string,
): Promise<{ readonly member: Member; readonly token: string }> => {
  const member = await joinMember(request)
  return { member, token: await enter(context, url, member) }
}

test(
  'the access token expires, is refreshed once, and the parent goes on',
  { tag: '@front' },
  async ({ page, context, request, app }) => {
    const { member, token } = await atHome(context, request, app.url)
    await page.goto('/dashboard')
    await expect(page.getByText(masked(member))).toBeVisible()
    const refreshes = countCalls(context, 'POST', refreshPath)
    await expireToken(context, app.url)
    await expect.poll(() => storedToken(context)).not.toBe(token)
    expect(await storedToken(context)).not.toBe('')
    await page.goto('/children')
    await expect(page).toHaveURL(/\/children$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(refreshes()).toBe(1)
  },
)

test('a token that expired while the browser was closed is refreshed before the first page', async ({
  page,
  context,
  request,
  app,
}) => {
  const { member, token } = await atHome(context, request, app.url)
  await expireToken(context, app.url)
  await page.goto('/dashboard')
  await expect(page.getByText(masked(member))).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
  expect(await storedToken(context)).not.toBe(token)
})

test('a browser that deleted what scripts stored is signed in again by the refresh cookie', async ({
  page,
  context,
  request,
  app,
}) => {
  const { member } = await atHome(context, request, app.url)
  // Safari does so after seven days without a visit: what the server set stays.
  await context.clearCookies({ name: /^auth\.(?!_refreshable$)/ })
  expect(await storedToken(context)).toBe('')
  const refreshes = countCalls(context, 'POST', refreshPath)
  await page.goto('/dashboard')
  await expect(page.getByText(masked(member))).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
  expect(refreshes()).toBe(1)
  await signOutInPage(page)
  const cookies = async () => (await context.cookies()).map(({ name }) => name)
  await expect.poll(cookies).not.toContain('auth._refreshable')
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/login$/)
})

test('where only the server knows that the token has expired, the call is repeated with a new one', async ({
  page,
  context,
  request,
  app,
  faults,
}) => {
  faults.foresee(/status of 401/)
  const { token } = await atHome(context, request, app.url)
  await page.route(/\/th\/family\/$/, (route) =>
    route.request().headers()['authorization'] === `Bearer ${token}`
      ? route.fulfill({ status: 401, json: { error_code: 'token_expired', error_message: 'หมดเวลา' } })
      : route.fallback(),
  )
  await page.goto('/children')
  await expect(page.getByRole('link', { name: 'เพิ่มลูก' })).toBeVisible()
  expect(await storedToken(context)).not.toBe(token)
})

test('the answer to a refresh is lost, and nobody is signed out', async ({ page, context, request, app, faults }) => {
  faults.foresee(/ERR_CONNECTION_RESET/)
  const { member, token } = await atHome(context, request, app.url)
  await page.goto('/dashboard')
  await expect(page.getByText(masked(member))).toBeVisible()
  const lost = await loseAnswer(page, 'POST', atRefresh)
  await expireToken(context, app.url)
  await expect.poll(lost).toBe(true)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect.poll(() => storedToken(context), { timeout: 15_000 }).not.toBe(token)
  expect(await storedToken(context)).not.toBe('')
  await page.reload()
  await expect(page.getByText(masked(member))).toBeVisible()
})

test('two tabs refresh once between them, and both go on', async ({ page, context, request, app }) => {
  const { member, token } = await atHome(context, request, app.url)
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/dashboard')
    await expect(tab.getByText(masked(member))).toBeVisible()
  }
  await slowDown(context, 'POST', atRefresh)
  const refreshes = countCalls(context, 'POST', refreshPath)
  await expireToken(context, app.url)
  await expect.poll(() => storedToken(context)).not.toBe(token)
  for (const tab of [page, other]) {
    await tab.goto('/children')
    await expect(tab.getByRole('link', { name: 'เพิ่มลูก' })).toBeVisible()
  }
  expect(refreshes()).toBe(1)
})

test('a refused refresh ends the session, and signing in leads back to where it ended', async ({
  page,
  context,
  request,
  app,
  faults,
}) => {
  faults.foresee(/status of 401/)
  const { member } = await atHome(context, request, app.url)
  await page.goto('/dashboard')
  await expect(page.getByText(masked(member))).toBeVisible()
  await context.clearCookies({ name: 'auth_refresh' })
  await expireToken(context, app.url)
  await expect(page).toHaveURL(/\/login$/)
  await typeSignIn(page, member)
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('a session that was ended elsewhere leads to sign in at the next call', async ({
  page,
  context,
  request,
  app,
  faults,
}) => {
  faults.foresee(/status of 401/)
  await atHome(context, request, app.url)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.route(/\/th\/family\/$/, (route) =>
    route.fulfill({ status: 401, json: { error_code: 'token_invalid', error_message: 'เข้าสู่ระบบใหม่' } }),
  )
  await page.goto('/children')
  await expect(page).toHaveURL(/\/login$/)
  expect(await storedToken(context)).toBe('')
})

test('signing out and in again in one tab is followed in the other', async ({ page, context, request, app }) => {
  const { member } = await atHome(context, request, app.url)
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await openAtRest(tab, '/dashboard')
    await expect(tab.getByText(masked(member))).toBeVisible()
  }
  await openAtRest(page, '/')
  await signOutByMenu(page)
  await expect(page).toHaveURL(`${app.url}/`)
  await expect(other.getByText(masked(member))).toHaveCount(0)
  await expect(other).toHaveURL(/\/login$/)

  // Whichever tab signs in first takes the stored URL.
  await page.goto('/login')
  await typeSignIn(page, member)
  await expect(page).not.toHaveURL(/\/login$/)
  await expect(other).not.toHaveURL(/\/login$/)
  await other.goto('/dashboard')
  await expect(other.getByText(masked(member))).toBeVisible()
})

test('after signing out the way back shows nothing of the member', async ({ page, context, request, app }) => {
  const { member, token } = await atHome(context, request, app.url)
  await page.goto('/')
  await openAtRest(page, '/dashboard')
  await expect(page.getByText(masked(member))).toBeVisible()
  await signOutInPage(page)
  await expect(page).toHaveURL(`${app.url}/`)
  expect(await storedToken(context)).toBe('')
  const cookies = async () => (await context.cookies()).map(({ name }) => name)
  await expect.poll(cookies).not.toContain('auth_refresh')
  const answer = await request.get('/th/me/', {
    headers: { 'x-api-key': 'careplus-web', authorization: `Bearer ${token}` },
  })
  expect(answer.status()).toBe(401)
  await page.goBack()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText(masked(member))).toHaveCount(0)
})

test('signing out works here even when the server cannot be reached', async ({
  page,
  context,
  request,
  app,
  faults,
}) => {
  faults.foresee(/ERR_(FAILED|INTERNET|CONNECTION)/)
  const { member } = await atHome(context, request, app.url)
  await page.goto('/dashboard')
  await expect(page.getByText(masked(member))).toBeVisible()
  await page.route(/\/api\/logout$/, (route) => route.abort('connectionfailed'))
  await signOutInPage(page)
  await expect(page).toHaveURL(`${app.url}/`)
  expect(await storedToken(context)).toBe('')
})

for (const days of [-1, 1])
  test(`a clock that is wrong by ${days} day neither signs out nor loops`, async ({ page, context, request, app }) => {
    const member = await joinMember(request)
    const refreshes = countCalls(context, 'POST', refreshPath)
    await page.clock.setFixedTime(Date.now() + days * 86_400_000)
    await page.goto('/login')
    await typeSignIn(page, member)
    await expect(page).toHaveURL(`${app.url}/`)
    await page.goto('/dashboard')
    await expect(page.getByText(masked(member))).toBeVisible()
    await page.clock.setFixedTime(Date.now())
    await page.goto('/children')
    await expect(page.getByRole('link', { name: 'เพิ่มลูก' })).toBeVisible()
    // Once for the clock, and once more if leaving the page interrupted it.
    expect(refreshes()).toBeLessThanOrEqual(2)
    expect(await storedToken(context)).not.toBe('')
  })
