import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { assessGrowth, followChild, followWords, measurement } from '@careplus/core/growth'
import { loadReferences } from '@careplus/core/growth-references'
import { ageOn, thaiAge, thaiDate, type IsoDate } from '@careplus/core/calendar'
import { chromium as launcher, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import axe from 'axe-core'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chromium } from '../../scripts/chromium.mjs'
import type { CareplusGrowthElement } from '../../widget/careplus-growth'
import { integrity, serveWidget, sizes, versionedName } from '../../widget/serve.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A hostile page's rules, or an overreaching theme's. */
const hostileCss = `
* { all: unset !important; font-size: 40px !important; letter-spacing: 1em !important; color: red !important; direction: rtl !important; }
:root { font-size: 8px !important; }
div, form, section, label, input, button, svg, p { display: none !important; }
careplus-growth { display: none !important; text-transform: uppercase; visibility: visible; }
`
const shell = (head: string, body: string) =>
  `<!doctype html><html lang="th"><head><meta charset="utf-8"><title>x</title><link rel="icon" href="data:,">${head}<script src="careplus-growth.js" defer></script></head><body><main><h1>x</h1>${body}</main></body></html>`
const whole =
  'sex="female" birth-date="2024-07-12" date="2026-11-20" weight="12.4" height="88.5" measure="h" share-result'

const pages = {
  'plain.html': shell('', '<careplus-growth share-result></careplus-growth>'),
  'private.html': shell('', `<careplus-growth ${whole.replace(' share-result', '')}></careplus-growth>`),
  'fallback.html': shell(
    '',
    `<careplus-growth ${whole}><a href="/elsewhere">elsewhere</a><noscript>no script</noscript></careplus-growth>`,
  ),
  'vertical.css':
    'body { writing-mode: vertical-rl; margin: 0 } .row { display: flex; writing-mode: horizontal-tb; width: 340px }',
  'vertical.html': shell('<link rel="stylesheet" href="vertical.css">', `<careplus-growth ${whole}></careplus-growth>`),
  'row.html': shell(
    '<link rel="stylesheet" href="vertical.css">',
    `<div class="row"><careplus-growth ${whole}></careplus-growth></div>`,
  ),
  'hostile.css': hostileCss,
  'hostile.html': shell('<link rel="stylesheet" href="hostile.css">', `<careplus-growth ${whole}></careplus-growth>`),
  'whole.html': shell('', `<careplus-growth ${whole}></careplus-growth>`),
  'only.html': shell('', `<careplus-growth result-only ${whole}></careplus-growth>`),
  'dark.css': ':root { color-scheme: dark; background: #111; color: #eee }',
  'dark.html': shell('<link rel="stylesheet" href="dark.css">', `<careplus-growth ${whole}></careplus-growth>`),
  'rtl.html': shell('', `<careplus-growth ${whole}></careplus-growth>`).replace('<html', '<html dir="rtl"'),
  'bare.html': shell('', ''),
  'hash.html': '',
}

let browser: Browser
let served: Awaited<ReturnType<typeof serveWidget>>
let complaints: string[] = []
let asked: string[] = []

beforeAll(async () => {
  process.env['SOURCE_DATE_EPOCH'] = String(Date.UTC(2026, 10, 19, 18) / 1000)
  await build({ configFile: `${root}widget/vite.config.ts`, configLoader: 'runner', logLevel: 'silent' })
  served = await serveWidget({ pages })
  browser = await launcher.launch({ executablePath: await chromium(), args: ['--no-sandbox'] })
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await served?.close()
})

const open = async (path: string, options: BrowserContextOptions = {}): Promise<Page> => {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 }, timezoneId: 'Asia/Bangkok', ...options })
  complaints = []
  asked = []
  page.on('console', (message) => complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.clock.setFixedTime(new Date('2026-11-20T05:00:00Z'))
  await page.goto(`${served.url}/${path}`)
  return page
}

const axeFaults = async (page: Page): Promise<ReadonlyArray<string>> => {
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const run = (window as unknown as { readonly axe: Pick<typeof axe, 'run'> }).axe.run
    const { violations } = await run(document, { resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
  })
}

const tabTo = async (page: Page, id: string): Promise<void> => {
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab')
    const at = await page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.id)
    if (at === id) return
  }
  throw new Error(`${id} is not to be reached by Tab`)
}

const recordEvents = (page: Page) =>
  page.evaluate(() => {
    const events: { type: string; detail: unknown }[] = []
    Object.assign(window, { events })
    for (const type of ['careplus-growth-result', 'careplus-growth-refused'])
      document.addEventListener(type, (event) => events.push({ type, detail: (event as CustomEvent).detail }))
  })
