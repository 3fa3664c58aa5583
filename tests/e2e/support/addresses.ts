import type { Page } from '@playwright/test'

export const islandAddress = {
  recipient: 'ยายศรี',
  phone: '0898765432',
  house: '9',
  moo: '4',
  soi: '',
  road: '',
  subdistrict: 'ศาลาด่าน',
  district: 'เกาะลันตา',
  province: 'กระบี่',
  postcode: '81150',
}

export const home = {
  recipient: 'น้ำฝน ใจดี',
  phone: '081 234 4521',
  house: '71/24',
  soi: 'ลาดพร้าว 71',
  postcode: '10310',
} as const

export const homeAddress = {
  ...home,
  phone: home.phone.replaceAll(' ', ''),
  moo: '',
  road: '',
  subdistrict: 'วังทองหลาง',
  district: 'วังทองหลาง',
  province: 'กรุงเทพมหานคร',
}

export const postcodeField = (page: Page) => page.getByRole('textbox', { name: 'รหัสไปรษณีย์' })

export const fillAddress = async (
  page: Page,
  given: Partial<Record<keyof typeof home, string>> = {},
): Promise<void> => {
  const { recipient, phone, house, soi, postcode } = { ...home, ...given }
  await postcodeField(page).fill(postcode)
  await page.getByRole('textbox', { name: 'บ้านเลขที่' }).fill(house)
  await page.getByRole('textbox', { name: /^ซอย/ }).fill(soi)
  await page.getByRole('textbox', { name: 'ชื่อผู้รับ' }).fill(recipient)
  await page.getByRole('textbox', { name: 'มือถือผู้รับ' }).fill(phone)
}

export const choosePlace = (page: Page, subdistrict: string) =>
  page.getByRole('combobox', { name: 'แขวงหรือตำบล' }).selectOption({ label: subdistrict })
