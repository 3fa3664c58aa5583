/**
 * `npm run size [-- --json]`: what each route asks for, cold, without a touch, until 5 s after it has loaded and it has
 * come to rest. Bodies as they are served (brotli), in a real Chromium, from the built server. Routes that need a session
 * are measured without one (where the visit ends at the sign-in page) and with the demo account, and so is `/`.
 *
 * `beyondHome` is the JavaScript beyond a visitor's `/`, `beyondSignedInHome` that beyond a member's, whose session, API
 * client and container every page of theirs needs. `judgedBy` names the figure that `ok` goes by: a member comes to a
 * page from their own `/`. Routes that load a chart or a date picker are only reported, but for the chart's own page, which
 * is visited with a child of the demo account and judged without the figures of the growth references (`figures`).
 */
import './setup-node.mjs'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Refusal, root, runMain } from './setup-run.mjs'
import { sampleAddress } from './web-build/samples.mjs'

const afterLoadMs = 5000
const atOnce = 8
const targets = { homeJs: 80_000, homeCss: 10_000, beyondHomeJs: 35_000, chartBeyondHomeJs: 25_000 }
const chartPath = '/children-profile/growth'

/** Class names that only a chart or a date picker has: the scripts of a page that may show one hold them. */
const chartOrPicker = /\b(?:ui-chart|ui-birth|ui-calendar|ui-field__side--date)\b/

/** The packed tables: no code has a word of thousands of signs. */
const packedFigures = /[\w-]{4000,}/

const anyUuid = '0b8f5c52-9d3e-4f0a-8c7e-3a2b1c0d9e8f'

/** Of a member's own things none is known here: their pages say so. */
const addressOf = ({ path, params }) =>
  params === 'uuid' && path !== '/n/{id}' ? path.replace(/\{\w+\}/, anyUuid) : sampleAddress(path)

/** What the page has asked for, by kind; bytes of the bodies as they were sent. */
const readSizes = () => {
  const kinds = { js: /\.js$/, css: /\.css$/, font: /\.woff2?$/ }
  const sums = { js: 0, css: 0, font: 0 }
  const entries = performance.getEntriesByType('resource')
  for (const entry of entries)
    for (const [kind, pattern] of Object.entries(kinds))
      if (pattern.test(new URL(entry.name).pathname)) sums[kind] += entry.encodedBodySize
  const scripts = entries.map(({ name, encodedBodySize }) => ({ name: new URL(name).pathname, bytes: encodedBodySize }))
  const requests = entries.length + 1
  return { ...sums, requests, landedOn: location.pathname, scripts: scripts.filter(({ name }) => kinds.js.test(name)) }
}

/** Several visits at a time keep the processor busy: what waits for an idle moment may come later than it would. */
const rest = async () => {
  const asked = () => performance.getEntriesByType('resource').length
  for (let known = -1; known !== asked();) {
    known = asked()
    await new Promise((idle) => requestIdleCallback(idle))
    await new Promise((later) => setTimeout(later, 1000))
  }
}

const visit = async (browser, { url, storageState }) => {
  const context = await browser.newContext({
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    viewport: { width: 360, height: 740 },
    ...(storageState === undefined ? {} : { storageState }),
  })
  try {
    const page = await context.newPage()
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(afterLoadMs)
    await page.evaluate(rest)
    return await page.evaluate(readSizes)
  } finally {
    await context.close()
  }
}