const lastEvent = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { events: { type: string; detail: Record<string, unknown> }[] }).events.at(-1),
  )

test('one file of at most 45 kB, references and pictures within it, all in ASCII', () => {
  expect(sizes().brotli).toBeLessThanOrEqual(45_000)
  // eslint-disable-next-line no-control-regex
  expect(readFileSync(`${root}widget/dist/careplus-growth.js`, 'utf8')).toMatch(/^[\x00-\x7F]*$/)
})

test('tells its version', async () => {
  const page = await open('plain.html')
  const { version } = JSON.parse(readFileSync(`${root}widget/package.json`, 'utf8')) as { version: string }
  expect(await page.evaluate(() => (globalThis as { careplusGrowth?: unknown }).careplusGrowth)).toStrictEqual({
    version,
  })
  await page.close()
})

test('its first line names version, Bangkok day and licences, whose texts are in a file beside it', () => {
  const built = readFileSync(`${root}widget/dist/careplus-growth.js`, 'utf8')
  const { version } = JSON.parse(readFileSync(`${root}widget/package.json`, 'utf8')) as { version: string }
  const [banner = ''] = built.split('\n')
  expect(banner).toContain(`/*! @careplus/widget ${version}, 2026-11-20, MIT. `)
  const licences = readFileSync(`${root}widget/dist/careplus-growth.LICENSES.txt`, 'utf8')
  for (const name of ['dayjs', 'fp-ts']) {
    const text = readFileSync(`${root}node_modules/${name}/LICENSE`, 'utf8')
    expect(licences).toContain(text.trim())
    expect(banner).toContain(/^Copyright.*/m.exec(text)![0])
  }
  expect(licences).toContain('CarePlus contributors')
})

test('the file with the version in its name is the same, and runs with its hash; with another it does not', async () => {
  const plain = readFileSync(`${root}widget/dist/careplus-growth.js`)
  expect(readFileSync(`${root}widget/dist/${versionedName}`).equals(plain)).toBe(true)
  const hash = integrity()
  const withHash = async (value: string) => {
    pages['hash.html'] = pages['fallback.html'].replace(
      'src="careplus-growth.js"',
      `src="${versionedName}" integrity="${value}" crossorigin="anonymous"`,
    )
    const page = await open('hash.html')
    const fallback = await page.getByRole('link', { name: 'elsewhere' }).isVisible()
    const charts = await page.locator('.chart .point').count()
    await page.close()
    return { fallback, charts, complaints }
  }
  expect(await withHash(hash)).toStrictEqual({ fallback: false, charts: 1, complaints: [] })
  const other = await withHash(`sha384-${'A'.repeat(64)}`)
  expect(other).toMatchObject({ fallback: true, charts: 0 })
  expect(other.complaints.join()).toMatch(/integrity/)
})

test('a policy that allows its hash alone lets it run', async () => {
  const policy = `default-src 'none'; script-src '${integrity()}'; require-trusted-types-for 'script'; trusted-types 'none'`
  const tag = `src="${versionedName}" integrity="${integrity()}" crossorigin="anonymous"`
  const strict = await serveWidget({
    pages: {
      'hash.html': pages['only.html'].replace('src="careplus-growth.js"', tag).replace('href="data:,"', ''),
      'other.html': pages['only.html'].replace('href="data:,"', ''),
    },
    policy,
  })
  const page = await browser.newPage()
  await page.goto(`${strict.url}/hash.html`)
  await page.getByRole('heading', { name: 'สูงดี สมส่วน' }).waitFor()
  await page.goto(`${strict.url}/other.html`)
  expect(await page.locator('.heading').count()).toBe(0)
  await page.close()
  await strict.close()
})

