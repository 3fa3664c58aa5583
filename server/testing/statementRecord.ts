import { appendFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Engine } from '../platform/store/engine.js'

/** One that a database has taken, with the values that it came with. */
export interface Statement {
  readonly sql: string
  readonly values: ReadonlyArray<unknown>
}

/** The folder in which a run writes down what it sends; without it nothing is. */
export const recordFolder = process.env['TEST_STATEMENTS'] ?? null

/** The same for statements that differ only in how many values they list. */
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

const read = (value: unknown): unknown => {
  const { date, bytes, bigint, plain } = value as { readonly [kind: string]: string | undefined }
  if (date !== undefined) return new Date(date)
  if (bytes !== undefined) return Buffer.from(bytes, 'base64')
  return bigint === undefined ? plain : BigInt(bigint)
}

const known = new Set<string>()

const note = (folder: string, { sql, values }: Statement): void => {
  const kind = kindOf(sql)
  if (known.has(kind)) return
  known.add(kind)
  mkdirSync(folder, { recursive: true })
  appendFileSync(join(folder, `${process.pid}.jsonl`), `${JSON.stringify({ sql, values: values.map(written) })}\n`)
}

/** The engine; where a run is written down, each kind of statement that it took is, once a process. */
export const recorded = (engine: Engine, folder = recordFolder): Engine => {
  if (folder === null) return engine
  return {
    ...engine,
    connect: async () => {
      const { query, send, release } = await engine.connect()
      return {
        query: async (sql, values) => {
          const answer = await query(sql, values)
          note(folder, { sql, values })
          return answer
        },
        send: (sql, values) => {
          send(sql, values)
          note(folder, { sql, values })
        },
        release,
      }
    },
  }
}

/** What a run has written down, one of each kind. */
export const readRecord = (folder: string): ReadonlyArray<Statement> => {
  const lines = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').trimEnd().split('\n'))
  const statements = lines.map((line) => JSON.parse(line) as Statement)
  return [...new Map(statements.map(({ sql, values }) => [kindOf(sql), { sql, values: values.map(read) }])).values()]
}
