import { accountOf, addChild } from '../support/account.js'
import { expectWholeAccessible } from '../support/wholePage.js'
import { expectAccessible } from '../support/accessible.js'
import { bornYearsAgo } from '../support/relativeDays.js'
import { chooseBirthday, mali } from '../support/growthForm.js'
import { enter, joinMember } from '../support/members.js'
import { pageReady } from '../support/pageReady.js'
import { expect, test } from '../support/test.js'
import { tick } from '../support/tick.js'

const child = { nickname: mali.name, birthday: mali.born.iso, gender: 'female' } as const

test('a child is added, changed, and removed after a question', async ({ page, context, request, app }) => {
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
})

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
  const hidden = page.getByRole('heading', { name: 'ข้อมูลสุขภาพซ่อนอยู่' })
  const figures = page.getByText(/12(\.0)?\s*กก\.|88(\.0)?\s*ซม\./)
  await expect(hidden).toBeVisible()
  await expect(figures).toHaveCount(0)
  for (const path of [`/children/${id}`, '/children', '/', `/children-profile/growth?child=${id}`]) {
    await page.goto(path)
    await pageReady(page)
    await expect(figures).toHaveCount(0)
  }
  await page.goto(`/children/${id}`)
  await expect(hidden).toBeVisible()
  await expectWholeAccessible(page)
  await page.goto(`/children-profile/add-growth?child=${id}`)
  await expect(page.getByRole('checkbox', { name: `ยินยอมโดยชัดแจ้งให้เก็บข้อมูลสุขภาพของน้อง${mali.name}` })).not.toBeChecked()
  await page.goto(`/children/${id}`)
  await tick(page.getByRole('checkbox', { name: /ฉันเป็นผู้ใช้อำนาจปกครอง/ }))
  await page.getByRole('button', { name: 'ยินยอมให้เก็บ' }).click()
  await expect(page.getByText(/คุณยินยอมไว้เมื่อ/)).toBeVisible()
  await expect(hidden).toHaveCount(0)
  await expect(figures.first()).toBeVisible()
})

test('who agrees for a child of ten declares parental power, and that the child agrees too', async ({
  page,
  context,
  request,
  app,
}) => {
  const member = await joinMember(request)
  const token = await enter(context, app.url, member)
  const born = bornYearsAgo(11).iso
  const id = await addChild(request, token, { nickname: 'ภูผา', birthday: born, gender: 'male' })
  await page.goto(`/children/add-information?child=${id}`)
  await pageReady(page)
  await expect(page.getByText(/อายุครรภ์ตอนคลอดเป็นข้อมูลสุขภาพ/)).toBeVisible()
  await expect(page.getByLabel('อายุครรภ์ตอนคลอด')).toHaveCount(0)
  await page.goto('/user-profile#consents')
  const health = page.getByRole('switch', { name: /ข้อมูลสุขภาพน้องภูผา/ })
  await health.click()
  const dialog = page.getByRole('dialog')
  const [parent, child] = [
    dialog.getByRole('checkbox', { name: /ฉันเป็นผู้ใช้อำนาจปกครองของน้องภูผา/ }),
    dialog.getByRole('checkbox', { name: /น้องภูผารู้เรื่องนี้ และตกลงให้เก็บด้วย/ }),
  ]
  await expect(parent).not.toBeChecked()
  await tick(parent)
  await expect(dialog.getByText('ติ๊กให้ครบก่อน')).toBeVisible()
  await tick(child)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'ยินยอมให้เก็บ' }).click()
  await expect(health).toBeChecked()
  await page.goto(`/children/add-information?child=${id}`)
  await expect(page.getByLabel('อายุครรภ์ตอนคลอด')).toBeVisible()
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
  await pageReady(page)
  const list = page.getByRole('list', { name: 'ลูกของคุณ' })
  await expect(list.getByText(`น้อง${mali.name}`)).toBeVisible()
  await expect(list.getByText('น้องแก้ว')).toBeVisible()
  await expect(list.getByText('12.1')).toBeVisible()
  await expect(list.getByText('88.4')).toBeVisible()
  await expect(page.locator('.ui-button--primary:visible')).toHaveCount(1)
})

test('with letters twice as large no drawing stands in the heading', async ({ page, context, request, app }) => {
  const token = await enter(context, app.url, await joinMember(request))
  await addChild(request, token, child, [])
  for (const path of ['/children', '/', '/adults']) {
    await page.goto(path)
    await pageReady(page)
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 740 })
      const drawing = await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
        const art = document.querySelector('.ui-hero__art')?.getBoundingClientRect()
        const words = [...document.querySelectorAll('.ui-hero__words *')].flatMap((each) => {
          const range = document.createRange()
          range.selectNodeContents(each)
          return [...range.getClientRects()]
        })
        return {
          isThere: art !== undefined && words.length > 0,
          covers: words.some(
            ({ left, right, top, bottom }) =>
              art !== undefined && right > art.left && left < art.right && bottom > art.top + 1 && top < art.bottom,
          ),
        }
      })
      expect(drawing, `${path} at ${width} px`).toEqual({ isThere: true, covers: false })
    }
  }
})
