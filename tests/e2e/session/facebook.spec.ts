import { randomUUID } from 'node:crypto'
import { expectAccessible } from '../support/accessible.js'
import { masked, readCode } from '../support/members.js'
import { signOutByMenu } from '../support/signInSteps.js'
import { agreeAndJoin, answerProvider, googlePerson, pressSocial } from '../support/social.js'
import { expect, test } from '../support/test.js'

const codeField = /รหัสจากอีเมล/

test(
  'Facebook: an address is asked for and proved, then the newcomer agrees and is welcomed',
  { tag: '@front' },
  async ({ page, request, facebook, app }) => {
    const person = { id: randomUUID(), name: 'พ่อต้นกล้า' }
    const email = `${person.id}@careplus.test`
    facebook.know(person)
    await page.goto('/login')
    await pressSocial(page, 'Facebook')
    await answerProvider(page, person.id)
    await expect(page).toHaveURL(`${app.url}/email-required`)
    await expect(page.getByText(/Facebook ไม่ได้ยืนยันอีเมล/)).toBeVisible()
    await expectAccessible(page)
    await page.locator('input[name="email"]').fill(email)
    await page.getByRole('button', { name: 'ส่งรหัสยืนยัน' }).click()
    await page.getByRole('textbox', { name: codeField }).fill(await readCodeSoon())
    await expect(page.getByRole('heading', { name: 'ยินดีที่ได้รู้จัก พ่อต้นกล้า' })).toBeVisible()
    await expect(page).toHaveURL(`${app.url}/callback`)
    await agreeAndJoin(page)
    await expect(page).toHaveURL(`${app.url}/welcome`)

    async function readCodeSoon(): Promise<string> {
      await page.getByRole('textbox', { name: codeField }).waitFor()
      // The browser drops the page while the member reads the mail.
      await page.reload()
      await page.getByRole('textbox', { name: codeField }).waitFor()
      return readCode(request, email)
    }
  },
)

test('Facebook: the code of an address that has an account opens that account', async ({
  page,
  request,
  openId,
  facebook,
  app,
}) => {
  // An account whose address never got a code: a second one would be refused so soon.
  const owner = googlePerson()
  openId.know(owner)
  await page.goto('/login')
  await pressSocial(page, 'Google')
  await answerProvider(page, owner.sub)
  await agreeAndJoin(page)
  await expect(page).toHaveURL(`${app.url}/welcome`)
  await page.goto('/')
  await signOutByMenu(page)

  const person = { id: randomUUID(), name: 'แม่มะลิ', email: owner.email }
  facebook.know(person)
  await page.goto('/login')
  await pressSocial(page, 'Facebook')
  await answerProvider(page, person.id)
  await expect(page.locator('input[name="email"]')).toHaveValue(owner.email)
  await page.getByRole('button', { name: 'ส่งรหัสยืนยัน' }).click()
  await page.getByRole('textbox', { name: codeField }).waitFor()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: codeField }).fill(await readCode(request, owner.email))
  await expect(page).toHaveURL(`${app.url}/`)
  await page.goto('/dashboard')
  await expect(page.getByText(masked(owner))).toBeVisible()
})

test('cancelled at Facebook: said so, with a way on', async ({ page }) => {
  await page.goto('/login')
  await pressSocial(page, 'Facebook')
  await answerProvider(page, null)
  await expect(page.getByRole('heading', { name: 'เข้าด้วย Facebook ยังไม่สำเร็จ' })).toBeVisible()
})

test('/email-required without anybody on the way says what it is for', async ({ page }) => {
  await page.goto('/email-required')
  await expect(page.getByRole('link', { name: 'ไปหน้าเข้าสู่ระบบ' })).toBeVisible()
})
