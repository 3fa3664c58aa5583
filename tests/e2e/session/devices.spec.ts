import { accessOf, enter, joinMember, masked } from '../support/members.js'
import { signOutInPage, storedToken } from '../support/signInSteps.js'
import { expect, test } from '../support/test.js'
import { expectAccessibleOnDesktop, expectWholeAccessibleOnDesktop } from '../support/wholePage.js'

const list = (page: import('@playwright/test').Page) => page.getByRole('list', { name: 'เครื่องที่เข้าอยู่' })

test('a device is signed out from another one, at once', async ({ page, context, request, app, browser, faults }) => {
  faults.foresee(/status of 401/)
  const member = await joinMember(request)
  await enter(context, app.url, member)
  const lost = await browser.newContext({ baseURL: app.url })
  const lostPage = await lost.newPage()
  await enter(lost, app.url, member)
  await lostPage.goto('/dashboard')
  await expect(lostPage.getByText(masked(member))).toBeVisible()

  await page.goto('/user-profile#devices')
  await expect(list(page).getByText('เครื่องนี้', { exact: true })).toBeVisible()
  await expectWholeAccessibleOnDesktop(page)
  const before = await list(page).getByRole('listitem').count()
  await list(page)
    .getByRole('button', { name: /^ให้ออกจากระบบ: / })
    .first()
    .click()
  const asked = page.getByRole('alertdialog')
  await expect(asked).toBeVisible()
  await expectAccessibleOnDesktop(page)
  await asked.getByRole('button', { name: 'ให้ออกจากระบบ' }).click()
  await expect(page.getByText('ให้เครื่องนั้นออกจากระบบแล้ว')).toBeVisible()
  await expect(list(page).getByRole('listitem')).toHaveCount(before - 1)

  await lostPage.goto('/children')
  await expect(lostPage).toHaveURL(/\/login$/)
  await lost.close()
})

test('every device is signed out, this one too', async ({ page, context, request, app }) => {
  const member = await joinMember(request)
  await enter(context, app.url, member)
  const elsewhere = await accessOf(request, member)
  await page.goto('/user-profile#devices')
  await page.getByRole('button', { name: 'ออกจากระบบทุกเครื่อง' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'ออกจากระบบทุกเครื่อง' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect.poll(() => storedToken(context)).toBe('')
  const refused = await request.get('/th/me/', {
    headers: { 'x-api-key': 'careplus-web', authorization: `Bearer ${elsewhere}` },
  })
  expect(refused.status()).toBe(401)
})

test('the back button after signing out shows nothing of the member', async ({ page, context, request, app }) => {
  const member = await joinMember(request)
  await enter(context, app.url, member)
  await page.goto('/')
  await page.goto('/dashboard')
  await expect(page.getByText(masked(member))).toBeVisible()
  await signOutInPage(page)
  await expect(page).toHaveURL(/\/$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/(login)?$/)
  await expect(page.getByText(masked(member))).toHaveCount(0)
})
