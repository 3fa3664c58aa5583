import { expectAccessible } from '../support/accessible.js'
import { read } from '../support/api.js'
import { enter, joinMember, emailsTo } from '../support/members.js'
import { expect, test } from '../support/test.js'
import { expectWholeAccessible } from '../support/wholePage.js'

const deleteAt = async (...asked: Parameters<typeof read>) =>
  (await read<{ readonly delete_at: string | null }>(...asked)).delete_at

test('the account is set to be deleted after two questions, and kept after all', async ({
  page,
  context,
  request,
  app,
}) => {
  const member = await joinMember(request)
  const token = await enter(context, app.url, member)
  await page.goto('/user-profile#data')
  await page.getByRole('button', { name: /ลบบัญชี/ }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('จะหายไป')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'เก็บบัญชีไว้' }).click()
  await expect(dialog).toHaveCount(0)

  await page.getByRole('button', { name: /ลบบัญชี/ }).click()
  await dialog.getByRole('button', { name: 'ไปต่อ' }).click()
  await dialog.getByRole('textbox').fill('ลบ')
  await dialog.getByRole('button', { name: 'ลบบัญชีของฉัน' }).click()
  await expect(dialog).toContainText('พิมพ์ให้ตรงคำว่า')
  expect(await deleteAt(request, '/th/me/', token)).toBeNull()
  await dialog.getByRole('textbox').fill('ลบบัญชี')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'ลบบัญชีของฉัน' }).click()
  await expect(page.getByText('บัญชีนี้จะถูกลบ')).toBeVisible()
  await expect(page.getByRole('button', { name: /^ลบบัญชี/ })).toHaveCount(0)
  await expectWholeAccessible(page)
  expect(await deleteAt(request, '/th/me/', token)).not.toBeNull()
  expect((await emailsTo(request, member.email))[0]).toContain('ไม่ลบแล้ว')

  await page.goto('/dashboard')
  await expect(page.getByText('บัญชีนี้จะถูกลบ')).toBeVisible()
  await page.getByRole('button', { name: 'ไม่ลบแล้ว' }).click()
  await expect(page.getByText('บัญชียังอยู่ครบ')).toBeVisible()
  await expect(page.getByText('บัญชีนี้จะถูกลบ')).toHaveCount(0)
  expect(await deleteAt(request, '/th/me/', token)).toBeNull()
})