/** Signs the demo account in by the API, and keeps the tokens as the app would. With the id of a child of its. */
const demoState = async (browser, { url, printed }) => {
  const account = /Demo account: (\S+)\s+password: (\S+)/.exec(printed())
  if (account === null) throw new Refusal('The server printed no demo account.')
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${url}/openapi.json`)
  const childId = await page.evaluate(async ([, email, password]) => {
    const headers = { 'content-type': 'application/json', 'x-api-key': 'careplus-web' }
    const answer = await fetch('/api/login', {
      method: 'POST',
      headers,
      body: JSON.stringify({ email, password }),
    })
    if (!answer.ok) throw new Error(`the demo account could not sign in (${answer.status})`)
    const session = await answer.json()
    const keep = (key, value) => localStorage.setItem(`auth.${key}`, String(value))
    keep('strategy', 'local1')
    keep('_token.local1', session.access_token)
    keep('_token_expiration.local1', Date.now() + session.expires_in * 1000)
    keep('_refresh_token_expiration.local1', Date.now() + session.refresh_expires_in * 1000)
    const children = await fetch('/th/children/', {
      headers: { ...headers, authorization: `Bearer ${session.access_token}` },
    })
    return (await children.json()).data[0].id
  }, account)
  const storageState = await context.storageState()
  await context.close()
  return { storageState, childId }
}

/** `work` for each item, a few at a time, answers in order. */
const inParallel = async (items, work) => {
  const answers = []
  const queue = items.entries()
  const worker = async () => {
    for (const [index, item] of queue) answers[index] = await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return answers
}

const measure = async (browser, server) => {
  const { loadRouteTable } = await import('./web-build/sources.mjs')
  const routes = await loadRouteTable()
  const { storageState, childId } = await demoState(browser, server)
  const visits = routes.flatMap((route) => {
    const url = server.url + addressOf(route)
    const { path, ready } = route
    const signedOut = { path, ready, session: 'out', url }
    if (!route.auth && path !== '/') return [signedOut]
    const query = path === chartPath ? `?child=${childId}` : ''
    return [signedOut, { ...signedOut, session: 'in', url: url + query, storageState }]
  })
  return inParallel(visits, async (each) => ({
    path: each.path,
    session: each.session,
    ready: each.ready,
    ...(await visit(browser, each)),
  }))
}

const textOf = ({ name }) => readFileSync(path.join(root, 'web/dist/client', name), 'utf8')

const loadsChartOrPicker = (scripts) => scripts.some((script) => chartOrPicker.test(textOf(script)))

const figuresIn = (scripts) =>
  scripts.filter((script) => packedFigures.test(textOf(script))).reduce((sum, { bytes }) => sum + bytes, 0)

const judged = (results) => {
  const homes = Object.fromEntries(results.filter(({ path }) => path === '/').map((home) => [home.session, home]))
  return results.map(({ scripts, ...measured }) => {
    const result = { ...measured, files: scripts.length }
    const beyondHome = result.js - homes.out.js
    if (result.path === '/' && result.session === 'out') {
      const ok = result.js <= targets.homeJs && result.css <= targets.homeCss
      return { ...result, beyondHome, chartOrPicker: false, judgedBy: 'home', ok }
    }
    const beyond =
      result.session === 'in' ? { beyondHome, beyondSignedInHome: result.js - homes.in.js } : { beyondHome }
    const judgedBy = result.session === 'in' ? 'beyondSignedInHome' : 'beyondHome'
    if (result.path === chartPath && result.session === 'in') {
      const figures = figuresIn(scripts)
      const ok = figures > 0 && beyond.beyondSignedInHome - figures <= targets.chartBeyondHomeJs
      return { ...result, ...beyond, figures, chartOrPicker: true, judgedBy: 'beyondSignedInHome − figures', ok }
    }
    const exempt = loadsChartOrPicker(scripts)
    return {
      ...result,
      ...beyond,
      chartOrPicker: exempt,
      judgedBy,
      ok: exempt || beyond[judgedBy] <= targets.beyondHomeJs,
    }
  })
}

const kB = (bytes) => (bytes / 1000).toFixed(1).padStart(7)

await runMain(async () => {
  const json = process.argv.includes('--json')
  const { build, install } = await import('./setup.mjs')
  await install('stderr')
  await build()
  const [{ chromium: launcher }, { chromium }, { startServer }] = await Promise.all([
    import('@playwright/test'),
    import('./chromium.mjs'),
    import('./start-server.mjs'),
  ])
  const browser = await launcher.launch({ executablePath: await chromium(), args: ['--no-sandbox'] })
  const server = await startServer()
  try {
    const results = judged(await measure(browser, server))
    if (json) console.log(JSON.stringify({ targets, results }, null, 2))
    else {
      console.log('     JS     CSS    font  beyond /  beyond a member’s /  kB, brotli; scripts; requests')
      for (const {
        path,
        session,
        js,
        css,
        font,
        beyondHome,
        beyondSignedInHome,
        figures,
        files,
        requests,
        ok,
        chartOrPicker,
      } of results)
        console.log(
          `${kB(js)} ${kB(css)} ${kB(font)}   ${kB(beyondHome)}   ${beyondSignedInHome === undefined ? '       ' : kB(beyondSignedInHome)} ${String(files).padStart(4)} ${String(requests).padStart(4)}  ${ok ? '✓' : '✗'} ${path} (signed ${session})${chartOrPicker ? ' chart or date picker' : ''}${figures === undefined ? '' : `, of it figures${kB(figures)}`}`,
        )
    }
    process.exitCode = results.every(({ ok }) => ok) ? 0 : 1
  } finally {
    await server.stop()
    await browser.close()
  }
})
