import type { Page } from '@playwright/test'
import { choosePlace, fillAddress, home, islandAddress, postcodeField } from '../support/addresses.js'
import { post, read } from '../support/api.js'
import { goOffline, loseAnswer } from '../support/networkFaults.js'
import { enter, joinMember } from '../support/members.js'
import { pageReady } from '../support/pageReady.js'
import { expect, test } from '../support/test.js'
import {
  expectAccessibleOnDesktop,
  expectWholeAccessible,
  expectWholeAccessibleOnDesktop,
} from '../support/wholePage.js'

const save = (page: Page) => page.getByRole('button', { name: 'บันทึกที่อยู่' })
const cards = (page: Page) => page.getByRole('list', { name: 'ที่อยู่จัดส่ง' }).getByRole('listitem')

interface StoredAddress {
  readonly house: string
  readonly subdistrict: string
  readonly is_default: boolean
}
const storedAddress = { ...islandAddress, is_default: false }

test('addresses, from the profile: added by postcode, changed, made the main one, removed', async ({
  page,
  context,
  request,
  app,
}) => {
  const token = await enter(context, app.url, await joinMember(request))
  const held = () => read<ReadonlyArray<StoredAddress>>(request, '/th/addresses/', token)
  await page.goto('/user-profile')
  await pageReady(page)
  await page.getByRole('link', { name: /^ที่อยู่จัดส่ง/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ที่อยู่จัดส่ง')
  await expect(page.getByRole('heading', { name: 'ยังไม่มีที่อยู่จัดส่ง' })).toBeVisible()
  await expectWholeAccessibleOnDesktop(page)

  await page.getByRole('link', { name: 'เพิ่มที่อยู่' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('เพิ่มที่อยู่')
  await save(page).click()
  await expect(postcodeField(page)).toBeFocused()
  await expect(page.getByText('ใส่รหัสไปรษณีย์ 5')).toBeVisible()
  await expectWholeAccessibleOnDesktop(page)
  await fillAddress(page)
  await save(page).click()
  await expect(page.getByText('เลือกแขวงหรือตำบลจากรายการ')).toBeVisible()
  await choosePlace(page, 'แขวงวังทองหลาง')
  await expect(page.getByText('เขตวังทองหลาง กรุงเทพฯ', { exact: true })).toBeVisible()
  await expectWholeAccessibleOnDesktop(page)
  await save(page).click()
  await expect(page.getByText('เก็บที่อยู่ใหม่แล้ว')).toBeVisible()
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page).first()).toContainText('น้ำฝน ใจดี 081-234-4521')
  await expect(cards(page).first()).toContainText('71/24 ซอยลาดพร้าว\u00A071')
  await expect(cards(page).first()).toContainText('แขวงวังทองหลาง เขตวังทองหลาง')
  await expect(cards(page).first()).toContainText('ที่อยู่หลัก')
  expect(await held()).toMatchObject([{ house: '71/24', subdistrict: 'วังทองหลาง', is_default: true }])

  await post(request, '/th/addresses/', storedAddress, token)
  await page.reload()
  await expect(cards(page)).toHaveCount(2)
  await expectWholeAccessibleOnDesktop(page)
  await page.getByRole('button', { name: 'ใช้เป็นที่อยู่หลัก' }).click()
  await expect(page.getByText('เปลี่ยนที่อยู่หลักแล้ว')).toBeVisible()
  await expect(cards(page).first()).toContainText('ยายศรี')
  expect(await held()).toMatchObject([
    { house: '9', is_default: true },
    { house: '71/24', is_default: false },
  ])

  await page.getByRole('link', { name: 'แก้ไข ที่อยู่ของ ยายศรี 9' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('แก้ที่อยู่')
  await expect(page.getByRole('radio', { name: /^ตำบลศาลาด่าน/ })).toBeChecked()
  await page.getByRole('textbox', { name: 'บ้านเลขที่' }).fill('9/1')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'บ้านเลขที่' })).toHaveValue('9/1')
  await expectWholeAccessibleOnDesktop(page)
  await save(page).click()
  await expect(page.getByText('แก้ที่อยู่แล้ว')).toBeVisible()
  await expect(cards(page).first()).toContainText('9/1 หมู่\u00A04')

  await page.getByRole('button', { name: 'ลบ ที่อยู่ของ ยายศรี 9/1' }).click()
  const asked = page.getByRole('alertdialog')
  await expect(asked).toBeVisible()
  await expectAccessibleOnDesktop(page)
  await asked.getByRole('button', { name: 'ลบที่อยู่' }).click()
  await expect(page.getByText('ลบที่อยู่แล้ว')).toBeVisible()
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page).first()).toContainText('ที่อยู่หลัก')
  expect(await held()).toMatchObject([{ house: '71/24', is_default: true }])
  await page.goto('/user-profile')
  await expect(page.getByRole('link', { name: /^ที่อยู่จัดส่ง/ })).toContainText('1\u00A0แห่ง')
})

