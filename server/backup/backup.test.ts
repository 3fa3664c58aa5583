import { randomUUID } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import type { Config, StoreSettings } from '../config/env.js'
import { ask, type Engine } from '../store/engine.js'
import { embeddedEngine } from '../store/embedded.js'
import { postgresEngine } from '../store/postgres.js'
import { openStore } from '../store/store.js'
import { testDatabaseUrl } from '../testing/testStore.js'
import { testConfig } from '../testing/testServer.js'
import { bringBack } from './bringing.js'
import { makeBackup } from './making.js'

const folder = mkdtempSync(join(tmpdir(), 'careplus-backup-test-'))
const databases: string[] = []

const onDatabase = async (url: string, sql: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(sql)
  await client.end()
}

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  for (const name of databases) await onDatabase(testDatabaseUrl ?? '', `drop database ${name} with (force)`)
})

const configOf = (name: string, store: StoreSettings): Config => ({
  ...testConfig,
  dataFolder: join(folder, name),
  storage: { _tag: 'folder', folder: join(folder, name, 'pictures') },
  store,
})

const embedded = async (): Promise<Config> => {
  const name = randomUUID()
  return configOf(name, { _tag: 'embedded', folder: join(folder, name) })
}

const postgres = async (): Promise<Config> => {
  const name = `backup_${randomUUID().replaceAll('-', '')}`
  await onDatabase(testDatabaseUrl ?? '', `create database ${name}`)
  databases.push(name)
  const url = new URL(testDatabaseUrl ?? '')
  url.pathname = `/${name}`
  url.search = ''
  return configOf(name, { _tag: 'postgres', url: url.href, poolSize: 2 })
}

const engineOf = async ({ store }: Config): Promise<Engine> => {
  if (store._tag === 'postgres') return postgresEngine(store)
  mkdirSync(store.folder, { recursive: true })
  return embeddedEngine(join(store.folder, 'store'))
}

const within = async <A>(config: Config, work: (engine: Engine) => Promise<A>): Promise<A> => {
  const engine = await engineOf(config)
  return work(engine).finally(() => engine.close())
}

const joined = async (config: Config, id = randomUUID()): Promise<string> => {
  const store = await openStore(config.store, new Date())
  if (E.isLeft(store)) throw new Error(store.left._tag)
  const none = { email: null, phone: null, birthday: null, name: null }
  const at = new Date()
  await store.right.db
    .insertInto('members')
    .values({ id, ...none, adult_confirmed_at: at, created_at: at })
    .execute()
  await store.right.close()
  return id
}

const membersOf = (config: Config): Promise<ReadonlyArray<unknown>> =>
  within(config, async (engine) => (await ask(engine, 'select id from members order by id', [])).rows)

const kept = async (config: Config): Promise<string> => {
  const file = join(folder, `${randomUUID()}.tar.gz`)
  const made = await makeBackup(config, file, new Date())
  if (E.isLeft(made)) throw new Error(made.left)
  return file
}

const stores: ReadonlyArray<readonly [string, () => Promise<Config>]> = [
  ['the embedded store', embedded],
  ...(testDatabaseUrl === null ? [] : ([['PostgreSQL', postgres]] as const)),
]

