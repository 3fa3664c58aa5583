import { chmodSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { ownSchema, testDatabaseUrl, testPlace } from '../../testing/testStore.js'
import { putEmptyStore } from '../../testing/embeddedImage.js'
import { storeTypes } from '../../testing/storeTypes.js'
import { FolderLost } from './embedded.js'
import { runQuery } from './engine.js'
import { migrate } from './migrate.js'
import { migrations } from './migrations/index.js'
import { inTransaction, openStore } from './store.js'
import { ownStore } from '../../testing/ownStore.js'

const folders: string[] = []
const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'careplus-store-'))
  folders.push(made)
  return made
}
afterAll(() => folders.forEach((each) => rmSync(each, { recursive: true, force: true })))

const now = new Date('2026-11-20T23:30:00.123Z')

describe('the store', () => {
  const store = ownStore(now)

  const member = {
    id: '00000000-0000-4000-8000-000000000001',
    email: null,
    name: 'น้อง 🌱',
    birthday: '1992-02-29',
    adult_confirmed_at: now,
    created_at: now,
  }
  const names = async () => (await store.db.selectFrom('members').select('name').execute()).map(({ name }) => name)

  it('gives back instants to the millisecond and dates as they were, whatever the time zone', async () => {
    await store.db.insertInto('members').values(member).execute()
    expect(await store.db.selectFrom('members').selectAll().executeTakeFirst()).toMatchObject(member)
  })

  it('tells how many rows a statement has changed', async () => {
    const named = (name: string) =>
      store.db.updateTable('members').set({ name: member.name }).where('name', '=', name).executeTakeFirst()
    expect(await named(member.name)).toMatchObject({ numUpdatedRows: 1n })
    expect(await named('nobody')).toMatchObject({ numUpdatedRows: 0n })
    const none = store.db.deleteFrom('members').where('name', '=', 'nobody')
    expect(await none.executeTakeFirst()).toMatchObject({ numDeletedRows: 0n })
  })

  it.each(storeTypes)('reads $type as the other store does', async ({ type, written, read }) => {
    const typed = sql<{ it: unknown }>`select ${sql.lit(written)}::${sql.raw(type)} as it`
    const { it } = await typed.execute(store.db).then(({ rows: [row] }) => row ?? { it: undefined })
    expect(it instanceof Uint8Array ? Uint8Array.from(it) : it).toStrictEqual(read)
  })

  it('keeps a transaction whole: a refusal and a throw both undo it', async () => {
    const change = (name: string) => store.db.updateTable('members').set({ name })
    const refused = await inTransaction(store.db, async (tx) => {
      await tx.updateTable('members').set({ name: 'refused' }).execute()
      return E.left('no')
    })
    expect(refused).toEqual(E.left('no'))
    const thrown = inTransaction(store.db, async (tx) => {
      await tx.updateTable('members').set({ name: 'thrown' }).execute()
      await sql`select 1/0`.execute(tx)
      return E.right(null)
    })
    await expect(thrown).rejects.toMatchObject({ code: '22012' })
    expect(await names()).toEqual([member.name])
    await change('kept').execute()
    expect(await names()).toEqual(['kept'])
  })

  it('runs each migration once, and a faulty one leaves nothing', async () => {
    const other = await testPlace()
    const engine = await other.open()
    await migrate(engine, now)
    await migrate(engine, now)
    const more = [
      ...migrations,
      { name: '9999-faulty', sql: 'create table half (id integer); select nothing from nowhere;' },
    ]
    await expect(migrate(engine, now, more)).rejects.toThrow('nowhere')
    const { query, release } = await engine.connect()
    const { rows } = await query("select name, to_regclass('half')::text as half from migrations", [])
    expect(rows).toEqual(migrations.map(({ name }) => ({ name, half: null })))
    release()
    await engine.close()
    await other.remove()
  })

  it('makes an index beside those who write, and anew where the last try was cut off', async () => {
    const other = await testPlace()
    const engine = await other.open()
    const index = { name: '9999-index', index: 'members_named', on: 'members (name)' }
    // An interrupted build leaves an invalid index.
    await runQuery(engine, 'create index members_named on members (id)', [])
    await runQuery(engine, "update pg_index set indisvalid = false where indexrelid = to_regclass('members_named')", [])
    await migrate(engine, now, [...migrations, index])
    const { rows } = await runQuery(
      engine,
      "select indisvalid as valid, pg_get_indexdef(indexrelid) as made from pg_index where indexrelid = to_regclass('members_named')",
      [],
    )
    expect(rows).toMatchObject([{ valid: true, made: expect.stringMatching(/\(name\)$/) }])
    await engine.close()
    await other.remove()
  })

  it.skipIf(testDatabaseUrl === null)(
    'keeps nobody waiting behind a migration that waits for its table',
    { timeout: 30_000 },
    async () => {
      const other = await testPlace()
      const [engine, reader] = await Promise.all([other.open(), other.open()])
      const long = await reader.connect()
      await long.query('begin', [])
      await long.query('select id from members', [])
      const migrating = migrate(engine, now, [
        ...migrations,
        { name: '9999-wider', sql: 'alter table members add wider text' },
      ])
      const waiting = "select from pg_locks where not granted and relation = 'members'::regclass"
      while ((await runQuery(reader, waiting, [])).rows.length === 0);
      // Waiting for the long reader would never end.
      await runQuery(reader, 'select id from members', [])
      await long.query('commit', [])
      long.release()
      await migrating
      const wider = "select column_name::text from information_schema.columns where column_name = 'wider'"
      expect((await runQuery(reader, wider, [])).rows).toStrictEqual([{ column_name: 'wider' }])
      await Promise.all([engine.close(), reader.close()])
      await other.remove()
    },
  )

  it.skipIf(testDatabaseUrl === null)('is brought up to date once where several processes start at once', async () => {
    const other = await ownSchema(testDatabaseUrl ?? '')
    const engines = await Promise.all([other.open(), other.open(), other.open()])
    await Promise.all(engines.map((engine) => migrate(engine, now)))
    const { rows } = await runQuery(engines[0], 'select name from migrations order by name', [])
    expect(rows).toEqual(migrations.map(({ name }) => ({ name })))
    await Promise.all(engines.map((engine) => engine.close()))
    await other.remove()
  })
})

