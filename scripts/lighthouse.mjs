import './setup-node.mjs'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bareProxy } from './lighthouse/bare-proxy.mjs'
import { Refusal, runMain, runTool } from './setup-run.mjs'

const paths = ['/', '/children-growth', '/article/6', '/product/20', '/rewards']
const targets = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 }
const runs = 5
/** The largest paint, compared with the page as bare HTML without script in the same run. */
const slowestPaint = 1.15

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]

/** One visit on Lighthouse's simulated phone. @returns {Promise<{ scores: Record<string, number>, faults: string[] }>} */
const visit = async (url, env, folder) => {
  const file = path.join(folder, 'report.json')
  const flags = [
    '--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage',
    '--quiet',
    '--max-wait-for-load=45000',
  ]
  const wanted = [`--only-categories=${Object.keys(targets).join(',')}`, '--output=json', `--output-path=${file}`]
  const run = () => runTool('lighthouse/cli/index.js', [url, ...wanted, ...flags], { env, output: 'collect' })
  let { code, output } = await run()
  if (code !== 0) ({ code, output } = await run())
  if (code !== 0) throw new Refusal(`Lighthouse could not read ${url}: ${output.trim().split('\n').at(-1)}`)
  const { categories, audits } = JSON.parse(readFileSync(file, 'utf8'))
  const scores = Object.fromEntries(
    Object.keys(targets).map((name) => [name, Math.round(categories[name].score * 100)]),
  )
  const faults = Object.entries(targets)
    .filter(([name, target]) => target === 100 && scores[name] < target)
    .flatMap(([name]) => categories[name].auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) => `${id}: ${audits[id].title}`)
  return { scores, faults, paint: audits['largest-contentful-paint'].numericValue }
}

const measure = async (route, base, bare, env, folder) => {
  const visits = []
  const bareVisits = []
  for (let turn = 0; turn < runs; turn++) {
    visits.push(await visit(new URL(route, base).href, env, folder))
    bareVisits.push(await visit(new URL(route, bare).href, env, folder))
  }
  const paint = median(visits.map((each) => each.paint)) / median(bareVisits.map((each) => each.paint))
  const scores = Object.fromEntries(
    Object.keys(targets).map((name) => [name, median(visits.map((each) => each.scores[name]))]),
  )
  const ok = paint <= slowestPaint && Object.entries(targets).every(([name, target]) => scores[name] >= target)
  return { path: route, ...scores, paint, ok, faults: [...new Set(visits.flatMap((each) => each.faults))] }
}

await runMain(async () => {
  const json = process.argv.includes('--json')
  const { build, install } = await import('./setup.mjs')
  await install('stderr')
  await build()
  const { chromium } = await import('./chromium.mjs')
  const { startServer } = await import('./start-server.mjs')
  const env = { ...process.env, CHROME_PATH: await chromium() }
  const folder = mkdtempSync(path.join(tmpdir(), 'careplus-lighthouse-'))
  const server = await startServer()
  const bare = await bareProxy(server.url)
  const results = []
  try {
    for (const route of paths) {
      console.error(`Visiting ${route} …`)
      results.push(await measure(route, server.url, bare.url, env, folder))
    }
  } finally {
    await bare.stop()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  if (json) console.log(JSON.stringify({ rounds: runs, targets, results }, null, 2))
  else
    for (const { path: route, ok, faults, ...scores } of results) {
      console.log(
        `${ok ? '✓' : '✗'} ${route}  ${Object.keys(targets)
          .map((name) => `${name} ${scores[name]}`)
          .join('  ')}  paint ${scores.paint.toFixed(2)} (at most ${slowestPaint})`,
      )
      for (const fault of faults) console.log(`    ${fault}`)
    }
  process.exit(results.every(({ ok }) => ok) ? 0 : 1)
})
