import { expectAccessible } from '../support/accessible.js'
import { loseAnswer } from '../support/networkFaults.js'
import { tabTo } from '../support/keyboard.js'
import { demoNumber } from '../support/demo.js'
import {
  askByPhone,
  newNumber,
  phoneCodeField,
  phoneField,
  readPhoneCode,
  textsTo,
  wrongCode,
} from '../support/phones.js'
import { expect, test } from '../support/test.js'

test('an unknown number joins: number, code, ticks, a name; then the welcome', async ({ page, request }) => {
  const number = newNumber()
  await page.goto('/login')
  await page.getByRole('link', { name: 'ใช้เบอร์มือถือ' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'เข้าด้วยเบอร์มือถือ' })).toBeVisible()
  await expectAccessible(page)
  await askByPhone(page, number)
  await expect(page).toHaveURL(/\/login-with-phone\/login-form$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/กรอกรหัส 4/)
  await expectAccessible(page)
  await phoneCodeField(page).fill(await readPhoneCode(request, number))
  await expect(page).toHaveURL(/\/login-with-phone\/modal-phone-register$/)
  await expect(page.locator('input[name="adult"]')).toBeVisible()
  for (const name of ['adult', 'accepted', 'analytics', 'advertising'])
    await expect(page.locator(`input[name="${name}"]`)).not.toBeChecked()
  await expectAccessible(page)
  await page.locator('input[name="name"]').fill('แม่มะลิ')
  await page.locator('input[name="adult"]').check()
  await page.locator('input[name="accepted"]').check()
  await page.getByRole('button', { name: 'สมัครและเข้าสู่ระบบ' }).click()
  await expect(page).toHaveURL(/\/welcome$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('แม่มะลิ')
})

test('a known number is signed in, and is where the parent meant to be', async ({ page, request }) => {
  await page.goto('/children')
  await expect(page).toHaveURL(/\/login$/)
  await page.getByRole('link', { name: 'ใช้เบอร์มือถือ' }).click()
  // As people write it.
  await askByPhone(page, '+66 81-234 5678')
  await expect(page.getByText('081-234-5678')).toBeVisible()
  await phoneCodeField(page).fill(await readPhoneCode(request, demoNumber))
  await expect(page).toHaveURL(/\/children$/)
  await expect(page.getByText('ปัน').first()).toBeVisible()
  // For a signed-in member these pages have nothing to do.
  await page.goto('/login-with-phone')
  await expect(page).not.toHaveURL(/login-with-phone/)
})

test('a wrong code says how many tries are left, and the right one goes on', async ({ page, request, faults }) => {
  faults.foresee(/status of 422/)
  const number = newNumber()
  await page.goto('/login-with-phone')
  await askByPhone(page, number)
  const code = await readPhoneCode(request, number)
  await phoneCodeField(page).fill(wrongCode(code))
  await expect(page.getByText(/กรอกได้อีก 4/)).toBeVisible()
  await expect(phoneCodeField(page)).toHaveValue('')
  await expectAccessible(page)
  // A composing keyboard sends each digit with those before it, and all of them again at the end.
  const thai = [...code].map((digit) => String.fromCodePoint(0x0e50 + Number(digit))).join('')
  const keyboard = await page.context().newCDPSession(page)
  for (const end of [1, 2, 3, 4])
    await keyboard.send('Input.imeSetComposition', {
      text: thai.slice(0, end),
      selectionStart: end,
      selectionEnd: end,
    })
  await expect(phoneCodeField(page)).toHaveValue(thai)
  await keyboard.send('Input.insertText', { text: thai })
  await expect(page).toHaveURL(/modal-phone-register$/)
})

test('what is no Thai mobile number is said at the field, before anything is sent', async ({ page }) => {
  await page.goto('/login-with-phone')
  for (const [typed, refusal] of [
    ['', 'ใส่เบอร์มือถือของคุณก่อน'],
    ['02 123 4567', /เบอร์บ้านหรือที่ทำงาน/],
    ['0212345678', /เบอร์มือถือขึ้นต้นด้วย 06/],
    ['+1 415 555 2671', 'ใช้ได้เฉพาะเบอร์มือถือไทย'],
  ] as const) {
    await phoneField(page).fill(typed)
    await page.getByRole('button', { name: 'ส่งรหัสไปที่เบอร์นี้' }).click()
    await expect(page.getByText(refusal)).toBeVisible()
    await expect(phoneField(page)).toBeFocused()
  }
  await expectAccessible(page)
})