test('a postcode that nobody has, and one that is elsewhere, warn and do not block', async ({
  page,
  context,
  request,
  app,
}) => {
  const token = await enter(context, app.url, await joinMember(request))
  await page.goto('/edit-profile?addresses=new')
  await pageReady(page)
  await postcodeField(page).fill('99999')
  await expect(page.getByRole('status').filter({ hasText: 'ไม่พบรหัสไปรษณีย์นี้' })).toBeVisible()
  await expectWholeAccessible(page)
  await fillAddress(page, { postcode: '99999' })
  await page.getByRole('textbox', { name: 'ตำบลหรือแขวง' }).fill('ต.บ้านใหม่')
  await page.getByRole('textbox', { name: 'อำเภอหรือเขต' }).fill('อำเภอเมืองยะลา')
  await page.getByRole('textbox', { name: 'จังหวัด' }).fill('ยะลา')
  // A postcode of another place keeps what was typed.
  await postcodeField(page).fill(home.postcode)
  await expect(page.getByText('รหัสไปรษณีย์นี้เป็นของที่อื่น')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'ตำบลหรือแขวง' })).toHaveValue('ต.บ้านใหม่')
  await save(page).click()
  await expect(cards(page).first()).toContainText('ตำบลบ้านใหม่ อำเภอเมืองยะลา')
  expect(await read<ReadonlyArray<StoredAddress>>(request, '/th/addresses/', token)).toMatchObject([
    { subdistrict: 'บ้านใหม่', district: 'เมืองยะลา', province: 'ยะลา', postcode: home.postcode },
  ])
})

test('a postcode of one sub-district fills in its place; another one asks anew', async ({
  page,
  context,
  request,
  app,
}) => {
  await enter(context, app.url, await joinMember(request))
  await page.goto('/edit-profile?addresses=new')
  await pageReady(page)
  await postcodeField(page).fill('๘๑๑๘๐')
  await expect(page.getByRole('radio', { name: 'ตำบลหนองทะเล อำเภอเมืองกระบี่ จังหวัดกระบี่' })).toBeChecked()
  await postcodeField(page).fill('81150')
  await expect(page.getByRole('radio', { name: /^ตำบลศาลาด่าน/ })).toBeVisible()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'ไม่มีในรายการ กรอกเอง' }).click()
  await expect(page.getByRole('textbox', { name: 'ตำบลหรือแขวง' })).toBeVisible()
  await page.getByRole('button', { name: 'เลือกจากรายการ' }).click()
  await expect(page.getByRole('radio', { name: /^ตำบลศาลาด่าน/ })).toBeVisible()
})

test('without a connection the place is typed, the address waits, and is kept once', async ({
  page,
  context,
  request,
  app,
  faults,
}) => {
  const token = await enter(context, app.url, await joinMember(request))
  await page.goto('/edit-profile?addresses=new')
  await pageReady(page)
  // The first touch of the form loads its code, which fails too.
  faults.foresee(/places|addresses|watchTouched|robots/)
  await goOffline(page)
  await fillAddress(page)
  await expect(page.getByText('เปิดรายการแขวงและตำบลไม่สำเร็จ')).toBeVisible()
  await page.getByRole('textbox', { name: 'ตำบลหรือแขวง' }).fill('วังทองหลาง')
  await page.getByRole('textbox', { name: 'อำเภอหรือเขต' }).fill('วังทองหลาง')
  await page.getByRole('textbox', { name: 'จังหวัด' }).fill('กทม.')
  await save(page).click()
  await expect(page.locator('.ui-note--offline')).toBeVisible()
  const lost = await loseAnswer(page, 'POST', /\/th\/addresses\//)
  await context.setOffline(false)
  await expect.poll(lost).toBe(true)
  await save(page).click()
  await expect(page.getByText('เก็บที่อยู่ใหม่แล้ว')).toBeVisible()
  await expect(cards(page)).toHaveCount(1)
  expect(await read<ReadonlyArray<StoredAddress>>(request, '/th/addresses/', token)).toMatchObject([
    { subdistrict: 'วังทองหลาง', province: 'กรุงเทพมหานคร' },
  ])
})

test('an address that is gone is told as such, and what cannot be read is asked for again', async ({
  page,
  context,
  request,
  app,
  faults,
}) => {
  await enter(context, app.url, await joinMember(request))
  await page.goto('/edit-profile?addresses=00000000-0000-4000-8000-000000000000')
  await expect(page.getByRole('heading', { name: 'ไม่พบที่อยู่นี้แล้ว' })).toBeVisible()
  await expectWholeAccessible(page)
  faults.foresee(/addresses/)
  await page.route('**/th/addresses/', (route) => route.abort())
  await page.getByRole('link', { name: 'ดูที่อยู่ทั้งหมด' }).click()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'เปิดที่อยู่ของคุณไม่สำเร็จ' })).toBeVisible()
  await expectWholeAccessible(page)
  await page.unroute('**/th/addresses/')
  await page.getByRole('button', { name: 'ลองอีกครั้ง' }).click()
  await expect(page.getByRole('heading', { name: 'ยังไม่มีที่อยู่จัดส่ง' })).toBeVisible()
})
