import { pageReady } from '../support/pageReady.js'
import { expect, test } from '../support/test.js'

const html = { accept: 'text/html' }

test('a reward is told of without a script where its address is shared', async ({ request }) => {
  const page = await (await request.get('/rewards/redeem/101', { headers: html })).text()
  expect(page).toMatch(/<title>ปิ่นโตสเตนเลส[^<]* · CarePlus<\/title>/)
  expect(page).toMatch(/<meta property="og:title" content="ปิ่นโตสเตนเลส/)
  expect(page).toMatch(/<meta property="og:description" content="ปิ่นโต 3 ชั้น[^"]*">/)
  const nothing = await request.get('/rewards/redeem/999999', { headers: html })
  expect(nothing.status()).toBe(404)
  expect(await nothing.text()).not.toContain('og:title')
})

test('public pages are handed on in LINE by their address alone', async ({ page, app }) => {
  const line = page.getByRole('link', { name: 'แชร์ทาง LINE' })
  for (const path of ['/rewards/redeem/101', '/article/6', '/article/sensitive']) {
    await page.goto(`${path}?quantity=2&from=letter`)
    await pageReady(page)
    const address = new URL((await line.getAttribute('href')) ?? '')
    expect(address.origin + address.pathname).toBe('https://social-plugins.line.me/lineit/share')
    expect([...address.searchParams]).toEqual([['url', app.url + path]])
    await expect(line).toHaveAttribute('rel', 'noopener noreferrer')
  }
})
