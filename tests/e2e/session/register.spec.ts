import { expectAccessible } from '../support/accessible.js'
import { loseAnswer } from '../support/networkFaults.js'
import { emailsTo, masked, newMember, readCode } from '../support/members.js'
import { askForCode, choosePassword, codeField, joinOnScreen } from '../support/signInSteps.js'
import { expect, test } from '../support/test.js'

test(
  'joining: address and two ticks, the mailed code, a password; then a welcome that can be skipped',
  { tag: ['@desktop', '@front'] },
  async ({ page, request, app }) => {
    const member = newMember()
    await page.goto('/register')
    for (const name of ['adult', 'accepted', 'analytics', 'advertising'])
      await expect(page.locator(`input[name="${name}"]`)).not.toBeChecked()
    await expectAccessible(page)
    await askForCode(page, member.email)
    await expect(page.getByText(member.email)).toBeVisible()
    await expectAccessible(page)
    await codeField(page).fill(await readCode(request, member.email))
    await page.locator('input[name="password"]').waitFor()
    await expectAccessible(page)
    await choosePassword(page, member.password)
    await expect(page).toHaveURL(/\/welcome$/)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'ข้ามไปก่อน' }).click()
    await expect(page).toHaveURL(`${app.url}/`)
    await page.goto('/dashboard')
    await expect(page.getByText(masked(member))).toBeVisible()
  },
)

test('nothing is sent before the two ticks', async ({ page }) => {
  await page.goto('/register')
  await page.locator('input[name="email"]').fill(newMember().email)
  await page.getByRole('button', { name: 'ส่งรหัสไปที่อีเมล' }).click({ force: true })
  await expect(page.getByText('ติ๊กสองข้อแรกก่อน แล้วไปต่อได้')).toBeVisible()
  await expect(codeField(page)).toHaveCount(0)
})

test('a wrong code says how many tries are left, and the right one goes on', async ({ page, request, faults }) => {
  faults.foresee(/status of 422/)
  const member = newMember()
  await page.goto('/register')
  await askForCode(page, member.email)
  await codeField(page).waitFor()
  const code = await readCode(request, member.email)
  await codeField(page).fill(code === '000000' ? '000001' : '000000')
  await expect(page.getByText(/กรอกได้อีก 4/)).toBeVisible()
  await expect(codeField(page)).toHaveValue('')
  await codeField(page).fill(code)
  await expect(page.locator('input[name="password"]')).toBeVisible()
})

test('the answer about the mailed code is lost: asked for again, the code in hand goes on', async ({
  page,
  request,
  faults,
}) => {
  faults.foresee(/ERR_CONNECTION_RESET|Failed to load/)
  const member = newMember()
  await page.goto('/register')
  const lost = await loseAnswer(page, 'POST', /\/api\/join\/code$/)
  await askForCode(page, member.email)
  await expect(page.getByText('เน็ตหลุดไประหว่างทาง')).toBeVisible()
  expect(lost()).toBe(true)
  await page.getByRole('button', { name: 'ส่งรหัสไปที่อีเมล' }).click()
  await codeField(page).fill(await readCode(request, member.email))
  await expect(page.locator('input[name="password"]')).toBeVisible()
  expect(await emailsTo(request, member.email)).toHaveLength(1)
})

test('a reload in the middle goes on where it was, and the password is not kept', async ({ page, request }) => {
  const member = newMember()
  await page.goto('/register')
  await askForCode(page, member.email)
  await codeField(page).waitFor()
  await page.reload()
  await expect(page.getByText(member.email)).toBeVisible()
  await codeField(page).fill(await readCode(request, member.email))
  await page.locator('input[name="password"]').fill(member.password)
  await page.reload()
  await expect(page.locator('input[name="password"]')).toHaveValue('')
  await choosePassword(page, member.password)
  await expect(page).toHaveURL(/\/welcome$/)
})

test('a password that many people have is refused at its field', async ({ page, request }) => {
  const member = newMember()
  await page.goto('/register')
  await joinOnScreen(page, request, { ...member, password: 'password123' })
  await expect(page.getByText(/รหัสผ่านนี้มีคนใช้มาก/)).toBeVisible()
  await choosePassword(page, member.password)
  await expect(page).toHaveURL(/\/welcome$/)
})

test('an address that has an account is answered alike, and its owner gets a letter that says so', async ({
  page,
  request,
}) => {
  const email = 'demo@careplus.test'
  await page.goto('/register')
  await askForCode(page, email)
  await expect(codeField(page)).toBeVisible()
  const emails = await emailsTo(request, email)
  expect(emails).toHaveLength(1)
  expect(emails[0]).not.toMatch(/\b\d{6}\b/)
})
