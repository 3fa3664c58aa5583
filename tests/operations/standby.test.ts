import { createServer, type Server } from 'node:http'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as E from 'fp-ts/Either'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { findProgram } from '../../scripts/machine/debian.mjs'
import { machinesIn, startHaproxy } from '../../ops/drills/support/machines.mjs'
import { openPlace } from '../../ops/drills/support/place.mjs'
import { findPrograms, folderOf } from '../../scripts/machine/postgres-cluster.mjs'
import { startServer } from '../../scripts/start-server.mjs'
import { postgresEngine } from '../../server/platform/store/postgres.js'
import { openStore, storeOn } from '../../server/platform/store/store.js'
import { onDatabase } from '../../server/testing/ownDatabase.js'
import { freePort, script, unmarkedContent } from '../setup/commands.js'
import { newIntent, ordersOf, sendUntilAnswered, withPrize, withRunners } from '../races/runners.js'

await findPrograms()
const programs = folderOf('initdb', 'postgres', 'pg_basebackup', 'pg_ctl')
const haproxy = await findProgram('haproxy', 'haproxy')

describe.skipIf(programs === null || haproxy === null)(
  'a primary with a standby that has all that was answered',
  () => {
    const bin = (program: string): string => path.join(programs ?? '', program)
    let place: Awaited<ReturnType<typeof openPlace>>
    let machines: ReturnType<typeof machinesIn>
    let app: Awaited<ReturnType<typeof startServer>>
    let url = ''
    const servers: Server[] = []
    const folder = mkdtempSync(path.join(tmpdir(), 'careplus-standby-'))

    const urlOf = (name: string): string => `postgres://careplus@${machines.addressOf(name)}:5432/postgres`
    const startNode = (name: string): void => {
      const where = [
        '-D',
        'data',
        '-c',
        `listen_addresses=${machines.addressOf(name)}`,
        '-c',
        'unix_socket_directories=',
      ]
      const usual = ['fsync=off', 'max_connections=60', 'shared_buffers=32MB']
      place.start(name, bin('postgres'), [...where, ...usual.flatMap((each) => ['-c', each])])
    }
    const once = async (name: string, program: string, ...args: ReadonlyArray<string>): Promise<void> => {
      const code = await place.start(name, bin(program), args).exited
      if (code !== 0) throw new Error(place.logOf(name))
    }
    const only = async (name: string): Promise<boolean> =>
      onDatabase(urlOf(name), async (client) => {
        const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby')
        return rows[0]?.standby === true
      })

    /** Patroni's response to HAProxy, from the database: whether it is the primary. */
    const serveRole = async (name: string): Promise<void> => {
      const server = createServer((_request, response) => {
        void only(name).then(
          (standby) => response.writeHead(standby ? 503 : 200).end(),
          () => response.destroy(),
        )
      })
      await new Promise<void>((listening) => server.listen(8008, machines.addressOf(name), listening))
      servers.push(server)
    }

    beforeAll(async () => {
      place = await openPlace('standby')
      machines = machinesIn(place)
      const made = [
        '--username=careplus',
        '--auth=trust',
        '--encoding=UTF8',
        '--locale=C',
        '--no-sync',
        '--pgdata=data',
      ]
      await once('db1', 'initdb', ...made)
      startNode('db1')
      await vi.waitUntil(
        () =>
          only('db1').then(
            () => true,
            () => false,
          ),
        { timeout: 30_000 },
      )
      await once(
        'db2',
        'pg_basebackup',
        '--dbname',
        urlOf('db1'),
        '--pgdata=data',
        '--write-recovery-conf',
        '--checkpoint=fast',
        '--no-sync',
      )
      startNode('db2')
      await vi.waitUntil(() => only('db2').catch(() => false), { timeout: 30_000 })
      await onDatabase(urlOf('db1'), async (client) => {
        await client.query(`alter system set synchronous_standby_names = '*'`)
        await client.query('select pg_reload_conf()')
        const isSync = async (): Promise<boolean> => {
          const { rows } = await client.query<{ sync_state: string }>('select sync_state from pg_stat_replication')
          return rows.length === 1 && rows[0]?.sync_state === 'sync'
        }
        await vi.waitUntil(isSync, { timeout: 30_000 })
      })
      await Promise.all([serveRole('db1'), serveRole('db2')])
      url = `postgres://careplus@127.0.0.1:${await startHaproxy(place, machines)}/postgres`
      const port = String(await freePort())
      app = await startServer({
        PORT: port,
        CAREPLUS_MODE: 'production',
        DATABASE_URL: url,
        PUBLIC_URL: `http://127.0.0.1:${port}`,
        API_KEYS: 'careplus-web',
        SMTP_URL: 'smtp://127.0.0.1:1',
        MAIL_FROM: 'CarePlus <hello@careplus.test>',
        IDENTITY_KEY: '0f'.repeat(32),
        PICTURES_SOCKET: '/run/careplus-pictures.socket',
        LOG_LEVEL: 'silent',
        CONTENT_DIR: unmarkedContent(folder),
      })
    })

    afterAll(async () => {
      await app?.stop()
      for (const server of servers) server.close()
      await place?.close()
      rmSync(folder, { recursive: true, force: true })
    })

    test('is not mistaken for it: a standby is no database that a server could run on', async () => {
      const opened = await openStore({ _tag: 'postgres', url: urlOf('db2'), poolSize: 1 }, new Date())
      expect(opened).toStrictEqual(E.left({ _tag: 'DatabaseUnreachable', reason: '25006' }))
      const engine = postgresEngine({ url: urlOf('db2'), poolSize: 1, patienceMs: 0 })
      await expect(engine.connect()).rejects.toMatchObject({ code: '25006' })
      await engine.close()
    })

    test('whose wait for the standby is cancelled answers nothing as done until the standby has it', async () => {
      const now = new Date()
      const store = await storeOn(postgresEngine({ url, poolSize: 4 }), now)
      const [runner] = await withRunners(store.db, 1, 10_000, now)
      const item = await withPrize(store.db, 10, now)
      if (runner === undefined) throw new Error('nobody runs')
      const thaw = place.freeze('db2')
      const state = { answer: false }
      const intent = sendUntilAnswered(newIntent(runner, item), [app.url], 0).finally(() => (state.answer = true))
      let cancelled = 0
      await onDatabase(urlOf('db1'), async (client) => {
        const text = `select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'`
        while (cancelled < 6 && !state.answer) {
          cancelled += (await client.query(text)).rowCount ?? 0
          await pause(20)
        }
      })
      expect(state.answer).toBe(false)
      expect(await ordersOf(store.db, item)).toHaveLength(1)
      thaw()
      expect(await intent).toMatchObject({ order: expect.any(String), defects: 0 })
      expect(await ordersOf(store.db, item)).toHaveLength(1)
      await store.close()
    })

    test('dies, and nothing that was answered is missing, nothing is there twice, nobody is told of a defect', async () => {
      const now = new Date()
      const before = await storeOn(postgresEngine({ url, poolSize: 4 }), now)
      const runners = await withRunners(before.db, 16, 10_000, now)
      const item = await withPrize(before.db, 9_000, now)
      await before.close()

      let [answered, dead, writesAt] = [0, 0, 0]
      const readiness: { readonly status: number; readonly ms: number }[] = []
      const probe = async (): Promise<void> => {
        const at = performance.now()
        const { status } = await fetch(`${app.url}/readyz`)
        readiness.push({ status, ms: performance.now() - at })
      }
      const happens = async (): Promise<void> => {
        await place.cutOff('db1')
        dead = performance.now()
        // Longer than a call waits, so that some are refused.
        while (performance.now() - dead < 6_000) await probe().then(() => pause(250))
        await once('db2', 'pg_ctl', 'promote', '--pgdata=data', '--no-wait')
      }
      let happening: Promise<void> | null = null
      const all = await Promise.all(
        runners.map(async (runner) => {
          const mine = []
          while (writesAt === 0 || performance.now() - writesAt < 1_000) {
            const intent = await sendUntilAnswered(newIntent(runner, item), [app.url], 0)
            answered += 1
            if (answered > 60) happening ??= happens()
            if (dead > 0 && writesAt === 0 && performance.now() - dead > 6_000) writesAt = performance.now()
            mine.push(intent)
          }
          return mine
        }),
      ).then((each) => each.flat())
      await happening

      const seconds = (writesAt - dead) / 1000
      const after = await storeOn(postgresEngine({ url, poolSize: 4 }), now)
      const stored = await ordersOf(after.db, item)
      await after.close()
      const promised = all.map(({ intent, order }) => ({ id: order ?? '', member_id: intent.runner.id }))
      expect(stored).toStrictEqual(promised.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
      expect(all.filter(({ defects }) => defects > 0)).toStrictEqual([])
      expect(all.filter(({ repeats }) => repeats > 0).length).toBeGreaterThan(0)
      // Six of them are this test's own.
      expect(seconds).toBeLessThan(15)
      expect(new Set(readiness.map(({ status }) => status)).has(503)).toBe(true)
      expect(Math.max(...readiness.map(({ ms }) => ms))).toBeLessThan(6_000)
      expect((await fetch(`${app.url}/readyz`)).status).toBe(200)
      const audit = await script('audit', [], { DATABASE_URL: url, DATA_DIR: folder })
      expect(audit).toStrictEqual({
        code: 0,
        output: expect.stringMatching(/^\d+ members, .*: no difference\n$/) as string,
      })
    })
  },
)
