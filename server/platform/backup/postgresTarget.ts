import { setTimeout as pause } from 'node:timers/promises'
import * as E from 'fp-ts/Either'
import { runQuery, type Engine } from '../store/engine.js'
import { postgresEngine, postgresName } from '../store/postgres.js'
import { storeOn } from '../store/store.js'
import { foreignIn } from './foreignTables.js'
import { restoreDatabase } from './programs.js'
import { erasuresIn, memberIds } from './survey.js'
import { recordsErasures, type Erasing, type Target } from './restoreTarget.js'
import { unreachableDatabase } from './unreachable.js'

const otherSessionsSql = `select 1 from pg_stat_activity
  where datname = current_database() and application_name = $1 and pid <> pg_backend_pid()`

/** Milliseconds that a closed connection may still be listed. */
const leavingMs = 2000
const pollMs = 50

export const inUse = async (engine: Engine): Promise<boolean> => {
  for (let waited = 0; ; waited += pollMs) {
    if ((await runQuery(engine, otherSessionsSql, [postgresName])).rows.length === 0) return false
    if (waited >= leavingMs) return true
    await pause(pollMs)
  }
}

/** If the command is interrupted before the second half, the next start of the server completes it. */
const replacing =
  (url: string, erasing: Erasing): Target['replaceBy'] =>
  async (copy, now) => {
    const restored = await restoreDatabase(url, copy.file, erasing.carryingSql(copy.madeAt), copy.dumpedBy)
    if (E.isLeft(restored)) return restored
    const engine = postgresEngine({ url, poolSize: 1 })
    try {
      const { db } = await storeOn(engine, now)
      return E.right(await erasing.repeatErasures(db, now))
    } finally {
      await engine.close()
    }
  }

export const postgresTarget = async (url: string, erasing: Erasing): Promise<E.Either<string, Target>> => {
  const engine = postgresEngine({ url, poolSize: 1 })
  try {
    if (await inUse(engine)) return E.left('A running CarePlus uses the database of DATABASE_URL: stop it first.')
    const foreign = await foreignIn(engine)
    if (foreign !== null)
      return E.left(`The database of DATABASE_URL contains foreign data ("${foreign}"): use an empty one.`)
    const held = { members: await memberIds(engine), erasures: await erasuresIn(engine) }
    return E.right({
      members: held.members.length,
      recordsErasures: recordsErasures(held),
      replaceBy: replacing(url, erasing),
      close: async () => undefined,
    })
  } catch (failure) {
    return E.left(unreachableDatabase(failure))
  } finally {
    await engine.close()
  }
}
