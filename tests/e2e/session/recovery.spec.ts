import { expectAccessible } from '../support/accessible.js'
import { linkTo } from '../support/credentials.js'
import { enter, joinMember, newMember } from '../support/members.js'
import { storedToken, typeSignIn } from '../support/signInSteps.js'
import { expect, test } from '../support/test.js'

const next = 'ดอกแก้ว ริมหน้าต่าง'
const toLogin = (page: import('@playwright/test').Page) =>
  page.locator('main').getByRole('button', { name: 'เข้าสู่ระบบ', exact: true })

test('a forgotten password is chosen anew by a letter, and signs in', async ({ page, request, faults }) => {
  faults.foresee(/status of 401/)
  const member = await joinMember(request)
  await page.goto('/login')
  await page.getByRole('link', { name: 'ลืมรหัสผ่าน' }).click()
  await expect(page).toHaveURL(/\/forgot-password$/)
  await expectAccessible(page)
  await page.locator('input[name="email"]').fill(member.email)
  await page.getByRole('button', { name: 'ส่งลิงก์ไปที่อีเมล' }).click()
  await expect(page.getByRole('heading', { name: 'ดูจดหมายในอีเมลนะคะ' })).toBeVisible()
  await expectAccessible(page)

  await page.goto(await linkTo(request, member.email, '/reset-password'))
  await expect(page.locator('input[name="password"]')).toBeVisible()
  await expect(page).toHaveURL(/\/reset-password$/)
  await expectAccessible(page)
  await page.locator('input[name="password"]').fill(next)
  await page.getByRole('button', { name: 'ใช้รหัสผ่านนี้' }).click()
  await expect(page.getByRole('heading', { name: 'ใช้รหัสผ่านใหม่ได้แล้ว' })).toBeVisible()
  await expectAccessible(page)
  await toLogin(page).click()
  await typeSignIn(page, member)
  await expect(page.getByText('อีเมลหรือรหัสผ่านไม่ตรงกัน')).toBeVisible()
  await typeSignIn(page, { ...member, password: next })
  await expect(page).toHaveURL(/\/$/)
})

test('the whole way on a keyboard', async ({ page, request }) => {
  const member = await joinMember(request)
  await page.goto('/forgot-password')
  await page.locator('input[name="email"]').focus()
  await page.keyboard.type(member.email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'ดูจดหมายในอีเมลนะคะ' })).toBeVisible()
  await page.goto(await linkTo(request, member.email, '/reset-password'))
  await page.locator('input[name="password"]').focus()
  await page.keyboard.type('mali by the gate 42')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'ใช้รหัสผ่านใหม่ได้แล้ว' })).toBeVisible()
  // The focus is on the new screen, so the next Tab stop is its button.
  await page.keyboard.press('Tab')
  await expect(toLogin(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/login$/)
})

test('an address without an account gets the same screen', async ({ page }) => {
  await page.goto('/forgot-password')
  await page.locator('input[name="email"]').fill(newMember().email)
  await page.getByRole('button', { name: 'ส่งลิงก์ไปที่อีเมล' }).click()
  await expect(page.getByRole('heading', { name: 'ดูจดหมายในอีเมลนะคะ' })).toBeVisible()
  await expect(page.getByText(/ขอใหม่ได้ใน 0:\d\d|ขอใหม่ได้ใน 1:00/)).toBeVisible()
})

test('a used link says so and offers a new one; a weak password is said at its field', async ({
  page,
  request,
  faults,
}) => {
  faults.foresee(/status of 422/)
  const member = await joinMember(request)
  await page.goto('/forgot-password')
  await page.locator('input[name="email"]').fill(member.email)
  await page.getByRole('button', { name: 'ส่งลิงก์ไปที่อีเมล' }).click()
  await expect(page.getByRole('heading', { name: 'ดูจดหมายในอีเมลนะคะ' })).toBeVisible()
  const link = await linkTo(request, member.email, '/reset-password')
  await page.goto(link)
  await page.locator('input[name="password"]').fill('password123')
  await page.getByRole('button', { name: 'ใช้รหัสผ่านนี้' }).click()
  await expect(page.getByText('รหัสผ่านนี้มีคนใช้มาก')).toBeVisible()
  await page.locator('input[name="password"]').fill(next)
  await page.getByRole('button', { name: 'ใช้รหัสผ่านนี้' }).click()
  await expect(page.getByRole('heading', { name: 'ใช้รหัสผ่านใหม่ได้แล้ว' })).toBeVisible()
  await page.goto('/')
  await page.goto(link)
  await page.locator('input[name="password"]').fill('another good one 77')
  await page.getByRole('button', { name: 'ใช้รหัสผ่านนี้' }).click()
  await expect(page.getByRole('heading', { name: 'ลิงก์นี้ใช้ไม่ได้แล้ว' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'ขอลิงก์ใหม่' }).click()
  await expect(page).toHaveURL(/\/forgot-password$/)
})

test('a member who is signed in here is signed out by it', async ({ page, context, request, app, faults }) => {
  faults.foresee(/status of 401/)
  const member = await joinMember(request)
  await enter(context, app.url, member)
  await page.goto('/forgot-password')
  await page.locator('input[name="email"]').fill(member.email)
  await page.getByRole('button', { name: 'ส่งลิงก์ไปที่อีเมล' }).click()
  await expect(page.getByRole('heading', { name: 'ดูจดหมายในอีเมลนะคะ' })).toBeVisible()
  await page.goto(await linkTo(request, member.email, '/reset-password'))
  await page.locator('input[name="password"]').fill(next)
  await page.getByRole('button', { name: 'ใช้รหัสผ่านนี้' }).click()
  await toLogin(page).click()
  await expect(page).toHaveURL(/\/login$/)
  expect(await storedToken(context)).toBe('')
})
