import { readFileSync } from 'node:fs'
import { addChild } from '../support/account.js'
import { read } from '../support/api.js'
import { enter, joinMember } from '../support/members.js'
import { pageReady } from '../support/pageReady.js'
import { expect, test } from '../support/test.js'
import { catchTracking } from '../support/trackers.js'
import { expectAccessible } from '../support/accessible.js'
import {
  expectAccessibleOnDesktop,
  expectWholeAccessible,
  expectWholeAccessibleOnDesktop,
} from '../support/wholePage.js'

interface Me {
  readonly name: string | null
  readonly avatar_id: string | null
}

test(
  'a member puts a picture, a name and a birth date, and takes the picture away again',
  { tag: ['@front'] },
  async ({ page, context, request, app }) => {
    const token = await enter(context, app.url, await joinMember(request))
    const me = () => read<Me>(request, '/th/me/', token)
    await page.goto('/user-profile')
    await pageReady(page)
    await expectWholeAccessibleOnDesktop(page)
    await page.getByRole('link', { name: 'แก้ไข' }).click()
    await expect(page).toHaveURL(/\/edit-profile$/)
    const chosen = page.locator('input[name=picture]')
    await chosen.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.7') })
    await expect(page.getByRole('alert')).toContainText('ไม่ใช่รูป')
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic')])
    await chosen.setInputFiles({ name: 'me.heic', mimeType: 'image/heic', buffer: heic })
    await expect(page.getByRole('alert')).toContainText('HEIC')
    await chosen.setInputFiles({
      name: 'me.pdf',
      mimeType: 'application/pdf',
      buffer: await page.screenshot({ type: 'png' }),
    })
    await expect(page.getByText('เปลี่ยนรูปแล้ว')).toBeVisible()
    await expect(page.locator('main .account-picture')).toBeVisible()
    await expectAccessibleOnDesktop(page)
    const first = (await me()).avatar_id
    expect(first).not.toBeNull()
    await page.locator('input[name=camera]').setInputFiles({
      name: 'me.jpg',
      mimeType: 'image/jpeg',
      buffer: await page.screenshot({ type: 'jpeg' }),
    })
    await expect.poll(async () => (await me()).avatar_id).not.toBe(first)

    await page.getByLabel('ชื่อที่อยากให้เรียก').fill('แม่มะลิ')
    await page.getByLabel('วัน', { exact: true }).selectOption('13')
    await page.getByLabel('เดือน', { exact: true }).selectOption('4')
    await page.getByLabel('ปี', { exact: true }).selectOption({ label: '2535' })
    await page.locator('main').getByRole('button', { name: 'บันทึก', exact: true }).click()
    await expect(page).toHaveURL(/\/user-profile$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('แม่มะลิ')
    await expect(page.locator('main .account-picture')).toBeVisible()
    await page.getByRole('link', { name: /^ข้อมูลส่วนตัว/ }).click()
    await expect(page.getByText('13\u00A0เมษายน\u00A02535')).toBeVisible()
    expect(await me()).toMatchObject({ name: 'แม่มะลิ', birthday: '1992-04-13' })

    await page.goto('/edit-profile')
    await page.getByRole('button', { name: 'ลบรูป' }).click()
    await expect(page.getByText('ลบรูปแล้ว')).toBeVisible()
    await expect(page.locator('main .account-picture')).toHaveCount(0)
    expect((await me()).avatar_id).toBeNull()
  },
)

test('consents are switched where they can be, and every change stands in the history', async ({
  page,
  context,
  request,
  app,
}) => {
  await catchTracking(context)
  const token = await enter(context, app.url, await joinMember(request))
  const child = { nickname: 'มะลิ', birthday: '2024-07-12', gender: 'female' } as const
  const id = await addChild(request, token, child, [{ date: '2026-01-10', weight: 12, height: 88 }])
  await page.goto('/user-profile#consents')
  await expect(page.getByRole('switch', { name: /ข่าวสารทางอีเมล/ })).toHaveCount(0)
  const advertising = page.getByRole('switch', { name: /วัดผลโฆษณา/ })
  await expect(advertising).not.toBeChecked()
  await advertising.click()
  await expect(advertising).toBeChecked()

  const health = page.getByRole('switch', { name: /ข้อมูลสุขภาพน้องมะลิ/ })
  await expect(health).toBeChecked()
  await health.click()
  await expect(page.getByRole('alertdialog')).toContainText(
    'ซ่อนทันที ลบเมื่อครบ\u00A07\u00A0วัน อย่างช้าไม่เกิน\u00A030\u00A0วัน',
  )
  await expectAccessible(page)
  await page.getByRole('button', { name: 'เปิดไว้เหมือนเดิม' }).click()
  await expect(health).toBeChecked()
  await health.click()
  await page.getByRole('button', { name: 'ปิด และให้ลบข้อมูล' }).click()
  await expect(health).not.toBeChecked()

  await page.getByText('ประวัติความยินยอม').click()
  const lines = page.locator('details li')
  await expect(lines).toHaveCount(5)
  await expect(lines.nth(0)).toContainText('ข้อมูลสุขภาพน้องมะลิ')
  await expect(lines.nth(0)).toContainText('ถอน')
  await expect(lines.nth(1)).toContainText('วัดผลโฆษณา')
  await expect(lines.nth(0)).toContainText(/\d+\u00A0\S+\u00A0\d\d\u00A0· ฉบับ 10\u00A0ธันวาคม\u00A02569/)
  await expectWholeAccessible(page)
  const history = await read<ReadonlyArray<{ child_id: string | null; granted: boolean }>>(
    request,
    '/th/consents/',
    token,
  )
  expect(history[0]).toMatchObject({ child_id: id, granted: false })
})

test('everything is downloaded as one file, after proof where the last one is old', async ({
  page,
  context,
  request,
  app,
  faults,
}) => {
  faults.foresee(/403/)
  const member = await joinMember(request)
  await enter(context, app.url, member)
  await page.goto('/user-profile#data')
  await page.waitForLoadState('networkidle')
  const refused = { error_code: 'proof_required', error_message: 'ยืนยันตัวตนอีกครั้ง' }
  await page.route(/\/th\/me\/export\/$/, (route) => route.fulfill({ status: 403, json: refused }), { times: 1 })
  await page.getByRole('button', { name: /ดาวน์โหลดข้อมูลทั้งหมด/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await dialog.locator('input[name=password]').fill(member.password)
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'ยืนยัน' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^careplus-\d{4}-\d\d-\d\d\.zip$/)
  const bytes = readFileSync(await download.path())
  expect(bytes.subarray(0, 2).toString()).toBe('PK')
  expect(bytes.includes('consents.json')).toBe(true)
  await expect(page.getByText('เก็บไฟล์ข้อมูลของคุณแล้ว')).toBeVisible()
})

test('each row of the profile says its state and leads one level deep, and back leads to the rows', async ({
  page,
  context,
  request,
  app,
}) => {
  await catchTracking(context)
  await enter(context, app.url, await joinMember(request))
  const consents = page.getByRole('link', { name: /^ความยินยอม/ })
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto('/user-profile')
  await pageReady(page)
  await expect(consents).toContainText('ปิดอยู่')
  await consents.click()
  await expect(page).toHaveURL(/\/user-profile#consents$/)
  await expect(heading).toHaveText('ความยินยอม')
  await expect(heading).toBeFocused()
  await page.reload()
  await expect(heading).toHaveText('ความยินยอม')
  await page.getByRole('switch', { name: /วัดผลโฆษณา/ }).click()
  await expect(page.getByText('เก็บความยินยอมแล้ว')).toBeVisible()
  await page.getByRole('link', { name: 'ย้อนกลับ' }).click()
  await expect(consents).toContainText('1 จาก 2 เปิด')
  await pageReady(page)
  await expectWholeAccessible(page)

  // As from a letter: the page before is no page of ours.
  const emailPage = await context.newPage()
  await emailPage.goto('/user-profile#data')
  await expect(emailPage.getByRole('heading', { level: 1 })).toHaveText('ดาวน์โหลดหรือลบข้อมูล')
  await emailPage.getByRole('link', { name: 'ย้อนกลับ' }).click()
  await expect(emailPage).toHaveURL(/\/user-profile$/)
  await expect(emailPage.getByRole('link', { name: /^การเข้าสู่ระบบ/ })).toContainText('2\u00A0เครื่อง')
})
