import './setup-node.mjs'
import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { Refusal, root, runMain, runTool } from './setup-run.mjs'
import { cleanEnvironment } from './start-server.mjs'

const folder = path.join(root, 'tests/bench')

/** Each file in a process of its own: one bench must not find the engine warmed, or spoilt, by another. */
const measure = (name, env) =>
  new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [path.join(root, 'scripts/bench-run.mjs'), path.join(folder, `dist/${name}.js`)],
      {
        cwd: root,
        env,
        stdio: ['ignore', 2, 'inherit', 'ipc'],
      },
    )
    let measured = null
    child.on('message', (message) => (measured = message))
    child.on('exit', (code) =>
      code === 0 && measured !== null ? resolve(measured) : reject(new Error(`bench ${name} ended with ${code}`)),
    )
  })

const rate = (value) => `${new Intl.NumberFormat('en').format(Math.round(value)).padStart(12)} /s`
const share = (value) => `${value.toFixed(1).padStart(12)} % `
const time = (value) => `${value.toFixed(2).padStart(12)} ms`
const memory = (value) => `${Math.round(value).toString().padStart(12)} MB`
const shownAs = { ms: time, '%': share, MB: memory }

const line = ({ name, value, limit, ratio, target, unit, ok, skipped }) => {
  if (skipped) return `- ${name.padEnd(44)} skipped: ${skipped}`
  const shown = shownAs[unit] ?? rate
  return `${ok ? '✓' : '✗'} ${name.padEnd(44)}${shown(value)} beside ${shown(limit)}: ${ratio.toFixed(2)} (at least ${target})`
}

await runMain(async () => {
  const json = process.argv.includes('--json')
  const { build, install } = await import('./setup.mjs')
  await install('stderr')
  await build()
  const { startPostgres } = await import('./postgres.mjs')
  const { folderOf } = await import('./postgres-cluster.mjs')
  const wanted = process.argv.slice(2).filter((arg) => !arg.startsWith('--'))
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.basename(file, '.ts'))
    .filter((name) => wanted.length === 0 || wanted.includes(name))
  const bundled = await runTool('vite/bin/vite.js', ['build', '--config', 'tests/vite.bundles.ts', '--mode', 'bench'], {
    output: 'stderr',
  })
  if (bundled.code !== 0) throw new Refusal('The benches could not be bundled; the reason is above.')
  // As it keeps points: what is measured is what a parent waits for.
  const postgres = await startPostgres('durable')
  const results = []
  try {
    const pgbench = folderOf('pgbench')
    const pictures = process.argv.find((arg) => arg.startsWith('--pictures='))?.slice('--pictures='.length)
    const env = cleanEnvironment({
      ...(pictures === undefined ? {} : { BENCH_PICTURES: pictures }),
      ...(postgres === null ? {} : { TEST_DATABASE_URL: postgres.url }),
      ...(pgbench === null ? {} : { PGBENCH: path.join(pgbench, 'pgbench') }),
    })
    for (const name of names) results.push(...(await measure(name, env)))
  } finally {
    await postgres?.stop()
  }
  if (json) console.log(JSON.stringify(results, null, 2))
  else
    for (const result of results) {
      console.log(line(result))
      if (result.note) console.log(`    ${result.note}`)
    }
  const requirePostgres = process.argv.includes('--require-postgres')
  process.exit(results.every(({ ok, skipped }) => (skipped ? !requirePostgres : ok)) ? 0 : 1)
})
