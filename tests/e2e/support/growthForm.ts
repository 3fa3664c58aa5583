import { expect, type Locator, type Page } from '@playwright/test'
import { bornYearsAgo } from './relativeDays.js'
import { pageReady } from './pageReady.js'

export const mali = { name: 'มะลิ', gender: 'หญิง', born: bornYearsAgo(3), weight: '13.2', height: '92.5' } as const

type Typed = { readonly [K in keyof typeof mali]?: K extends 'born' ? ReturnType<typeof bornYearsAgo> : string }

export const draftsPath = '/children-profile/save-growth'

export const numberField = (page: Page, name: 'weight' | 'height' | 'head'): Locator =>
  page.locator(`input[name="${name}"]`)

export const typeNumber = async (page: Page, name: 'weight' | 'height' | 'head', text: string): Promise<void> => {
  await numberField(page, name).fill(text)
  await numberField(page, name).blur()
}

export const atField = (page: Page, name: string) => {
  const field = page.locator(`[data-field="${name}"]`)
  return { said: field.locator('.ui-field__error'), repair: field.getByRole('button', { name: /^ใช้/ }) }
}

export const chooseBirthday = async (page: Page, { day, month, year }: ReturnType<typeof bornYearsAgo>) => {
  await page.getByRole('combobox', { name: 'ปี', exact: true }).selectOption({ label: year })
  await page.getByRole('combobox', { name: 'เดือน', exact: true }).selectOption({ label: month })
  await page.getByRole('combobox', { name: 'วัน', exact: true }).selectOption({ label: day })
}

export const fillCheck = async (page: Page, typed: Typed = {}): Promise<void> => {
  const { name, gender, born, weight, height } = { ...mali, ...typed }
  await page.getByLabel('ชื่อเล่น').fill(name)
  await page.getByRole('radio', { name: gender }).check()
  await chooseBirthday(page, born)
  await typeNumber(page, 'weight', weight)
  await typeNumber(page, 'height', height)
}

export const checkGrowth = async (page: Page, typed: Typed = {}): Promise<void> => {
  await page.goto('/growth')
  await pageReady(page)
  await fillCheck(page, typed)
  await page.getByRole('button', { name: 'ดูผล' }).click()
  await expect(page).toHaveURL(/\/growth\?result$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

export const saveResult = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'บันทึกผลนี้' }).click()
  await expect(page).toHaveURL(new RegExp(`${draftsPath}$`))
}

export const claimDraft = (page: Page): Promise<void> => page.getByRole('button', { name: 'บันทึกเข้าบัญชีนี้' }).click()

export const consentBox = (page: Page, name: string = mali.name): Locator =>
  page.getByRole('checkbox', { name: `ยินยอมโดยชัดแจ้งให้เก็บข้อมูลสุขภาพของน้อง${name}` })

export const sendButton = (page: Page): Locator => page.getByRole('button', { name: 'บันทึกเข้าบัญชี', exact: true })

export const consentAndSend = async (page: Page, name?: string): Promise<void> => {
  await consentBox(page, name).check()
  await sendButton(page).click()
}

export const draftState = (page: Page): Locator => page.getByRole('listitem').getByRole('status')
