import { writeFileSync } from 'node:fs'
import path from 'node:path'
import * as E from 'fp-ts/Either'
import { afterAll, describe, expect, test } from 'vitest'
import { findProgram } from '../../scripts/machine/debian.mjs'
import { openPlace } from '../../ops/drills/support/place.mjs'
import { freePort } from '../../scripts/machine/postgres-cluster.mjs'
import { startCluster } from '../../scripts/postgres.mjs'
import { postgresEngine } from '../../server/platform/store/postgres.js'
import { openStore } from '../../server/platform/store/store.js'
import { runQuery } from '../../server/platform/store/engine.js'

const [pgbouncer, postgres] = [await findProgram('pgbouncer', 'pgbouncer'), await startCluster()]
const place = await openPlace('pooler')
afterAll(async () => {
  await place.close()
  await postgres?.stop()
}, 60_000)

describe.skipIf(pgbouncer === null || postgres === null)('a pooler before the database', () => {
  const pooled = async (mode: string, more: string): Promise<string> => {
    const [port, to] = [await freePort(), new URL(postgres?.url ?? '')]
    const file = path.join(place.folderFor(mode), 'pgbouncer.ini')
    writeFileSync(
      file,
      `[databases]
postgres = host=127.0.0.1 port=${to.port} user=careplus
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
${more}
`,
    )
    place.own(file)
    place.start(mode, pgbouncer ?? '', [file])
    const url = `postgres://careplus@127.0.0.1:${port}/postgres`
    await expect
      .poll(
        async () => {
          const engine = postgresEngine({ url, poolSize: 1, patienceMs: 0 })
          return runQuery(engine, 'select 1 as one', [])
            .then(
              ({ rows }) => rows,
              () => null,
            )
            .finally(() => engine.close())
        },
        { timeout: 30_000 },
      )
      .toStrictEqual([{ one: 1 }])
    return url
  }
  const opened = async (url: string) => {
    const store = await openStore({ _tag: 'postgres', url, poolSize: 2 }, new Date())
    if (E.isRight(store)) await store.right.close()
    return E.isRight(store) ? 'opened' : store.left
  }

  test('that changes connections after each transaction is refused at the start', async () => {
    expect(await opened(await pooled('transaction', ''))).toStrictEqual({ _tag: 'DatabasePooled' })
  })

  test('and so it is where it hands them out in turn', async () => {
    const url = await pooled('transaction', 'server_round_robin = 1\nmin_pool_size = 3')
    expect(await opened(url)).toStrictEqual({ _tag: 'DatabasePooled' })
  })

  test('that keeps them for a session is as good as the database itself', async () => {
    expect(await opened(await pooled('session', ''))).toBe('opened')
    expect(await opened(postgres?.url ?? '')).toBe('opened')
  })
})
