import type { Browser, Page } from '@playwright/test'
import { accountOf, addChild } from '../support/account.js'
import { expectAccessible } from '../support/accessible.js'
import { mali } from '../support/growthForm.js'
import { joinMember } from '../support/members.js'
import { pageReady } from '../support/pageReady.js'
import { expect, test } from '../support/test.js'
import { share, sideOf, type Side } from '../support/browserSides.js'
import { watch } from '../support/watchFaults.js'
import { tick } from '../support/tick.js'

const born = { nickname: mali.name, birthday: mali.born.iso, gender: 'female' } as const
const weighed = [{ date: '2026-01-10', weight: 12.1, height: 88.4 }]
const child = `น้อง${mali.name}`

const inviter = async (browser: Browser, url: string): Promise<Side & { readonly id: string }> => {
  const side = await sideOf(browser, url, 'มะลิ ใจดี')
  const id = await addChild(side.context.request, side.token, born, weighed)
  await side.page.goto('/add-partner')
  await pageReady(side.page)
  return { ...side, id }
}

const choose = (page: Page, role: 'ดูได้' | 'ดูและบันทึก') =>
  tick(page.getByRole('group', { name: `ให้ทำอะไรกับ${child}ได้บ้าง` }).getByRole('radio', { name: role }))

test('by code: told, typed, and confirmed by name', async ({ browser, app }) => {
  const owner = await inviter(browser, app.url)
  const faults = watch(owner.context)
  await expectAccessible(owner.page)
  await choose(owner.page, 'ดูได้')
  await owner.page.getByRole('button', { name: 'สร้างรหัส' }).click()
  const spoken = owner.page.getByText(/รหัสคือ/)
  await expect(spoken).toBeAttached()
  const code = ((await spoken.textContent()) ?? '').replace(/\D/g, '')
  expect(code).toMatch(/^\d{6}$/)
  await expect(owner.page.getByText(/เหลือเวลา 1[45]:/)).toBeVisible()
  await expectAccessible(owner.page)

  const partner = await sideOf(browser, app.url, 'เก่ง กล้าหาญ')
  await partner.page.goto('/add-partner')
  await partner.page.getByLabel('รหัสเชิญ 6 หลัก').fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'))
  await partner.page.getByRole('button', { name: 'ดูคำเชิญ' }).click()
  await expect(partner.page.getByText('รหัสยังไม่ตรง ลองได้อีก 4 ครั้ง')).toBeVisible()
  await expectAccessible(partner.page)
  for (let n = 0; n < 6; n++) await partner.page.getByLabel('รหัสเชิญ 6 หลัก').press('Backspace')
  await partner.page.getByLabel('รหัสเชิญ 6 หลัก').fill(code)
  await partner.page.getByRole('button', { name: 'ดูคำเชิญ' }).click()
  await expect(partner.page.getByRole('heading', { name: 'มะลิ จ. ชวนคุณช่วยดูแล' })).toBeVisible()
  await expect(partner.page.getByText('ใจดี')).toHaveCount(0)
  await expectAccessible(partner.page)
  await partner.page.getByRole('button', { name: 'ตอบรับ', exact: true }).click()
  await expect(partner.page.getByRole('heading', { name: 'รอ มะลิ จ. ยืนยัน' })).toBeVisible()
  await expectAccessible(partner.page)
  expect(await accountOf(partner.context.request, partner.member)).toStrictEqual([])

  await expect(owner.page.getByRole('heading', { name: 'ใช่ เก่ง กล้าหาญ หรือเปล่า' })).toBeVisible()
  await expectAccessible(owner.page)
  await owner.page.getByRole('button', { name: 'ใช่ ให้ช่วยดูแลได้' }).click()
  await expect(owner.page.getByText(`${mali.name} ดูได้`, { exact: true })).toBeVisible()
  await expect(partner.page.getByRole('heading', { name: 'ดูแลด้วยกันได้แล้ว' })).toBeVisible()

  await partner.page.getByRole('link', { name: 'ไปดูลูกน้อย' }).click()
  await expect(partner.page.getByText('ดูแลร่วม', { exact: true })).toBeVisible()
  expect(faults.unforeseen()).toStrictEqual([])
})

