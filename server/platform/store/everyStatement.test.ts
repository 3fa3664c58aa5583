import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { untaken } from '../../testing/statementProof.js'
import {
  kindOf,
  oneOfEachKind,
  loadSent,
  recorded,
  recordFolder,
  type Statement,
} from '../../testing/statementRecord.js'
import { storeTypes } from '../../testing/storeTypes.js'
import { emptyEmbedded, testDatabaseUrl } from '../../testing/testStore.js'
import { runQuery, type Conversation, type Engine } from './engine.js'
import { postgresEngine } from './postgres.js'

let engine: Engine
let embedded: Conversation
beforeAll(async () => {
  engine = await emptyEmbedded()
  embedded = await engine.connect()
})
afterAll(async () => {
  embedded.release()
  await engine.close()
})

const types = new Set(storeTypes.map(({ type }) => type))
const proved = (statements: ReadonlyArray<Statement>) => untaken(embedded, statements, types)
const plain = (sql: string): Statement => ({ sql, values: [] })

it.runIf(recordFolder !== null && testDatabaseUrl === null)(
  'every statement that PostgreSQL has taken is taken by the embedded store, and tells what it told there',
  async () => {
    const sent = oneOfEachKind(loadSent(recordFolder ?? '').filter(({ sender }) => sender !== null))
    // The whole suite sends hundreds: a record that was not written proves nothing.
    expect(sent.length).toBeGreaterThan(500)
    expect(await proved(sent)).toStrictEqual([])
  },
  120_000,
)

/** The embedded store lacks this collation of Thai names. */
const foreign = `select name from members order by name collate "th-x-icu"`

it('a statement that only PostgreSQL takes is told', async () => {
  expect(await proved([plain('select name from members order by name'), plain(foreign)])).toMatchObject([
    { sql: foreign, why: expect.stringContaining('th-x-icu') },
  ])
})

it('so is one whose answer each driver reads in its own way', async () => {
  expect(await proved([plain('select count(*)::int as many from members')])).toStrictEqual([])
  expect(await proved([plain('select count(*) as many from members')])).toMatchObject([
    { why: 'bigint is not held to be read the same on both stores' },
  ])
})

it('one that what is in the store refuses has been taken; nothing of it stays', async () => {
  const before = await embedded.query('select count(*)::int as many from audit', [])
  const child = `insert into growth_records (id, child_id, date, created_at) values ($1, $1, '2026-01-12', now())`
  const stored = `insert into audit (at, actor, action, subject) values ($1, $2, 'a', 'b')`
  const id = '00000000-0000-4000-8000-000000000001'
  expect(
    await proved([
      { sql: child, values: [id] },
      { sql: stored, values: [new Date(0), id] },
    ]),
  ).toStrictEqual([])
  expect(await embedded.query('select count(*)::int as many from audit', [])).toStrictEqual(before)
})

it.runIf(testDatabaseUrl !== null)('PostgreSQL takes the planted one, and it is written down', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'careplus-statements-'))
  const there = recorded(postgresEngine({ url: testDatabaseUrl ?? '', poolSize: 1 }), folder)
  const [sql, values] = [`select $1::text < 'ข' collate "th-x-icu" as it`, ['ก']]
  expect((await runQuery(there, sql, values)).rows).toStrictEqual([{ it: true }])
  await expect(runQuery(there, 'select nothing from nowhere', [])).rejects.toThrow('nowhere')
  await there.close()
  expect(oneOfEachKind(loadSent(folder))).toStrictEqual([{ sql, values }])
  expect(await proved(oneOfEachKind(loadSent(folder)))).toHaveLength(1)
  rmSync(folder, { recursive: true })
})

it('is of one kind with those that list more values', () => {
  const listing = (many: number) =>
    `insert into a (b, c) values ${Array.from({ length: many }, (_, at) => `($${2 * at + 1}, $${2 * at + 2})`).join(', ')}`
  expect(kindOf(listing(1))).not.toBe(kindOf('insert into a (b) values ($1)'))
  expect(kindOf(listing(3))).toBe(kindOf(listing(7)))
  expect(kindOf('select 1 where a in ($2, $3)')).toBe(kindOf('select 1 where a in ($2, $3, $4)'))
})
