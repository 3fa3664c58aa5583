import type { APIRequestContext, Page } from '@playwright/test'
import { textVersions } from './consents.js'
import { post } from './api.js'
import { addChild } from './account.js'
import { dayFromToday } from './relativeDays.js'
import { expect } from './test.js'

export const baby = 'ต้นกล้า'
export const stoolPath = /\/th\/children\/[^/]+\/stool\/$/

/** The health data may be stored only with `consent`. */
export const addBaby = async (
  request: APIRequestContext,
  token: string,
  days: number,
  { consent = false }: { readonly consent?: boolean } = {},
): Promise<string> => {
  const id = await addChild(request, token, { nickname: baby, birthday: dayFromToday(-days), gender: 'male' })
  const agreed = { purpose: 'child_health', child_id: id, granted: true, version: textVersions.child_health }
  if (consent) await post(request, '/th/consents/', agreed, token)
  return id
}

/** By the words of the question; the others are answered as on a normal day. */
export type Answered = Readonly<
  Record<string, 'ใช่' | 'ไม่ใช่' | 'ไม่แน่ใจ' | 'กินได้เหมือนเดิม' | 'กินได้น้อยลง' | 'ไม่กินไม่ดื่มเลย หรือกลืนไม่ได้'>
>

const groups = [
  ['ตัว ตา ปัสสาวะ และการกิน', ['ผิวหรือตาขาวดูเหลือง', 'ปัสสาวะเข้มกว่าปกติ', 'ปัสสาวะสีชาหรือสีแดง', 'กินและดื่มได้แค่ไหน']],
  ['อุจจาระและยาที่กิน', ['ถ่ายเหลวเป็นน้ำ', 'กำลังกินยาธาตุเหล็กหรือยาที่มีบิสมัท']],
  ['ไข้และความสบายตัว', ['มีไข้', 'ดูไม่สบายกว่าทุกวัน']],
  ['อาการที่รอไม่ได้', ['ตัวอ่อนปวกเปียก ซึม หรือปลุกยาก', 'อาเจียนเป็นสีเขียว', 'ท้องแข็งหรือโป่งตึง']],
] as const
const onAGoodDay = (question: string) => (question === 'กินและดื่มได้แค่ไหน' ? 'กินได้เหมือนเดิม' : 'ไม่ใช่')

export const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Waits for the next step: a button pressed too soon is the earlier step's. */
export const goOn = async (page: Page): Promise<void> => {
  const title = await heading(page).innerText()
  await page.getByRole('button', { name: 'ต่อไป' }).click()
  await expect(heading(page)).not.toHaveText(title)
}

export const answer = (page: Page, question: string, choice: Answered[string]): Promise<void> =>
  page.getByRole('group', { name: question }).getByRole('radio', { name: choice, exact: true }).check()

export const chooseColour = (page: Page, word: RegExp): Promise<void> => page.getByRole('radio', { name: word }).check()

export const toCard = async (page: Page, childId: string): Promise<void> => {
  await page.goto(`/children/stool-info?child=${childId}`)
  await page.getByRole('button', { name: 'เริ่มเช็ก' }).click()
  await expect(heading(page)).toHaveText('อุจจาระของวันไหน')
  await expect(page.getByRole('radio', { name: 'วันนี้', exact: true })).toBeChecked()
  await goOn(page)
  await expect(heading(page)).toHaveText('สีไหนใกล้เคียงที่สุด')
}

export const answerAll = async (page: Page, answers: Answered = {}, each?: () => Promise<void>): Promise<void> => {
  for (const [title, questions] of groups) {
    await expect(heading(page)).toHaveText(title)
    for (const question of questions) await answer(page, question, answers[question] ?? onAGoodDay(question))
    if (title === 'อุจจาระและยาที่กิน') await page.getByRole('radio', { name: 'เพิ่งวันนี้' }).check()
    await each?.()
    await page.getByRole('button', { name: title === 'อาการที่รอไม่ได้' ? 'ดูผล' : 'ต่อไป' }).click()
  }
  await expect(page).toHaveURL(/\/children\/stool-result(?:\?child=[^&]+)?#s3\./)
}

export const checkStool = async (
  page: Page,
  childId: string,
  colour: RegExp,
  answers: Answered = {},
): Promise<void> => {
  await toCard(page, childId)
  await chooseColour(page, colour)
  await goOn(page)
  await expect(heading(page)).toHaveText('ถ่ายรูปไว้ให้แพทย์ดู')
  await goOn(page)
  await answerAll(page, answers)
}

/** A link as another parent would send it: today, a child of so many days. */
export const stoolLink = (days: number, colour: string, signs = 'nnnynnnnnnn'): string =>
  `/children/stool-result#s3.${days}.${dayFromToday(0).replaceAll('-', '')}.0.${colour}-.${signs}`
