import { expectAccessible } from '../support/accessible.js'
import { goOffline, offlineFaults } from '../support/networkFaults.js'
import { enter, joinMember, masked } from '../support/members.js'
import { typeSignIn } from '../support/signInSteps.js'
import { expect, test } from '../support/test.js'

test(
  "a member's page leads a visitor to sign in, and back to it with its query",
  { tag: ['@desktop', '@front'] },
  async ({ page, request }) => {
    const member = await joinMember(request)
    await page.goto('/dashboard?from=letter')
    await expect(page).toHaveURL(/\/login$/)
    await expectAccessible(page)
    await typeSignIn(page, member)
    await expect(page).toHaveURL(/\/dashboard\?from=letter$/)
    await expect(page.getByText(masked(member))).toBeVisible()
  },
)

test('a wrong password is said in the form, what was typed stays, and the right one signs in', async ({
  page,
  request,
  faults,
}) => {
  faults.foresee(/status of 401/)
  const member = await joinMember(request)
  await page.goto('/login')
  await typeSignIn(page, { ...member, password: 'not-this-one' })
  await expect(page.getByText('อีเมลหรือรหัสผ่านไม่ตรงกัน')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.locator('input[name="email"]')).toHaveValue(member.email)
  await expect(page.locator('input[name="password"]')).toHaveValue('not-this-one')
  await expectAccessible(page)
  await typeSignIn(page, member)
  await expect(page).toHaveURL(/\/$/)
})

test('too many wrong passwords make the next try wait, and say for how long', async ({ page, request, faults }) => {
  faults.foresee(/status of 4(01|29)/)
  const member = await joinMember(request)
  await page.goto('/login')
  for (const wrong of ['one', 'two', 'three', 'four', 'five']) {
    await typeSignIn(page, { ...member, password: `wrong-${wrong}` })
    await expect(page.getByText('อีเมลหรือรหัสผ่านไม่ตรงกัน')).toBeVisible()
    await expect(page.getByRole('button', { name: 'กำลังเข้าสู่ระบบ' })).toHaveCount(0)
  }
  await typeSignIn(page, { ...member, password: 'wrong-six' })
  await expect(page.getByText(/ลองผิดหลายครั้งแล้ว ลองใหม่ได้ใน \d/)).toBeVisible()
})

test('without a connection the form keeps what was typed and says so', async ({ page, context, request, faults }) => {
  faults.foresee(offlineFaults)
  const member = await joinMember(request)
  await page.goto('/login')
  await page.locator('input[name="email"]').fill(member.email)
  await goOffline(page)
  await typeSignIn(page, member)
  await expect(page.getByText(/ตอนนี้ไม่มีเน็ต ที่พิมพ์ไว้ยังอยู่ครบ|เน็ตหลุดไประหว่างทาง ที่พิมพ์ไว้ยังอยู่ครบ/)).toBeVisible()
  await context.setOffline(false)
  await typeSignIn(page, member)
  await expect(page).toHaveURL(/\/$/)
})

test('a member is kept off the pages for signing in', async ({ page, context, request, app }) => {
  await enter(context, app.url, await joinMember(request))
  for (const path of ['/login', '/register']) {
    await page.goto(path)
    await expect(page).not.toHaveURL(new RegExp(`${path}$`))
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.locator('input[name="email"]')).toHaveCount(0)
  }
})

test('who signs in in another tab is not welcomed as new in one that was open for joining', async ({
  page,
  context,
  request,
  app,
}) => {
  await page.goto('/register')
  await page.locator('input[name="email"]').waitFor()
  await enter(context, app.url, await joinMember(request))
  await expect(page).toHaveURL(`${app.url}/`)
})

test('`rd` makes this very page the way back, and its value is no target', async ({ page, request, app }) => {
  const member = await joinMember(request)
  await page.goto('/children-growth?rd=https://evil.example/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('auth.redirect'))).toContain('/children-growth')
  await page.getByRole('link', { name: 'เข้าสู่ระบบ' }).first().click()
  await typeSignIn(page, member)
  await expect(page).toHaveURL(`${app.url}/children-growth`)
})

test('a sign-in page is never the way back', async ({ page, request, app }) => {
  const member = await joinMember(request)
  await page.goto('/login?rd=//evil.example/')
  await typeSignIn(page, member)
  await expect(page).toHaveURL(`${app.url}/`)
})

for (const [path, target] of [
  // An allowed URL proves that the test can plant one.
  ['/children-growth', '/children-growth'],
  ['//evil.example', '/'],
] as const)
  test(`${path}, planted as the way back, leads to ${target}`, async ({ page, request, app }) => {
    const member = await joinMember(request)
    await page.goto('/login')
    const entry = JSON.stringify({ path, savedAt: Date.now() })
    await page.evaluate((planted) => localStorage.setItem('auth.redirect', planted), entry)
    await typeSignIn(page, member)
    await expect(page).toHaveURL(`${app.url}${target}`)
  })

test('an address under /th leads to its page on this origin, whatever follows', async ({ request, app }) => {
  const headers = { accept: 'text/html' }
  for (const path of ['/th//evil.example', '/th/\\evil.example', '/th/%2f%2fevil.example', '/th/.//evil.example']) {
    const answer = await request.get(path, { headers, maxRedirects: 0 })
    const target = new URL(answer.headers()['location'] ?? '/', app.url)
    expect(target.origin, path).toBe(app.url)
  }
  const known = await request.get('/th/children-growth?a=1', { headers, maxRedirects: 0 })
  expect([known.status(), known.headers()['location']]).toStrictEqual([308, '/children-growth?a=1'])
})

test('a device that keeps nothing says so before anybody signs in', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: refuse })
    Object.defineProperty(document, 'cookie', { get: () => '' })
  })
  await page.goto('/login')
  await expect(page.getByText('ปิดหรือโหลดหน้านี้ใหม่')).toBeVisible()
})
