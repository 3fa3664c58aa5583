import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.js'
import { enter, joinMember, readCode } from '../support/members.js'
import { signOutByMenu } from '../support/signInSteps.js'
import { agreeAndJoin, answerProvider, pressSocial, strangersAnswer } from '../support/social.js'
import { expect, test } from '../support/test.js'
import { expectWholeAccessible } from '../support/wholePage.js'

const inLine =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari Line/14.0.0'

const linePerson = () => {
  const sub = `U${randomUUID().replaceAll('-', '')}`
  return { sub, name: 'แม่มะลิ', email: `${sub}@careplus.test` }
}

const proveAndJoin = async (page: Page, email: string, code: () => Promise<string>): Promise<void> => {
  await expect(page.getByText(/LINE ไม่ได้ยืนยันอีเมล/)).toBeVisible()
  await expect(page.locator('input[name="email"]')).toHaveValue(email)
  await page.getByRole('button', { name: 'ส่งรหัสยืนยัน' }).click()
  const field = page.getByRole('textbox', { name: /รหัสจากอีเมล/ })
  await field.waitFor()
  await field.fill(await code())
  await expect(page.getByRole('heading', { name: 'ยินดีที่ได้รู้จัก แม่มะลิ' })).toBeVisible()
  await agreeAndJoin(page)
}

test('LINE: a newcomer proves the address and joins, and is known the next time', async ({
  page,
  context,
  request,
  openId,
  app,
}) => {
  const person = linePerson()
  openId.know(person)
  await page.goto('/login')
  await pressSocial(page, 'LINE')
  const asked = new URL(page.url()).searchParams
  await answerProvider(page, person.sub)
  await expect(page).toHaveURL(`${app.url}/email-required`)
  expect([...asked.keys()]).not.toContain('code_verifier')
  await proveAndJoin(page, person.email, () => readCode(request, person.email))
  await expect(page).toHaveURL(`${app.url}/welcome`)
  expect((await context.cookies()).find(({ name }) => name === 'auth.strategy')?.value).toBe('line')
  await page.goto('/')
  await signOutByMenu(page)
  await page.goto('/login')
  await pressSocial(page, 'LINE')
  await answerProvider(page, person.sub)
  await expect(page).toHaveURL(`${app.url}/`)
})

test('cancelled at LINE: said so, with a way on', async ({ page }) => {
  await page.goto('/login')
  await pressSocial(page, 'LINE')
  await answerProvider(page, null)
  await expect(page.getByRole('heading', { name: 'เข้าด้วย LINE ยังไม่สำเร็จ' })).toBeVisible()
  await expect(page.getByText(/ดูเหมือนคุณกดยกเลิกที่ LINE/)).toBeVisible()
})

test.describe('inside LINE', () => {
  test.use({ userAgent: inLine })

  test('its way in comes first, on both pages, and takes one tap', async ({ page, request, openId, app }) => {
    const person = linePerson()
    openId.know(person)
    const line = page.getByRole('button', { name: 'เข้าสู่ระบบด้วย\u00A0LINE' })
    for (const path of ['/register', '/login']) {
      await page.goto(path)
      await expect(line).toHaveCount(1)
      const above = (await line.boundingBox())?.y ?? Infinity
      expect(above).toBeLessThan((await page.locator('input[name="email"]').boundingBox())?.y ?? 0)
      await expect(page.getByText(/Google ไม่ให้เข้าจากในแอป LINE/)).toBeVisible()
      await expectWholeAccessible(page)
    }
    await line.click()
    await answerProvider(page, person.sub)
    await proveAndJoin(page, person.email, () => readCode(request, person.email))
    await expect(page).toHaveURL(`${app.url}/welcome`)
  })
})

test('back from LINE in another browser than the one that was left: said calmly, and begun again from here', async ({
  page,
  openId,
  app,
}) => {
  await page.goto(`${app.url}/callback${await strangersAnswer(openId, app.url)}&friendship_status_changed=false`)
  await expect(page.getByRole('heading', { name: 'ถ้าคุณเข้าด้วย LINE' })).toBeVisible()
  await expect(page).toHaveURL(`${app.url}/callback`)
  await expectWholeAccessible(page)
  // In a private window LINE's app would return to another browser each time.
  const leaving = page.waitForRequest((request) => request.url().startsWith(openId.authorization))
  await page.getByRole('button', { name: 'เข้าด้วย LINE โดยไม่เปิดแอป' }).click()
  expect(new URL((await leaving).url()).searchParams.get('disable_auto_login')).toBe('true')
  await page.getByLabel('Account').waitFor()
  await page.goBack()

  const person = linePerson()
  openId.know(person)
  await page.goto(`${app.url}/callback${await strangersAnswer(openId, app.url)}`)
  await page.getByRole('button', { name: 'เข้าด้วย LINE จากหน้านี้' }).click()
  await answerProvider(page, person.sub)
  await expect(page).toHaveURL(`${app.url}/email-required`)
})

test('LINE is added to an account on its own page, and taken away again', async ({
  page,
  context,
  request,
  openId,
  app,
}) => {
  const member = await joinMember(request)
  const person = linePerson()
  openId.know(person)
  await enter(context, app.url, member)
  await page.goto('/user-profile#sign-in-methods')
  const methods = page.getByRole('list', { name: 'วิธีเข้าสู่ระบบ' })
  await methods.getByRole('button', { name: 'เพิ่ม LINE' }).click()
  await answerProvider(page, person.sub)
  await expect(page.getByRole('heading', { name: 'เพิ่ม LINE แล้ว' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'ไปต่อ' }).click()
  await methods.getByRole('button', { name: 'เลิกใช้ LINE' }).click()
  await page.getByRole('alertdialog', { name: 'เลิกใช้ LINE เข้าสู่ระบบ' }).getByRole('button', { name: 'เลิกใช้' }).click()
  await expect(page.getByText('เลิกใช้ LINE แล้ว')).toBeVisible()
  await expect(methods.getByRole('button', { name: 'เพิ่ม LINE' })).toBeVisible()
})
