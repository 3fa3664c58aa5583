import { accountOf, addChild } from '../support/account.js'
import { goOffline, offlineFaults } from '../support/networkFaults.js'
import { bornYearsAgo } from '../support/relativeDays.js'
import { checkGrowth, claimDraft, consentAndSend, draftState, draftsPath, saveResult } from '../support/growthForm.js'
import { workerReady } from '../support/workerReady.js'
import { enter, joinMember } from '../support/members.js'
import { pageReady } from '../support/pageReady.js'
import { expect, test } from '../support/test.js'

test.use({ serviceWorkers: 'allow' })

test(
  'a check without a network, on a device that only ever saw the home page; then it is sent',
  { tag: '@front' },
  async ({ page, context, request, app, faults }) => {
    faults.foresee(offlineFaults)
    faults.foresee(/_payload\.json/)
    await page.goto('/')
    await pageReady(page)
    await workerReady(page)
    await goOffline(page)
    await checkGrowth(page)
    await saveResult(page)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('มะลิ').first()).toBeVisible()

    await context.setOffline(false)
    const member = await joinMember(request)
    await enter(context, app.url, member)
    await page.goto(draftsPath)
    await claimDraft(page)
    await consentAndSend(page)
    await expect(draftState(page)).toHaveText('ส่งแล้ว')
    expect(await accountOf(request, member)).toMatchObject([{ records: [{}] }])
  },
)

test('nothing of a member is kept by the worker', async ({ page, context, request, app, faults }) => {
  faults.foresee(/status of 404/)
  const member = await joinMember(request)
  const token = await enter(context, app.url, member)
  await addChild(request, token, { nickname: 'น้องลับมาก', birthday: bornYearsAgo(1).iso, gender: 'female' }, [])
  const made = await request.post('/api/reminders/calendar', {
    headers: { 'x-api-key': 'careplus-web', authorization: `Bearer ${token}` },
  })
  const { data } = (await made.json()) as { readonly data: { readonly url: string } }
  const calendar = new URL(data.url).pathname
  await page.goto('/robots.txt')
  await page.evaluate(async () => {
    await (await caches.open('careplus-pages')).put('/calendar/earlier.ics', new Response('น้องลับมาก'))
  })
  for (const path of ['/dashboard', '/user-profile', '/rewards/history']) {
    await page.goto(path)
    await pageReady(page)
    await workerReady(page)
  }
  // The first URL saves a file and opens no page.
  await page.goto(calendar).catch(() => null)
  await page.goto('/unsubscribe/nobody').catch(() => null)
  await page.goto('/dashboard')
  const cached = await page.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys())
      for (const entry of await (await caches.open(name)).keys()) {
        const answer = await (await caches.open(name)).match(entry)
        found.push(`${new URL(entry.url).pathname} ${(await answer?.clone().text())?.slice(0, 200_000) ?? ''}`)
      }
    return found
  })
  expect(cached.length).toBeGreaterThan(20)
  expect(cached.filter((each) => /^\/(th|api|oauth|_auth|outbox)\//.test(each))).toStrictEqual([])
  expect(cached.filter((each) => each.includes(member.email))).toStrictEqual([])
  expect(cached.filter((each) => /^\/(calendar|unsubscribe)\//.test(each) || each.includes('น้องลับมาก'))).toStrictEqual(
    [],
  )
})
