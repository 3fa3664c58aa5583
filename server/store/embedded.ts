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

const control = /^(begin|commit|rollback)$/

/** A script of several statements takes the simple protocol; one statement with values the extended one. */
const run = async (db: PGlite, held: () => boolean, sql: string, values: ReadonlyArray<unknown>): Promise<Answer> => {
  if (!held()) throw new FolderLost()
  if (values.length === 0 && (sql.includes(';') || control.test(sql))) {
    await db.exec(sql)
    return { rows: [], affected: 0 }
  }
  const { rows, affectedRows } = await db.query(sql, [...values])
  return { rows, affected: affectedRows ?? 0 }
}

/**
 * PostgreSQL compiled to WebAssembly, in this process: one connection, and data in one folder (`memory://` for none).
 * It does not force its writes to the disk: a power cut may lose the last seconds. `held` says whether the folder is still ours.
 */
export const embeddedEngine = async (
  location: string,
  from?: Blob,
  held: () => boolean = () => true,
): Promise<Required<Engine>> => {
  const db = await PGlite.create({
    dataDir: location,
    parsers: { [dateType]: (value: string) => value },
    ...(from === undefined ? {} : { loadDataDir: from }),
  })
  const turn = turns()
  const connect = async (): Promise<Conversation> => {
    const release = await turn()
    return { ...talk((sql, values) => run(db, held, sql, values)), release }
  }
  const image = async (): Promise<Blob> => {
    // No transaction is under way then.
    const release = await turn()
    try {
      if (!held()) throw new FolderLost()
      await db.exec('checkpoint')
      return await db.dumpDataDir('none')
    } finally {
      release()
    }
  }
  // Closing writes, too.
  return { connect, close: async () => (held() ? db.close() : undefined), image }
}