describe.each(stores)('restoring over %s', (_, newPlace) => {
  it('asks before it takes the place of a store of the same members, and then does', { timeout: 120_000 }, async () => {
    const config = await newPlace()
    await joined(config)
    const [file, before] = [await kept(config), await membersOf(config)]
    expect(await bringBack(config, file, false)).toMatchObject({ left: expect.stringContaining('--replace') })
    expect(await bringBack(config, file, true)).toMatchObject({ right: { members: 1 } })
    expect(await membersOf(config)).toStrictEqual(before)
  })

  it(
    'leaves a store as it is in which there are members that are not in the backup',
    { timeout: 120_000 },
    async () => {
      const config = await newPlace()
      await joined(config)
      const file = await kept(config)
      await joined(config)
      await joined(config)
      const before = await membersOf(config)
      expect(await bringBack(config, file, true)).toStrictEqual(
        E.left(
          '2 members of this store are not in the backup, and it is not replaced: ' +
            'keep it, and restore into an empty data folder or database.',
        ),
      )
      expect(await membersOf(config)).toStrictEqual(before)
    },
  )

  it.each([
    'create table invoices (id integer)',
    'create table members (id uuid); create table migrations (id integer)',
  ])('leaves what another program has made: %s', { timeout: 120_000 }, async (making) => {
    const source = await newPlace()
    await joined(source)
    const [file, config] = [await kept(source), await newPlace()]
    if (making.includes('invoices')) await joined(config)
    await within(config, (engine) => ask(engine, `${making};`, []))
    expect(await bringBack(config, file, true)).toStrictEqual(
      E.left(expect.stringMatching(/ holds what is not CarePlus's \("\w+"\): take an empty one\.$/)),
    )
    const table = making.includes('invoices') ? 'invoices' : 'members'
    const counted = await within(config, (engine) => ask(engine, `select count(*)::int as n from ${table}`, []))
    expect(counted.rows).toStrictEqual([{ n: 0 }])
  })
})

describe('a restore into the embedded store that was cut off', () => {
  const cutOff = async (): Promise<readonly [Config, string, string]> => {
    const config = await embedded()
    await joined(config)
    const file = await kept(config)
    const place = config.dataFolder
    renameSync(join(place, 'store'), join(place, 'store.before'))
    mkdirSync(join(place, 'store.restoring'))
    return [config, file, place]
  }

  it('gives the store back its name', { timeout: 120_000 }, async () => {
    const [config, file] = await cutOff()
    expect(await bringBack(config, file, false)).toMatchObject({ left: expect.stringContaining('1 members already') })
    expect(await membersOf(config)).toHaveLength(1)
  })

  it('does not throw away what was put aside once there is another', { timeout: 120_000 }, async () => {
    const [config, file, place] = await cutOff()
    mkdirSync(join(place, 'store'))
    expect(await bringBack(config, file, true)).toMatchObject({ left: expect.stringContaining('second store') })
    expect(existsSync(join(place, 'store.before', 'PG_VERSION'))).toBe(true)
  })
})

describe('making a backup', () => {
  it('leaves nothing beside it, and its file is for its owner alone', { timeout: 120_000 }, async () => {
    const config = await embedded()
    await joined(config)
    const place = mkdtempSync(join(folder, 'kept-'))
    expect(await makeBackup(config, join(place, 'a.tar.gz'), new Date())).toMatchObject({ right: { members: 1 } })
    expect(readdirSync(place)).toStrictEqual(['a.tar.gz'])
    expect(statSync(join(place, 'a.tar.gz')).mode & 0o777).toBe(0o600)
  })

  it('has its working files where nobody else looks, and nowhere once it failed', { timeout: 120_000 }, async () => {
    const place = mkdtempSync(join(folder, 'failed-'))
    chmodSync(place, 0o755)
    const programs = mkdtempSync(join(folder, 'programs-'))
    const seen = join(folder, 'seen')
    // Stands for pg_dump: notes how its folder may be entered, begins to write, and fails.
    const script = [
      '#!/bin/sh',
      'for each in "$@"; do case "$each" in --file=*) file="${each#--file=}";; esac; done',
      `stat -c %a "$(dirname "$file")" > "${seen}"`,
      'echo half > "$file"; echo no luck >&2; exit 1',
    ].join('\n')
    writeFileSync(join(programs, 'pg_dump'), script)
    chmodSync(join(programs, 'pg_dump'), 0o700)
    const before = process.env['PATH']
    process.env['PATH'] = `${programs}:${before}`
    try {
      const config = configOf('nowhere', { _tag: 'postgres', url: 'postgres://nobody@127.0.0.1:1/none', poolSize: 1 })
      const made = await makeBackup(config, join(place, 'a.tar.gz'), new Date())
      expect(made).toStrictEqual(E.left('pg_dump: no luck'))
    } finally {
      process.env['PATH'] = before
    }
    expect(readFileSync(seen, 'utf8').trim()).toBe('700')
    expect(readdirSync(place)).toStrictEqual([])
  })

  it('says so where it cannot be written', async () => {
    const config = configOf('nowhere', { _tag: 'postgres', url: 'postgres://nobody@127.0.0.1:1/none', poolSize: 1 })
    const file = join(folder, 'none', 'a.tar.gz')
    expect(await makeBackup(config, file, new Date())).toStrictEqual(E.left(`"${file}" cannot be written (ENOENT).`))
  })
})