test('a port in use rejects, for the command to say so', async () => {
  const port = Number(new URL(served.url).port)
  await expect(serveWidget({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
})

test('a server that imports it makes nothing, and does not fall', () => {
  const output = execFileSync(process.execPath, [
    '--input-type=module',
    '-e',
    `await import(${JSON.stringify(new URL('../../widget/dist/careplus-growth.js', import.meta.url).href)}); console.log('read')`,
  ])
  expect(String(output)).toBe('read\n')
})

describe('on a page with a strict policy and trusted types', () => {
  test('draws form, result and chart, and neither console nor policy complains', async () => {
    const page = await open('')
    await page.getByRole('heading', { name: 'สูงดี สมส่วน' }).waitFor()
    expect(await page.locator('#told .chart .point').count()).toBe(1)
    expect(await page.locator('#asking').getByRole('button', { name: 'ดูผล' }).isVisible()).toBe(true)
    expect(complaints).toStrictEqual([])
    // Proves that the policy is active: an inline style is refused.
    await page.evaluate(() => document.body.setAttribute('style', 'color: red'))
    expect(complaints.join()).toMatch(/Content Security Policy/)
    await page.close()
  })

  test('a form filled in by the keyboard gives the words, the event and the spoken line; nothing is sent or kept', async () => {
    const page = await open('plain.html')
    await recordEvents(page)
    await tabTo(page, 'sex-female')
    await page.keyboard.press('Space')
    await tabTo(page, 'birthDate')
    await page.keyboard.type('12 ก.ค. 67')
    await tabTo(page, 'weight')
    await page.keyboard.type('12400')
    await tabTo(page, 'height')
    expect(await page.getByRole('textbox', { name: 'น้ำหนัก' }).getAttribute('aria-invalid')).toBe('true')
    expect(await page.getByRole('status').textContent()).toMatch(/ดูเป็นกรัม/)
    await page.keyboard.type('88.5')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    expect(await page.getByRole('textbox', { name: 'น้ำหนัก' }).inputValue()).toBe('12.4')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'สูงดี สมส่วน' }).waitFor()
    expect(await page.getByRole('status').textContent()).toMatch(/^ผลการเติบโต สูงดี สมส่วน /)
    expect(await lastEvent(page)).toMatchObject({
      type: 'careplus-growth-result',
      detail: {
        sex: 'female',
        birthDate: '2024-07-12',
        date: '2026-11-20',
        measure: 'h',
        ageInDays: 861,
        classNumber: 8,
        picture: 'Girl_slim_standard',
        heading: 'สูงดี สมส่วน',
        indicators: { lengthHeightForAge: { zScore: -0.24, word: 'สูงตามเกณฑ์', reference: 'WHO 2006' } },
      },
    })
    await page.getByRole('radio', { name: 'น้ำหนัก', exact: true }).focus()
    await page.keyboard.press('Space')
    expect(await page.locator('figcaption').textContent()).toMatch(/น้ำหนักตามเกณฑ์อายุ 12\.4.*อยู่ช่วงน้ำหนักตามเกณฑ์/)
    expect(asked.toSorted()).toStrictEqual(['/careplus-growth.js', '/plain.html'])
    const stored = await page.evaluate(async () => [
      localStorage.length,
      sessionStorage.length,
      document.cookie,
      (await indexedDB.databases()).length,
    ])
    expect(stored).toStrictEqual([0, 0, '', 0])
    expect(complaints).toStrictEqual([])
    await page.close()
  })

  test('an empty form says what is missing at each field, and takes the keyboard to the first', async () => {
    const page = await open('plain.html')
    await recordEvents(page)
    await page.getByRole('button', { name: 'ดูผล' }).click()
    expect(await page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.id)).toBe('sex-female')
    const refused = await lastEvent(page)
    expect(refused?.type).toBe('careplus-growth-refused')
    const problems = refused!.detail['problems'] as ReadonlyArray<{ field: string; text: string }>
    expect(problems.map(({ field }) => field)).toStrictEqual(['sex', 'birthDate', 'weight'])
    for (const { field, text } of problems) expect(await page.locator(`#${field}-error`).textContent()).toContain(text)
    await page.close()
  })
})

test('in a page with hostile CSS, and in one that runs from right to left, it reads as it does in a plain one', async () => {
  const rendering = async (path: string) => {
    const page = await open(path)
    await page.getByRole('heading', { name: 'สูงดี สมส่วน' }).waitFor()
    const found = await page.evaluate(() => {
      const host = document.querySelector('careplus-growth')!
      const at = (selector: string) => {
        const element = host.shadowRoot!.querySelector(selector)!
        const { fontSize, color, letterSpacing, direction, textTransform, display } = getComputedStyle(element)
        return { selector, fontSize, color, letterSpacing, direction, textTransform, display }
      }
      return ['.title', '.field label', '.box input', '.button', '.heading', '.word', '.chart .tick', '.chart'].map(at)
    })
    const width = await page.locator('.button').evaluate((element) => element.getBoundingClientRect().width)
    await page.close()
    return { found, width }
  }
  const [hostile, rtl, plain] = [
    await rendering('hostile.html'),
    await rendering('rtl.html'),
    await rendering('whole.html'),
  ]
  expect(hostile.found).toStrictEqual(plain.found)
  expect(hostile.width).toBeGreaterThan(200)
  expect(rtl).toStrictEqual(plain)
})

