/* oxlint-disable unicorn/require-post-message-target-origin -- messages between threads, not windows */
import { createHash, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { median, pressing, type Shot } from './support/load'
import { bareServer } from './support/bareServer'
import { readConfig } from '../../server/platform/config/env'
import { createServer } from '../../server/createServer'
import { demoAccount } from '../../server/demo/seed'
import { embeddedEngine } from '../../server/platform/store/embedded'
import { postgresEngine } from '../../server/platform/store/postgres'
import { storeOn, type Store } from '../../server/platform/store/store'
import { ownSchema } from '../../server/testing/testStore'

export interface BenchResult {
  readonly name: string
  /** Calls a second answered by the server. */
  readonly value: number
  /** Calls a second answered by a bare `node:http` server with the same token check and statements on the same store. */
  readonly limit: number
  readonly ratio: number
  readonly target: number
  readonly note?: string
}

const connections = 12
const childrenEach = 12
const rounds = 7
const roundMs = 700

interface Ready {
  readonly ports: { readonly ours: number; readonly bare: number }
  readonly token: string
  /** Several for each connection, so that calls do not wait for each other's row and no child's history fills up. */
  readonly children: ReadonlyArray<string>
}

/** Written straight into the store, because a member may not have so many children. */
const seedChildren = async ({ db }: Store, email: string): Promise<ReadonlyArray<string>> => {
  const { id: member_id } = await db
    .selectFrom('members')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const now = new Date()
  const ids = Array.from({ length: connections * childrenEach }, () => randomUUID())
  const child = { nickname: 'น้อง', birthday: '2024-07-12', gender: 'male', delivery_method: 'c-section' } as const
  await db
    .insertInto('children')
    .values(
      ids.map((id) => ({
        ...child,
        id,
        member_id,
        gestation_weeks: null,
        gestation_days: null,
        health_consent_at: now,
        created_at: now,
      })),
    )
    .execute()
  const record = { weight: 9.5, height: 75, measure: null, head_circumference: null, created_at: now } as const
  const dates = ['2025-01-12', '2025-03-12', '2025-07-12', '2026-01-12']
  await db
    .insertInto('growth_records')
    .values(ids.flatMap((child_id) => dates.map((date) => ({ ...record, id: randomUUID(), child_id, date }))))
    .execute()
  return ids
}

/** Runs both servers on one store in a thread of their own, so that the load does not count as their work. */
const serve = async (url: string | null): Promise<void> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'careplus-bench-'))
  const engine = url === null ? await embeddedEngine(path.join(folder, 'store')) : postgresEngine({ url, poolSize: 10 })
  const store = await storeOn(engine, new Date())
  const config = readConfig({ PORT: '0', LOG_LEVEL: 'silent', WEB_DIR: folder, DATA_DIR: folder })
  if (config._tag === 'Left') throw new Error('the bench cannot read its own settings')
  const running = await createServer(config.right, store)
  const bare = await bareServer(engine)
  const { port } = running.app.server.address() as { readonly port: number }

  const { email, password } = demoAccount
  const reply = await fetch(`http://127.0.0.1:${port}/api/login`, {
    method: 'POST',
    headers: { 'x-api-key': 'careplus-web', 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const { access_token: token } = (await reply.json()) as { readonly access_token: string }
  const children = await seedChildren(store, demoAccount.email)
  parentPort?.postMessage({ ports: { ours: port, bare: bare.port }, token, children } satisfies Ready)
  await new Promise((stop) => parentPort?.once('message', stop))
  await running.stop()
  await bare.stop()
  await store.close()
  rmSync(folder, { recursive: true, force: true })
}

if (!isMainThread) await serve((workerData as { readonly url: string | null }).url)

const heads = (token: string): string =>
  `host: localhost\r\nx-api-key: careplus-web\r\nauthorization: Bearer ${token}\r\naccept: application/json\r\n`

const readShot = ({ token, children }: Ready): Shot => {
  const texts = children.map((id) => `GET /th/children/${id}/growth/ HTTP/1.1\r\n${heads(token)}\r\n`)
  return (connection) => texts[connection % texts.length] ?? ''
}

const body = JSON.stringify({ date: '2026-02-12', weight: 10.9, height: 82.5, measure: 'l' })

const addShot = ({ token, children }: Ready): Shot => {
  const run = createHash('sha256').update(randomUUID()).digest('hex').slice(0, 12)
  let count = 0
  const childOf = (connection: number): string => children[connection * childrenEach + (count % childrenEach)] ?? ''
  return (connection) =>
    `POST /th/children/${childOf(connection)}/growth/ HTTP/1.1\r\n${heads(token)}` +
    `content-type: application/json\r\nidempotency-key: ${run}-${(count += 1)}\r\ncontent-length: ${body.length}\r\n\r\n${body}`
}

const compare = async (
  name: string,
  { ours, bare }: Ready['ports'],
  shot: Shot,
  status: number,
): Promise<BenchResult> => {
  const press = (port: number, ms: number): Promise<number> =>
    pressing({ ports: [port], connections, ms, shot, status })
  await press(ours, roundMs)
  await press(bare, roundMs)
  const values: number[] = []
  const limits: number[] = []
  // In turns, so that a busy moment of the machine affects both.
  for (let round = 0; round < rounds; round += 1) {
    values.push(await press(ours, roundMs))
    limits.push(await press(bare, roundMs))
  }
  const [value, limit] = [median(values), median(limits)]
  return { name, value, limit, ratio: value / limit, target: 0.7 }
}

const onStore = async (store: string, url: string | null): Promise<ReadonlyArray<BenchResult>> => {
  const worker = new Worker(new URL(import.meta.url), { workerData: { url } })
  const ended = new Promise((resolve, reject) => worker.once('exit', resolve).once('error', reject))
  const ready = await Promise.race([
    new Promise<Ready>((resolve) => worker.once('message', resolve)),
    ended as Promise<never>,
  ])
  const results = [
    await compare(`authenticated read, ${store}`, ready.ports, readShot(ready), 200),
    await compare(`add a growth record, ${store}`, ready.ports, addShot(ready), 201),
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
  const place = await ownSchema(url)
  const onPostgres = await onStore('PostgreSQL', place.url)
  await place.remove()
  return [...embedded, ...onPostgres]
}
