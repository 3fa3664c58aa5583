import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { grouped } from '@careplus/core/loyalty'
import { listRecords } from '../../server/family/growth/growthRecords'
import type { Engine } from '../../server/platform/store/engine'
import { postgresEngine } from '../../server/platform/store/postgres'
import { storeOn, type Db } from '../../server/platform/store/store'
import { newDatabase } from '../../server/testing/ownDatabase'
import { childId, children, memberId, records, seed } from './support/manyRecords'
import { median, percentile } from './support/load'
import { indexesRead } from './support/plan'
import { recordStatements } from './support/recordStatements'

export interface BenchResult {
  readonly name: string
  /** Milliseconds in which the server reads a child's page, at the 99th percentile. */
  readonly value: number
  readonly limit: number
  readonly ratio: number
  readonly target: number
  readonly unit: 'ms'
  readonly note: string
}

const name = `a child's page of ${grouped(records)} records, p99`
const repeats = 15
const repeatMs = 1000
const warmUpMs = 2000
const picked = 20_000

type Doer = Parameters<typeof listRecords>[1]

const page = async (db: Db, doer: Doer): Promise<number> => {
  const began = performance.now()
  const read = await listRecords(db, doer)
  const took = performance.now() - began
  if (read._tag === 'Left' || read.right.length !== records / children) throw new Error('the page is not whole')
  return took
}

const statementOf = async (engine: Engine, doer: Doer): Promise<string> => {
  const { engine: recordedEngine, statements } = recordStatements(engine)
  const store = await storeOn(recordedEngine, new Date())
  statements.length = 0
  await page(store.db, doer)
  const [statement] = statements
  if (statement === undefined || statements.length > 1) throw new Error(`a page takes ${statements.length} statements`)
  return statement.sql
}

const p99 = (times: ReadonlyArray<number>): number => percentile(times, 0.99)

const ours = async (db: Db, doers: ReadonlyArray<Doer>, ms: number): Promise<ReadonlyArray<number>> => {
  const times: number[] = []
  const end = performance.now() + ms
  while (performance.now() < end) {
    const doer = doers[Math.floor(Math.random() * doers.length)]
    if (doer !== undefined) times.push(await page(db, doer))
  }
  return times
}

const withRandomChild = (statement: string): string =>
  statement.replaceAll('$1', childId(':child')).replaceAll(/\$[23]/g, memberId(':child'))

const theirs = async (pgbench: string, place: string, statement: string): Promise<ReadonlyArray<number>> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'careplus-pgbench-'))
  try {
    writeFileSync(path.join(folder, 'page.sql'), `\\set child random(1, ${children})\n${withRandomChild(statement)};\n`)
    const url = new URL(place)
    const options = url.searchParams.get('options') ?? ''
    url.search = ''
    const flags = ['--no-vacuum', '--protocol=prepared', '--client=1', `--time=${repeatMs / 1000}`, '--log']
    await promisify(execFile)(pgbench, [...flags, '--file=page.sql', url.href], {
      cwd: folder,
      env: { ...process.env, PGOPTIONS: options },
    })
    const logs = readdirSync(folder).filter((file) => file.startsWith('pgbench_log'))
    const lines = logs.flatMap((file) => readFileSync(path.join(folder, file), 'utf8').trim().split('\n'))
    // Columns: client, transaction, then its time in microseconds.
    return lines.map((line) => Number(line.split(' ')[2]) / 1000)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const measure = async (url: string, pgbench: string): Promise<BenchResult> => {
  const place = await newDatabase(url)
  const engine = postgresEngine({ url: place.url, poolSize: 10 })
  const { query, release } = await engine.connect()
  try {
    const { db } = await storeOn(engine, new Date())
    await query(seed, [])
    await query('vacuum analyze', [])
    const { rows } = await query(
      `select ${childId('n')} as child, ${memberId('n')} as member from generate_series(1, ${children}) n order by random() limit ${picked}`,
      [],
    )
    const doers = rows as ReadonlyArray<Doer>
    const statement = await statementOf(engine, doers[0] as Doer)
    const read = await indexesRead(query, statement)
    if (read.growth_records?.join() !== 'growth_records_of_child')
      throw new Error(`a page is not read by one index: ${JSON.stringify(read)}`)
    const seventh = await query(withRandomChild(statement).replaceAll(':child', '7'), [])
    if (seventh.rows.length !== records / children) throw new Error("pgbench's page is not whole")
    await ours(db, doers, warmUpMs)
    const values: number[] = []
    const limits: number[] = []
    const middles: number[] = []
    const theirMiddles: number[] = []
    // In turns, so that a busy moment of the machine affects both.
    for (let repeat = 0; repeat < repeats; repeat += 1) {
      const mine = await ours(db, doers, repeatMs)
      const beside = await theirs(pgbench, place.url, statement)
      values.push(p99(mine))
      limits.push(p99(beside))
      middles.push(median(mine))
      theirMiddles.push(median(beside))
    }
    const [value, limit] = [median(values), median(limits)]
    const half = [middles, theirMiddles].map((each) => median(each).toFixed(2))
    const note = `one statement, one scan of one index; half of them take at most ${half[0]} ms, of pgbench ${half[1]} ms`
    return { name, value, limit, ratio: limit / value, target: 0.25, unit: 'ms', note }
  } finally {
    release()
    await engine.close()
    await place.remove()
  }
}

/** On PostgreSQL, where TEST_DATABASE_URL names one, beside its own bench, where PGBENCH names that. */
export const benchVolume = async (): Promise<BenchResult | { readonly name: string; readonly skipped: string }> => {
  const { TEST_DATABASE_URL: url, PGBENCH: pgbench } = process.env
  if (url === undefined) return { name, skipped: 'no PostgreSQL' }
  return pgbench === undefined ? { name, skipped: 'no pgbench' } : measure(url, pgbench)
}
