import { randomInt, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isMainThread, workerData } from 'node:worker_threads'
import { grouped } from '@careplus/core/loyalty'
import { expectSound } from './support/expectSound'
import { pressingBuilder, pressingDriver } from './support/fiveStatements'
import { median, pressing, type Shot } from './support/load'
import { firstHalf, itemId, items, seed, tokenOf } from './support/manyMembers'
import { ourServer } from './support/ourServer'
import { pressingStore } from './support/pgbench'
import { inThread, untilStopped } from './support/thread'
import { ask, type Engine } from '../../server/platform/store/engine'
import { postgresEngine } from '../../server/platform/store/postgres'
import { storeOn } from '../../server/platform/store/store'
import { newAddress } from '../../server/testing/catalogue'
import { ownSchema } from '../../server/testing/testStore'

export interface BenchResult {
  readonly name: string
  /** Redemptions a second by two whole servers. */
  readonly value: number
  readonly limit: number
  readonly ratio: number
  readonly target: number
  readonly note: string
}

const few = 10_000
const many = 1_000_000
const rounds = 5
const besideRounds = 3
const roundMs = 3000
const warmUpMs = 1500
/** Two servers take this long until their code is compiled and as fast as it gets. */
const serversWarmUpMs = 12_000

interface Place {
  readonly url: string
  readonly members: number
}

/** Seconds that the seed took. */
type Ready = { readonly port: number; readonly seeding: number }

const fill = async (engine: Engine, members: number): Promise<void> => {
  await ask(engine, seed(members, new Date()), [])
  await ask(engine, 'vacuum analyze', [])
  // Writes the seed's pending pages now, so that none are written during a measurement.
  await ask(engine, 'checkpoint', [])
}

const serve = async ({ url, members }: Place): Promise<void> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'careplus-bench-'))
  const engine = postgresEngine({ url, poolSize: 10 })
  const store = await storeOn(engine, new Date())
  const { port, stop } = await ourServer(store, folder)
  const began = Date.now()
  if (members > 0) await fill(engine, members)
  const seeding = Math.round((Date.now() - began) / 1000)
  await untilStopped<Ready>({ port, seeding })
  await stop()
  await store.close()
  rmSync(folder, { recursive: true, force: true })
}

if (!isMainThread) await serve(workerData as Place)

const body = JSON.stringify({ quantity: 1, address: newAddress })

/** Redemptions by one member after another, each of the same item, and their number so far. */
const wishes = (members: number): { readonly shot: Shot; readonly count: () => number } => {
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

interface Shop extends Place {
  readonly seeding: number
  /** Redemptions a second by so many clients. An answer without an order ends the bench. */
  readonly redeem: (clients: number, ms: number) => Promise<number>
  /** The same, all by one of the two servers. */
  readonly redeemByOne: (clients: number, ms: number) => Promise<number>
  /** Fails unless the books balance. */
  readonly close: () => Promise<void>
}

/** Two servers on one database: one for each of two cores is how a machine is put to full use. */
const openShop = async (url: string, members: number): Promise<Shop> => {
  const place = await ownSchema(url)
  const inside = place.url ?? url
  const open = (made: number) => inThread<Ready>(import.meta.url, { url: inside, members: made } satisfies Place)
  const [first, second] = [await open(members), await open(0)]
  const { shot, count } = wishes(members)
  const redeemAt = (ports: ReadonlyArray<number>) => (connections: number, ms: number) =>
    pressing({ ports, connections, ms, shot, status: 201 })
  return {
    url: inside,
    members,
    seeding: first.ready.seeding,
    redeem: redeemAt([first.ready.port, second.ready.port]),
    redeemByOne: redeemAt([first.ready.port]),
    close: async () => {
      await first.stop()
      await second.stop()
      const engine = await place.open()
      await expectSound(engine, count())
      await engine.close()
      await place.remove()
    },
  }
}

const perSecond = (rate: number): string => `${grouped(Math.round(rate))} /s`

/** Beside PostgreSQL's own bench, which runs only the statements that a redemption needs, on the same tables. */
const besideStore = async (
  { url, members, redeem, redeemByOne }: Shop,
  pgbench: string,
  clients: number,
  target: number,
): Promise<BenchResult> => {
  const run = { url, members, clients }
  const script = { ...run, pgbench, file: path.resolve('tests/bench/redemption.sql'), given: { members, items } }
  const beside = (ms: number) => pressingStore({ ...script, seconds: Math.ceil(ms / 1000) })
  const driver = (ms: number) => pressingDriver({ ...run, ms })
  const builder = (ms: number) => pressingBuilder({ ...run, ms })
  for (const press of [driver, builder, beside]) await press(warmUpMs)
  await redeem(clients, serversWarmUpMs)
  const [values, limits, alone]: [number[], number[], number[]] = [[], [], []]
  const [drivers, builders]: [number[], number[]] = [[], []]
  // In turns, so that a busy moment of the machine affects all.
  for (let round = 0; round < rounds; round += 1) {
    values.push(await redeem(clients, roundMs))
    limits.push(await beside(roundMs))
    if (round >= besideRounds) continue
    alone.push(await redeemByOne(clients, roundMs))
    drivers.push(await driver(roundMs))
    builders.push(await builder(roundMs))
  }
  const [value, limit] = [median(values), median(limits)]
  return {
    name: `redemptions by ${clients} clients beside pgbench`,
    value,
    limit,
    ratio: value / limit,
    target,
    note:
      `by two servers; by one of them ${perSecond(median(alone))}; the same five statements by the driver ` +
      `${perSecond(median(drivers))}, by the query builder ${perSecond(median(builders))}`,
  }
}

const besideFew = async (large: Shop, small: Shop): Promise<BenchResult> => {
  const clients = 10
  const [values, limits]: [number[], number[]] = [[], []]
  for (const { redeem } of [large, small]) await redeem(clients, serversWarmUpMs)
  for (let round = 0; round < rounds; round += 1) {
    values.push(await large.redeem(clients, roundMs))
    limits.push(await small.redeem(clients, roundMs))
  }
  const [value, limit] = [median(values), median(limits)]
  return {
    name: `redemptions, ${grouped(many)} members`,
    value,
    limit,
    ratio: value / limit,
    target: 0.85,
    note: `beside ${grouped(few)} members, ${clients} clients each; made in ${large.seeding} and ${small.seeding} s`,
  }
}

type Skipped = { readonly name: string; readonly skipped: string }

/** On the PostgreSQL in TEST_DATABASE_URL, as its administrator; beside its own bench where PGBENCH names that program. */
export const benchRedemption = async (): Promise<ReadonlyArray<BenchResult | Skipped>> => {
  const { TEST_DATABASE_URL: url, PGBENCH: pgbench } = process.env
  if (url === undefined) return [{ name: 'redemptions', skipped: 'no PostgreSQL' }]
  const small = await openShop(url, few)
  const alone: ReadonlyArray<BenchResult | Skipped> =
    pgbench === undefined
      ? [{ name: 'redemptions beside pgbench', skipped: 'no pgbench' }]
      : [await besideStore(small, pgbench, 10, 0.4), await besideStore(small, pgbench, 100, 0)]
  await small.close()
  const [large, beside] = [await openShop(url, many), await openShop(url, few)]
  const compared = await besideFew(large, beside)
  await large.close()
  await beside.close()
  return [...alone, compared]
}
