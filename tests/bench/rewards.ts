import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isMainThread, workerData } from 'node:worker_threads'
import { bareRewards } from './support/bareRewards'
import { median, pressing } from './support/load'
import { ourServer } from './support/ourServer'
import { inThread, untilStopped } from './support/thread'
import { demoAccount } from '../../server/demo/seed'
import { embeddedEngine } from '../../server/platform/store/embedded'
import { postgresEngine } from '../../server/platform/store/postgres'
import { storeOn } from '../../server/platform/store/store'
import { newDatabase } from '../../server/testing/ownDatabase'
import type { BenchResult } from './server'

const connections = 12
const repeats = 7
const repeatMs = 2000

interface Place {
  /** Null: the embedded store. */
  readonly url: string | null
}

interface Ready {
  readonly ours: number
  readonly bare: number
  readonly token: string
}

const serve = async ({ url }: Place): Promise<void> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'careplus-bench-'))
  const engine = url === null ? await embeddedEngine(path.join(folder, 'store')) : postgresEngine({ url, poolSize: 10 })
  const store = await storeOn(engine, new Date())
  const ours = await ourServer(store, folder)
  const { email, password } = demoAccount
  const reply = await fetch(`http://127.0.0.1:${ours.port}/api/login`, {
    method: 'POST',
    headers: { 'x-api-key': 'careplus-web', 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const { access_token: token } = (await reply.json()) as { readonly access_token: string }
  const { id } = await store.db.selectFrom('members').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  const bare = await bareRewards(engine, id)
  await untilStopped<Ready>({ ours: ours.port, bare: bare.port, token })
  await ours.stop()
  await bare.stop()
  await store.close()
  rmSync(folder, { recursive: true, force: true })
}

if (!isMainThread) await serve(workerData as Place)

interface List {
  readonly count: number
  readonly kilobytes: string
}

const listOf = async (port: number, token: string): Promise<List> => {
  const headers = { 'x-api-key': 'careplus-web', authorization: `Bearer ${token}` }
  const text = await (await fetch(`http://127.0.0.1:${port}/th/rewards/`, { headers })).text()
  const { data } = JSON.parse(text) as { readonly data: ReadonlyArray<unknown> }
  return { count: data.length, kilobytes: (Buffer.byteLength(text) / 1024).toFixed(1) }
}

const compare = async (store: string, { ours, bare, token }: Ready): Promise<BenchResult> => {
  const [mine, theirs] = [await listOf(ours, token), await listOf(bare, token)]
  if (mine.count === 0 || mine.count !== theirs.count)
    throw new Error(`${mine.count} rewards beside ${theirs.count} of the bare server`)
  const text =
    `GET /th/rewards/ HTTP/1.1\r\nhost: localhost\r\nx-api-key: careplus-web\r\nauthorization: Bearer ${token}\r\n` +
    'accept: application/json\r\n\r\n'
  const press = (port: number): Promise<number> =>
    pressing({ ports: [port], connections, ms: repeatMs, shot: () => text, status: 200 })
  await press(ours)
  await press(bare)
  const [values, limits]: [number[], number[]] = [[], []]
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    values.push(await press(ours))
    limits.push(await press(bare))
  }
  const [value, limit] = [median(values), median(limits)]
  return {
    name: `list of rewards, ${store}`,
    value,
    limit,
    ratio: value / limit,
    target: 0.8,
    note: `${mine.count} rewards, ${mine.kilobytes} kB beside ${theirs.kilobytes} kB`,
  }
}

const onStore = async (store: string, url: string | null): Promise<BenchResult> => {
  const { ready, stop } = await inThread<Ready>(import.meta.url, { url } satisfies Place)
  const result = await compare(store, ready)
  await stop()
  return result
}

/** On the embedded store, and on PostgreSQL where TEST_DATABASE_URL names one. */
export const benchRewards = async (): Promise<ReadonlyArray<BenchResult>> => {
  const url = process.env['TEST_DATABASE_URL']
  const embedded = await onStore('embedded', null)
  if (url === undefined) return [embedded]
  const place = await newDatabase(url)
  const onPostgres = await onStore('PostgreSQL', place.url)
  await place.remove()
  return [embedded, onPostgres]
}
