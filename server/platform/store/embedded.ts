import { PGlite } from '@electric-sql/pglite'
import { talk, type Answer, type Conversation, type Engine } from './engine.js'

const dateType = 1082

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

/** Another process owns the store's folder now; a write would damage its data. */
export class FolderLost extends Error {
  constructor() {
    super('The data folder is not this process’s any more')
  }
}

/** The engine has crashed and would never answer again. */
export class EngineBroken extends Error {
  constructor() {
    super('The embedded store has stopped')
  }
}

export interface Guard {
  readonly held: () => boolean
  readonly hasRoom: () => boolean
  readonly broke: (reason: string) => void
}

const unguarded: Guard = { held: () => true, hasRoom: () => true, broke: () => undefined }

export const isBreakdown = (failure: unknown): boolean =>
  failure instanceof Error &&
  (/^(RuntimeError|ExitStatus)$/.test(failure.name) ||
    (failure as Error & { readonly severity?: unknown }).severity === 'PANIC')

const control = /^(begin|commit|rollback)$/
const writes = /^\s*(insert|update|delete|with\b[^]*\b(insert|update|delete))\b/i

/** Raised within the engine, so that the transaction rolls back. */
const refusing = 'do $$ begin raise disk_full; end $$'

/** Scripts use the simple protocol, statements with values the extended one. */
const run = async (db: PGlite, sql: string, values: ReadonlyArray<unknown>): Promise<Answer> => {
  if (values.length === 0 && (sql.includes(';') || control.test(sql))) {
    await db.exec(sql)
    return { rows: [], affected: 0 }
  }
  const { rows, affectedRows } = await db.query(sql, [...values])
  return { rows, affected: affectedRows ?? 0 }
}

/** It does not sync its writes: a power cut may lose the last seconds. `memory://`: no folder. */
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
    // No transaction is in progress here.
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
  // Closing writes to the disk too.
  return { connect, close: async () => (!broken && held() ? db.close() : undefined), image }
}
