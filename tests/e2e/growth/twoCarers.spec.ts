import { accountOf, addChild } from '../support/account.js'
import { expectAccessible } from '../support/accessible.js'
import { mali, numberField, typeNumber } from '../support/growthForm.js'
import { pageReady } from '../support/pageReady.js'
import { share, sideOf } from '../support/browserSides.js'
import { expect, test } from '../support/test.js'
import { watch } from '../support/watchFaults.js'

test('two carers change one record: the later one sees both values, and undoes nothing', async ({ browser, app }) => {
  const mother = await sideOf(browser, app.url, 'มะลิ ใจดี')
  const father = await sideOf(browser, app.url, 'เก่ง กล้าหาญ')
  const born = { nickname: mali.name, birthday: mali.born.iso, gender: 'female' } as const
  const first = { date: '2026-01-10', weight: 12.1, height: 88.4 }
  const id = await addChild(mother.context.request, mother.token, born, [first])
  await share({ ...mother, id }, father, 'manage')
  const faults = watch(mother.context)
  faults.foresee(/status of 412/)
  const record = async () => (await accountOf(mother.context.request, mother.member))[0]?.records[0]
  const path = `/children-profile/edit-growth?child=${id}&record=${(await record())?.id ?? ''}`
  const save = { name: 'บันทึกที่แก้' }
  for (const { page } of [mother, father]) {
    await page.goto(path)
    await pageReady(page)
    await expect(numberField(page, 'weight')).toHaveValue('12.1')
  }
  await typeNumber(mother.page, 'weight', '12.3')

  await typeNumber(father.page, 'weight', '12.4')
  await typeNumber(father.page, 'height', '89')
  await father.page.getByRole('button', save).click()
  await expect(father.page).toHaveURL(/\/children-profile\/growth/)

  await mother.page.getByRole('button', save).click()
  await expect(mother.page.getByText('ระหว่างที่คุณกรอก มีคนแก้ข้อมูลนี้')).toBeVisible()
  await expect(mother.page.getByText(/น้ำหนัก แก้เป็น 12\.4.* คุณกรอก 12\.3/).first()).toBeVisible()
  await expect(mother.page.getByText(/ส่วนสูง 89.* ใช้ค่าใหม่แล้ว/).first()).toBeVisible()
  await expect(numberField(mother.page, 'weight')).toHaveValue('12.3')
  await expect(numberField(mother.page, 'height')).toHaveValue('89')
  await expectAccessible(mother.page)
  expect(await record()).toMatchObject({ weight: 12.4, height: 89 })

  await mother.page.getByRole('button', save).click()
  await expect(mother.page).toHaveURL(/\/children-profile\/growth/)
  expect(await record()).toMatchObject({ weight: 12.3, height: 89 })

  await mother.page.goto(path)
  await mother.page.getByRole('button', { name: 'ลบผลวัดครั้งนี้' }).click()
  const asked = mother.page.getByRole('alertdialog')
  const confirm = asked.getByRole('button', { name: 'ลบผลวัด', exact: true })
  await expect(asked.getByText(/แก้เป็น/)).toHaveCount(0)
  await father.page.goto(path)
  await pageReady(father.page)
  await typeNumber(father.page, 'weight', '12.6')
  await father.page.getByRole('button', save).click()
  await expect(father.page).toHaveURL(/\/children-profile\/growth/)
  await confirm.click()
  await expect(asked.getByText(/น้ำหนัก 12\.3.* แก้เป็น 12\.6/).first()).toBeVisible()
  await expectAccessible(mother.page)
  expect(await record()).toMatchObject({ weight: 12.6, height: 89 })
  await confirm.click()
  await expect(mother.page).toHaveURL(/\/children-profile\/growth/)
  expect(await record()).toBeUndefined()
  expect(faults.unforeseen()).toStrictEqual([])
})
