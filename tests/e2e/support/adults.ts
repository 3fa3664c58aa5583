import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import { read } from './api.js'
import { chooseBirthday } from './growthForm.js'
import { accessOf, type Member } from './members.js'
import { tick } from './tick.js'

/** A grandmother of about 67. */
export const sri = {
  relation: 'ยาย',
  name: 'ยายศรี',
  born: { iso: '1959-07-12', day: '12', month: 'ก.ค.', year: '2502' },
}

const fillAbout = async (page: Page, name: RegExp): Promise<void> => {
  await page.getByLabel(name).fill(sri.name)
  await chooseBirthday(page, sri.born)
}

export const saveButton = (page: Page): Locator =>
  page.locator('main').getByRole('button', { name: 'บันทึก', exact: true })

export const addOther = async (page: Page): Promise<string> => {
  await page.goto('/adults/other')
  await tick(page.getByRole('radio', { name: sri.relation, exact: true }))
  await fillAbout(page, /^ชื่อที่ใช้เรียก/)
  await saveButton(page).click()
  return ofAdultPage(page)
}

export const addMyself = async (page: Page, agreed: boolean): Promise<string> => {
  await page.goto('/adults/myself')
  await fillAbout(page, /^ชื่อของคุณ/)
  await tick(page.getByRole('radio', { name: 'หญิง' }))
  const consent = page.getByRole('checkbox', { name: 'ยินยอมให้เก็บในบัญชี' })
  await expect(consent).not.toBeChecked()
  if (agreed) await tick(consent)
  await saveButton(page).click()
  return ofAdultPage(page)
}

const ofAdultPage = async (page: Page): Promise<string> => {
  await expect(page).toHaveURL(/\/adults\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sri.name)
  return page.url().split('/').at(-1) ?? ''
}

export const answerAll = async (page: Page, nth: 0 | 1 | 2): Promise<void> => {
  for (let question = 1; question <= 5; question++) {
    await expect(page.getByText(`${question} จาก 5`, { exact: true })).toBeVisible()
    await page.getByRole('radio').nth(nth).check()
    await page.locator('main form button[type=submit]').click()
  }
  await expect(page.getByRole('heading', { name: 'รอบน่องกี่เซนติเมตร' })).toBeVisible()
}

export const checkStrength = async (page: Page, nth: 0 | 1 | 2, calf = '32.1'): Promise<void> => {
  await page
    .locator('main')
    .getByRole('link', { name: /^เช็กแรง/ })
    .click()
  await answerAll(page, nth)
  await page.getByRole('textbox', { name: 'รอบน่อง' }).fill(calf)
  await page.getByRole('button', { name: 'ไปลุกนั่งจับเวลา' }).click()
  await page.getByRole('button', { name: 'ข้ามข้อนี้ ดูผลเลย' }).click()
  await expect(page).toHaveURL(/\/mobility\/result\?of=/)
}

interface StoredAdult {
  readonly id: string
  readonly name: string
}

export const adultsOf = async (request: APIRequestContext, member: Member) => {
  const token = await accessOf(request, member)
  const adults = await read<ReadonlyArray<StoredAdult>>(request, '/th/adults/', token)
  return Promise.all(
    adults.map(async ({ id, name }) => ({
      name,
      checks: await read<ReadonlyArray<{ readonly calfCm: number | null }>>(
        request,
        `/th/adults/${id}/mobility/`,
        token,
      ),
    })),
  )
}
