import { expectAccessible } from './support/accessible.js'
import { joinMember } from './support/members.js'
import { expect, test } from './support/test.js'

test('the home page answers, and needs no script to be read', { tag: '@front' }, async ({ page, request }) => {
  const answer = await request.get('/')
  expect(answer.status()).toBe(200)
  expect(await answer.text()).toContain('<h1')

  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'th')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
})

test('a path that does not exist is a 404 that says so', async ({ page, faults }) => {
  faults.foresee(/status of 404/)
  const answer = await page.goto('/nowhere')
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('Page not found: /nowhere')).toBeVisible()
  await expectAccessible(page)
})

test('a member who has joined can sign in', async ({ request }) => {
  const { email, password } = await joinMember(request)
  const answer = await request.post('/api/login', {
    headers: { 'x-api-key': 'careplus-web' },
    data: { email, password },
  })
  expect(await answer.json()).toMatchObject({ user: { email }, token_type: 'Bearer' })
})
