import type { Page } from '@playwright/test'
import { goOffline, offlineFaults } from '../support/networkFaults.js'
import { pageReady } from '../support/pageReady.js'
import { expect, test } from '../support/test.js'
import { expectWholeAccessible } from '../support/wholePage.js'
import { tick } from '../support/tick.js'

test.use({ serviceWorkers: 'allow' })

const cached = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(async () =>
    (await (await caches.open('careplus-saved')).keys()).map(({ url }) => new URL(url).pathname),
  )

test('an article is kept on the device, stands among the kept ones, and is taken off again', async ({ page }) => {
  await page.goto('/article/6')
  await pageReady(page)
  await page.locator('.inner-bar').getByRole('button', { name: 'เก็บไว้อ่าน' }).click()
  await expect(page.getByText('เก็บไว้แล้ว อ่านได้แม้ไม่มีเน็ต')).toBeVisible()
  const files = await cached(page)
  expect(files).toContain('/article/6')
  expect(files).toContain('/article/6/_payload.json')
  expect(files).toContain('/pictures/article-potty-banner.svg')
  expect(files.some((path) => path.endsWith('.css'))).toBe(true)

  await page.goto('/article')
  await pageReady(page)
  const tagged = page.locator('.article-row').filter({ hasText: 'อ่านได้แม้ไม่มีเน็ต' })
  await expect(tagged).toHaveCount(1)
  await expect(tagged).toContainText('ท้องผูก')

  await page.getByRole('button', { name: 'ที่เก็บไว้' }).click()
  await expect(page).toHaveURL(/\/article\?saved=1$/)
  await expect(page.getByText('เก็บไว้อ่าน 1\u00A0เรื่อง')).toBeVisible()
  await expectWholeAccessible(page)
  await page.getByRole('button', { name: /^เอาออก ท้องผูก/ }).click()
  await expect(page.getByRole('heading', { name: 'ยังไม่ได้เก็บเรื่องไหนไว้' })).toBeVisible()
  expect(await cached(page)).toStrictEqual([])
  await page.getByRole('button', { name: 'ดูบทความทั้งหมด' }).click()
  await expect(page.locator('.article-row').first()).toBeVisible()
})

test('a kept article is read without a connection', async ({ page, faults }) => {
  faults.foresee(offlineFaults)
  await page.goto('/article/6')
  await pageReady(page)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.locator('.inner-bar').getByRole('button', { name: 'เก็บไว้อ่าน' }).click()
  await expect(page.getByText('เก็บไว้แล้ว อ่านได้แม้ไม่มีเน็ต')).toBeVisible()
  await page.goto('/')
  await page.evaluate(() => Promise.all(['careplus-html', 'careplus-pictures'].map((name) => caches.delete(name))))
  await goOffline(page)
  await page.goto('/article/6')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ท้องผูกในเด็ก')
  await expect(page.locator('.article-hero__picture')).toHaveJSProperty('complete', true)
  await tick(page.getByRole('checkbox', { name: 'ก้อนแข็งหรือเป็นเม็ด' }))
  await expect(page.getByText('ติ๊ก 1 จาก 6')).toBeVisible()
})