test('a page from right to left is no wider for it', async () => {
  const page = await open('rtl.html')
  await page.getByRole('heading', { name: 'สูงดี สมส่วน' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  const { x, width } = (await page.locator('.chart').boundingBox())!
  expect(x).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(360)
  await page.close()
})

test('under forced colours the choice, the button, the bands and the point are still told apart', async () => {
  const rendering = async (forcedColors: 'active' | 'none') => {
    const page = await open('whole.html', { forcedColors })
    await page.getByRole('heading', { name: 'สูงดี สมส่วน' }).waitFor()
    await page.emulateMedia({ forcedColors, reducedMotion: 'reduce' })
    const seen = await page.evaluate(() => {
      const style = (selector: string) =>
        getComputedStyle(document.querySelector('careplus-growth')!.shadowRoot!.querySelector(selector)!)
      return {
        chosen: style('.half :checked + span').backgroundColor,
        other: style('.half :not(:checked) + span').backgroundColor,
        border: style('.button').borderTopWidth,
        bands: ['far', 'near', 'ok', 'up', 'high'].map((tone) => style(`.chart .band-${tone}`).fill),
        point: style('.point').fill,
        letters: style('.chart .tick').fill,
        ground: style('.chart-box').backgroundColor,
      }
    })
    const faults = await axeFaults(page)
    await page.close()
    return { ...seen, faults }
  }
  const [forced, plain] = [await rendering('active'), await rendering('none')]
  expect(forced.chosen).not.toBe(forced.other)
  expect(forced.chosen).not.toBe(plain.chosen)
  expect([forced.border, plain.border]).toStrictEqual(['1px', '0px'])
  // A band's colour carries meaning, so it stays.
  expect(forced.bands).toStrictEqual(plain.bands)
  expect(new Set([...forced.bands, forced.point]).size).toBe(6)
  expect([forced.letters, forced.ground]).toStrictEqual([plain.letters, 'rgb(255, 255, 255)'])
  expect(forced.faults).toStrictEqual([])
})

describe.each(['whole.html', 'dark.html'])('%s', (path) => {
  test('axe finds nothing, with a result and with problems, and nothing is wider than the page from 320 px on', async () => {
    const page = await open(path)
    await page.getByRole('heading', { name: 'สูงดี สมส่วน' }).waitFor()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await axeFaults(page)).toStrictEqual([])
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      const chart = await page.locator('.chart').boundingBox()
      expect(chart!.x + chart!.width).toBeLessThanOrEqual(width)
    }
    await page.getByRole('textbox', { name: 'น้ำหนัก' }).fill('12400')
    await page.getByRole('button', { name: 'ดูผล' }).click()
    await page.locator('.problem p').first().waitFor()
    expect(await axeFaults(page)).toStrictEqual([])
    await page.close()
  })
})

test('night and day come from the page, from the device or from `theme`', async () => {
  const grounds = async (path: string, options: BrowserContextOptions = {}) => {
    const page = await open(path, options)
    const ground = () => page.locator('.root').evaluate((element) => getComputedStyle(element).backgroundColor)
    const own = await ground()
    await page.locator('careplus-growth').evaluate((element) => element.setAttribute('theme', 'dark'))
    const dark = await ground()
    await page.close()
    return [own, dark]
  }
  const [day, night] = ['rgb(251, 250, 244)', 'rgb(22, 20, 15)']
  expect(await grounds('whole.html')).toStrictEqual([day, night])
  expect(await grounds('dark.html')).toStrictEqual([night, night])
  // A page that does not say that it has night colours stays light on a dark device.
  expect(await grounds('whole.html', { colorScheme: 'dark' })).toStrictEqual([day, night])
})

test('where no day of the measuring was given, it is the day of the reading, however long the page is open', async () => {
  const page = await open('plain.html')
  await recordEvents(page)
  const day = page.getByRole('textbox', { name: 'วันที่วัด' })
  const child = (birthDate: string) =>
    page.locator('careplus-growth').evaluate((element, born) => {
      const given = { sex: 'female', 'birth-date': born, weight: '3.4', height: '50' }
      for (const [name, value] of Object.entries(given)) element.setAttribute(name, value)
    }, birthDate)
  const read = async () => (await lastEvent(page))?.detail
  expect(await day.inputValue()).toBe('20/11/2569')
  await page.clock.setFixedTime(new Date('2026-11-23T05:00:00Z'))
  await child('2026-11-21')
  await page.getByRole('heading', { level: 3 }).first().waitFor()
  expect(await read()).toMatchObject({ birthDate: '2026-11-21', date: '2026-11-23', ageInDays: 2 })
  expect(await day.inputValue()).toBe('23/11/2569')
  await page.clock.setFixedTime(new Date('2026-11-24T05:00:00Z'))
  await page.getByRole('button', { name: 'ดูผล' }).click()
  expect(await read()).toMatchObject({ date: '2026-11-24' })
  await day.fill('22/11/2569')
  await page.clock.setFixedTime(new Date('2026-11-25T05:00:00Z'))
  await page.getByRole('button', { name: 'ดูผล' }).click()
  expect(await read()).toMatchObject({ date: '2026-11-22' })
  await day.fill('')
  await page.getByRole('button', { name: 'ดูผล' }).click()
  expect(await read()).toMatchObject({ problems: [{ field: 'date' }] })
  await page.close()
})

