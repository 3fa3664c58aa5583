import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { repeatErasures } from '../../erasures/repeatErasures.js'
import { carryingSql } from '../../erasures/carryScript.js'
import {
  child,
  configOf,
  erased,
  healthConsent,
  healthOf,
  inStore,
  joined,
  makeNamedBackup as keptFile,
  membersOf,
  timeoutMs,
  ownPlaces,
  postgres,
  restoreBackup,
  tablesMentioning,
  within,
} from '../../testing/backups.js'
import { newDatabase, onDatabase, runIn } from '../../testing/ownDatabase.js'
import { testDatabaseUrl } from '../../testing/testStore.js'
import type { Config } from '../config/env.js'
import { runQuery } from '../store/engine.js'
import { parseMistake } from './replacementLine.js'
import { restoreInPlace } from './restoreInPlace.js'
import { replaceDatabase, type Mistake } from './replaceDatabase.js'

ownPlaces()

const urlOf = ({ store }: Config): string => (store._tag === 'postgres' ? store.url : '')

const broughtBack = async (config: Config) => {
  const name = new URL(urlOf(config)).pathname.slice(1)
  const { url, remove } = await newDatabase(testDatabaseUrl ?? '', `template ${name}`)
  return { copy: configOf(`copy-of-${name}`, { _tag: 'postgres', url, poolSize: 2 }), remove }
}

const nowIn = (config: Config): Promise<Date> =>
  onDatabase(urlOf(config), async (client) => {
    const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now')
    return rows[0]?.now ?? new Date(0)
  })

const erasing = { carryingSql, repeatErasures }

const taken = (copy: Config, earlier: Config, mistake: Mistake | null = null) =>
  replaceDatabase(copy.store, { earlier: urlOf(earlier), mistake }, erasing, new Date())

const inPlace = (empty: Config, file: string, earlier: Config) =>
  restoreInPlace(
    empty,
    file,
    { earlier: new URL(urlOf(earlier)).pathname.slice(1), mistake: null },
    erasing,
    new Date(),
  )

const livedOn = async () => {
  const config = await postgres()
  const [stays, goes] = [await joined(config), await joined(config, 'chaba@example.org')]
  const [remaining, withdrawn, removed] = [
    await child(config, stays),
    await child(config, stays),
    await child(config, stays),
  ]
  await child(config, goes)
  const file = await keptFile(config)
  await erased(config, goes)
  await inStore(config, async (db) => {
    await healthConsent(db, stays, withdrawn, false, new Date())
    await db.deleteFrom('children').where('id', '=', removed).execute()
  })
  const late = await joined(config)
  return { config, file, stays, kept: remaining, withdrawn, removed, late }
}

const contains = async (
  fresh: Config,
  { config, stays, kept: remaining, withdrawn, removed, late }: Awaited<ReturnType<typeof livedOn>>,
) => {
  expect(await membersOf(fresh)).toStrictEqual([{ id: stays }])
  expect(await tablesMentioning(fresh, 'chaba@example.org')).toStrictEqual([])
  expect(await tablesMentioning(fresh, removed)).toStrictEqual(await tablesMentioning(config, removed))
  expect(await healthOf(fresh, remaining)).toStrictEqual({ consents: [true], records: 1 })
  expect((await healthOf(fresh, withdrawn)).consents).toStrictEqual([false])
  expect(await tablesMentioning(config, late)).toContain('members')
  expect(await taken(fresh, config)).toStrictEqual(E.left(expect.stringContaining('replaced it already') as string))
}

