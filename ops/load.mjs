import '../scripts/setup-node.mjs'
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'

const { Refusal, endPrograms, root, runMain } = await import('../scripts/setup-run.mjs')
const { measure } = await import('../scripts/bench/measure.mjs')
const { bundleTests } = await import('../scripts/bench/bundle-tests.mjs')
const { cleanEnvironment } = await import('../scripts/start-server.mjs')
const { openPlace } = await import('./drills/support/place.mjs')
const { compareVolumes } = await import('./load/compare.mjs')
const { findBend, firstToGive } = await import('./load/capacity.mjs')
const { startGenerator } = await import('./load/generator.mjs')
const { watched } = await import('./load/observer.mjs')
const { markdown, stepLine } = await import('./load/report.mjs')
const { fillStore, plentifulContent, startRow } = await import('./load/row.mjs')
const { soak, soakShare } = await import('./load/soak.mjs')

const usage = `npm run load -- [--members 10000] [--members 1000000] [--store embedded|postgres] [--processes 1|2] [--seconds 6]
  [--no-ratios] [--soak minutes] [--rate calls] [--all] [--json]`

/** Benchmarks that `npm run bench` runs beside idle servers. */
const besideBare = ['redemption', 'signIn', 'server', 'rewards']

const numbers = (given, name) =>
  given.map((text) => {
    if (!/^\d{1,8}$/.test(text) || Number(text) === 0) throw new Refusal(`--${name} must be a whole number. ${usage}`)
    return Number(text)
  })

