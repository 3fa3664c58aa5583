import { randomInt, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isMainThread, workerData } from 'node:worker_threads'
import { grouped } from '@careplus/core/loyalty'
import { bareRedemption } from './support/bareRedemption'
import { expectSound } from './support/expectSound'
import { median, pressing, type Shot } from './support/load'
import { firstHalf, itemId, items, seed, tokenOf } from './support/manyMembers'
import { ourServer } from './support/ourServer'
import { inThread, untilStopped } from './support/thread'
import { runQuery } from '../../server/platform/store/engine'
import { postgresEngine } from '../../server/platform/store/postgres'
import { storeOn } from '../../server/platform/store/store'
import { newAddress } from '../../server/testing/catalogue'
import { newDatabase } from '../../server/testing/ownDatabase'
import type { BenchResult } from './server'

const members = 10_000
const connections = 10
const repeats = 9
const repeatMs = 2000
/** Warm-up: after it the server's code is compiled. */
const warmUpMs = 8000

interface Place {
  readonly url: string
}

interface Ready {
  readonly ours: number
  readonly bare: number
}

const serve = async ({ url }: Place): Promise<void> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'careplus-bench-'))
  const engine = postgresEngine({ url, poolSize: 10 })
  const store = await storeOn(engine, new Date())
  const ours = await ourServer(store, folder)
  // Writes the seed's pending pages now, so that none are written during a measurement.
  for (const statement of [seed(members, new Date()), 'vacuum analyze', 'checkpoint'])
    await runQuery(engine, statement, [])
  const bare = await bareRedemption(engine)
  await untilStopped<Ready>({ ours: ours.port, bare: bare.port })
  await ours.stop()
  await bare.stop()
  await store.close()
  rmSync(folder, { recursive: true, force: true })
}

if (!isMainThread) await serve(workerData as Place)

const body = JSON.stringify({ quantity: 1, address: newAddress })

const countedRedemptions = (): { readonly shot: Shot; readonly count: () => number } => {
  const wanted = Array.from({ length: firstHalf(members) }, () => itemId(randomInt(1, items + 1)))
  const run = randomUUID()
  let count = 0
  return {
    count: () => count,
    shot: () => {
      const at = count % wanted.length
      count += 1
      return (
        `POST /th/rewards/${wanted[at]}/redeem/ HTTP/1.1\r\nhost: localhost\r\nx-api-key: careplus-web\r\n` +
        `authorization: Bearer ${tokenOf(at + 1)}\r\naccept: application/json\r\ncontent-type: application/json\r\n` +
        `idempotency-key: ${run}-${count}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
      )
    },
  }
}

/** On PostgreSQL, where TEST_DATABASE_URL names one, as its administrator. Fails unless the books balance afterwards. */
export const benchRedemption = async (): Promise<ReadonlyArray<BenchResult>> => {
  const url = process.env['TEST_DATABASE_URL']
  if (url === undefined) return []
  const place = await newDatabase(url)
  const { ready, stop } = await inThread<Ready>(import.meta.url, { url: place.url } satisfies Place)
  const [mine, theirs] = [countedRedemptions(), countedRedemptions()]
  const press = (port: number, { shot }: { readonly shot: Shot }, ms: number): Promise<number> =>
    pressing({ ports: [port], connections, ms, shot, status: 201 })
  await press(ready.ours, mine, warmUpMs)
  await press(ready.bare, theirs, warmUpMs)
  const [values, limits]: [number[], number[]] = [[], []]
  // In turns, so that a busy moment of the machine affects both.
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    values.push(await press(ready.ours, mine, repeatMs))
    limits.push(await press(ready.bare, theirs, repeatMs))
  }
  await stop()
  const engine = postgresEngine({ url: place.url, poolSize: 10 })
  // Plus one: the bare server's example.
  await expectSound(engine, mine.count() + theirs.count() + 1)
  await engine.close()
  await place.remove()
  const [value, limit] = [median(values), median(limits)]
  const note = `${grouped(members)} members, ${connections} clients; the bare server sends the same statements in the same way`
  return [{ name: 'redemptions, PostgreSQL', value, limit, ratio: value / limit, target: 0.8, note }]
}
