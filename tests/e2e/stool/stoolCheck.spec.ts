import { expectAccessible } from '../support/accessible.js'
import { countCalls, loseAnswer } from '../support/networkFaults.js'
import { enter, joinMember } from '../support/members.js'
import {
  addBaby,
  answer,
  answerAll,
  baby,
  checkStool,
  chooseColour,
  goOn,
  heading,
  stoolPath,
  toCard,
} from '../support/stool.js'
import { expect, test } from '../support/test.js'
import { expectWholeAccessible } from '../support/wholePage.js'

test(
  'a normal check, from its start to the account and the calendar',
  { tag: ['@desktop', '@tablet', '@front'] },
  async ({ page, context, request, app }) => {
    test.slow()
    const id = await addBaby(request, await enter(context, app.url, await joinMember(request)), 40)
    const posts = countCalls(context, 'POST', stoolPath)
    await page.goto(`/children/stool-info?child=${id}`)
    await expect(page.getByRole('radio', { name: `น้อง${baby}` })).toBeChecked()
    await expectWholeAccessible(page)
    await page.getByRole('button', { name: 'เริ่มเช็ก' }).click()
    await expect(page.getByRole('radio', { name: 'วันนี้', exact: true })).toBeChecked()
    await expect(page.getByText('อายุ 40\u00A0วัน')).toBeVisible()
    await expectWholeAccessible(page)
    await goOn(page)
    await chooseColour(page, /เหลืองทอง/)
    await expect(page.getByText('เลือกแล้ว')).toContainText('ข เหลืองทอง')
    await expectWholeAccessible(page)
    await goOn(page)
    await expect(page.getByRole('switch', { name: 'อ่านสีจากรูป' })).not.toBeChecked()
    await expectWholeAccessible(page)
    await goOn(page)
    await answerAll(page, {}, () => expectWholeAccessible(page))

    await expect(heading(page)).toHaveText('สีนี้ปกติ')
    await expect(page.getByText('ก่อนอายุ 90 วัน ดูสีทุกสัปดาห์ แม้ครั้งนี้ปกติ')).toBeVisible()
    await expect(page.getByText('อีก\u00A020\u00A0วัน').or(page.getByText('อีก 20\u00A0วัน')).first()).toBeVisible()
    await expect(page.getByText('อีก 50\u00A0วัน')).toBeVisible()
    await expect(page.getByText(/ไม่ใช่คำวินิจฉัย/).first()).toBeVisible()
    await expectWholeAccessible(page)
    expect(posts()).toBe(0)

    await page.getByRole('button', { name: 'เก็บผลนี้ไว้' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('checkbox')).not.toBeChecked()
    await expectAccessible(page)
    await dialog.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: 'เก็บผลนี้ไว้' }).click()
    await expect(page.locator('main').getByText('เก็บไว้ในบัญชีแล้ว')).toBeVisible()
    expect(posts()).toBe(1)
    await page.getByRole('link', { name: 'ปฏิทินสีอุจจาระ' }).click()
    await expect(heading(page)).toHaveText('ปฏิทินสีอุจจาระ')
    await expect(page.getByRole('table').getByRole('button', { name: /ปกติ$/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /ข เหลืองทอง/ })).toBeVisible()
    await expect(page.getByText('มีผลที่ยังไม่ได้เก็บ')).toHaveCount(0)
    await expectWholeAccessible(page)

    await page.getByRole('button', { name: 'ลบผลนี้' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'ไม่ลบ' }).click()
    await page.getByRole('button', { name: 'ลบผลนี้' }).click()
    await expectAccessible(page)
    await page.getByRole('alertdialog').getByRole('button', { name: 'ลบผลเช็ก' }).click()
    await expect(page.getByText('ยังไม่มีผลที่เก็บไว้')).toBeVisible()
  },
)

test('a clay-coloured stool at 40 days: to a doctor today, with the sheet first', async ({
  page,
  context,
  request,
  app,
}) => {
  const id = await addBaby(request, await enter(context, app.url, await joinMember(request)), 40)
  await checkStool(page, id, /ซีด เทา ขาว/)
  await expect(heading(page)).toHaveText('พบแพทย์วันนี้')
  await expect(page.getByText(/ควรตรวจตับและท่อน้ำดีวันนี้/)).toBeVisible()
  await expect(page.locator('.ui-button--primary:visible')).toHaveText('ใบสรุปให้แพทย์')
  await page.getByText('อ้างอิง', { exact: true }).click()
  await expect(page.getByRole('link', { name: /Hepatology 2008/ })).toBeVisible()
  await expectWholeAccessible(page)
  await page.getByRole('link', { name: 'ใบสรุปให้แพทย์' }).click()
  await expect(heading(page)).toHaveText('ใบสรุปให้แพทย์')
  await expect(page.getByRole('row')).toHaveCount(12)
  await expect(page.getByText(`น้อง${baby}`)).toBeVisible()
  await expectWholeAccessible(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'พิมพ์หรือเก็บเป็น PDF' })).toBeHidden()
  await expect(page.locator('.stool-paper')).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.goBack()
  await expect(heading(page)).toHaveText('พบแพทย์วันนี้')
})

