import { expectAccessible } from '../support/accessible.js'
import { linkTo, proofDialog, proofIsOld } from '../support/credentials.js'
import { accessOf, enter, joinMember, emailsTo, newMember } from '../support/members.js'
import { expect, test } from '../support/test.js'

const next = 'พวงชมพู เลื้อยรั้ว'

test('another e-mail address, confirmed on a device where nobody is signed in', async ({
  page,
  context,
  request,
  app,
  browser,
}) => {
  const member = await joinMember(request)
  const { email } = newMember()
  await enter(context, app.url, member)
  await page.goto('/change-email')
  await expect(page.getByText(member.email)).toBeVisible()
  await expectAccessible(page)
  await page.locator('input[name="email"]').fill(email)
  await page.getByRole('button', { name: 'ส่งจดหมายไปยืนยัน' }).click()
  await expect(page).toHaveURL(/\/email-checking$/)
  await expect(page.getByText(email)).toBeVisible()
  await expectAccessible(page)

  const elsewhere = await browser.newContext({ baseURL: app.url })
  const other = await elsewhere.newPage()
  await other.goto(await linkTo(request, email, '/verify-email'))
  await expect(other).toHaveURL(/\/verify-email$/)
  await expect(other.getByRole('heading', { name: 'ยืนยันอีเมลของบัญชี' })).toBeVisible()
  await expectAccessible(other)
  await other.getByRole('button', { name: 'ยืนยันอีเมลนี้' }).click()
  await expect(other.getByRole('heading', { name: 'ยืนยันแล้ว' })).toBeVisible()
  await expect(other.getByText(email)).toBeVisible()
  await elsewhere.close()

  await expect(page.getByRole('heading', { name: 'เปลี่ยนอีเมลแล้ว' })).toBeVisible()
  expect(await accessOf(request, { ...member, email })).not.toBe('')
  expect((await emailsTo(request, member.email))[0]).toContain('เปลี่ยนไปใช้')
})

test("another account's address gets the same screen, and nothing changes", async ({ page, context, request, app }) => {
  const [member, owner] = [await joinMember(request), await joinMember(request)]
  await enter(context, app.url, member)
  await page.goto('/change-email')
  await page.locator('input[name="email"]').fill(owner.email)
  await page.getByRole('button', { name: 'ส่งจดหมายไปยืนยัน' }).click()
  await expect(page).toHaveURL(/\/email-checking$/)
  await expect(page.getByText(owner.email)).toBeVisible()
  expect((await emailsTo(request, owner.email))[0]).toContain('เป็นของบัญชีคุณอยู่แล้ว')
  expect(await accessOf(request, owner)).not.toBe('')
})

test('a link opened again says the same, and one that nobody sent is said to be of no use', async ({
  page,
  context,
  request,
  app,
  faults,
}) => {
  faults.foresee(/status of 422/)
  const member = await joinMember(request)
  const { email } = newMember()
  await enter(context, app.url, member)
  await page.goto('/change-email')
  await page.locator('input[name="email"]').fill(email)
  await page.getByRole('button', { name: 'ส่งจดหมายไปยืนยัน' }).click()
  await expect(page).toHaveURL(/\/email-checking$/)
  const link = await linkTo(request, email, '/verify-email')
  const opened = [
    [link, 'ยืนยันแล้ว'],
    [link, 'ยืนยันแล้ว'],
    [`${link}x`, 'ลิงก์นี้ใช้ไม่ได้แล้ว'],
  ] as const
  for (const [address, heading] of opened) {
    await page.goto('/children-growth')
    await page.goto(address)
    await page.getByRole('button', { name: 'ยืนยันอีเมลนี้' }).click()
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  }
  await expectAccessible(page)
})

test('another password: the current one is asked for first, where the sign-in was long ago', async ({
  page,
  context,
  request,
  app,
  faults,
}) => {
  faults.foresee(/status of 4(03|22)/)
  const member = await joinMember(request)
  await enter(context, app.url, member)
  const elsewhere = await accessOf(request, member)
  await page.goto('/change-password')
  await expect(page.getByRole('heading', { name: 'รหัสผ่านใหม่' })).toBeVisible()
  await expectAccessible(page)
  await proofIsOld(page, '**/api/password')
  await page.locator('input[name="password"]').fill(next)
  await page.getByRole('button', { name: 'เปลี่ยนรหัสผ่าน' }).click()
  const dialog = proofDialog(page)
  await expect(dialog.locator('input[name="password"]')).toBeVisible()
  await expectAccessible(page)
  await dialog.locator('input[name="password"]').fill('not this one')
  await dialog.getByRole('button', { name: 'ยืนยัน', exact: true }).click()
  await expect(dialog.getByText('รหัสผ่านไม่ตรง')).toBeVisible()
  await dialog.locator('input[name="password"]').fill(member.password)
  await dialog.getByRole('button', { name: 'ยืนยัน', exact: true }).click()
  await expect(page.getByText(/ใช้รหัสผ่านใหม่ได้แล้ว ให้อีก \d+\sเครื่องออกจากระบบแล้ว/)).toBeVisible()
  expect(await accessOf(request, { ...member, password: next })).not.toBe('')
  const refused = await request.get('/th/me/', {
    headers: { 'x-api-key': 'careplus-web', authorization: `Bearer ${elsewhere}` },
  })
  expect(refused.status()).toBe(401)
})

test('who closes the dialog changes nothing; on a keyboard it opens, closes and gives the focus back', async ({
  page,
  context,
  request,
  app,
  faults,
}) => {
  faults.foresee(/status of 403/)
  const member = await joinMember(request)
  await enter(context, app.url, member)
  await page.goto('/change-password')
  await page.locator('input[name="password"]').focus()
  await page.keyboard.type('mali by the gate 42')
  await proofIsOld(page, '**/api/password')
  await page.keyboard.press('Enter')
  const dialog = proofDialog(page)
  await expect(dialog.locator('input[name="password"]')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('input[name="password"]')).toHaveValue('mali by the gate 42')
  expect(await accessOf(request, member)).not.toBe('')
  await proofIsOld(page, '**/api/password')
  await page.locator('input[name="password"]').press('Enter')
  await expect(dialog.locator('input[name="password"]')).toBeFocused()
  await page.keyboard.type(member.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/ใช้รหัสผ่านใหม่ได้แล้ว/)).toBeVisible()
  expect(await accessOf(request, { ...member, password: 'mali by the gate 42' })).not.toBe('')
})
