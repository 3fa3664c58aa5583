import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { root } from '../../../scripts/setup-run.mjs'
import { ownServer, type OwnServer } from '../support/ownServer.js'
import { pageReady } from '../support/pageReady.js'
import { staff } from '../support/staffCommand.js'
import { expect, test } from '../support/test.js'
import { helperCookie } from '../support/trackers.js'

let own: OwnServer
let content: string
test.beforeAll(async () => {
  content = mkdtempSync(path.join(tmpdir(), 'careplus-content-'))
  cpSync(path.join(root, 'content'), content, { recursive: true })
  own = await ownServer({ CAREPLUS_MODE: 'demo', CONTENT_DIR: content })
})
test.afterAll(async () => {
  await own.first.stop()
  await own.remove()
  rmSync(content, { recursive: true })
})

const change = (file: string, from: RegExp, to: string): void => {
  const whole = path.join(content, file)
  const before = readFileSync(whole, 'utf8')
  expect(before).toMatch(from)
  writeFileSync(whole, before.replace(from, to))
}

const importNow = (): Promise<string> => staff(own.first, 'content', 'import')

/** The server notices a change within two seconds; a page checks at a return once in five seconds. */
const comeBack = (page: Page, seen: (soon: { readonly timeout: number }) => Promise<void>): Promise<void> =>
  expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await seen({ timeout: 1000 })
  }).toPass({ timeout: 30_000 })

test('what is corrected or withdrawn is so on a page that is open, by links, and for who comes anew', async ({
  page,
  context,
  faults,
}) => {
  faults.foresee(/status of 404/)
  const { url } = own.first
  await context.addCookies([{ ...helperCookie, domain: new URL(url).hostname }])
  const heading = page.getByRole('heading', { level: 1 })
  const other = await context.newPage()
  await other.goto(`${url}/article`)
  await pageReady(other)
  await page.goto(`${url}/article/1`)
  await pageReady(page)
  const title = await heading.innerText()

  change('articles/1-try-vegetables.md', /\ntitle: .*\n/, '\ntitle: ผักที่แก้แล้ว\n')
  change('products.json', /("id": "12",[\s\S]*?"allergens": )[^\n]*\n/, '$1"มีนมวัวและถั่วลิสง",\n')
  await importNow()
  await comeBack(page, (soon) => expect(heading).toHaveText('ผักที่แก้แล้ว', soon))
  await expect(heading).not.toHaveText(title)

  const ofArticle = other.locator('main a[href="/article/1"]').first()
  await expect(ofArticle).toContainText(title)
  await ofArticle.click()
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('ผักที่แก้แล้ว')
  await other.goBack()
  await expect(ofArticle).toContainText('ผักที่แก้แล้ว')

  // A new visitor gets the text in the page itself.
  for (const address of ['/product/12', '/product/detail/12']) {
    const html = await (await page.request.get(url + address, { headers: { accept: 'text/html' } })).text()
    expect(html).toContain('มีนมวัวและถั่วลิสง')
    const opened = await page.goto(url + address)
    expect(opened?.status()).toBe(200)
    await expect(page.getByText('มีนมวัวและถั่วลิสง')).toBeVisible()
    await pageReady(page)
  }

  await page.goto(`${url}/article/34`)
  await pageReady(page)
  const withdrawn = await heading.innerText()
  await other.goto(`${url}/article`)
  await pageReady(other)
  rmSync(path.join(content, 'articles/34-hot-days.md'))
  await importNow()
  await comeBack(page, (soon) => expect(heading).toHaveText('ไม่พบหน้านี้', soon))
  await expect(page.getByText('Page not found: /article/34')).toBeVisible()
  const anew = await page.goto(`${url}/article/34`)
  expect(anew?.status()).toBe(404)
  await expect(heading).toHaveText('ไม่พบหน้านี้')
  expect(await page.content()).not.toContain(withdrawn)
  for (const address of ['/article/34/_payload.json', '/th/articles/34/'])
    expect(
      (await page.request.get(url + address, { headers: { 'x-api-key': 'careplus-web' } })).status(),
      address,
    ).toBe(404)
  await comeBack(other, (soon) => expect(other.getByText(withdrawn)).toHaveCount(0, soon))
})
