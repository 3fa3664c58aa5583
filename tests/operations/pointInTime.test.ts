import { renameSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findArchiving, startArchived } from '../../ops/drills/support/archive.mjs'
import { openPlace } from '../../ops/drills/support/place.mjs'
import { pause } from '../../ops/drills/support/wait.mjs'
import { archiveGauges } from '../../server/platform/backup/archiveGauges.js'
import { postgresEngine } from '../../server/platform/store/postgres.js'
import { storeOn } from '../../server/platform/store/store.js'
import type { Db } from '../../server/platform/store/store.js'
import { runIn } from '../../server/testing/ownDatabase.js'
import { deleteByMistake, erase, hasMember, missingOf } from '../drills/restore.js'
import { withHousehold } from '../drills/household.js'
import { script } from '../setup/commands.js'

const found = await findArchiving()
const place = await openPlace('point-in-time')
afterAll(() => place.close())

const within = async <A>(url: string, work: (db: Db) => Promise<A>): Promise<A> => {
  const store = await storeOn(postgresEngine({ url, poolSize: 2 }), new Date())
  return work(store.db).finally(() => store.close())
}

describe.skipIf(found === null)('a database that archives what is written', () => {
  let archived: Awaited<ReturnType<typeof startArchived>>
  beforeAll(async () => {
    archived = await startArchived(place)
  })

  test('is brought back to the moment before a mistake, and who was erased since stays erased', async () => {
    await within(archived.url, (db) => withHousehold(db, 2))
    await archived.fullBackup()
    // Written after the backup, so that it is in the archive alone.
    const { parents } = await within(archived.url, (db) => withHousehold(db, 3, 'later'))
    const gone = parents[0]?.id ?? ''
    const before = new Date()
    const deleted = await within(archived.url, deleteByMistake)
    await within(archived.url, (db) => erase(db, gone))
    const folders = { DATA_DIR: `${place.folder}/data` }
    expect((await script('audit', [], { ...folders, DATABASE_URL: archived.url })).code).toBe(1)

    const url = await archived.restoredAt(before)
    expect(deleted.movements.length).toBeGreaterThan(2)
    expect(await within(url, (db) => missingOf(db, deleted, new Date(before.getTime() + 3000)))).toBe(0)
    expect(await within(url, (db) => hasMember(db, gone))).toBe(true)
    const mistake = `${before.toISOString()}/${new Date().toISOString()}`
    const taken = await script('restore', ['--in-place-of', archived.url, '--mistake', mistake], {
      ...folders,
      DATABASE_URL: url,
    })
    expect(taken).toStrictEqual({ code: 0, output: expect.stringContaining('Erased again') as string })
    expect(await within(url, (db) => hasMember(db, gone))).toBe(false)
    expect(await script('audit', [], { ...folders, DATABASE_URL: url })).toStrictEqual({
      code: 0,
      output: expect.stringMatching(/^\d+ members, .*: no difference\n$/) as string,
    })
  })

  const gaugeValues = async (db: Db): Promise<ReadonlyArray<number>> =>
    (await archiveGauges.query(db, new Date())).map(({ value }) => value)

  test('tells when it cannot, and when it can again', async () => {
    const failing = (expected: 0 | 1): Promise<void> =>
      within(archived.url, async (db) => {
        await runIn(
          archived.url,
          "select pg_logical_emit_message(false, 'careplus', 'written'); select pg_switch_wal()",
        )
        await expect.poll(async () => (await gaugeValues(db))[0], { timeout: 30_000, interval: 200 }).toBe(expected)
      })
    await failing(0)
    // The disk of the archive is gone.
    renameSync(`${place.folder}/archive`, `${place.folder}/away`)
    await failing(1)
    renameSync(`${place.folder}/away`, `${place.folder}/archive`)
    await failing(0)
  })

  test('tells for how long what was written waits, also where nothing fails', async () => {
    const write = async (): Promise<void> => {
      await runIn(archived.url, 'select pg_current_xact_id()')
      await runIn(archived.url, 'select pg_switch_wal()')
    }
    const commanded = async (statement: string): Promise<void> => {
      await runIn(archived.url, statement)
      await runIn(archived.url, 'select pg_reload_conf()')
    }
    await within(archived.url, async (db) => {
      await write()
      await expect.poll(() => gaugeValues(db), { timeout: 30_000, interval: 200 }).toStrictEqual([0, 0])
      await pause(2500)
      expect(await gaugeValues(db)).toStrictEqual([0, 0])
      // A command that never ends, and so never fails.
      await commanded("alter system set archive_command = 'sleep 30; false'")
      await write()
      const behind = async (): Promise<boolean> => ((await gaugeValues(db))[1] ?? 0) >= 3
      await expect.poll(behind, { timeout: 15_000, interval: 200 }).toBe(true)
      expect((await gaugeValues(db))[0]).toBe(0)
      await commanded('alter system reset archive_command')
    })
  })
})