test('properties set before the script, two on a page, taken out and put back, one changed, one reset', async () => {
  const page = await open('bare.html')
  const outcome = await page.evaluate(async () => {
    const settled = () => new Promise((done) => setTimeout(done, 30))
    const first = document.createElement('careplus-growth') as CareplusGrowthElement
    // A page may set the element before the script: an own property hides the class's.
    Object.defineProperty(first, 'weight', { value: 12.4, configurable: true, writable: true, enumerable: true })
    Object.assign(first, {
      shareResult: true,
      sex: 'female',
      birthDate: '2024-07-12',
      date: '2026-11-20',
      height: '88.5',
      measure: 'h',
    })
    const second = document.createElement('careplus-growth') as CareplusGrowthElement
    Object.assign(second, { resultOnly: true, shareResult: true })
    Object.assign(second, { sex: 'male', birthDate: '12/7/2567', date: '20 พ.ย. 69', weight: '12.4', height: '885' })
    document.body.append(first, second)
    await settled()
    const results = [first.result?.picture, second.result, second.problems.map((one) => one.problem._tag)]
    const errorText = second.shadowRoot!.querySelector('.place [part=error]')?.textContent
    second.remove()
    await settled()
    document.body.append(second)
    second['height'] = '88.5'
    await settled()
    const afterRemoval = [second.result?.picture, second.shadowRoot!.querySelectorAll('.result').length]
    first.setAttribute('weight', '9')
    await settled()
    const changed = [first['weight'], first.result?.picture]
    first.reset()
    return {
      results,
      errorText,
      again: afterRemoval,
      changed,
      reset: [first['weight'], first['height'], first.result],
    }
  })
  expect(outcome).toStrictEqual({
    results: ['Girl_slim_standard', null, ['TenfoldSlip']],
    errorText: expect.stringMatching(/^ยังอ่านผลไม่ได้ส่วนสูง 885/),
    again: ['Boy_slim_standard', 1],
    changed: ['9', 'Girl_thin_standard'],
    reset: ['9', '', null],
  })
  expect(complaints).toStrictEqual([])
  await page.close()
})

test.each([
  ['sex="girl"', 'SexUnknown'],
  ['measure="sitting"', 'PositionUnknown'],
  ['birth-date="2024-02-30"', 'NotADate'],
  ['weight="heavy"', 'NotANumber'],
  ['date="2027-01-01"', 'DateInFuture'],
])('an attribute that cannot be is told: %s', async (attribute, tag) => {
  const page = await open('bare.html')
  await recordEvents(page)
  const name = attribute.split('=')[0]!
  const others = whole.replace(new RegExp(`(?<![\\w-])${name}="[^"]*"`), '')
  await page.evaluate(
    ([name_, value, rest]) => {
      const element = document.createElement('careplus-growth')
      for (const [, key, of] of rest!.matchAll(/([\w-]+)="([^"]*)"/g)) element.setAttribute(key!, of!)
      element.setAttribute(name_!, value!)
      element.setAttribute('share-result', '')
      document.body.append(element)
    },
    [name, /"(.*)"/.exec(attribute)![1]!, others],
  )
  await page.waitForTimeout(30)
  const refused = await lastEvent(page)
  expect(refused?.type).toBe('careplus-growth-refused')
  expect((refused!.detail['problems'] as CareplusGrowthElement['problems'])[0]?.problem._tag).toBe(tag)
  await page.close()
})

/** WHO's published tables: sex, day, median length or height, and the widget's result. */
const publishedMedians = readFileSync(`${root}core/reference/who/lhfa-0-5-day.csv`, 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [sex, day, , , median] = line.split(',')
    return { sex: sex as 'male' | 'female', day: Number(day), median: Number(median) }
  })
  .filter((_, i) => i % 61 === 0)

