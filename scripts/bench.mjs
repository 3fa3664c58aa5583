import './setup-node.mjs'
import path from 'node:path'
import { benches, line, measure } from './bench/measure.mjs'
import { bundleTests } from './bench/bundle-tests.mjs'
import { runMain } from './setup-run.mjs'
import { cleanEnvironment } from './start-server.mjs'

await runMain(async () => {
  const json = process.argv.includes('--json')
  const { build, install } = await import('./setup.mjs')
  await install('stderr')
  await build()
  const { startPostgres } = await import('./postgres.mjs')
  const { folderOf } = await import('./machine/postgres-cluster.mjs')
  const wanted = process.argv.slice(2).filter((arg) => !arg.startsWith('--'))
  const names = benches().filter((name) => wanted.length === 0 || wanted.includes(name))
  await bundleTests('bench')
  // Commits wait for the disk, as in production.
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
