import type { APIRequestContext } from '@playwright/test'
import { pageReady } from '../support/pageReady.js'
import { expect, test } from '../support/test.js'
import { expectWholeAccessible } from '../support/wholePage.js'

const structured = async (request: APIRequestContext, path: string): Promise<Record<string, unknown> | null> => {
  const html = await (await request.get(path)).text()
  return JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? 'null') as Record<
    string,
    unknown
  > | null
}

test('a product says what it is, what is in it, and where to buy it', async ({ page, context, request }) => {
  const html = await (await request.get('/product/21')).text()
  for (const part of ['<h1', 'พลังงาน', 'Big C', 'มีถั่วเปลือกแข็ง']) expect(html, 'without a script').toContain(part)

  await page.goto('/product/21')
  await pageReady(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('เครื่องดื่ม')
  await expect(page.getByText('สำหรับผู้ใหญ่', { exact: true })).toBeVisible()
  await expect(page.getByText('ร่วมสะสมคะแนน', { exact: true })).toBeVisible()
  await expect(page.getByRole('row', { name: /พลังงาน/ })).toContainText(/30.กิโลแคลอรี/)
  await expect(page.getByText(/มีถั่วเปลือกแข็ง/)).toBeVisible()
  await expect(page.getByText(/ไม่ใช่อาหารทดแทนนมสำหรับทารก/)).toBeVisible()
  await expect(page.getByText('10-1-00000-1-0021', { exact: false })).toContainText('เลขที่อนุญาตโฆษณา ฆอ. 0021/2569')
  await expectWholeAccessible(page)

  const referrers: Array<string | undefined> = []
  await context.route('https://shop.careplus.example/**', (route) => {
    referrers.push(route.request().headers()['referer'])
    return route.fulfill({ contentType: 'text/html', body: '<title>shop</title>' })
  })
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'ไปซื้อที่ร้าน' }).click()
  const shop = await opened
  await expect(shop).toHaveURL('https://shop.careplus.example/products/21')
  expect(await shop.evaluate(() => opener)).toBeNull()
  for (const referrer of referrers) expect(referrer ?? '').not.toContain('/product/')
  await shop.close()

  for (const [name, to] of [
    ['สินค้าอื่นของ Alpro', /\/product\/brand\/10$/],
    ['เครื่องดื่มจากพืช', /\/product\/category\/3$/],
  ] as const) {
    await page.getByRole('link', { name }).click()
    await expect(page).toHaveURL(to)
    await page.goBack()
  }
  await expect(page.getByRole('link', { name: 'ไม่เติมน้ำตาล' })).toHaveAttribute('href', '/product/plant/no-added-sugar')
})

for (const [id, line] of [
  ['1', 'ทารก 0–12 เดือน'],
  ['3', 'เด็กเล็ก 1–3 ปี'],
] as const)
  test(`a product for ${line} is information only`, async ({ page, request, faults }) => {
    faults.foresee(/status of 404.*_payload\.json/)
    await page.goto(`/product/${id}`)
    await pageReady(page)
    await expect(page.getByText('ข้อมูลเท่านั้น', { exact: true })).toBeVisible()
    await expect(page.locator('main h2').first()).toHaveText('นมแม่ดีที่สุดสำหรับลูก')
    await expect(page.getByRole('heading', { name: 'ชงให้ปลอดภัย' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'แชร์' })).toHaveCount(0)
    const main = page.getByRole('main')
    await expect(main.getByRole('link')).toHaveCount(0)
    await expect(main).toContainText('พยาบาลที่คลินิกนมแม่ หรือ รพ.สต. ใกล้บ้าน')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
    expect((await request.get(`/product/${id}`, { headers: { accept: 'text/html' } })).headers()['x-robots-tag']).toBe(
      'noindex',
    )
    await expect(main.locator('.ui-layers')).toHaveCount(0)
    await expect(main).not.toContainText(/สะสมคะแนน|บาท|หาซื้อ|Big C/)
    expect(await structured(request, `/product/${id}`)).toBeNull()
    await expectWholeAccessible(page)
  })

test('a product has one address, and search engines are told what it is, not what it costs', async ({
  page,
  request,
}) => {
  await page.goto('/product/detail/21')
  await pageReady(page)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/product\/21$/)
  for (const path of ['/product/21', '/product/detail/21']) {
    const product = await structured(request, path)
    expect(product).toMatchObject({ '@type': 'Product', brand: { '@type': 'Brand', name: 'Alpro' } })
    expect(product).not.toHaveProperty('offers')
  }
})

test('a product that there is not says so', async ({ page, faults }) => {
  faults.foresee(/status of 404/)
  await page.goto('/product/999')
  await expect(page.getByText('Page not found: /product/999')).toBeVisible()
  await expectWholeAccessible(page)
})