it.skipIf(testDatabaseUrl === null)(
  'a store that PostgreSQL brought back takes the place of the earlier one, without what was erased there since',
  { timeout: timeoutMs },
  async () => {
    const config = await postgres()
    const [stays, goes] = [await joined(config), await joined(config, 'chaba@example.org')]
    const [remaining, removed] = [await child(config, stays), await child(config, stays)]
    await child(config, goes)
    const { copy, remove } = await broughtBack(config)
    const second = await broughtBack(config)
    await erased(config, goes)
    await inStore(config, (db) => db.deleteFrom('children').where('id', '=', removed).execute())
    const late = await joined(config)
    const from = await nowIn(config)
    // The store records a deletion by hand like a parent's removal.
    await runIn(urlOf(config), 'delete from growth_records')
    const to = new Date((await nowIn(config)).getTime() + 1)

    // With a wrong period the mistake would be repeated.
    for (const wrong of [0, Date.parse('2001-03-01'), from.getTime() + 3_600_000]) {
      const answer = await taken(copy, config, { from: new Date(wrong), to: new Date(wrong) })
      expect(answer).toStrictEqual(
        E.left(expect.stringMatching(/nothing was changed.+Most at once \(\d+\) was removed at 20.+--mistake none/)),
      )
    }
    expect(await membersOf(copy)).toHaveLength(2)
    expect(await taken(copy, config, { from, to })).toMatchObject({
      right: { members: 1, erased: 1, since: 1, notRepeated: 1 },
    })
    expect(await membersOf(copy)).toStrictEqual([{ id: stays }])
    expect(await tablesMentioning(copy, 'chaba@example.org')).toStrictEqual([])
    expect(await tablesMentioning(copy, removed)).toStrictEqual(await tablesMentioning(config, removed))
    expect(await healthOf(copy, remaining)).toStrictEqual({ consents: [true], records: 1 })
    expect((await membersOf(config)).length).toBe(2)
    expect(await tablesMentioning(config, late)).toContain('members')
    expect(await taken(copy, config)).toStrictEqual(E.left(expect.stringContaining('newer') as string))
    expect(await taken(second.copy, config)).toMatchObject({ right: { notRepeated: 0 } })
    expect(await healthOf(second.copy, remaining)).toMatchObject({ records: 0 })
    await remove()
    await second.remove()
  },
)

it.each([
  ['none', null],
  [
    '2026-11-27T03:00:05Z/2026-11-27T10:00:06+07:00',
    { from: Date.UTC(2026, 10, 27, 3, 0, 5), to: Date.UTC(2026, 10, 27, 3, 0, 6) },
  ],
  ['2026-11-27T03:00:06Z/2026-11-27T03:00:05Z', undefined],
  ['2026-11-27T03:00:05/2026-11-27T03:00:06', undefined],
  ['2026-11-27/2026-11-28', undefined],
  ['3/4', undefined],
  ['2026-11-27T03:00:05Z', undefined],
  ['2026-13-27T03:00:05Z/2026-13-27T03:00:06Z', undefined],
])('a mistake was made at %s', (text, expected) => {
  const parsed = parseMistake(text)
  expect(parsed && { from: parsed.from.getTime(), to: parsed.to.getTime() }).toStrictEqual(expected)
})

it.skipIf(testDatabaseUrl === null)(
  'another store, or a newer one, takes no place',
  { timeout: timeoutMs },
  async () => {
    const [config, other] = [await postgres(), await postgres()]
    await joined(config)
    const { copy, remove } = await broughtBack(config)
    await joined(other)
    expect(await taken(config, config)).toStrictEqual(E.left(expect.stringContaining('the same database') as string))
    expect(await taken(other, config)).toStrictEqual(E.left(expect.stringContaining('another store') as string))
    await erased(copy, await joined(copy))
    expect(await taken(copy, config)).toStrictEqual(E.left(expect.stringContaining('newer') as string))
    const nowhere = configOf('nowhere', { _tag: 'postgres', url: 'postgres://127.0.0.1:1/none', poolSize: 1 })
    expect(await taken(copy, nowhere)).toStrictEqual(
      E.left(expect.stringContaining('The earlier database cannot') as string),
    )
    await remove()
  },
)

