import { pageReady } from '../support/pageReady.js'
import { expect, test } from '../support/test.js'

for (const [path, heading, version] of [
  ['/about-us', 'เรื่องของ CarePlus', null],
  ['/privacy-policy-first', 'นโยบายความเป็นส่วนตัว ฉบับ 1.0 (ฉบับแรก)', 'ใช้ตั้งแต่ 1 มีนาคม 2568'],
  ['/privacy-policy', 'นโยบายความเป็นส่วนตัว ฉบับ 2.0 (ฉบับก่อน)', 'ใช้ตั้งแต่ 1 พฤศจิกายน 2569'],
  ['/privacy-policy-2-1', 'นโยบายความเป็นส่วนตัว', 'ใช้ตั้งแต่ 10 ธันวาคม 2569'],
  ['/privacy-policy-new', 'นโยบายความเป็นส่วนตัว', 'ใช้ตั้งแต่ 12 ธันวาคม 2569'],
  ['/privacy-policy-announcement', 'นโยบายความเป็นส่วนตัวเปลี่ยนอะไรบ้าง', 'มีผล 12 ธันวาคม 2569'],
  ['/consent-child-health', 'ความยินยอม: ข้อมูลสุขภาพของลูก', 'ใช้ตั้งแต่ 10 ธันวาคม 2569'],
  ['/consent-line', 'ความยินยอม: ข้อความทาง LINE', 'ใช้ตั้งแต่ 26 พฤศจิกายน 2569'],
  ['/consent-mobility', 'ความยินยอม: ข้อมูลร่างกายและแรงของคุณ', 'ใช้ตั้งแต่ 20 พฤศจิกายน 2569'],
  ['/terms-and-conditions-first', 'ข้อกำหนดการใช้', 'ใช้ตั้งแต่ 1 พฤศจิกายน 2569'],
  ['/terms-and-conditions-2-0', 'ข้อกำหนดการใช้', 'ใช้ตั้งแต่ 1 พฤศจิกายน 2569'],
  ['/terms-and-conditions', 'ข้อกำหนดการใช้', 'ใช้ตั้งแต่ 12 ธันวาคม 2569'],
  ['/terms-conditions', 'ข้อกำหนดการใช้ ฉบับย่อ', 'ใช้ตั้งแต่ 12 ธันวาคม 2569'],
] as const)
  // No browser is needed: another journey compares the hydrated page.
  test(`${path} has its text, its day and its title in its HTML`, async ({ request }) => {
    const html = (await (await request.get(path)).text()).replaceAll('\u00A0', ' ')
    expect(html).toContain(`<title>${heading}`)
    expect(html).toContain(`<h1>${heading}</h1>`)
    const [head = '', body = ''] = html.split('class="text-page-body')
    if (version !== null) expect(head).toContain(`>${version}<`)
    expect(body.slice(0, body.indexOf('</main>')).replaceAll(/<[^>]*>/g, '').length).toBeGreaterThan(300)
  })

test('an earlier policy leads to the newest, and that to what has changed', async ({ page }) => {
  await page.goto('/privacy-policy')
  await page.getByRole('link', { name: 'อ่านฉบับใหม่', exact: true }).click()
  await expect(page).toHaveURL(/\/privacy-policy-new$/)
  await expect(page.getByText('ฉบับ 2.2', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'มีอะไรเปลี่ยนจากฉบับก่อน' }).click()
  await expect(page).toHaveURL(/\/privacy-policy-announcement$/)
  const links = page.getByRole('navigation', { name: 'อ่านต่อ' })
  for (const path of ['/privacy-policy', '/privacy-policy-new'])
    await expect(links.locator(`a[href="${path}"]`)).toHaveCount(1)
})

test('a long text has a list of its parts, each of which comes to the top', async ({ page }) => {
  await page.goto('/privacy-policy-new')
  await pageReady(page)
  const contents = page.getByRole('navigation', { name: 'ในหน้านี้' })
  const links = contents.getByRole('link')
  expect(await links.count()).toBeGreaterThan(8)
  await contents.getByRole('link', { name: 'สิทธิของคุณ' }).click()
  const heading = page.getByRole('heading', { name: 'สิทธิของคุณ' })
  await expect(heading).toBeInViewport()
  await expect.poll(async () => (await heading.boundingBox())?.y ?? 999).toBeLessThan(200)
  await page.goBack()
  await expect(page).toHaveURL(/\/privacy-policy-new$/)
})

test('on paper there is the text alone', async ({ page }) => {
  await page.goto('/terms-and-conditions')
  await pageReady(page)
  await page.emulateMedia({ media: 'print' })
  for (const part of ['.tab-bar', '.footer', '.inner-bar', '.page-contents', '.text-page-links'])
    await expect(page.locator(part)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.text-page-body')).toBeVisible()
})

test('who joins is led to the policy in force', async ({ page }) => {
  await page.goto('/register')
  await pageReady(page)
  await expect(page.locator('main a[href="/privacy-policy-new"]')).toHaveCount(1)
  await expect(page.locator('a[href="/privacy-policy"]')).toHaveCount(0)
})
