import { addChild } from '../support/account.js'
import { expectAccessible } from '../support/accessible.js'
import { goOffline, offlineFaults } from '../support/networkFaults.js'
import { bornYearsAgo, dayFromToday } from '../support/relativeDays.js'
import { enter, joinMember, accessOf } from '../support/members.js'
import { answerFood, checksOf, chooseAge, showResult } from '../support/nutrition.js'
import { typeSignIn } from '../support/signInSteps.js'
import { expect, test } from '../support/test.js'
import { expectWholeAccessible } from '../support/wholePage.js'

const child = { nickname: 'ภูผา', birthday: bornYearsAgo(5).iso, gender: 'male' } as const
const saveLabel = 'เก็บผลนี้'

test("a visitor's result waits while they sign in, is kept with the child's consent, and can be removed", async ({
  page,
  request,
}) => {
  const member = await joinMember(request)
  const token = await accessOf(request, member)
  const id = await addChild(request, token, child)
  await page.goto('/milnutrisure')
  await chooseAge(page, 4)
  await answerFood(page)
  await showResult(page)
  const { hash } = new URL(page.url())
  await page.getByRole('button', { name: 'เข้าสู่ระบบเพื่อเก็บผลเช็ก' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await typeSignIn(page, member)
  await expect(page).toHaveURL(/\/milnutrisure-2#on=/)
  expect(new URL(page.url()).hash).toBe(hash)

  await page.getByRole('radio', { name: 'น้องภูผา' }).check()
  const box = page.getByRole('checkbox', { name: 'ยินยอมโดยชัดแจ้งให้เก็บข้อมูลสุขภาพของน้องภูผา' })
  await expect(box).not.toBeChecked()
  await expect(page.getByText('ติ๊กยินยอมก่อน จึงเก็บผลเช็กได้')).toBeVisible()
  await expectWholeAccessible(page)
  await box.check()
  await page.getByRole('button', { name: saveLabel }).click()
  await expect(page.getByText('ผลนี้เก็บไว้กับน้องภูผาแล้ว')).toBeVisible()
  await expectAccessible(page)
  expect(await checksOf(request, id, token)).toMatchObject([{ date: dayFromToday(0), sweetDrinks: 'one' }])

  await page.reload()
  await expect(page.getByText('ผลนี้เก็บไว้กับน้องภูผาแล้ว')).toBeVisible()
  await page.getByRole('button', { name: /^ลบ\s*ผล/ }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'ลบผลนี้' }).click()
  await expect(page.getByText('ลบผลเช็กแล้ว')).toBeVisible()
  expect(await checksOf(request, id, token)).toStrictEqual([])
  await expect(page.getByRole('button', { name: saveLabel })).toBeVisible()
})

test("from a child's page the child is chosen, and the last measuring is used", async ({
  page,
  context,
  request,
  app,
}) => {
  const token = await enter(context, app.url, await joinMember(request))
  const id = await addChild(request, token, child, [{ date: dayFromToday(-20), weight: 25, height: 108 }])
  await addChild(request, token, { nickname: 'แก้ว', birthday: bornYearsAgo(1).iso, gender: 'female' })
  await page.goto(`/children/${id}`)
  await page.getByRole('link', { name: /เช็กโภชนาการ/ }).click()
  await expect(page).toHaveURL(/\/milnutrisure$/)
  await expect(page.getByRole('radio', { name: 'น้องภูผา' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'น้องแก้ว' })).toHaveCount(0)
  await expect(page.getByText(/ใช้ผลวัดครั้งล่าสุดนี้ประกอบ: อ้วน/)).toBeVisible()
  await answerFood(page)
  await expectWholeAccessible(page)
  await showResult(page)
  expect(new URL(page.url()).search).toBe(`?child=${id}`)
  expect(new URL(page.url()).hash).toContain('class=')
  await expect(page.getByText('คุยกับแพทย์หรือเจ้าหน้าที่')).toBeVisible()
  await page.getByRole('button', { name: saveLabel }).click()
  await expect(page.getByText('ผลนี้เก็บไว้กับน้องภูผาแล้ว')).toBeVisible()
  const [saved] = await checksOf(request, id, token)
  expect(saved).toMatchObject({ date: dayFromToday(0), habits: { fewFoods: 'often' } })
  expect(saved?.['ageInMonths']).toBeGreaterThanOrEqual(48)

  await page.goto(
    `/milnutrisure-2?child=${id}#on=${dayFromToday(-3)}&age=50&ate=fruit&habits=rarely.rarely.rarely&drinks=none`,
  )
  await page.reload()
  await page.getByRole('button', { name: saveLabel }).click()
  await expect(page.getByText('ผลนี้เก็บไว้กับน้องภูผาแล้ว')).toBeVisible()
  await page.getByRole('link', { name: /4 จาก 8/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('อีกนิดเดียวก็หลากหลาย')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ทีละอย่าง/)
})

test('without a connection the answer is kept and sent when it returns', async ({
  page,
  context,
  request,
  app,
  faults,
}) => {
  faults.foresee(offlineFaults)
  const token = await enter(context, app.url, await joinMember(request))
  const id = await addChild(request, token, child, [{ date: dayFromToday(-20), weight: 17, height: 106 }])
  await page.goto(
    `/milnutrisure-2?child=${id}#on=${dayFromToday(0)}&age=50&ate=fruit&habits=rarely.rarely.rarely&drinks=none`,
  )
  await expect(page.getByRole('button', { name: saveLabel })).toBeVisible()
  await goOffline(page)
  await page.getByRole('button', { name: saveLabel }).click()
  await expect(page.getByText(/ตอนนี้ไม่มีเน็ต/).first()).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('ผลนี้เก็บไว้กับน้องภูผาแล้ว')).toBeVisible()
  expect(await checksOf(request, id, token)).toHaveLength(1)
})
