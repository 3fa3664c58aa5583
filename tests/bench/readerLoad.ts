import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { isMainThread, parentPort, workerData } from 'node:worker_threads'
import sharp from 'sharp'
import { contract } from '@careplus/adapters/contract'
import type { TextReader } from '@careplus/core/internal/ports'
import { demoAccount } from '../../server/demo/seed'
import { openStorage } from '../../server/platform/storage/openStorage'
import { childProcess } from '../../server/platform/pictures/openProcess'
import { ocrInProcess } from '../../server/platform/ocr/ocrInProcess'
import { embeddedEngine } from '../../server/platform/store/embedded'
import { postgresEngine } from '../../server/platform/store/postgres'
import { storeOn, type Store } from '../../server/platform/store/store'
import { newDatabase } from '../../server/testing/ownDatabase'
import { photographReceipts } from '../receipts/receiptPhotographs'
import { latencies, median, type Latencies } from './support/load'
import { ourServer } from './support/ourServer'
import { inThread, untilStopped } from './support/thread'

export interface BenchResult {
  readonly name: string
  readonly value: number
  readonly limit: number
  readonly ratio: number
  readonly unit: 'ms' | 'MB'
  readonly target: number
  readonly note: string
}

const receiptNumbers = [0, 9, 18, 27, 36, 45, 54, 63]
const sliceMs = 8000
/** Periods with recognition and without alternate, so that a busy moment of the machine affects both. */
const turns = 5
const maxLatencyRatio = 1.5
const maxMemoryMb = 350
/** Megabytes by which the last fifth of many pictures may exceed the second. */
const flatMb = 60
const requeueMs = 200
/** A token ends after half an hour; many pictures take longer. */
const renewMs = 20 * 60_000

interface Ready {
  readonly port: number
}
interface Asked {
  readonly url: string | null
  readonly shared: Int32Array
}
const [reads, readSoFar, readingNow] = [0, 1, 2]
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const childrenOf = (): ReadonlyArray<string> =>
  readdirSync('/proc/self/task').flatMap((task) =>
    readFileSync(`/proc/self/task/${task}/children`, 'utf8')
      .split(' ')
      .filter((pid) => pid !== ''),
  )