test('the number can be looked at again: it is still there, and the code of before is still good', async ({
  page,
  request,
}) => {
  const number = newNumber()
  await page.goto('/login-with-phone')
  await askByPhone(page, number)
  await page.getByRole('button', { name: 'เปลี่ยนเบอร์' }).click()
  await expect(phoneField(page)).toHaveValue(number)
  await askByPhone(page, number)
  await page.reload()
  await phoneCodeField(page).fill(await readPhoneCode(request, number))
  await expect(page).toHaveURL(/modal-phone-register$/)
  await page.reload()
  await expect(page.locator('input[name="adult"]')).toBeVisible()
})

test('the answer about a code is lost: asked for again, the code in hand is the one that goes on', async ({
  page,
  request,
  faults,
}) => {
  faults.foresee(/ERR_CONNECTION_RESET|Failed to load/)
  const number = newNumber()
  await page.goto('/login-with-phone')
  const lost = await loseAnswer(page, 'POST', /\/api\/phone_code$/)
  await phoneField(page).fill(number)
  await page.getByRole('button', { name: 'ส่งรหัสไปที่เบอร์นี้' }).click()
  await expect(page.getByText('เน็ตหลุดไประหว่างทาง')).toBeVisible()
  expect(lost()).toBe(true)
  await expect(phoneField(page)).toHaveValue(number)
  await askByPhone(page, number)
  expect(await textsTo(request, number)).toHaveLength(1)
  await phoneCodeField(page).fill(await readPhoneCode(request, number))
  await expect(page).toHaveURL(/modal-phone-register$/)
})

test('a page in the middle, opened without what comes before it, begins at the number', async ({ page }) => {
  for (const path of ['/login-with-phone/login-form', '/login-with-phone/modal-phone-register']) {
    await page.goto(path)
    await page.getByRole('link', { name: 'ใส่เบอร์มือถือ' }).click()
    await expect(page).toHaveURL(/\/login-with-phone$/)
    await expect(phoneField(page)).toBeVisible()
  }
})

test('another code after a minute, and the one before is of no use', async ({ page, request, faults }) => {
  test.setTimeout(120_000)
  faults.foresee(/status of 422/)
  const number = newNumber()
  await page.goto('/login-with-phone')
  await askByPhone(page, number)
  const first = await readPhoneCode(request, number)
  const resend = page.getByRole('button', { name: 'ส่งรหัสใหม่' })
  await expect(resend).toBeHidden()
  await expect(resend).toBeVisible({ timeout: 75_000 })
  // The message may arrive before the answer.
  await page.route(/\/api\/phone_code$/, async (route) => {
    const response = await route.fetch()
    await new Promise((resolve) => setTimeout(resolve, 2000))
    await route.fulfill({ response })
  })
  await resend.click()
  await expect(resend).toBeHidden()
  await expect.poll(async () => (await textsTo(request, number)).length).toBe(2)
  const second = await readPhoneCode(request, number)
  if (first !== second) {
    await phoneCodeField(page).fill(first)
    await expect(page.getByText(/กรอกได้อีก 4/)).toBeVisible()
  }
  await phoneCodeField(page).fill(second)
  await expect(page).toHaveURL(/modal-phone-register$/)
})

test('on a keyboard alone, from the sign-in page to the account', async ({ page, request }) => {
  const number = newNumber()
  await page.goto('/login')
  const phoneLink = page.getByRole('link', { name: 'ใช้เบอร์มือถือ' })
  await expect(phoneLink).toBeVisible()
  await tabTo(page, phoneLink)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'เข้าด้วยเบอร์มือถือ' })).toBeVisible()
  await tabTo(page, phoneField(page))
  await page.keyboard.type(number)
  await page.keyboard.press('Enter')
  await expect(phoneCodeField(page)).toBeFocused()
  await page.keyboard.type(await readPhoneCode(request, number))
  await expect(page).toHaveURL(/modal-phone-register$/)
  for (const name of ['adult', 'accepted']) {
    await tabTo(page, page.locator(`input[name="${name}"]`))
    await page.keyboard.press('Space')
  }
  await tabTo(page, page.getByRole('button', { name: 'สมัครและเข้าสู่ระบบ' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/welcome$/)
})
