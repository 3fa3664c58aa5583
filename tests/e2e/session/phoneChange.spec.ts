import { expectAccessible } from '../support/accessible.js'
import { enter, joinMember, emailsTo } from '../support/members.js'
import { newNumber, phoneCodeField, phoneField, readPhoneCode, textsTo } from '../support/phones.js'
import { expect, test } from '../support/test.js'

test('a first number, then another: the old one and the e-mail are told', async ({ page, request, context, app }) => {
  const member = await joinMember(request)
  await enter(context, app.url, member)
  const [first, second] = [newNumber(), newNumber()]
  await page.goto('/edit-my-phone')
  await expect(phoneField(page)).toBeVisible()
  await expectAccessible(page)
  await phoneField(page).fill(first)
  await page.getByRole('button', { name: 'ส่งรหัสไปที่เบอร์นี้' }).click()
  await expect(page).toHaveURL(/\/verify-otp$/)
  await expect(phoneCodeField(page)).toBeVisible()
  await expectAccessible(page)
  await phoneCodeField(page).fill(await readPhoneCode(request, first))
  await expect(page.getByText('บันทึกเบอร์ใหม่แล้ว')).toBeVisible()
  await expect(page).toHaveURL(/\/user-profile$/)

  await page.goto('/edit-my-phone')
  const spoken = `${first.slice(0, 3)}-${first.slice(3, 6)}-${first.slice(6)}`
  await expect(page.getByText(spoken)).toBeVisible()
  await expectAccessible(page)
  await phoneField(page).fill(first)
  await page.getByRole('button', { name: 'ส่งรหัสไปที่เบอร์ใหม่' }).click()
  await expect(page.getByText('เบอร์นี้คือเบอร์ที่ใช้อยู่แล้ว')).toBeVisible()
  await phoneField(page).fill(second)
  await page.getByRole('button', { name: 'ส่งรหัสไปที่เบอร์ใหม่' }).click()
  await phoneCodeField(page).fill(await readPhoneCode(request, second))
  await expect(page).toHaveURL(/\/user-profile$/)
  expect((await textsTo(request, first))[0]).toContain('เปลี่ยนไปใช้เบอร์อื่นแล้ว')
  expect((await emailsTo(request, member.email))[0]).toContain(second.slice(-4))
})

test('/verify-otp without a number begins at the number', async ({ page, request, context, app }) => {
  await enter(context, app.url, await joinMember(request))
  await page.goto('/verify-otp')
  await page.getByRole('link', { name: 'ใส่เบอร์มือถือ' }).click()
  await expect(page).toHaveURL(/\/edit-my-phone$/)
})
