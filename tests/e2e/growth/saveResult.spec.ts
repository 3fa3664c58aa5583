import { accountOf } from '../support/account.js'
import { expectAccessible } from '../support/accessible.js'
import { checkGrowth, claimDraft, consentAndSend, draftState, saveResult, mali } from '../support/growthForm.js'
import { joinMember, newMember } from '../support/members.js'
import { joinOnScreen, typeSignIn } from '../support/signInSteps.js'
import { expect, test } from '../support/test.js'
import { expectWholeAccessible } from '../support/wholePage.js'

test(
  'a parent checks, reads the result, joins, says yes, and the record stands on the page of the child',
  { tag: ['@desktop', '@tablet', '@front'] },
  async ({ page, request }) => {
    const member = newMember()
    await checkGrowth(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/สูงตามเกณฑ์|สูงดีสมส่วน|สมส่วน/)
    await expectAccessible(page)
    await saveResult(page)
    await expect(draftState(page)).toHaveText('รอส่ง')
    await expectAccessible(page)

    await page.getByRole('button', { name: 'สมัครสมาชิกใหม่' }).click()
    await expect(page).toHaveURL(/\/register$/)
    await joinOnScreen(page, request, member)
    await expect(page).toHaveURL(/\/children-profile\/save-growth$/)
    await claimDraft(page)
    await expectWholeAccessible(page)
    await consentAndSend(page)
    await expect(draftState(page)).toHaveText('ส่งแล้ว')

    await page.getByRole('link', { name: `ดูหน้าของน้อง${mali.name}` }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`น้อง${mali.name}`)
    await expect(page.getByText(`${mali.weight} กก.`).first()).toBeVisible()
    await expect(page.getByText(`${mali.height} ซม.`).first()).toBeVisible()
    await expectAccessible(page)

    const [child, ...others] = await accountOf(request, member)
    expect(others).toStrictEqual([])
    expect(child?.records).toHaveLength(1)
  },
)

test('a member signs in with a result at hand and finds it waiting', async ({ page, request }) => {
  const member = await joinMember(request)
  await checkGrowth(page)
  await saveResult(page)
  await page.getByRole('button', { name: 'เข้าสู่ระบบเพื่อบันทึก' }).click()
  await typeSignIn(page, member)
  await expect(page).toHaveURL(/\/children-profile\/save-growth$/)
  await claimDraft(page)
  await consentAndSend(page)
  await expect(draftState(page)).toHaveText('ส่งแล้ว')
})

test('the tab is closed in the middle of joining, and the result is sent after', async ({ page, context, request }) => {
  const member = newMember()
  await checkGrowth(page)
  await saveResult(page)
  await page.getByRole('button', { name: 'สมัครสมาชิกใหม่' }).click()
  await page.locator('input[name="email"]').fill(member.email)
  await page.close()
  const later = await context.newPage()
  await later.goto('/register')
  await joinOnScreen(later, request, member)
  await expect(later).toHaveURL(/\/children-profile\/save-growth$/)
  await claimDraft(later)
  await consentAndSend(later)
  await expect(draftState(later)).toHaveText('ส่งแล้ว')
})