describe('the data folder', { timeout: 120_000 }, () => {
  it('keeps what was written when it is opened again, and is entered by nobody else, whatever was there', async () => {
    const place = folder()
    const settings = { _tag: 'embedded', folder: place } as const
    chmodSync(place, 0o755)
    const open = async () => {
      const store = await openStore(settings, now)
      if (E.isLeft(store)) throw new Error(store.left._tag)
      const names = readdirSync(place, { recursive: true, encoding: 'utf8' })
      const open = names.filter((name) => (statSync(join(place, name)).mode & 0o077) !== 0)
      expect([statSync(place).mode & 0o777, names.length > 900, open]).toStrictEqual([0o700, true, []])
      return store.right
    }
    const first = await open()
    expect(await openStore(settings, now)).toMatchObject({ left: { _tag: 'FolderInUse', pid: process.pid } })
    await first.db.insertInto('audit').values({ at: now, actor: 'a', action: 'b', subject: 'c' }).execute()
    await first.close()
    for (const name of ['', 'store', 'store/base', 'careplus.lock']) chmodSync(join(place, name), 0o777)
    const reopened = await open()
    expect(await reopened.db.selectFrom('audit').select('actor').execute()).toEqual([{ actor: 'a' }])
    await reopened.close()
  })

  it('with files that make no sense is one refusal, and is let go of', async () => {
    const settings = { _tag: 'embedded', folder: folder() } as const
    await putEmptyStore(settings.folder)
    const first = await openStore(settings, now)
    if (E.isRight(first)) await first.right.close()
    writeFileSync(join(settings.folder, 'store/global/pg_control'), 'nonsense')
    const damaged = E.left({ _tag: 'StoreDamaged', folder: settings.folder })
    expect(await openStore(settings, now)).toEqual(damaged)
    expect(await openStore(settings, now)).toEqual(damaged)
  })

  it('that was taken away is written no more, not even to close it', async () => {
    const settings = { _tag: 'embedded', folder: folder() } as const
    await putEmptyStore(settings.folder)
    const opened = await openStore(settings, now)
    if (E.isLeft(opened)) throw new Error(opened.left._tag)
    const { db, ended, close, image } = opened.right
    const row = { at: now, actor: 'a', action: 'b', subject: 'c' }
    const files = () => statSync(join(settings.folder, 'store/global/pg_control')).mtimeMs
    const [before, after] = [
      db.insertInto('audit').values(row).execute(),
      db.transaction().execute(async (tx) => {
        renameSync(join(settings.folder, 'careplus.lock'), join(settings.folder, 'elsewhere'))
        await tx.insertInto('audit').values(row).execute()
      }),
    ]
    await before
    await expect(after).rejects.toThrow(FolderLost)
    expect(await ended).toMatchObject({ _tag: 'FolderLost' })
    await expect(db.insertInto('audit').values(row).execute()).rejects.toThrow(FolderLost)
    await expect(image?.()).rejects.toThrow(FolderLost)
    const written = files()
    await close()
    expect(files()).toBe(written)
    const next = await openStore(settings, now)
    if (E.isLeft(next)) throw new Error(next.left._tag)
    expect(await next.right.db.selectFrom('audit').select('actor').execute()).toHaveLength(1)
    await next.right.close()
  })

  it('a database that is not there is one refusal', async () => {
    const store = await openStore({ _tag: 'postgres', url: 'postgres://nobody@127.0.0.1:1/none', poolSize: 1 }, now)
    expect(store).toEqual(E.left({ _tag: 'DatabaseUnreachable', reason: 'ECONNREFUSED' }))
  })
})
