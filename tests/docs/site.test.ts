import { createServer, type Server } from 'node:http'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, extname, join, normalize } from 'node:path'
import { chromium as playwright, type Browser, type Page } from '@playwright/test'
import axe from 'axe-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { drawSite } from '../../docs/source/site.mjs'
import { chromium } from '../../scripts/chromium.mjs'

const out = mkdtempSync(join(tmpdir(), 'careplus-docs-'))
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}
let server: Server
let browser: Browser
let origin = ''

beforeAll(async () => {
  await drawSite(out)
  server = createServer((request, response) => {
    const file = join(out, normalize(new URL(request.url ?? '/', 'http://site').pathname))
    const there = existsSync(file) && extname(file) !== ''
    response.writeHead(there ? 200 : 404, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
    response.end(there ? readFileSync(file) : '')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  browser = await playwright.launch({ executablePath: (await chromium()) ?? '' })
}, 600_000)

afterAll(async () => {
  await browser?.close()
  server?.close()
  rmSync(out, { recursive: true, force: true })
})

const opened = async (path: string, width = 1280, from = origin): Promise<{ page: Page; faults: string[] }> => {
  const page = await browser.newPage({ viewport: { width, height: 800 } })
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('requestfailed', (request) => faults.push(`failed: ${request.url()}`))
  page.on('response', (response) => response.status() >= 400 && faults.push(`${response.status()}: ${response.url()}`))
  page.on(
    'request',
    (request) =>
      !/^(?:data|blob):/.test(request.url()) &&
      !request.url().startsWith(from) &&
      faults.push(`elsewhere: ${request.url()}`),
  )
  await page.goto(`${from}/${path}`, { waitUntil: 'networkidle' })
  return { page, faults }
}

const live = ['live/index.html', 'live/growth.html', 'live/citizen-id.html', 'live/code.html', 'live/stool.html']
const shown = ['index.html', 'documents/Validators.html', 'documents/Guide_to_the_core.html', ...live]

describe('the site', () => {
  test.each(shown)('%s asks for nothing from elsewhere, has no error, and fits 360 px', async (path) => {
    const { page, faults } = await opened(path, 360)
    expect(faults).toStrictEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await page.close()
  })

  test.each(['index.html', 'live/growth.html'])('%s works where it is opened as a file', async (path) => {
    const { page, faults } = await opened(path, 1280, `file://${out}`)
    expect(faults).toStrictEqual([])
    await page.close()
  })

  test('no link within it is dead', () => {
    const pages = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
    const ids = new Map(
      pages.map((file) => [file, new Set([...read(file).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))]),
    )
    const dead = pages.flatMap((file) =>
      [...read(file).matchAll(/<a [^>]*href="(?!https?:|data:|mailto:)([^"]*)"/g)].flatMap(([, href = '']) => {
        const [path = '', hash = ''] = href.split('#')
        const target = path === '' ? file : normalize(join(dirname(file), path))
        const known = ids.get(target)
        const isThere = known !== undefined && (hash === '' || known.has(decodeURIComponent(hash)))
        return isThere || (known === undefined && path !== '' && existsSync(join(out, target)))
          ? []
          : [`${file}: ${href}`]
      }),
    )
    expect(pages.length).toBeGreaterThan(1200)
    expect(dead).toStrictEqual([])
  })

  test('the search finds parseCitizenId', async () => {
    const { page } = await opened('index.html')
    await page.click('#tsd-search-trigger')
    await page.fill('#tsd-search-input', 'parseCitizenId')
    const first = page.locator('#tsd-search-results a').first()
    await first.waitFor()
    expect(await first.getAttribute('href')).toMatch(/citizenId/i)
    await page.close()
  })

  test('a function’s page has its example, with the import that a copy needs', async () => {
    const { page } = await opened('functions/_careplus_core_identity.parseCitizenId.html')
    const text = await page.locator('main, .col-content').first().innerText()
    expect(text).toContain("import { parseCitizenId } from '@careplus/core/identity'")
    expect(text).toContain("'1101700230708'")
    await page.close()
  })
})

const read = (file: string): string => readFileSync(join(out, file), 'utf8')

describe('the live examples', () => {
  test.each(live)('%s is clean for axe, light and dark', async (path) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page } = await opened(path, 360)
      await page.emulateMedia({ colorScheme })
      const found = await page.evaluate(async (source) => {
        const run = new Function(`${source}; return axe`) as () => typeof axe
        return (await run().run()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
      }, axe.source)
      expect(found).toStrictEqual([])
      await page.close()
    }
  })

  test('a citizen ID is read, and a mistyped one refused', async () => {
    const { page } = await opened('live/citizen-id.html')
    expect(await page.textContent('#value')).toContain('"right": "1101700230708"')
    await page.fill('#typed', '1101700230709')
    expect(await page.textContent('#value')).toContain('CitizenIdWrongChecksum')
    await page.close()
  })

  test('the growth check draws the picture, and names a slip', async () => {
    const { page } = await opened('live/growth.html')
    expect(await page.textContent('#words')).toBe('สูงดี สมส่วน')
    expect(await page.locator('#picture svg').count()).toBe(1)
    await page.fill('#weight', '12400')
    expect((await page.textContent('#weight-problem'))?.length).toBeGreaterThan(0)
    expect(await page.locator('#picture svg').count()).toBe(0)
    await page.close()
  })

  test('the code boxes take keys, arrows and a paste', async () => {
    const { page } = await opened('live/code.html')
    await page.focus('#box-0')
    await page.keyboard.type('123')
    expect(await page.inputValue('#box-2')).toBe('3')
    await page.keyboard.press('Backspace')
    await page.keyboard.type('๓456')
    expect(await page.textContent('#value')).toContain('"completeCode": "123456"')
    await page.keyboard.press('Home')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('box-0')
    await page.keyboard.type('x')
    expect(await page.textContent('#value')).toContain('"refused": true')
    await page.close()
  })

  test('the stool rules send a clay stool to a doctor today', async () => {
    const { page } = await opened('live/stool.html')
    await page.selectOption('#colour', 'clay')
    expect(await page.textContent('#words')).toBe('พบแพทย์วันนี้')
    await page.selectOption('#colour', 'mustard')
    expect(await page.textContent('#value')).toContain('"level": "normal"')
    await page.close()
  })
})