test('who may only look finds nothing to change', async ({ browser, app }) => {
  const owner = await inviter(browser, app.url)
  const partner = await sideOf(browser, app.url, 'เก่ง')
  await share(owner, partner, 'view')
  await partner.page.goto('/children')
  await expect(partner.page.getByText('ดูแลร่วม', { exact: true })).toBeVisible()
  await expect(partner.page.getByRole('link', { name: `แก้ข้อมูลของ${child}` })).toHaveCount(0)
  await partner.page.getByRole('link', { name: child, exact: true }).click()
  await expect(partner.page.getByRole('heading', { level: 1 })).toHaveText(child)
  await expect(partner.page.getByText('มะลิ ใจดีให้คุณดูผลวัดและกราฟได้')).toBeVisible()
  await expect(partner.page.getByRole('link', { name: 'บันทึกครั้งใหม่' })).toHaveCount(0)
  await expect(partner.page.getByRole('button', { name: 'ลบน้องออกจากบัญชี' })).toHaveCount(0)
  await expectAccessible(partner.page)
  await partner.page.goto(`/children-profile/add-growth?child=${owner.id}`)
  await expect(partner.page.getByText('คุณดูน้องคนนี้ได้ แต่ยังบันทึกไม่ได้')).toBeVisible()
  await partner.page.goto(`/children-profile/growth?child=${owner.id}`)
  await expect(partner.page.getByRole('link', { name: 'บันทึกครั้งใหม่' })).toHaveCount(0)
})

test('by link: kept through signing in, and forgotten once it was used', async ({ browser, app }) => {
  const owner = await inviter(browser, app.url)
  await tick(owner.page.getByRole('radio', { name: 'ส่งลิงก์' }))
  await choose(owner.page, 'ดูและบันทึก')
  await owner.page.getByRole('button', { name: 'สร้างลิงก์' }).click()
  const link = (await owner.page.getByText(/\/add-partner#invite=/).textContent()) ?? ''
  await expectAccessible(owner.page)
  await owner.page.getByRole('button', { name: 'คัดลอก' }).click()
  expect(await owner.page.evaluate(() => navigator.clipboard.readText())).toBe(link)

  const context = await browser.newContext({ baseURL: app.url, locale: 'th-TH', viewport: { width: 360, height: 740 } })
  const member = await joinMember(context.request)
  const page = await context.newPage()
  await context.clearCookies()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(link)
  await expect(page).toHaveURL(/\/login$/)
  await page.getByLabel('อีเมล').fill(member.email)
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill(member.password)
  await page.locator('main').getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'มะลิ จ. ชวนคุณช่วยดูแล' })).toBeVisible()
  await expect(page).toHaveURL(/\/add-partner$/)
  const token = link.slice(link.indexOf('=') + 1)
  expect(asked.filter((url) => url.includes(token))).toStrictEqual([])
  await page.reload()
  await page.getByRole('button', { name: 'ตอบรับ', exact: true }).click()

  await expect(owner.page.getByRole('heading', { name: 'ใช่คนที่คุณชวนหรือเปล่า' })).toBeVisible()
  await expect(owner.page.getByText(/^pa•••@[\w-]+\.careplus\.test$/)).toBeVisible()
  await owner.page.getByRole('button', { name: 'ใช่ ให้ช่วยดูแลได้' }).click()
  await expect(page.getByRole('heading', { name: 'ดูแลด้วยกันได้แล้ว' })).toBeVisible()
  expect(await page.evaluate((secret) => JSON.stringify(localStorage).includes(secret), token)).toBe(false)
})

