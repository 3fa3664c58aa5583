import { accountOf, addChild } from '../support/account.js'
import { expectAccessible } from '../support/accessible.js'
import { bornYearsAgo } from '../support/days.js'
import { chooseBirthday, mali } from '../support/growth.js'
import { enter, joinMember } from '../support/members.js'
import { settled } from '../support/settled.js'
import { expect, test } from '../support/test.js'

const child = { nickname: mali.name, birthday: mali.born.iso, gender: 'female' } as const

test(
  'a child is added, changed, and removed after a question',
  { tag: ['@desktop'] },
  async ({ page, context, request, app }) => {
    const member = await joinMember(request)
    await enter(context, app.url, member)
    await page.goto('/children')
    await page.getByRole('link', { name: 'เพิ่มลูก' }).click()
    await expect(page).toHaveURL(/\/children\/add-information$/)
    await page.getByLabel('ชื่อเล่น').fill('ปัน')
    await page.getByRole('radio', { name: 'ชาย' }).check()
    await chooseBirthday(page, bornYearsAgo(2))
    await expect(page.getByRole('checkbox')).not.toBeChecked()
    await page.locator('main').getByRole('button', { name: 'บันทึก', exact: true }).click()
    await expect(page).toHaveURL(/\/children\/[0-9a-f-]{36}$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('น้องปัน')
    await expect(page.getByText('ยังไม่ได้ยินยอม จึงยังเก็บผลวัดใหม่ไม่ได้')).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('link', { name: 'แก้ข้อมูล' }).click()
    await expect(page.getByLabel('ชื่อเล่น')).toHaveValue('ปัน')
    await page.getByLabel('ชื่อเล่น').fill('ปันปัน')
    await page.locator('main').getByRole('button', { name: 'บันทึก', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('น้องปันปัน')
    expect(await accountOf(request, member)).toMatchObject([{ nickname: 'ปันปัน', gender: 'male' }])

    await page.getByRole('button', { name: 'ลบน้องออกจากบัญชี' }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'ไม่ลบ' }).click()
    expect(await accountOf(request, member)).toHaveLength(1)
    await page.getByRole('button', { name: 'ลบน้องออกจากบัญชี' }).click()
    await page.getByRole('button', { name: 'ลบน้องปันปัน' }).click()
    await expect(page).toHaveURL(/\/children$/)
    expect(await accountOf(request, member)).toStrictEqual([])
  },
)

test('the consent for a child is given with the child, withdrawn, and given again', async ({
  page,
  context,
  request,
  app,
}) => {
  const member = await joinMember(request)
  const token = await enter(context, app.url, member)
  const id = await addChild(request, token, child, [{ date: '2026-01-10', weight: 12, height: 88 }])
  await page.goto(`/children/${id}`)
  await page.getByRole('button', { name: 'ถอนความยินยอม' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'ถอนความยินยอม' }).click()
  await expect(page.getByText('ยังไม่ได้ยินยอม จึงยังเก็บผลวัดใหม่ไม่ได้')).toBeVisible()
  await page.goto(`/children-profile/add-growth?child=${id}`)
  await expect(page.getByRole('checkbox', { name: `ยินยอมให้เก็บข้อมูลสุขภาพของน้อง${mali.name}` })).not.toBeChecked()
  await page.goto(`/children/${id}`)
  await page.getByRole('button', { name: 'ยินยอมให้เก็บ' }).click()
  await expect(page.getByText(/คุณยินยอมไว้เมื่อ/)).toBeVisible()
})

test('the children stand on their page with what was measured and what is next', async ({
  page,
  context,
  request,
  app,
}) => {
  const member = await joinMember(request)
  const token = await enter(context, app.url, member)
  await addChild(request, token, child, [{ date: '2026-01-10', weight: 12.1, height: 88.4 }])
  await addChild(request, token, { nickname: 'แก้ว', birthday: bornYearsAgo(1).iso, gender: 'female' })
  await page.goto('/children')
  await settled(page)
  const list = page.getByRole('list', { name: 'ลูกของคุณ' })
  await expect(list.getByText(`น้อง${mali.name}`)).toBeVisible()
  await expect(list.getByText('น้องแก้ว')).toBeVisible()
  await expect(list.getByText('12.1')).toBeVisible()
  await expect(list.getByText('88.4')).toBeVisible()
  await expect(page.locator('.ui-button--primary:visible')).toHaveCount(1)
})
