import { post } from '../support/api.js'
import { expectAccessible } from '../support/accessible.js'
import { dayFromToday } from '../support/relativeDays.js'
import { enter, joinMember } from '../support/members.js'
import { typeSignIn } from '../support/signInSteps.js'
import { addBaby, baby, checkStool, heading, stoolLink } from '../support/stool.js'
import { expect, test } from '../support/test.js'
import { expectWholeAccessible } from '../support/wholePage.js'

test('a visitor opens a shared link, signs in to keep it, and comes back to it', async ({
  page,
  request,
  context,
  app,
}) => {
  const member = await joinMember(request)
  const token = await enter(context, app.url, member)
  const id = await addBaby(request, token, 52)
  await addBaby(request, token, 700)
  await context.clearCookies()
  const link = stoolLink(52, 'f')
  await page.goto(link)
  await expect(heading(page)).toHaveText('พบแพทย์ภายใน 24 ชั่วโมง')
  await expect(page.getByText(/^อายุ 1\u00A0เดือน/)).toBeVisible()
  await expectWholeAccessible(page)
  await page.getByRole('button', { name: 'เข้าสู่ระบบเพื่อเก็บผล' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await typeSignIn(page, member)
  await expect(page).toHaveURL(new RegExp(`/children/stool-result#${link.split('#')[1]?.replaceAll('.', '\\.')}$`))
  await expect(heading(page)).toHaveText('พบแพทย์ภายใน 24 ชั่วโมง')
  await page.getByRole('button', { name: 'เก็บผลนี้ไว้' }).click()
  await page.getByRole('dialog').getByRole('checkbox').check()
  await page.getByRole('dialog').getByRole('button', { name: 'เก็บผลนี้ไว้' }).click()
  await expect(page).toHaveURL(new RegExp(`child=${id}&check=`))
  await expect(page.getByText(`น้อง${baby} ·`)).toBeVisible()
  await page.goto('/children/stool-result')
  await expect(heading(page)).toHaveText('ปฏิทินสีอุจจาระ')
})

test('a link that was cut, changed or made later is told kindly, and no verdict is believed', async ({ page }) => {
  const whole = stoolLink(52, 'f')
  for (const link of [
    whole.slice(0, -4),
    whole.replace('.f-.', '.z-.'),
    `${whole}x`,
    '/children/stool-result#normal',
  ]) {
    await page.goto('about:blank')
    await page.goto(link)
    await expect(heading(page)).toHaveText('เปิดผลจากลิงก์นี้ไม่ได้')
    await expect(page.getByRole('link', { name: 'เช็กใหม่' })).toBeVisible()
  }
  await expect(page.getByRole('link', { name: /1669/ }).first()).toBeVisible()
  await expectWholeAccessible(page)
  await page.goto('about:blank')
  await page.goto('/children/stool-result#s4.52.whatever')
  await expect(heading(page)).toHaveText('ลิงก์นี้ใหม่กว่าหน้านี้')
})

test('the link that is handed on has neither name nor child in it', async ({ page, context, request, app }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const id = await addBaby(request, await enter(context, app.url, await joinMember(request)), 30)
  await checkStool(page, id, /เหลืองทอง/)
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.getByRole('button', { name: 'ส่งลิงก์ผลนี้' }).click()
  await expect(page.getByText('คัดลอกลิงก์แล้ว ในลิงก์ไม่มีชื่อเด็ก')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(`${app.url}/children/stool-result#s3.30.${dayFromToday(0).replaceAll('-', '')}.0.b-.nnnynnnnnnn`)
})

test('who may only look sees the calendar and any result, and keeps nothing', async ({
  page,
  context,
  request,
  browser,
  app,
}) => {
  const owner = await browser.newContext({ baseURL: app.url })
  const ownerToken = await enter(owner, app.url, await joinMember(owner.request))
  const id = await addBaby(owner.request, ownerToken, 40, { consent: true })
  const signs = Object.fromEntries(
    'jaundice darkUrine redUrine feeding watery ironOrBismuth fever unwell limp greenVomit hardBelly'
      .split(' ')
      .map((sign) => [sign, sign === 'feeding' ? 'as-before' : 'no']),
  )
  const check = { date: dayFromToday(0), colour: 'mustard', photo: null, lastedDays: 0, signs }
  await post(owner.request, `/th/children/${id}/stool/`, check, ownerToken)
  const token = await enter(context, app.url, await joinMember(request))
  const shares = { way: 'link', children: [{ child_id: id, role: 'view' }] }
  const { data } = await post<{ readonly data: { readonly invite: { readonly id: string }; readonly secret: string } }>(
    owner.request,
    '/api/partners/invite',
    shares,
    ownerToken,
  )
  await post(request, '/api/partners/accept', { token: data.secret }, token)
  await post(owner.request, `/th/partners/invites/${data.invite.id}/confirm/`, undefined, ownerToken)
  await owner.close()

  await page.goto(`/children/stool-result?child=${id}`)
  await expect(page.getByRole('link', { name: /ข เหลืองทอง/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'ลบผลนี้' })).toHaveCount(0)
  await page.getByRole('link', { name: /ข เหลืองทอง/ }).click()
  await expect(heading(page)).toHaveText('สีนี้ปกติ')
  await expect(page.getByRole('button', { name: 'ลบผลนี้' })).toHaveCount(0)
  await checkStool(page, id, /(?:^|\s)เขียว$/)
  await expect(heading(page)).toHaveText('สีนี้ปกติ')
  await expect(page.getByText(`คุณดูผลของน้อง${baby}ได้ แต่ยังเก็บผลไม่ได้`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'เก็บผลนี้ไว้' })).toHaveCount(0)
  await expectAccessible(page)
})

test('a trial shows where the rules turn by age, and cannot be kept', async ({ page, context, request, app }) => {
  await enter(context, app.url, await joinMember(request))
  await page.goto('/children/stool-date-test')
  await expect(page.getByText('โหมดลอง ผลนี้เก็บไม่ได้')).toBeVisible()
  const born = { day: '1', month: 'ม.ค.', year: '2568' }
  await page.getByRole('combobox', { name: 'วัน', exact: true }).selectOption({ label: born.day })
  await page.getByRole('combobox', { name: 'เดือน' }).selectOption({ label: born.month })
  await page.getByRole('combobox', { name: 'ปี' }).selectOption({ label: born.year })
  await page.getByRole('button', { name: 'อายุ 89\u00A0วัน' }).click()
  await expectWholeAccessible(page)
  await page.getByRole('button', { name: 'ลองเช็ก' }).click()
  await page.getByRole('radio', { name: /ซีด เทา ขาว/ }).check()
  const next = async (button: string): Promise<void> => {
    const title = (await heading(page).textContent()) ?? ''
    await page.getByRole('button', { name: button }).click()
    await expect(heading(page)).not.toHaveText(title)
  }
  await next('ต่อไป')
  await next('ต่อไป')
  for (const last of [false, false, false, true]) {
    for (const group of await page.locator('fieldset:has(.ui-segmented, .ui-choices)').all()) {
      const fed = (await group.textContent())?.includes('กินและดื่มได้แค่ไหน') === true
      await group.getByRole('radio', { name: fed ? 'กินได้เหมือนเดิม' : 'ไม่ใช่', exact: true }).check()
    }
    const today = page.getByRole('radio', { name: 'เพิ่งวันนี้' })
    if ((await today.count()) > 0) await today.check()
    await next(last ? 'ดูผล' : 'ต่อไป')
  }
  await expect(heading(page)).toHaveText('พบแพทย์วันนี้')
  await page.getByRole('button', { name: '+1\u00A0วัน' }).click()
  await expect(heading(page)).toHaveText('พบแพทย์ภายใน 24\u00A0ชั่วโมง')
  await expect(page.getByText('โหมดลอง ผลนี้เก็บไม่ได้')).toBeVisible()
  await expect(page.getByRole('button', { name: 'เก็บผลนี้ไว้' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'ส่งลิงก์ผลนี้' })).toHaveCount(0)
  await expectWholeAccessible(page)
  await page.goto('/children/stool-color')
  await expect(page).toHaveURL(/\/children\/stool-info$/)
})
