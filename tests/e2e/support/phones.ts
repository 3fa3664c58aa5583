import { randomInt } from 'node:crypto'
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { emailsTo, matchNewestEmail } from './members.js'

export const newNumber = (): string => `08${String(randomInt(100_000_000)).padStart(8, '0')}`

const international = (number: string): string => `+66${number.slice(1)}`

export const textsTo = (request: APIRequestContext, number: string): Promise<ReadonlyArray<string>> =>
  emailsTo(request, international(number))

export const readPhoneCode = (request: APIRequestContext, number: string): Promise<string> =>
  matchNewestEmail(request, international(number), /#(\d{4,6})$/)

export const wrongCode = (code: string): string => (code === '0000' ? '0001' : '0000')

export const phoneField = (page: Page) => page.locator('input[name="phone"]')
export const phoneCodeField = (page: Page) => page.getByRole('textbox', { name: 'รหัสจากข้อความ' })

export const askByPhone = async (page: Page, number: string): Promise<void> => {
  await phoneField(page).fill(number)
  await page.getByRole('button', { name: 'ส่งรหัสไปที่เบอร์นี้' }).click()
  await expect(phoneCodeField(page)).toBeVisible()
}
