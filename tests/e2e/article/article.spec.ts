import type { APIRequestContext } from '@playwright/test'
import { read } from '../support/api.js'
import { countCalls } from '../support/networkFaults.js'
import { enter, joinMember } from '../support/members.js'
import { pageReady } from '../support/pageReady.js'
import { expect, test } from '../support/test.js'
import { expectWholeAccessible } from '../support/wholePage.js'
import { tick } from '../support/tick.js'

const reading = /^\/th\/articles\/[^/]+\/read\/$/

interface Mission {
  readonly tasks: ReadonlyArray<{ readonly title: string; readonly done: number }>
}
const readSoFar = async (request: APIRequestContext, token: string): Promise<number | undefined> => {
  const [now] = await read<ReadonlyArray<Mission>>(request, '/th/missions/', token)
  return now?.tasks.find(({ title }) => title.includes('อ่าน'))?.done
}

test('an article can be read, shared and found without a script', async ({ request }) => {
  const html = await (await request.get('/article/6', { headers: { accept: 'text/html' } })).text()
  expect(html).toContain('ยิ่งกลั้นก้อนยิ่งแข็ง')
  expect(html).toMatch(/<title>ท้องผูกในเด็กเล็ก[^<]* · CarePlus<\/title>/)
  expect(html).toMatch(/<meta property="og:title" content="ท้องผูกในเด็กเล็ก/)
  const structuredData = /<script type="application\/ld\+json">(.+?)<\/script>/.exec(html)?.[1] ?? '{}'
  expect(JSON.parse(structuredData)).toMatchObject({
    '@type': 'Article',
    datePublished: '2026-09-10',
    dateModified: '2026-09-10',
  })
})

test(
  'an article says that nobody has checked it and where it comes from, counts signs, and leads on',
  { tag: '@front' },
  async ({ page, context }) => {
    const reads = countCalls(context, 'POST', reading)
    await page.goto('/article/6')
    await pageReady(page)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('ท้องผูกในเด็ก')
    await expect(page.getByText('ยังไม่ผ่านการตรวจทานโดยแพทย์')).toBeVisible()
    await expect(page.getByText('ร่างจากแหล่งข้อมูลด้านล่าง')).toBeVisible()
    await expect(page.getByText('เผยแพร่ 10\u00A0ก.ย.\u00A069')).toBeVisible()
    await expect(page.getByText('ในภารกิจ')).toHaveCount(0)
    await expect(page.getByRole('link', { name: /CG99 Constipation/ })).toHaveAttribute('rel', /noopener/)
    await expectWholeAccessible(page)

    const signs = page.getByRole('region', { name: 'ในสองสัปดาห์นี้' })
    await tick(signs.getByRole('checkbox', { name: 'ก้อนแข็งหรือเป็นเม็ด' }))
    await expect(signs.getByText('ติ๊ก 1 จาก 6')).toBeVisible()
    await expect(signs.getByText('น่าจะท้องผูก')).toHaveCount(0)
    await tick(signs.getByRole('checkbox', { name: 'เบ่งแล้วร้อง หรือเจ็บ' }))
    await expect(signs.getByText('ติ๊ก 2 จาก 6')).toBeVisible()
    await expect(signs.getByText('น่าจะท้องผูก')).toBeVisible()
    await expect(page.getByRole('link', { name: 'โทร 1669' }).first()).toHaveAttribute('href', 'tel:1669')
    await expectWholeAccessible(page)

    await page.getByRole('region', { name: 'อ่านต่อ' }).getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('ลูกไม่ยอมกินผัก')
    expect(reads()).toBe(0)
  },
)

test('nothing of points or products stands in an article for children under three', async ({ page }) => {
  await page.goto('/article/7')
  await pageReady(page)
  const main = page.locator('main')
  await expect(main).not.toContainText(/คะแนน|รางวัล|ภารกิจ|สินค้า/)
  await expect(main.locator('a[href^="/product"], a[href^="/rewards"], a[href^="/monthly-mission"]')).toHaveCount(0)
})

test('reading to the end counts for the month, once, and not of an article for the youngest', async ({
  page,
  context,
  request,
  app,
}) => {
  const token = await enter(context, app.url, await joinMember(request))
  const reads = countCalls(context, 'POST', reading)
  await page.goto('/article/9')
  await pageReady(page)
  expect(reads()).toBe(0)
  const readToEnd = async () => {
    await page.locator('.article-sources').scrollIntoViewIfNeeded()
    await expect(page.locator('.article-sources')).toBeInViewport()
  }
  await readToEnd()
  await expect.poll(reads).toBe(1)
  await expect.poll(() => readSoFar(request, token)).toBe(1)
  await page.evaluate(() => scrollTo(0, 0))
  await readToEnd()
  expect(reads()).toBe(1)

  await page.goto('/article/7')
  await pageReady(page)
  await readToEnd()
  await expect.poll(reads).toBe(2)
  expect(await readSoFar(request, token)).toBe(1)
})

test('an article that is not there says so', async ({ page, faults }) => {
  faults.foresee(/status of 404/)
  await page.goto('/article/9999')
  await expect(page.getByText('Page not found: /article/9999')).toBeVisible()
})