test('an emergency is told while it is answered, and 1669 is the largest thing of its result', async ({
  page,
  context,
  request,
  app,
}) => {
  const id = await addBaby(request, await enter(context, app.url, await joinMember(request)), 40)
  await toCard(page, id)
  await chooseColour(page, /(?:^|\s)น้ำตาล$/)
  await goOn(page)
  await goOn(page)
  await answer(page, 'กินและดื่มได้แค่ไหน', 'กินได้น้อยลง')
  await expect(page.getByText('อาการนี้รอไม่ได้')).toHaveCount(0)
  await answer(page, 'กินและดื่มได้แค่ไหน', 'ไม่กินไม่ดื่มเลย หรือกลืนไม่ได้')
  await expect(page.getByRole('alert').getByText('อาการนี้รอไม่ได้')).toBeVisible()
  await expect(page.getByRole('link', { name: /1669/ }).first()).toHaveAttribute('href', 'tel:1669')
  await expectWholeAccessible(page)
  await answerAll(page, { กินและดื่มได้แค่ไหน: 'ไม่กินไม่ดื่มเลย หรือกลืนไม่ได้', มีไข้: 'ใช่' })
  await expect(heading(page)).toHaveText('โทร 1669 หรือไปห้องฉุกเฉินตอนนี้')
  const call = page.locator('main a[href="tel:1669"]')
  await expect(call).toHaveCount(1)
  const sizes = await page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, p, li, a, strong)')].map((one) =>
      Number.parseFloat(getComputedStyle(one).fontSize),
    ),
  )
  const size = await call.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize))
  expect(Math.max(...sizes)).toBe(size)
  expect(sizes.filter((one) => one === size)).toHaveLength(1)
  await expect(page.getByText('สีอุจจาระปกติ แต่มีอาการที่รอไม่ได้')).toBeVisible()
  await expect(page.getByText(/ถ้ายังดูดและกลืนได้ ให้นมแม่/)).toBeVisible()
  const script = page.getByRole('region', { name: 'บอกปลายสายว่า' })
  await expect(script.getByRole('listitem')).toHaveText([
    /^ทารกอายุ 1\u00A0เดือน/,
    /อุจจาระน้ำตาล เริ่มวันนี้/,
    'ไม่กินไม่ดื่มเลย หรือกลืนไม่ได้',
    'มีไข้',
  ])
  await expect(page.locator('.ui-button--primary:visible')).toHaveCount(0)
  await expectWholeAccessible(page)
})

test('signs count whatever the colour, and the heading says that they decided', async ({
  page,
  context,
  request,
  app,
}) => {
  const token = await enter(context, app.url, await joinMember(request))
  const young = await addBaby(request, token, 20)
  await checkStool(page, young, /เหลืองทอง/, { ผิวหรือตาขาวดูเหลือง: 'ใช่' })
  await expect(heading(page)).toHaveText('สีอุจจาระปกติ แต่มีอาการที่ควรให้แพทย์ดูวันนี้')
  await expect(page.getByText('ตัวเหลืองหลังอายุ 14 วัน ต้องตรวจเลือดหาสาเหตุวันนี้')).toBeVisible()
  await expect(page.getByText('ไม่พาไปตากแดดแทนการตรวจ')).toBeVisible()
  await expectWholeAccessible(page)
  // A school child who eats a little less: no ambulance, and no words about nappies or milk.
  const bigger = await addBaby(request, token, 1900)
  await toCard(page, bigger)
  await chooseColour(page, /(?:^|\s)น้ำตาล$/)
  await goOn(page)
  await goOn(page)
  await answerAll(page, { กินและดื่มได้แค่ไหน: 'กินได้น้อยลง' }, async () => {
    await expect(page.locator('main')).not.toContainText(/ผ้าอ้อม|กินนม|อุ้ม/)
    await expect(page.getByText('อาการนี้รอไม่ได้')).toHaveCount(0)
  })
  await expect(heading(page)).toHaveText('สีอุจจาระปกติ แต่มีอาการที่ควรเฝ้าดู')
  await expect(page.locator('main')).not.toContainText(/ผ้าอ้อม|กินนม|อุ้ม/)
})