test('agrees with the core on every value, and with the medians that WHO publishes', async () => {
  const page = await open('bare.html')
  const birth = Date.UTC(2021, 0, 1)
  const dayOf = (days: number) => new Date(birth + days * 86_400_000).toISOString().slice(0, 10)
  const asked_ = publishedMedians.map(({ sex, day, median }, i) => ({
    sex,
    birthDate: dayOf(0),
    date: dayOf(day),
    weight: Math.round((3 + day / 130 + (i % 7) / 2) * 100) / 100,
    height: median,
    measure: day < 731 ? ('l' as const) : ('h' as const),
  }))
  expect(asked_.length).toBeGreaterThan(50)
  const found = await page.evaluate(async (all) => {
    const element = document.createElement('careplus-growth') as CareplusGrowthElement
    Object.assign(element, { resultOnly: true, shareResult: true })
    document.body.append(element)
    const results = []
    for (const one of all) {
      Object.assign(element, one)
      await Promise.resolve()
      results.push(element.result)
    }
    return results
  }, asked_)
  const assess = assessGrowth(loadReferences())
  asked_.forEach((one, i) => {
    const read = measurement('2026-11-20' as IsoDate)(one)
    if (read._tag === 'Left') throw new Error(JSON.stringify(read.left))
    const { indicators, classNumber, picture } = assess(read.right)
    const scores = Object.fromEntries(
      Object.entries(indicators).map(([name, of]) => [name, of._tag === 'scored' ? of.zScore : null]),
    )
    const widget = Object.fromEntries(
      Object.entries(found[i]!.indicators).map(([name, of]) => [name, of?.zScore ?? null]),
    )
    expect(widget).toStrictEqual(scores)
    expect([found[i]!.classNumber, found[i]!.picture]).toStrictEqual([classNumber, picture])
    expect(widget['lengthHeightForAge']).toBe(0)
  })
  await page.close()
})

test('its ages and next days are the core’s, whatever the day of the birth: the build leaves out what it does not need of dayjs', async () => {
  const page = await open('bare.html')
  const births = ['2024-02-29', '2024-12-31', '2025-01-31', '2025-08-30', '2025-11-01', '2026-03-31'] as const
  const dates = ['2026-11-01', '2026-11-19', '2026-11-20'] as const
  const children = births.flatMap((birthDate) => dates.map((date) => ({ birthDate, date })))
  const seen = await page.evaluate(async (all) => {
    const element = document.createElement('careplus-growth')
    Object.assign(element, { resultOnly: true, sex: 'male', height: '80', weight: '9' })
    document.body.append(element)
    const texts = []
    for (const one of all) {
      Object.assign(element, one)
      await Promise.resolve()
      const text = (name: string) => element.shadowRoot!.querySelector(name)?.textContent
      texts.push({ when: text('.when'), due: text('.next .strong') })
    }
    return texts
  }, children)
  const expected = children.map(({ birthDate, date }) => {
    const child = { sex: 'male', birthDate: birthDate as IsoDate, gestation: null } as const
    const record = { date: date as IsoDate, weight: 9, height: 80, measure: null, head_circumference: null }
    const followed = followChild(loadReferences())(child, [record], record.date)
    const age = thaiAge(ageOn(child.birthDate, record.date))
    return { when: `${thaiDate(record.date)} ตอนวัดอายุ ${age}`, due: followWords(followed, record.date).due }
  })
  expect(seen).toStrictEqual(expected)
  expect(new Set(seen.map(({ due }) => due)).size).toBeGreaterThan(3)
  await page.close()
})

