/**
 * `npm run size [-- --json]`: the served bytes (brotli) of each route until 5 s after loading and idle, with and
 * without the demo account. Above a limit of `web-build/firstLoads.mjs` it exits with 1.
 */
import './setup-node.mjs'
import path from 'node:path'
import { Refusal, root, runMain } from './setup-run.mjs'
import { sampleAddress } from './web-build/samples.mjs'

const afterLoadMs = 5000
const atOnce = 8
const chartPath = '/children-profile/growth'

const anyUuid = '0b8f5c52-9d3e-4f0a-8c7e-3a2b1c0d9e8f'

const addressOf = ({ path, params }) =>
  params === 'uuid' && path !== '/n/{id}' ? path.replace(/\{\w+\}/, anyUuid) : sampleAddress(path)

const readSizes = () => {
  const kinds = { js: /\.js$/, css: /\.css$/, font: /\.woff2?$/ }
  const entries = performance.getEntriesByType('resource')
  const of = (kind) => entries.filter(({ name }) => kinds[kind].test(new URL(name).pathname))
  const sum = (files) => files.reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0)
  return {
    scripts: of('js').length,
    bytes: sum(of('js')),
    styles: sum(of('css')),
    fonts: sum(of('font')),
    requests: entries.length + 1,
  }
}

/** Parallel visits keep the processor busy, so idle work may start late. */
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

/** Signs the demo account in by the API and stores its tokens like the app. Includes the id of one of its children. */
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
    const save = (key, value) => localStorage.setItem(`auth.${key}`, String(value))
    save('strategy', 'local1')
    save('_token.local1', session.access_token)
    save('_token_expiration.local1', Date.now() + session.expires_in * 1000)
    save('_refresh_token_expiration.local1', Date.now() + session.refresh_expires_in * 1000)
    const children = await fetch('/th/children/', {
      headers: { ...headers, authorization: `Bearer ${session.access_token}` },
    })
    return (await children.json()).data[0].id
  }, account)
  const storageState = await context.storageState()
  await context.close()
  return { storageState, childId }
}

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
    const { path } = route
    const signedOut = { path, kind: path === '/' ? 'home' : 'visitor', url }
    if (!route.auth && path !== '/') return [signedOut]
    const query = path === chartPath ? `?child=${childId}` : ''
    return [signedOut, { path, kind: 'member', url: url + query, storageState }]
  })
  return inParallel(visits, async (each) => ({ path: each.path, kind: each.kind, ...(await visit(browser, each)) }))
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
    const [{ firstLoads, overLimits }, { loadRouteTable }] = await Promise.all([
      import('./web-build/firstLoads.mjs'),
      import('./web-build/sources.mjs'),
    ])
    const over = overLimits(firstLoads(path.join(root, 'web/dist'), await loadRouteTable({ own: true })))
    const results = await measure(browser, server)
    if (json) console.log(JSON.stringify({ over, results }, null, 2))
    else {
      console.log('     JS     CSS    font  files  requests    kB, brotli')
      for (const { path, kind, bytes, styles, fonts, scripts, requests } of results)
        console.log(
          `${kB(bytes)} ${kB(styles)} ${kB(fonts)} ${String(scripts).padStart(6)} ${String(requests).padStart(9)}    ${path} (${kind})`,
        )
      for (const line of over) console.log(`over its limit: ${line}`)
    }
    process.exitCode = over.length === 0 ? 0 : 1
  } finally {
    await server.stop()
    await browser.close()
  }
})