const read = () => {
  const options = {
    members: { type: 'string', multiple: true },
    store: { type: 'string', multiple: true, default: ['embedded', 'postgres'] },
    processes: { type: 'string', multiple: true, default: ['1', '2'] },
    seconds: { type: 'string', default: '6' },
    rate: { type: 'string' },
    soak: { type: 'string' },
    'no-ratios': { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  }
  try {
    const { values } = parseArgs({ options })
    const stray = values.store.find((name) => name !== 'embedded' && name !== 'postgres')
    if (stray !== undefined) throw new Refusal(`There is no store "${stray}". ${usage}`)
    const one = (name) => (values[name] === undefined ? null : numbers([values[name]], name)[0])
    return {
      members: numbers(values.members ?? (values.all ? ['10000', '1000000'] : ['10000']), 'members'),
      stores: values.store,
      processes: numbers(values.processes, 'processes'),
      seconds: one('seconds'),
      rate: one('rate'),
      soak: one('soak'),
      ratios: !values['no-ratios'] && values.rate === undefined,
      json: values.json,
      help: values.help,
    }
  } catch (failure) {
    throw failure instanceof Refusal ? failure : new Refusal(`${failure.message}. ${usage}`)
  }
}

await runMain(async () => {
  const wanted = read()
  if (wanted.help) return console.log(usage)
  const begun = Date.now()
  const log = (text) => console.error(`${((Date.now() - begun) / 1000).toFixed(0).padStart(5)} s  ${text}`)
  const { build, install } = await import('../scripts/setup.mjs')
  await install('stderr')
  await build()
  await bundleTests('load')
  const { postmasterOf, newDatabase, openPostOffice, tableSizes } = await import(
    new URL('../tests/load/dist/database.js', import.meta.url).href
  )
  const { startPostgres } = await import('../scripts/postgres.mjs')

  const report = {
    at: new Date(begun).toISOString(),
    machine: `${cpus().length} cores (${cpus()[0].model.trim()}), ${Math.round(totalmem() / 1e9)} GB, Node ${process.versions.node}, ${process.platform}`,
    rows: [],
    volumes: null,
    soak: null,
    ratios: [],
  }
  const place = await openPlace('load')
  let [postgres, generator] = [null, null]
  let stopped = null
  for (const [signal, code] of Object.entries({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }))
    process.on(signal, () => {
      stopped ??= Promise.all([endPrograms(), place.close(), postgres?.stop()]).then(() => process.exit(code))
    })
  const office = await openPostOffice()
  try {
    const content = plentifulContent(place)
    // Enough pictures that few repeat within a run.
    generator = await startGenerator(wanted.soak === null ? (wanted.rate === null ? 24 : 1) : 24 + wanted.soak)
    // As in production: a commit waits for the disk.
    if (wanted.stores.includes('postgres') || wanted.ratios) postgres = await startPostgres('durable')
    const onPostgres = postgres !== null && wanted.stores.includes('postgres')
    if (wanted.stores.includes('postgres') && !onPostgres) throw new Refusal('This machine has no PostgreSQL.')
    const databasePid = postgres === null ? null : await postmasterOf(postgres.url)

    const databases = new Map()
    const databaseOf = async (members) => {
      if (!databases.has(members)) {
        log(`a database with ${members} members`)
        const { url } = await newDatabase(postgres.url)
        await fillStore({ _tag: 'postgres', url, poolSize: 10 }, members, content)
        databases.set(members, url)
      }
      return databases.get(members)
    }
    const storeOf = async ({ store, members, name }) => {
      if (store === 'postgres') return { _tag: 'postgres', url: await databaseOf(members), poolSize: 10 }
      log(`an embedded store with ${members} members`)
      const folder = path.join(place.folderFor(`${name}-1`), 'data')
      await fillStore({ _tag: 'embedded', folder }, members, content)
      return { _tag: 'embedded', folder }
    }
    const during = async (row, work) => {
      const store = await storeOf(row)
      const servers = await startRow({ place, row, store, content, smtpPort: office.port })
      const ports = servers.map(({ port }) => port)
      const step = (rate, seconds) => generator.step({ members: row.members, rate, seconds, ports })
      const pids = { servers, database: row.store === 'postgres' ? databasePid : null, load: generator.pid }
      try {
        return await work({ who: pids, step, store })
      } finally {
        await Promise.all(servers.map(({ end }) => end('SIGKILL')))
      }
    }

    const rowOf = (store, members, processes) => ({
      store,
      members,
      processes,
      name: `${store}-${members}-${processes}`,
    })
    const rows = wanted.members.flatMap((members) =>
      wanted.stores.flatMap((store) =>
        wanted.processes
          .filter((processes) => store === 'postgres' || processes === 1)
          .map((processes) => rowOf(store, members, processes)),
      ),
    )
    for (const row of rows)
      await during(row, async ({ who: pids, step }) => {
        log(`${row.store}, ${row.members} members, ${row.processes} process(es)`)
        const logStep = (done) => log(stepLine(done))
        if (wanted.rate !== null) {
          const { seconds } = wanted
          const only = await watched(pids, () => step(wanted.rate, seconds))
          logStep(only)
          return void report.rows.push({ ...row, steps: [only], held: only, over: null, gives: null })
        }
        const { steps, held, over } = await findBend({ step, who: pids, seconds: wanted.seconds, said: logStep })
        const exhausted = over === null ? null : firstToGive(over)
        log(`holds ${held?.told.rate ?? 0} calls a second; then ${exhausted}`)
        report.rows.push({ ...row, steps, held, over, gives: exhausted })
      })

    const heldBy = (members, processes) =>
      report.rows.find((row) => row.store === 'postgres' && row.members === members && row.processes === processes)
        ?.held?.told.rate
    const [min, max] = [Math.min(...wanted.members), Math.max(...wanted.members)]
    if (onPostgres && min < max && wanted.rate === null) {
      const rate = Math.round(0.5 * Math.min(...[min, max].map((members) => heldBy(members, 1) ?? 100)))
      log(`${max} members beside ${min}, at ${rate} calls a second`)
      report.volumes = await during({ ...rowOf('postgres', max, 1), name: 'large' }, ({ step: large }) =>
        during({ ...rowOf('postgres', min, 1), name: 'small' }, ({ step: small }) =>
          compareVolumes({ large, small, rate, seconds: wanted.seconds }),
        ),
      )
      Object.assign(report.volumes, { most: max, fewest: min })
    }
    if (wanted.soak !== null && onPostgres) {
      const processes = Math.max(...wanted.processes)
      const rate = wanted.rate ?? Math.round(soakShare * (heldBy(min, processes) ?? 100))
      log(`${wanted.soak} minutes at ${rate} calls a second`)
      report.soak = await during({ ...rowOf('postgres', min, processes), name: 'soak' }, ({ store, ...load }) =>
        soak({
          ...load,
          rate,
          minutes: wanted.soak,
          sizes: () => tableSizes(store.url),
          said: ({ step, residentMb, openFiles }) =>
            log(`${stepLine(step)}; ${residentMb.toFixed(0)} MB, ${openFiles} files`),
        }),
      )
    }
    if (wanted.ratios) {
      log('redemptions, sign-ins and reads beside bare servers')
      await bundleTests('bench')
      const env = cleanEnvironment(postgres === null ? {} : { TEST_DATABASE_URL: postgres.url })
      for (const name of besideBare) report.ratios.push(...(await measure(name, env)))
    }
  } catch (error) {
    if (stopped !== null) await stopped
    place.showLogs()
    throw error
  } finally {
    generator?.end()
    await office.close()
    await place.close()
    await postgres?.stop()
  }
  const text = markdown(report)
  const folder = path.join(root, 'reports')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'load.json'), JSON.stringify(report, null, 2))
  writeFileSync(path.join(folder, 'load.md'), text)
  console.log(wanted.json ? JSON.stringify(report, null, 2) : text)
  const failures = report.rows.filter(({ held }) => held === null || Object.keys(held.told.errors).length > 0)
  const missed = report.ratios.filter(({ ok, skipped }) => !ok && !skipped)
  process.exit(failures.length + missed.length === 0 ? 0 : 1)
})