describe('events', () => {
  /** Does something to the element of `whole.html`, and counts the events that it makes. */
  const eventsOf = async (act: (element: CareplusGrowthElement) => void | Promise<void>) => {
    const page = await open('whole.html')
    await page.getByRole('heading', { name: 'สูงดี สมส่วน' }).waitFor()
    await recordEvents(page)
    await page
      .locator('careplus-growth')
      .evaluate((element, text) => new Function('element', `return (${text})(element)`)(element), String(act))
    // A page whose microtasks never end does not come to this.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 100)))
    const found = await page.evaluate(() => (window as unknown as { events: { detail: unknown }[] }).events)
    await page.close()
    return found
  }

  test.each([
    ['a written attribute', (element: HTMLElement) => element.setAttribute('weight', String(12 + Math.random()))],
    [
      'an attribute written a moment later',
      (element: HTMLElement) =>
        void Promise.resolve().then(() => element.setAttribute('weight', String(12 + Math.random()))),
    ],
    ['check()', (element: CareplusGrowthElement) => void (element['check'] as () => void)()],
  ])(
    'a listener that answers each with %s does not freeze the page',
    async (_, listener) => {
      const found = await eventsOf(
        new Function(
          'element',
          `element.addEventListener('careplus-growth-result', () => (${String(listener)})(element)); element.setAttribute('weight', '12.5')`,
        ) as (element: HTMLElement) => void,
      )
      expect(found).toHaveLength(20)
    },
    15_000,
  )

  test('of a repair by the page are told', async () => {
    const found = await eventsOf((element) => {
      element.addEventListener('careplus-growth-refused', () => element.setAttribute('weight', '12.4'))
      element.setAttribute('weight', '12400')
    })
    expect(found).toMatchObject([{ detail: { problems: [{ field: 'weight' }] } }, { detail: { weight: 12.4 } }])
  })

  test.each<[string, (element: CareplusGrowthElement) => void | Promise<void>]>([
    ['moved', (element) => document.body.append(element)],
    [
      'taken out and put back',
      async (element) => {
        element.remove()
        await new Promise((done) => setTimeout(done, 20))
        document.body.append(element)
      },
    ],
    ['given what it has', (element) => void Object.assign(element, { weight: 12.4, date: '2026-11-20' })],
    ['shown with another chart', (element) => element.setAttribute('chart', 'bmi')],
    ['shown at another level', (element) => element.setAttribute('heading-level', '4')],
    ['shown without its form', (element) => element.setAttribute('result-only', '')],
  ])('none where it is only %s', async (_, act) => expect(await eventsOf(act)).toStrictEqual([]))
})

test('keeps the chart that the reader chose when it is moved, shown anew or read anew', async () => {
  const page = await open('whole.html')
  const chosen = page.getByRole('radio', { name: 'น้ำหนัก', exact: true })
  await chosen.check({ force: true })
  const after = async (act: (element: Element) => void) => {
    await page.locator('careplus-growth').evaluate(act)
    await page.waitForTimeout(30)
    return chosen.isChecked()
  }
  expect(await after((element) => document.body.append(element))).toBe(true)
  expect(await after((element) => element.setAttribute('heading-level', '4'))).toBe(true)
  expect(await after((element) => element.setAttribute('weight', '12.5'))).toBe(true)
  expect(await after((element) => element.setAttribute('chart', 'height'))).toBe(false)
  await page.close()
})

test('figures leave it only with `share-result`', async () => {
  const page = await open('private.html')
  await page.getByRole('heading', { name: 'สูงดี สมส่วน' }).waitFor()
  await recordEvents(page)
  const privacy = page.locator('[part=private]')
  const weight = page.getByRole('textbox', { name: 'น้ำหนัก' })
  const shared = () =>
    page.locator('careplus-growth').evaluate((element) => {
      const { weight: typed, result, problems, check } = element as CareplusGrowthElement
      return { typed, result, problems, checked: (check as () => unknown).call(element) }
    })
  expect(await privacy.textContent()).toMatch(/เว็บที่คุณเปิดอยู่ไม่ได้รับตัวเลข/)
  await weight.fill('12.6')
  await page.getByRole('button', { name: 'ดูผล' }).click()
  expect(await lastEvent(page)).toStrictEqual({ type: 'careplus-growth-result', detail: null })
  expect(await shared()).toStrictEqual({ typed: '12.4', result: null, problems: [], checked: null })
  await weight.fill('12600')
  await page.getByRole('button', { name: 'ดูผล' }).click()
  expect(await lastEvent(page)).toStrictEqual({ type: 'careplus-growth-refused', detail: null })
  expect(await shared()).toStrictEqual({ typed: '12.4', result: null, problems: [], checked: null })
  await page.locator('careplus-growth').evaluate((element) => element.setAttribute('share-result', ''))
  await page.waitForTimeout(30)
  expect(await privacy.textContent()).toMatch(/เว็บที่คุณเปิดอยู่รับผลได้/)
  expect(await shared()).toMatchObject({ typed: '12600', problems: [{ field: 'weight' }] })
  await page.close()
})

test('an open form shows the day it is when the reader comes back to it', async () => {
  const page = await open('plain.html')
  await page.clock.setFixedTime(new Date('2026-11-23T05:00:00Z'))
  await page.getByRole('textbox', { name: 'น้ำหนัก' }).focus()
  expect(await page.getByRole('textbox', { name: 'วันที่วัด' }).inputValue()).toBe('23/11/2569')
  await page.close()
})