describe.skipIf(testDatabaseUrl === null)('a backup of a database that somebody has joined since', () => {
  it('goes into an empty one, which takes the place of the earlier', { timeout: timeoutMs }, async () => {
    const [lived, empty] = [await livedOn(), await postgres()]
    const { config, file } = lived
    const replaced = await restoreBackup(config, file, true, new Date())
    expect(replaced).toStrictEqual(E.left(expect.stringContaining('--in-place-of') as string))
    const back = await inPlace(empty, file, config)
    if (E.isLeft(back)) throw new Error(back.left)
    const { backup, replacement: taken } = back.right
    expect(taken).toMatchObject({ members: 1, erased: 1, since: 1, asOf: new Date(backup.made_at) })
    await contains(empty, lived)
    expect(await inPlace(empty, file, config)).toStrictEqual(E.left(expect.stringContaining('has 1 members') as string))
  })

  it('and so it does where the backup was brought back before', { timeout: timeoutMs }, async () => {
    const [lived, empty] = [await livedOn(), await postgres()]
    const back = await restoreBackup(empty, lived.file, false, new Date())
    if (E.isLeft(back)) throw new Error(back.left)
    expect(await membersOf(empty)).toHaveLength(2)
    expect(await taken(empty, lived.config)).toMatchObject({
      right: { members: 1, erased: 1, since: 1, asOf: new Date(back.right.made_at) },
    })
    await contains(empty, lived)
  })

  it('goes nowhere where the databases are mixed up', { timeout: timeoutMs }, async () => {
    const [config, other, empty] = [await postgres(), await postgres(), await postgres()]
    await joined(config)
    await joined(other)
    const file = await keptFile(config)
    expect(await inPlace(config, file, config)).toStrictEqual(
      E.left(expect.stringContaining('the same database') as string),
    )
    expect(await inPlace(config, file, empty)).toStrictEqual(E.left(expect.stringContaining('1 members') as string))
    expect(await inPlace(empty, file, await postgres())).toStrictEqual(E.left('The earlier database holds no store.'))
    const unknown = { earlier: 'careplus_earlie', mistake: null }
    expect(await restoreInPlace(empty, file, unknown, erasing, new Date())).toStrictEqual(
      E.left('The earlier database cannot be reached (database "careplus_earlie" does not exist).'),
    )
    expect(await inPlace(empty, `${file}.none`, config)).toMatchObject({
      left: expect.stringMatching(/it is not there\.$/),
    })
    const tables = await within(empty, (engine) =>
      runQuery(engine, `select from pg_tables where schemaname = 'public'`, []),
    )
    expect(tables.rows).toStrictEqual([])
    expect(await inPlace(empty, file, other)).toStrictEqual(
      E.left(expect.stringMatching(/another store\.\nThe backup is in the database.+start no server on it/) as string),
    )
    expect(await taken(empty, config)).toMatchObject({ right: { members: 1 } })
    expect(await taken(empty, config)).toStrictEqual(E.left(expect.stringContaining('replaced it already') as string))
  })
})

it.skipIf(testDatabaseUrl === null).each(['10 minutes', '1 year'])(
  'whatever was withdrawn stays withdrawn, though an entry on record is dated %s ahead and a clock was slow',
  { timeout: timeoutMs },
  async (ahead) => {
    const [config, empty, separate] = [await postgres(), await postgres(), await postgres()]
    const member = await joined(config)
    const [kid, other] = [await child(config, member), await child(config, member)]
    await runIn(
      urlOf(config),
      `insert into audit (at, actor, action, subject) values (now() + interval '${ahead}', 'job', 'calendar.made', '${member}')`,
    )
    const file = await keptFile(config)
    const { copy, remove } = await broughtBack(config)
    await inStore(config, async (db) => {
      await healthConsent(db, member, kid, false, new Date())
      await healthConsent(db, member, other, false, new Date(Date.now() - 2 * 3_600_000))
    })
    const openServer = async (fresh: Config): Promise<void> => {
      for (const each of [kid, other]) expect((await healthOf(fresh, each)).consents).toStrictEqual([false])
    }
    expect(await inPlace(empty, file, config)).toMatchObject({ right: { replacement: { withdrawn: 2 } } })
    await openServer(empty)
    await restoreBackup(separate, file, false, new Date())
    expect(await taken(separate, config)).toMatchObject({ right: { withdrawn: 2, asOf: expect.any(Date) } })
    await openServer(separate)
    expect(await taken(copy, config)).toMatchObject({ right: { withdrawn: 2 } })
    await openServer(copy)
    await restoreBackup(config, file, true, new Date())
    await openServer(config)
    await remove()
  },
)
