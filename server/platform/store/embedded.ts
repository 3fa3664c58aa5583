import { PGlite } from '@electric-sql/pglite'
import { talk, type Answer, type Conversation, type Engine } from './engine.js'

const dateType = 1082

/** Turns are given in the order they were asked for. */
const turns = () => {
  let last: Promise<void> = Promise.resolve()
  return async (): Promise<() => void> => {
    const before = last
    let done: () => void = () => undefined
    last = new Promise((resolve) => {
      done = resolve
    })
    await before
    return done
  }
}

/** The store's folder is another process's by now: whatever was written would spoil that one's data. */
export class FolderLost extends Error {
  constructor() {
    super('The data folder is not this process’s any more')
  }
}

/** It has stopped as a program does that crashed; asked again it would never answer. */
export class EngineBroken extends Error {
  constructor() {
    super('The embedded store has stopped')
  }
}

/** What the engine looks at before it writes, and whom it tells that it cannot go on. */
export interface Guard {
  /** Whether the folder is still ours. */
  readonly held: () => boolean
  readonly hasRoom: () => boolean
  readonly broke: (reason: string) => void
}

const unguarded: Guard = { held: () => true, hasRoom: () => true, broke: () => undefined }

/** The engine cannot make sense of its files, or can do no more with them. */
export const isBreakdown = (failure: unknown): boolean =>
  failure instanceof Error &&
  (/^(RuntimeError|ExitStatus)$/.test(failure.name) ||
    (failure as Error & { readonly severity?: unknown }).severity === 'PANIC')

const control = /^(begin|commit|rollback)$/
const writes = /^\s*(insert|update|delete|with\b[^]*\b(insert|update|delete))\b/i

/** Raised in the engine itself, so that the transaction is rolled back. */
const refusing = 'do $$ begin raise disk_full; end $$'

/** A script of several statements takes the simple protocol; one statement with values the extended one. */
const run = async (db: PGlite, sql: string, values: ReadonlyArray<unknown>): Promise<Answer> => {
  if (values.length === 0 && (sql.includes(';') || control.test(sql))) {
    await db.exec(sql)
    return { rows: [], affected: 0 }
  }
  const { rows, affectedRows } = await db.query(sql, [...values])
  return { rows, affected: affectedRows ?? 0 }
}

/**
 * PostgreSQL compiled to WebAssembly, in this process: one connection, and data in one folder (`memory://` for none).
 * It does not force its writes to the disk: a power cut may lose the last seconds.
 */
export const embeddedEngine = async (
  location: string,
  from?: Blob,
  { held, hasRoom, broke }: Guard = unguarded,
): Promise<Engine & Required<Pick<Engine, 'image'>>> => {
  const db = await PGlite.create({
    dataDir: location,
    parsers: { [dateType]: (value: string) => value },
    ...(from === undefined ? {} : { loadDataDir: from }),
  })
  const turn = turns()
  let broken = false
  const guarded = async <A>(work: () => Promise<A>): Promise<A> => {
    if (broken) throw new EngineBroken()
    if (!held()) throw new FolderLost()
    try {
      return await work()
    } catch (failure) {
      if (isBreakdown(failure)) {
        broken = true
        broke((failure as Error).message)
      }
      throw failure
    }
  }
  const execute = (sql: string, values: ReadonlyArray<unknown>): Promise<Answer> =>
    guarded(async () => {
      if (writes.test(sql) && !hasRoom()) await db.exec(refusing)
      return run(db, sql, values)
    })
  const connect = async (): Promise<Conversation> => {
    const release = await turn()
    return { ...talk(execute), release }
  }
  const image = async (): Promise<Blob> => {
    // At this point no transaction is under way.
    const release = await turn()
    try {
      return await guarded(async () => {
        await db.exec('checkpoint')
        return db.dumpDataDir('none')
      })
    } finally {
      release()
    }
  }
  // Closing writes to the disk as well.
  return { connect, close: async () => (!broken && held() ? db.close() : undefined), image }
}
