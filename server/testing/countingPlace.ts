import type { Conversation } from '../platform/store/engine.js'
import { placeThrough, type TestPlace } from './testStore.js'

/** A place whose every statement is noted, so that two calls can be found to do the same work, or one too much of it. */
export const countingPlace = async (): Promise<{
  readonly place: TestPlace
  readonly statements: () => ReadonlyArray<string>
  /** How often an answer was waited for. */
  readonly waits: () => number
}> => {
  const noted: string[] = []
  let waits = 0
  // Whether there is maintenance is read at most once a second, whichever call is then under way.
  const counts = (sql: string): boolean => !sql.includes('from "settings"')
  const counted = ({ query, send, release }: Conversation): Conversation => ({
    query: (sql, values) => {
      if (counts(sql)) {
        noted.push(sql)
        waits += 1
      }
      return query(sql, values)
    },
    send: (sql, values) => {
      if (counts(sql)) noted.push(sql)
      send(sql, values)
    },
    release,
  })
  return { place: await placeThrough(counted), statements: () => [...noted], waits: () => waits }
}
