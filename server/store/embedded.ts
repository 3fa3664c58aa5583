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

const control = /^(begin|commit|rollback)$/

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
export const embeddedEngine = async (location: string, from?: Blob): Promise<Required<Engine>> => {
  const db = await PGlite.create({
    dataDir: location,
    parsers: { [dateType]: (value: string) => value },
    ...(from === undefined ? {} : { loadDataDir: from }),
  })
  const turn = turns()
  const connect = async (): Promise<Conversation> => {
    const release = await turn()
    return { ...talk((sql, values) => run(db, sql, values)), release }
  }
  const image = async (): Promise<Blob> => {
    // No transaction is under way then.
    const release = await turn()
    try {
      await db.exec('checkpoint')
      return await db.dumpDataDir('none')
    } finally {
      release()
    }
  }
  return { connect, close: () => db.close(), image }
}
