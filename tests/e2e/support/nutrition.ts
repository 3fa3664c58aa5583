import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import { read } from './api.js'

export const foodCard = (page: Page, name: string): Locator => page.getByRole('checkbox', { name, exact: true })

const answers = [
  ['ไม่ยอมลองอาหารใหม่', 'บางครั้ง'],
  ['กินซ้ำอยู่ไม่กี่อย่าง', 'บ่อย'],
  ['กินนานเกินครึ่งชั่วโมง หรือต้องคะยั้นคะยอ', 'แทบไม่เลย'],
  ['ดื่มน้ำหวานไหม', '1 แก้ว'],
] as const

export const answerFood = async (page: Page): Promise<void> => {
  for (const name of ['ข้าว แป้ง เผือก มัน', 'ไข่', 'ปลา ไก่ หมู เนื้อ ตับ', 'นมและโยเกิร์ต']) await foodCard(page, name).check()
  for (const [question, answer] of answers)
    await page.getByRole('group', { name: question }).getByRole('radio', { name: answer, exact: true }).check()
}

export const chooseAge = (page: Page, years: number): Promise<unknown> =>
  page.getByRole('combobox', { name: 'ปี', exact: true }).selectOption(String(years))

export const showResult = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'ดูผล' }).click()
  await expect(page).toHaveURL(/\/milnutrisure-2(\?child=[0-9a-f-]{36})?#on=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('อีกนิดเดียวก็หลากหลาย')
}

export const checksOf = (request: APIRequestContext, childId: string, token: string) =>
  read<ReadonlyArray<Readonly<Record<string, unknown>>>>(request, `/th/children/${childId}/nutrition/`, token)
