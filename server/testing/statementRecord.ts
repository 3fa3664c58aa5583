import { appendFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Engine } from '../platform/store/engine.js'

export interface Statement {
  readonly sql: string
  readonly values: ReadonlyArray<unknown>
}

/** With the server file that sent it; null: a test. */
export interface SentStatement extends Statement {
  readonly sender: string | null
}

/** Folder in which a run records its statements; unset: no record. */
export const recordFolder = process.env['TEST_STATEMENTS'] ?? null

export const kindOf = (sql: string): string =>
  sql
    .replaceAll(/\$\d+/g, '$')
    .replaceAll(/\$(?:, \$)+/g, '$ …')
    .replaceAll(/\((?:\$ …|\$)\)(?:, \((?:\$ …|\$)\))+/g, '($ …) …')

const written = (value: unknown): unknown => {
  if (value instanceof Date) return { date: value.toISOString() }
  if (value instanceof Uint8Array) return { bytes: Buffer.from(value).toString('base64') }
  if (typeof value === 'bigint') return { bigint: String(value) }
  return { plain: value ?? null }
}

const unwrap = (value: unknown): unknown => {
  const { date, bytes, bigint, plain } = value as { readonly [kind: string]: string | undefined }
  if (date !== undefined) return new Date(date)
  if (bytes !== undefined) return Buffer.from(bytes, 'base64')
  return bigint === undefined ? plain : BigInt(bigint)
}

const root = join(import.meta.dirname, '../../')

const passedThrough =
  /^server\/(platform\/store\/(engine|engineDb|prepared|postgres|store|retried)\.ts$|testing\/)|\.test\.ts$/

const ownFiles = new Map<string, string | null>()

/** Path within the repository; null: it sends no statements of its own. */
const ownFile = (name: string): string | null => {
  const known = ownFiles.get(name)
  if (known !== undefined) return known
  const file = relative(root, name.replace(/^file:\/\//, '')).replaceAll('\\', '/')
  const own = file.startsWith('server/') && !passedThrough.test(file) ? file : null
  ownFiles.set(name, own)
  return own
}

const deepest = 60

const innermost = (_: Error, calls: ReadonlyArray<NodeJS.CallSite>): string | null => {
  for (const call of calls) {
    const own = ownFile(call.getFileName() ?? '')
    if (own !== null) return own
  }
  return null
}

/** The innermost server file on the stack; null: a test. */
const senderNow = (): string | null => {
  const { prepareStackTrace, stackTraceLimit } = Error
  Error.stackTraceLimit = deepest
  Error.prepareStackTrace = innermost
  const sender = new Error().stack as unknown as string | null
  Error.prepareStackTrace = prepareStackTrace
  Error.stackTraceLimit = stackTraceLimit
  return sender
}

const isId = (value: unknown): boolean =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)

/** Enough to distinguish a statement about one member from one about two. */
const maxCompared = 8

const sameIds = (values: ReadonlyArray<unknown>): string => {
  const ids = values.filter(isId).slice(0, maxCompared)
  return ids.map((id) => ids.indexOf(id)).join(' ')
}

const kinds = new Map<string, string>()
const noted = new Set<string>()

const note = (folder: string, { sql, values }: Statement, sender: string | null): void => {
  const kind = kinds.get(sql) ?? kindOf(sql)
  kinds.set(sql, kind)
  const key = `${sender} ${sameIds(values)} ${kind}`
  if (noted.has(key)) return
  noted.add(key)
  mkdirSync(folder, { recursive: true })
  const line = JSON.stringify({ sql, values: values.map(written), sender })
  appendFileSync(join(folder, `${process.pid}.jsonl`), `${line}\n`)
}

export const recorded = (engine: Engine, folder = recordFolder): Engine => {
  if (folder === null) return engine
  return {
    ...engine,
    connect: async () => {
      const { query, send, release } = await engine.connect()
      return {
        query: async (sql, values) => {
          const sender = senderNow()
          const answer = await query(sql, values)
          note(folder, { sql, values }, sender)
          return answer
        },
        send: (sql, values) => {
          send(sql, values)
          note(folder, { sql, values }, senderNow())
        },
        release,
      }
    },
  }
}

export const loadSent = (folder: string): ReadonlyArray<SentStatement> => {
  const lines = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').trimEnd().split('\n'))
  return lines.map((line) => {
    const { sql, values, sender } = JSON.parse(line) as SentStatement
    return { sql, values: values.map(unwrap), sender }
  })
}

export const oneOfEachKind = (sent: ReadonlyArray<Statement>): ReadonlyArray<Statement> => [
  ...new Map(sent.map(({ sql, values }) => [kindOf(sql), { sql, values }])).values(),
]