test('in another document it has its style, and its chart', async () => {
  const page = await open('whole.html')
  await page.getByRole('heading', { name: 'สูงดี สมส่วน' }).waitFor()
  const found = await page.evaluate(async () => {
    const settled = () => new Promise((done) => setTimeout(done, 50))
    const appearance = (element: Element) => {
      const view = element.ownerDocument.defaultView!
      const root = element.shadowRoot!.querySelector('.root')!
      return [view.getComputedStyle(root).backgroundColor, element.shadowRoot!.querySelectorAll('.chart').length]
    }
    const element = document.querySelector('careplus-growth')!
    const frames = ['a', 'b'].map(() => document.body.appendChild(document.createElement('iframe')))
    const seen = [appearance(element)]
    for (const frame of frames) {
      frame.contentDocument!.body.append(element)
      await settled()
      seen.push(appearance(element))
    }
    document.implementation.createHTMLDocument().body.append(element)
    await settled()
    document.body.append(element)
    await settled()
    return [...seen, appearance(element)]
  })
  expect(found).toStrictEqual(Array.from({ length: 4 }, () => ['rgb(251, 250, 244)', 1]))
  expect(complaints).toStrictEqual([])
  await page.close()
})

test.each(['whole.html', 'dark.html'])('%s prints dark letters, also with a dark theme', async (path) => {
  const page = await open(path, { colorScheme: 'dark' })
  await page.locator('careplus-growth').evaluate((element) => element.setAttribute('theme', 'dark'))
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' })
  const seen = await page.locator('careplus-growth').evaluate((element) => {
    const at = (selector: string) => getComputedStyle(element.shadowRoot!.querySelector(selector)!)
    return [at('.heading').color, at('.root').backgroundColor, at('.chart .tick').fill, at('.chips').display]
  })
  expect(seen).toStrictEqual(['rgb(20, 50, 43)', 'rgb(255, 255, 255)', 'rgb(20, 50, 43)', 'none'])
  await page.close()
})

test('cards and chips are round; a heading beside the picture does not break between letters at 225 px', async () => {
  const page = await open('whole.html', { viewport: { width: 225, height: 740 } })
  await page.getByRole('heading', { name: 'สูงดี สมส่วน' }).waitFor()
  const seen = await page.locator('careplus-growth').evaluate((element) => {
    const found = (selector: string) => element.shadowRoot!.querySelector(selector)!
    const radius = (selector: string) => getComputedStyle(found(selector)).borderRadius
    return {
      radii: [radius('.card'), radius('.chip span')],
      share: found('.hero-words').getBoundingClientRect().width / found('.hero').getBoundingClientRect().width,
    }
  })
  expect(seen.radii).toStrictEqual(['20px', '999px'])
  expect(seen.share).toBeGreaterThan(0.7)
  await page.close()
})

test('the chart is drawn at 200 px, each with its point, box and figures within it', async () => {
  const page = await open('whole.html', { viewport: { width: 216, height: 740 } })
  await page.getByRole('heading', { name: 'สูงดี สมส่วน' }).waitFor()
  for (const chip of await page.getByRole('radio', { name: /./ }).all()) {
    if ((await chip.getAttribute('name')) !== 'chart') continue
    await chip.check({ force: true })
    const outside = await page.locator('.chart').evaluate((chart) => {
      const box = chart.getBoundingClientRect()
      return [...chart.querySelectorAll('.point, .plate, .tick')]
        .filter(
          (one) => one.getBoundingClientRect().left < box.left - 1 || one.getBoundingClientRect().right > box.right + 1,
        )
        .map((one) => one.textContent)
    })
    expect(outside).toStrictEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
  expect(await page.locator('.chart .point').count()).toBe(1)
  await page.close()
})

test.each(['vertical.html', 'row.html'])('%s: it runs from left to right, and is wide enough to read', async (path) => {
  const page = await open(path)
  const found = await page.locator('careplus-growth').evaluate((element) => {
    const { writingMode } = getComputedStyle(element.shadowRoot!.querySelector('.title')!)
    return { writingMode, width: element.getBoundingClientRect().width }
  })
  expect(found.writingMode).toBe('horizontal-tb')
  expect(found.width).toBeGreaterThanOrEqual(300)
  await page.close()
})

test('its children and `noscript` are shown without a script, and not once the script has run', async () => {
  const shown = async (page: Page) => [
    await page.getByRole('link', { name: 'elsewhere' }).isVisible(),
    await page.locator('noscript').isVisible(),
  ]
  const [without, withScript] = [await open('fallback.html', { javaScriptEnabled: false }), await open('fallback.html')]
  expect(await shown(without)).toStrictEqual([true, true])
  expect(await shown(withScript)).toStrictEqual([false, false])
  await without.close()
  await withScript.close()
})
