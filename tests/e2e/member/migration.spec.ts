import { expectAccessible } from '../support/accessible.js'
import { emailsTo, readCode } from '../support/members.js'
import { pageReady } from '../support/pageReady.js'
import { expect, test } from '../support/test.js'

const earlier = { email: 'nampung@careplus.test', phone: '0891234567', points: '1,250' }

test('an account of the earlier site is moved over with its points', async ({ page, request }) => {
  await page.goto('/login')
  await page.getByRole('link', { name: 'ย้ายมาที่นี่' }).click()
  await expect(page).toHaveURL(/\/migration$/)
  await pageReady(page)
  await expectAccessible(page)
  const send = page.getByRole('button', { name: 'ส่งรหัสไปที่อีเมล' })
  await page.locator('input[name=email]').fill(earlier.email)
  await page.locator('input[name=phone]').fill('02-123-4567')
  await send.click()
  await expect(page.getByText(/เบอร์บ้านหรือที่ทำงาน/)).toBeVisible()
  await page.locator('input[name=phone]').fill('089-123-4567')
  await send.click()

  const mailed = page.getByRole('textbox', { name: 'รหัสจากอีเมล' })
  await mailed.waitFor()
  await expectAccessible(page)
  // The browser may drop the page while the parent reads the mail.
  await page.reload()
  await mailed.fill(await readCode(request, earlier.email))

  const texted = page.getByRole('textbox', { name: 'รหัสจากข้อความ' })
  await texted.waitFor()
  await expectAccessible(page)
  const [message = ''] = await emailsTo(request, `+66${earlier.phone.slice(1)}`)
  await texted.fill(/#(\d+)$/.exec(message)?.[1] ?? '')

  await page.locator('input[name=password]').fill('ย้ายบ้านใหม่ ใจเดิม')
  await page.locator('input[name=adult]').check()
  await page.locator('input[name=accepted]').check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'ย้ายบัญชี' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ย้ายมาครบแล้ว')
  await expect(page.locator('main')).toContainText(earlier.points)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'ไปหน้าของฉัน' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText('คุณแม่น้ำผึ้ง').first()).toBeVisible()
})

test('who has none is told so by letter, and on the page nothing differs', async ({ page, request }) => {
  const email = `nobody-${Date.now()}@careplus.test`
  await page.goto('/migration')
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=phone]').fill('0898765432')
  await page.getByRole('button', { name: 'ส่งรหัสไปที่อีเมล' }).click()
  await page.getByRole('textbox', { name: 'รหัสจากอีเมล' }).waitFor()
  expect((await emailsTo(request, email))[0]).toContain('ไม่พบบัญชีเดิม')
})