/** In kilobytes; 0 for a process that has just ended. */
const shareOf = (pid: string): number => {
  try {
    return Number(/^Pss: +(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0)
  } catch {
    return 0
  }
}

/** Memory of this process and its children; shared pages count once. */
const megabytes = (): number => ['self', ...childrenOf()].reduce((sum, pid) => sum + shareOf(pid), 0) / 1024

const photographed = async ({ db }: Store, folder: string): Promise<() => Promise<number>> => {
  const storage = await openStorage({ _tag: 'folder', folder })
  const pictures = await db.selectFrom('bill_pictures').select(['id', 'whole_key']).orderBy('id').execute()
  const files = photographReceipts(receiptNumbers).map((receipt) => receipt.files[0]!)
  for (const [at, { whole_key }] of pictures.entries())
    await storage.put(
      whole_key,
      await sharp(files[at % files.length])
        .webp({ quality: 80 })
        .toBuffer(),
      'image/webp',
    )
  await db.updateTable('bills').set({ state: 'reviewing' }).execute()
  const now = new Date()
  await db
    .insertInto('picture_readings')
    .values(pictures.map(({ id }) => ({ picture_id: id, state: 'waiting' as const, next_try_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return async () => {
    const due = { state: 'waiting' as const, tries: 0, next_try_at: new Date() }
    const requeue = db.updateTable('picture_readings').set(due).where('state', '<>', 'waiting')
    return Number((await requeue.executeTakeFirst()).numUpdatedRows)
  }
}

const gated = (reader: TextReader, shared: Int32Array): TextReader => ({
  ...reader,
  read: async (pictures) => {
    while (Atomics.load(shared, reads) === 0) await pause(requeueMs)
    Atomics.store(shared, readingNow, 1)
    const read = await reader.read(pictures)
    Atomics.store(shared, readingNow, 0)
    Atomics.add(shared, readSoFar, pictures.length)
    return read
  },
})

const serve = async ({ url, shared }: Asked): Promise<void> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'careplus-bench-'))
  const engine = url === null ? await embeddedEngine(path.join(folder, 'store')) : postgresEngine({ url, poolSize: 10 })
  const store = await storeOn(engine, new Date())
  const reader = ocrInProcess({ open: childProcess(pathToFileURL(path.resolve('server/dist/pictureProgram.js'))) })
  const { port, stop } = await ourServer(store, folder, { textReader: gated(reader, shared) })
  const requeue = await photographed(store, path.join(folder, 'pictures'))
  // Requeues only once all are done, because constant polling would slow the measured calls.
  let asked = 0
  const timer = setInterval(() => {
    const read = Atomics.load(shared, readSoFar)
    if (Atomics.load(shared, reads) === 0 || read < asked) return
    asked = Infinity
    void requeue().then((count) => (asked = read + count))
  }, requeueMs)
  await untilStopped<Ready>({ port })
  clearInterval(timer)
  Atomics.store(shared, reads, 1)
  await stop()
  await store.close()
  rmSync(folder, { recursive: true, force: true })
}

if (!isMainThread && parentPort !== null) await serve(workerData as Asked)

const wantedPictures = (): number => Number(process.env['BENCH_PICTURES'] ?? 20)

const signIn = async (port: number): Promise<string> => {
  const { email, password } = demoAccount
  const reply = await fetch(`http://127.0.0.1:${port}${contract.login.path}`, {
    method: 'POST',
    headers: { 'x-api-key': 'careplus-web', 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  return ((await reply.json()) as { readonly access_token: string }).access_token
}

const observed = async ({ port }: Ready, shared: Int32Array) => {
  let token = { text: await signIn(port), from: performance.now() }
  const call = async (): Promise<Latencies> => {
    if (performance.now() - token.from > renewMs) token = { text: await signIn(port), from: performance.now() }
    const head = `host: localhost\r\nx-api-key: careplus-web\r\nauthorization: Bearer ${token.text}\r\naccept: application/json`
    return latencies({ port, text: `GET ${contract.listChildren.path} HTTP/1.1\r\n${head}\r\n\r\n`, ms: sliceMs })
  }
  await call()
  const ownMb = megabytes()
  const wanted = wantedPictures()
  const [quiet, busy]: [Array<number>, Array<number>] = [[], []]
  const memory: Array<{ readonly pictures: number; readonly mb: number }> = []
  const watch = setInterval(() => memory.push({ pictures: Atomics.load(shared, readSoFar), mb: megabytes() }), 250)
  let began = 0
  let seconds = 0
  while (Atomics.load(shared, readSoFar) < wanted || quiet.length < turns) {
    if (quiet.length < turns) {
      while (Atomics.load(shared, readingNow) === 1) await pause(requeueMs)
      quiet.push((await call()).p99)
    }
    Atomics.store(shared, reads, 1)
    began = performance.now()
    const { p99 } = await call()
    busy.push(p99)
    seconds += (performance.now() - began) / 1000
    if (quiet.length < turns) Atomics.store(shared, reads, 0)
    console.error(`${Atomics.load(shared, readSoFar)} of ${wanted} pictures, ${Math.round(megabytes())} MB`)
  }
  clearInterval(watch)
  Atomics.store(shared, reads, 0)
  return { quiet, busy, ownMb, memory, seconds, read: Atomics.load(shared, readSoFar) }
}

type Observed = Awaited<ReturnType<typeof observed>>

const maxOf = (values: ReadonlyArray<number>): number => values.reduce((a, b) => Math.max(a, b), 0)

const waiting = ({ quiet, busy }: Observed): BenchResult => {
  const [value, limit] = [median(busy), median(quiet)]
  const rounded = (values: ReadonlyArray<number>): string => values.map((each) => each.toFixed(1)).join(', ')
  return {
    name: 'reader: p99 of other calls meanwhile',
    value,
    limit,
    ratio: (maxLatencyRatio * limit) / value,
    unit: 'ms',
    target: 1,
    note: `the middle of ${busy.length} stretches of ${sliceMs / 1000} s, ${rounded(busy)}, beside quiet ones, ${rounded(quiet)}; at most ${maxLatencyRatio} times as long`,
  }
}

const memoryOf = ({ memory, ownMb, read, seconds }: Observed): ReadonlyArray<BenchResult> => {
  const within = (from: number, to: number): number =>
    maxOf(memory.filter(({ pictures }) => pictures >= from * read && pictures < to * read).map(({ mb }) => mb))
  const value = maxOf(memory.map(({ mb }) => mb)) - ownMb
  const pace = `${read} pictures, ${(seconds / read).toFixed(1)} s each`
  const [early, late] = [within(0.2, 0.4), within(0.8, 1)]
  return [
    {
      name: 'reader: memory beyond the server’s',
      value,
      limit: maxMemoryMb,
      ratio: maxMemoryMb / value,
      unit: 'MB',
      target: 1,
      note: `${pace}; the process began with ${Math.round(ownMb)} MB`,
    },
    {
      name: 'reader: memory, the last fifth of pictures',
      value: late,
      limit: early,
      ratio: (early + flatMb) / late,
      unit: 'MB',
      target: 1,
      note: `beside the second fifth; at most ${flatMb} MB more`,
    },
  ]
}

export const benchReaderLoad = async (): Promise<ReadonlyArray<BenchResult>> => {
  const url = process.env['TEST_DATABASE_URL'] ?? null
  const place = url === null ? null : await newDatabase(url)
  const shared = new Int32Array(new SharedArrayBuffer(12))
  const thread = await inThread<Ready>(import.meta.url, { url: place?.url ?? null, shared } satisfies Asked)
  try {
    const seen = await observed(thread.ready, shared)
    return [waiting(seen), ...memoryOf(seen)]
  } finally {
    await thread.stop()
    await place?.remove()
  }
}