test('a partner records, it is told who did it, and what they may is changed and ended at once', async ({
  browser,
  app,
}) => {
  const owner = await inviter(browser, app.url)
  const partner = await sideOf(browser, app.url, 'เก่ง')
  const { page } = partner
  await share(owner, partner, 'manage')
  await page.goto(`/children-profile/add-growth?child=${owner.id}`)
  await page.getByLabel(/^น้ำหนัก/).fill('12.5')
  await page.getByLabel(/^ส่วนสูง/).fill('90')
  await page.locator('main').getByRole('button', { name: 'บันทึก' }).click()
  await expect(page.getByText('บันทึกแล้ว')).toBeVisible()
  expect((await accountOf(owner.context.request, owner.member))[0]?.records).toHaveLength(2)

  await owner.page.reload()
  await expect(owner.page.getByText(/^เก่งบันทึกผลวัดของ/)).toBeVisible()
  await expectAccessible(owner.page)
  await owner.page.getByRole('button', { name: /^เปลี่ยนสิ่งที่/ }).click()
  const dialog = owner.page.getByRole('dialog')
  await tick(dialog.getByRole('radio', { name: 'ดูได้' }))
  await expectAccessible(owner.page)
  await dialog.getByRole('button', { name: 'บันทึก', exact: true }).click()
  await expect(owner.page.getByText(`${mali.name} ดูได้`, { exact: true })).toBeVisible()
  await page.goto(`/children/${owner.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(child)
  await expect(page.getByRole('link', { name: 'บันทึกครั้งใหม่' })).toHaveCount(0)

  await owner.page.getByRole('button', { name: /^เลิกให้/ }).click()
  await owner.page.getByRole('alertdialog').getByRole('button', { name: 'เลิกให้ดูแล' }).click()
  await expect(owner.page.getByText('ยังไม่มีใครช่วยดูแล')).toBeVisible()
  await page.reload()
  await expect(page.getByText('ไม่พบลูกคนนี้ในบัญชี')).toBeVisible()
})

test('an invite is taken back, and the link says so', async ({ browser, app }) => {
  const owner = await inviter(browser, app.url)
  await tick(owner.page.getByRole('radio', { name: 'ส่งลิงก์' }))
  await owner.page.getByRole('button', { name: 'สร้างลิงก์' }).click()
  const link = (await owner.page.getByText(/\/add-partner#invite=/).textContent()) ?? ''
  await owner.page.reload()
  await owner.page.getByRole('button', { name: /^ยกเลิก/ }).click()
  await expect(owner.page.getByText('ยกเลิกคำเชิญแล้ว')).toBeVisible()

  const partner = await sideOf(browser, app.url, 'เก่ง')
  await partner.page.goto(link)
  await expect(partner.page.getByText('คนที่ชวนยกเลิกคำเชิญนี้แล้ว ถามเขาอีกครั้งได้')).toBeVisible()
  await expectAccessible(partner.page)
  await partner.page.getByRole('button', { name: 'กลับไปหน้าดูแลลูกด้วยกัน' }).click()
  await expect(partner.page.getByLabel('รหัสเชิญ 6 หลัก')).toBeVisible()
})

test('a partner leaves', async ({ browser, app }) => {
  const owner = await inviter(browser, app.url)
  const partner = await sideOf(browser, app.url, 'เก่ง')
  await share(owner, partner, 'manage')
  await partner.page.goto(`/children/${owner.id}`)
  await expect(partner.page.getByText('มะลิ ใจดีให้คุณดู บันทึก และแก้ข้อมูลได้')).toBeVisible()
  await expect(partner.page.getByRole('link', { name: 'บันทึกครั้งใหม่' })).toBeVisible()
  await partner.page.getByRole('button', { name: 'เลิกช่วยดูแล' }).click()
  await partner.page.getByRole('alertdialog').getByRole('button', { name: 'เลิกช่วยดูแล' }).click()
  await expect(partner.page).toHaveURL(/\/children$/)
  expect(await accountOf(partner.context.request, partner.member)).toStrictEqual([])
  expect(await accountOf(owner.context.request, owner.member)).toHaveLength(1)
})
