/* oxlint-disable unicorn/require-post-message-target-origin -- messages between threads, not windows */
import { createHash, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { median, pressing, type Shot } from './support/load'
import { bareServer } from './support/bareServer'
import { parseConfig } from '../../server/platform/config/env'
import { createServer } from '../../server/createServer'
import { inlineNormalizer } from '../../server/testing/inlineNormalizer'
import { embeddedEngine } from '../../server/platform/store/embedded'
import { postgresEngine } from '../../server/platform/store/postgres'
import { storeOn, type Db } from '../../server/platform/store/store'
import { newDatabase } from '../../server/testing/ownDatabase'
import { withHousehold } from '../drills/household'

export interface BenchResult {
  readonly name: string
  readonly value: number
  /** Calls a second answered by a bare `node:http` server with the same token check and statements on the same store. */
  readonly limit: number
  readonly ratio: number
  readonly target: number
  readonly note?: string
}

const connections = 12
/** Several for each connection, so that calls share no row and no member reaches the hourly limit of writes. */
const parentsEach = 12
const repeats = 7
const repeatMs = 700

interface Parent {
  readonly token: string
  readonly child: string
}

interface Ready {
  readonly ports: { readonly ours: number; readonly bare: number }
  readonly parents: ReadonlyArray<Parent>
}

const withParents = async (db: Db): Promise<ReadonlyArray<Parent>> => {
  const { parents } = await withHousehold(db, connections * parentsEach)
  const record = { weight: 9.5, height: 75, measure: null, head_circumference: null, created_at: new Date() } as const
  const dates = ['2025-01-12', '2025-03-12', '2025-07-12', '2026-01-12']
  await db
    .insertInto('growth_records')
    .values(
      parents.flatMap(({ child }) => dates.map((date) => ({ ...record, id: randomUUID(), child_id: child, date }))),
    )
    .execute()
  return parents.map(({ token, child }) => ({ token, child }))
}

const serve = async (url: string | null): Promise<void> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'careplus-bench-'))
  const engine = url === null ? await embeddedEngine(path.join(folder, 'store')) : postgresEngine({ url, poolSize: 10 })
  const store = await storeOn(engine, new Date())
  const config = parseConfig({ PORT: '0', LOG_LEVEL: 'silent', WEB_DIR: folder, DATA_DIR: folder })
  if (config._tag === 'Left') throw new Error('the bench cannot read its own settings')
  const running = await createServer(config.right, store, { normalizer: inlineNormalizer })
  const bare = await bareServer(engine)
  const { port } = running.app.server.address() as { readonly port: number }

  const parents = await withParents(store.db)
  parentPort?.postMessage({ ports: { ours: port, bare: bare.port }, parents } satisfies Ready)
  await new Promise((stop) => parentPort?.once('message', stop))
  await running.stop()
  await bare.stop()
  await store.close()
  rmSync(folder, { recursive: true, force: true })
}

if (!isMainThread) await serve((workerData as { readonly url: string | null }).url)

const heads = (token: string): string =>
  `host: localhost\r\nx-api-key: careplus-web\r\nauthorization: Bearer ${token}\r\naccept: application/json\r\n`

const readShot = ({ parents }: Ready): Shot => {
  const texts = parents.map(({ token, child }) => `GET /th/children/${child}/growth/ HTTP/1.1\r\n${heads(token)}\r\n`)
  return (connection) => texts[connection % texts.length] ?? ''
}

const body = JSON.stringify({ date: '2026-02-12', weight: 10.9, height: 82.5, measure: 'l' })

const addShot = ({ parents }: Ready): Shot => {
  const run = createHash('sha256').update(randomUUID()).digest('hex').slice(0, 12)
  let count = 0
  const parentOf = (connection: number): Parent =>
    parents[connection * parentsEach + (count % parentsEach)] ?? { token: '', child: '' }
  return (connection) => {
    count += 1
    const { token, child } = parentOf(connection)
    return (
      `POST /th/children/${child}/growth/ HTTP/1.1\r\n${heads(token)}` +
      `content-type: application/json\r\nidempotency-key: ${run}-${count}\r\ncontent-length: ${body.length}\r\n\r\n${body}`
    )
  }
}

const compare = async (
  name: string,
  { ours, bare }: Ready['ports'],
  shot: Shot,
  status: number,
  target: number,
): Promise<BenchResult> => {
  const press = (port: number, ms: number): Promise<number> =>
    pressing({ ports: [port], connections, ms, shot, status })
  await press(ours, repeatMs)
  await press(bare, repeatMs)
  const values: number[] = []
  const limits: number[] = []
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    values.push(await press(ours, repeatMs))
    limits.push(await press(bare, repeatMs))
  }
  const [value, limit] = [median(values), median(limits)]
  return { name, value, limit, ratio: value / limit, target }
}

const onStore = async (store: string, url: string | null): Promise<ReadonlyArray<BenchResult>> => {
  const worker = new Worker(new URL(import.meta.url), { workerData: { url } })
  const ended = new Promise((resolve, reject) => worker.once('exit', resolve).once('error', reject))
  const ready = await Promise.race([
    new Promise<Ready>((resolve) => worker.once('message', resolve)),
    ended as Promise<never>,
  ])
  const results = [
    await compare(`authenticated read, ${store}`, ready.ports, readShot(ready), 200, 0.8),
    await compare(`add a growth record, ${store}`, ready.ports, addShot(ready), 201, 0.7),
  ]
  worker.postMessage('stop')
  await ended
  return results
}

/** On the embedded store, and on PostgreSQL where TEST_DATABASE_URL names one. */
export const benchServer = async (): Promise<ReadonlyArray<BenchResult>> => {
  const url = process.env['TEST_DATABASE_URL'] ?? null
  const embedded = await onStore('embedded', null)
  if (url === null) return embedded
  const place = await newDatabase(url)
  const onPostgres = await onStore('PostgreSQL', place.url)
  await place.remove()
  return [...embedded, ...onPostgres]
}
