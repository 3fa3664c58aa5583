/* oxlint-disable unicorn/require-post-message-target-origin -- messages between threads, not windows */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer as createHttp } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { latencies, median, pressing, type Latencies, type Shot } from './support/load'
import { parseConfig } from '../../server/platform/config/env'
import { createServer } from '../../server/createServer'
import { inlineNormalizer } from '../../server/testing/inlineNormalizer'
import { argon2Passwords, type Passwords } from '../../server/platform/crypto/passwords'
import { postgresEngine } from '../../server/platform/store/postgres'
import { storeOn, type Store } from '../../server/platform/store/store'
import { newDatabase } from '../../server/testing/ownDatabase'
import type { BenchResult } from './server'

/** Signing in at the same time, each from a network address of its own. */
const members = 200
const repeats = 5
const latencyRepeats = 3
const repeatMs = 4000
const password = 'มะลิซ้อน ปลูกริมรั้ว'
const emailOf = (member: number): string => `parent${member}@example.com`

interface Ready {
  readonly ours: number
  readonly bare: number
  readonly token: string
}

const seed = async ({ db }: Store, password_hash: string): Promise<void> => {
  const now = new Date()
  const ids = Array.from({ length: members }, () => randomUUID())
  const unset = { name: null, birthday: null, adult_confirmed_at: now, created_at: now }
  await db
    .insertInto('members')
    .values(ids.map((id, member) => ({ ...unset, id, email: emailOf(member) })))
    .execute()
  await db
    .insertInto('credentials')
    .values(ids.map((member_id) => ({ member_id, password_hash, changed_at: now })))
    .execute()
  await db
    .insertInto('identities')
    .values(ids.map((member_id, at) => ({ issuer: 'email', subject: emailOf(at), member_id, verified_at: now })))
    .execute()
}

const bareSignIn = async (passwords: Passwords, stored: string) => {
  const server = createHttp((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')))
    request.on('end', () => {
      const given = (JSON.parse(text) as { readonly password: string }).password
      void passwords.matches(given, stored).then((matches) => {
        const right = matches._tag === 'Right' && matches.right
        response.writeHead(right ? 200 : 401, { 'content-type': 'application/json', 'content-length': 2 }).end('{}')
      })
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    port: (server.address() as { readonly port: number }).port,
    stop: () => new Promise<void>((stopped) => (server.close(() => stopped()), server.closeAllConnections())),
  }
}

const signInText = (member: number): string => {
  const body = JSON.stringify({ email: emailOf(member), password })
  const network = `10.0.${member >> 8}.${member & 255}`
  return (
    `POST /api/login HTTP/1.1\r\nhost: localhost\r\nx-api-key: careplus-web\r\nx-forwarded-for: ${network}\r\n` +
    `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
  )
}

const serve = async (url: string): Promise<void> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'careplus-bench-'))
  const store = await storeOn(postgresEngine({ url, poolSize: 10 }), new Date())
  const config = parseConfig({
    CAREPLUS_MODE: 'demo',
    PORT: '0',
    LOG_LEVEL: 'silent',
    WEB_DIR: folder,
    DATA_DIR: folder,
    TRUST_PROXY: 'loopback',
  })
  if (config._tag === 'Left') throw new Error('the bench cannot read its own settings')
  const passwords = await argon2Passwords()
  const hashed = await passwords.hash(password)
  if (hashed._tag === 'Left') throw new Error('the bench cannot hash')
  await seed(store, hashed.right)
  const running = await createServer(config.right, store, { normalizer: inlineNormalizer })
  const bare = await bareSignIn(passwords, hashed.right)
  const { port } = running.app.server.address() as { readonly port: number }
  const reply = await fetch(`http://127.0.0.1:${port}/api/login`, {
    method: 'POST',
    headers: { 'x-api-key': 'careplus-web', 'content-type': 'application/json' },
    body: JSON.stringify({ email: emailOf(0), password }),
  })
  const { access_token: token } = (await reply.json()) as { readonly access_token: string }
  parentPort?.postMessage({ ours: port, bare: bare.port, token } satisfies Ready)
  await new Promise((stop) => parentPort?.once('message', stop))
  await running.stop()
  await bare.stop()
  await store.close()
  rmSync(folder, { recursive: true, force: true })
}

if (!isMainThread) await serve((workerData as { readonly url: string }).url)

const megabytes = (): number => Math.round(process.memoryUsage.rss() / 1_048_576)
const formatLatencies = ({ p50, p99, count }: Latencies): string =>
  `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms of ${count}`

const measure = async ({ ours, bare, token }: Ready): Promise<BenchResult> => {
  const texts = Array.from({ length: members }, (_, member) => signInText(member))
  const shot: Shot = (connection) => texts[connection] ?? ''
  // An answer other than 200 ends the bench.
  const press = (port: number, ms = repeatMs): Promise<number> =>
    pressing({ ports: [port], connections: members, ms, shot, status: 200 })
  const other = `GET /th/me/ HTTP/1.1\r\nhost: localhost\r\nx-api-key: careplus-web\r\nauthorization: Bearer ${token}\r\n\r\n`
  const measureOthers = (ms: number): Promise<Latencies> => latencies({ port: ours, text: other, ms })

  await measureOthers(500)
  const idle = await measureOthers(3000)
  await press(ours)
  await press(bare)
  const begin = megabytes()
  const values: number[] = []
  const limits: number[] = []
  const besides: Latencies[] = []
  let maxMemoryMb = begin
  // In turns, so that a busy moment of the machine affects both, and with no other load.
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    values.push(await press(ours))
    maxMemoryMb = Math.max(maxMemoryMb, megabytes())
    limits.push(await press(bare))
  }
  for (let repeat = 0; repeat < latencyRepeats; repeat += 1) {
    const [, beside] = await Promise.all([press(ours), measureOthers(repeatMs)])
    besides.push(beside)
    maxMemoryMb = Math.max(maxMemoryMb, megabytes())
  }
  const [value, limit] = [median(values), median(limits)]
  const worst = [...besides].sort((a, b) => b.p99 - a.p99)[0] ?? idle
  return {
    name: `${members} sign-ins in flight, PostgreSQL`,
    value,
    limit,
    ratio: value / limit,
    target: 0.85,
    note: `other calls: idle ${formatLatencies(idle)}; beside (worst round) ${formatLatencies(worst)}; memory ${begin} MB, at most ${maxMemoryMb} MB, then ${megabytes()} MB`,
  }
}

/** On PostgreSQL, where TEST_DATABASE_URL names one. */
export const benchSignIn = async (): Promise<ReadonlyArray<BenchResult>> => {
  const url = process.env['TEST_DATABASE_URL']
  if (url === undefined) return []
  const place = await newDatabase(url)
  const worker = new Worker(new URL(import.meta.url), { workerData: { url: place.url } })
  const ended = new Promise((resolve, reject) => worker.once('exit', resolve).once('error', reject))
  const ready = await Promise.race([
    new Promise<Ready>((resolve) => worker.once('message', resolve)),
    ended as Promise<never>,
  ])
  const result = await measure(ready)
  worker.postMessage('stop')
  await ended
  await place.remove()
  return [result]
}
