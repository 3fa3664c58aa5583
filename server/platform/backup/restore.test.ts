import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { describe, expect, it, vi } from 'vitest'
import type { Config } from '../config/env.js'
import { runQuery } from '../store/engine.js'
import { postgresEngine } from '../store/postgres.js'
import { runIn } from '../../testing/ownDatabase.js'
import { testDatabaseUrl } from '../../testing/testStore.js'
import {
  restoreBackup,
  embedded,
  folder,
  joined,
  makeNamedBackup,
  membersOf,
  timeoutMs,
  postgres,
  ownPlaces,
  stores,
  within,
} from '../../testing/backups.js'

ownPlaces()

describe.each(stores)('restoring over %s', (_, newPlace) => {
  it(
    'asks before it takes the place of a store of the same members, and then does',
    { timeout: timeoutMs },
    async () => {
      const config = await newPlace()
      await joined(config)
      const [file, before] = [await makeNamedBackup(config), await membersOf(config)]
      expect(await restoreBackup(config, file, false, new Date())).toMatchObject({
        left: expect.stringContaining('--replace'),
      })
      const half = join(folder, `${randomUUID()}.tar.gz`)
      writeFileSync(half, readFileSync(file).subarray(0, -2000))
      expect(await restoreBackup(config, half, true, new Date())).toStrictEqual(
        E.left(expect.stringMatching(/cannot be restored: it cannot be read to its end/)),
      )
      expect(await membersOf(config)).toStrictEqual(before)
      expect(await restoreBackup(config, file, true, new Date())).toMatchObject({ right: { members: 1 } })
      expect(await membersOf(config)).toStrictEqual(before)
    },
  )

  it(
    'leaves a store as it is in which there are members that are not in the backup',
    { timeout: timeoutMs },
    async () => {
      const config = await newPlace()
      await joined(config)
      const file = await makeNamedBackup(config)
      await joined(config)
      await joined(config)
      const before = await membersOf(config)
      const instead =
        config.store._tag === 'postgres' ? 'an empty database, with --in-place-of' : 'an empty data folder'
      expect(await restoreBackup(config, file, true, new Date())).toStrictEqual(
        E.left(
          expect.stringMatching(
            new RegExp(
              `^2 members of this store are not in the backup, and it is not replaced: .*restore into ${instead}`,
            ),
          ),
        ),
      )
      expect(await membersOf(config)).toStrictEqual(before)
    },
  )

  it.each([
    'create table invoices (id integer)',
    'create table members (id uuid); create table migrations (id integer)',
  ])('leaves what another program has made: %s', { timeout: timeoutMs }, async (making) => {
    const source = await newPlace()
    await joined(source)
    const [file, config] = [await makeNamedBackup(source), await newPlace()]
    if (making.includes('invoices')) await joined(config)
    await within(config, (engine) => runQuery(engine, `${making};`, []))
    expect(await restoreBackup(config, file, true, new Date())).toStrictEqual(
      E.left(expect.stringMatching(/ contains foreign data \("\w+"\): use an empty one\.$/)),
    )
    const table = making.includes('invoices') ? 'invoices' : 'members'
    const counted = await within(config, (engine) => runQuery(engine, `select count(*)::int as n from ${table}`, []))
    expect(counted.rows).toStrictEqual([{ n: 0 }])
  })
})

it.skipIf(testDatabaseUrl === null)(
  'a server that has had nothing to ask of its database for a while is seen to run',
  { timeout: timeoutMs },
  async () => {
    const config = await postgres()
    await joined(config)
    const file = await makeNamedBackup(config)
    const { store } = config
    const server = postgresEngine(store._tag === 'postgres' ? { ...store, idleMs: 1 } : expect.unreachable())
    await Promise.all(['1', '2'].map((each) => runQuery(server, `select ${each}`, [])))
    await runIn(testDatabaseUrl ?? '', 'select pg_sleep(0.2)')
    expect(await restoreBackup(config, file, true, new Date())).toStrictEqual(
      E.left('A running CarePlus uses the database of DATABASE_URL: stop it first.'),
    )
    await server.close()
    await vi.waitFor(
      async () => expect(await restoreBackup(config, file, true, new Date())).toMatchObject({ right: { members: 1 } }),
      { timeout: 60_000 },
    )
  },
)

describe('a restore into the embedded store that was cut off', () => {
  const cutOff = async (): Promise<readonly [Config, string, string]> => {
    const config = await embedded()
    await joined(config)
    const file = await makeNamedBackup(config)
    const place = config.dataFolder
    renameSync(join(place, 'store'), join(place, 'store.before'))
    mkdirSync(join(place, 'store.restoring'))
    return [config, file, place]
  }

  it('gives the store back its name', { timeout: timeoutMs }, async () => {
    const [config, file] = await cutOff()
    expect(await restoreBackup(config, file, false, new Date())).toMatchObject({
      left: expect.stringContaining('already a store with 1 members'),
    })
    expect(await membersOf(config)).toHaveLength(1)
  })

  it('does not throw away what was put aside once there is another', { timeout: timeoutMs }, async () => {
    const [config, file, place] = await cutOff()
    mkdirSync(join(place, 'store'))
    expect(await restoreBackup(config, file, true, new Date())).toMatchObject({
      left: expect.stringContaining('second store'),
    })
    expect(existsSync(join(place, 'store.before', 'PG_VERSION'))).toBe(true)
  })
})