test('the way back and a reload lose no answer', async ({ page, context, request, app }) => {
  const id = await addBaby(request, await enter(context, app.url, await joinMember(request)), 40)
  await toCard(page, id)
  await chooseColour(page, /เหลืองซีด/)
  await goOn(page)
  await goOn(page)
  await answer(page, 'ผิวหรือตาขาวดูเหลือง', 'ไม่แน่ใจ')
  await page.reload()
  await expect(heading(page)).toHaveText('ตัว ตา ปัสสาวะ และการกิน')
  const jaundice = page.getByRole('group', { name: 'ผิวหรือตาขาวดูเหลือง' })
  await expect(jaundice.getByRole('radio', { name: 'ไม่แน่ใจ' })).toBeChecked()
  await expect(page.getByText('เลือกไว้')).toContainText('ฉ เหลืองซีด')
  await page.goBack()
  await expect(heading(page)).toHaveText('ถ่ายรูปไว้ให้แพทย์ดู')
  await page.goBack()
  await expect(page.getByRole('radio', { name: /เหลืองซีด/ })).toBeChecked()
  await page.goForward()
  await page.goForward()
  await expect(jaundice.getByRole('radio', { name: 'ไม่แน่ใจ' })).toBeChecked()
  await answerAll(page, { ผิวหรือตาขาวดูเหลือง: 'ไม่แน่ใจ' })
  await expect(heading(page)).toHaveText('พบแพทย์วันนี้')
  await page.getByRole('link', { name: 'แก้คำตอบ' }).click()
  await expect(heading(page)).toHaveText('อาการที่รอไม่ได้')
  await expect(page.getByRole('radio', { name: 'ไม่ใช่' }).first()).toBeChecked()
  await page.goto('/children/stool-info')
  await page.getByRole('button', { name: 'เริ่มใหม่' }).click()
  await page.goto('/children/stool-color')
  await expect(heading(page)).toHaveText('อุจจาระของวันไหน')
})

test('the answer to keeping is lost: the second press keeps no second check', async ({
  page,
  context,
  request,
  app,
  faults,
}) => {
  faults.foresee(/ERR_CONNECTION_RESET/)
  const token = await enter(context, app.url, await joinMember(request))
  const id = await addBaby(request, token, 40, { consent: true })
  await checkStool(page, id, /เหลืองทอง/)
  const lost = await loseAnswer(page, 'POST', stoolPath)
  await page.getByRole('button', { name: 'เก็บผลนี้ไว้' }).click()
  await expect(page.getByText(/ส่งไปไม่ถึง/)).toBeVisible()
  expect(lost()).toBe(true)
  await page.reload()
  await page.getByRole('button', { name: 'เก็บผลนี้ไว้' }).click()
  await expect(page.locator('main').getByText('เก็บไว้ในบัญชีแล้ว')).toBeVisible()
  await page.getByRole('link', { name: 'ปฏิทินสีอุจจาระ' }).click()
  await expect(page.getByText('เช็กแล้ว 1\u00A0ครั้งเดือนนี้')).toBeVisible()
})

test('a check by keyboard alone', { tag: ['@desktop-only'] }, async ({ page, context, request, app }) => {
  const id = await addBaby(request, await enter(context, app.url, await joinMember(request)), 40)
  await page.goto(`/children/stool-info?child=${id}`)
  await page.getByRole('button', { name: 'เริ่มเช็ก' }).focus()
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('อุจจาระของวันไหน')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: 'วันนี้', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('สีไหนใกล้เคียงที่สุด')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: /เหลืองทอง/ })).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('ถ่ายรูปไว้ให้แพทย์ดู')
  await page.getByRole('button', { name: 'ต่อไป' }).focus()
  await page.keyboard.press('Enter')
  for (const [title, questions] of [
    ['ตัว ตา ปัสสาวะ และการกิน', ['n', 'n', 'n', 'y']],
    ['อุจจาระและยาที่กิน', ['n', 'n', 'y']],
    ['ไข้และความสบายตัว', ['n', 'n']],
    ['อาการที่รอไม่ได้', ['n', 'n', 'n']],
  ] as const) {
    await expect(heading(page)).toHaveText(title)
    await expect(heading(page)).toBeFocused()
    for (const choice of questions) {
      await page.keyboard.press('Tab')
      await page.keyboard.press('Space')
      if (choice === 'n') await page.keyboard.press('ArrowRight')
    }
    await page.keyboard.press('Enter')
  }
  await expect(heading(page)).toHaveText('สีนี้ปกติ')
})
