import type { Conversation } from '../platform/store/engine.js'
import { placeThrough, type TestPlace } from './testStore.js'

/** Records every statement, to compare the work of two calls. */
export const countingPlace = async (): Promise<{
  readonly place: TestPlace
  readonly statements: () => ReadonlyArray<string>
  readonly waits: () => number
}> => {
  const noted: string[] = []
  let waits = 0
  // Maintenance is loaded at most once a second, so it is not counted for a call.
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
