import { sha256 } from '../../server/platform/crypto/tokens.js'
import type { Db } from '../../server/platform/store/store.js'
import type { Household } from './household.js'
import type { Granted, Kind } from './parents.js'

export interface Findings {
  /** Granted to a parent, and not in the store. */
  readonly missing: number
  /** In the store, and granted to nobody. */
  readonly doubled: number
}

const idsIn = async (
  db: Db,
  { parents, item }: Household,
): Promise<Readonly<Record<Exclude<Kind, 'sign-in'>, string[]>>> => {
  const children = parents.map(({ child }) => child)
  const record = await db.selectFrom('growth_records').select('id').where('child_id', 'in', children).execute()
  const redemption = await db.selectFrom('orders').select('id').where('item_id', '=', item).execute()
  const bill = await db.selectFrom('bills').select('id').execute()
  const ids = (rows: ReadonlyArray<{ readonly id: string }>): string[] => rows.map(({ id }) => id)
  return { record: ids(record), redemption: ids(redemption), bill: ids(bill) }
}

/** Holds what parents were told against what is kept. A sign-in has no key: one whose answer was lost may leave a session more. */
export const findingsOf = async (db: Db, household: Household, granted: ReadonlyArray<Granted>): Promise<Findings> => {
  const stored = await idsIn(db, household)
  const tokens = new Set((await db.selectFrom('access_tokens').select('hash').execute()).map(({ hash }) => hash))
  let [missing, doubled] = [0, 0]
  for (const kind of ['record', 'redemption', 'bill'] as const) {
    const promised = granted.filter((each) => each.kind === kind).map(({ id }) => id)
    const [storedIds, promisedIds] = [new Set(stored[kind]), new Set(promised)]
    missing += [...promisedIds].filter((id) => !storedIds.has(id)).length
    // One thing that two wishes were answered with is as wrong as two things of one wish.
    doubled += [...storedIds].filter((id) => !promisedIds.has(id)).length + (promised.length - promisedIds.size)
  }
  missing += granted.filter(({ kind, id }) => kind === 'sign-in' && !tokens.has(sha256(id))).length
  return { missing, doubled }
}

/** The longest time without anything granted, in seconds, of those that reach into what follows `from`. */
export const secondsWithoutWrites = (granted: ReadonlyArray<Granted>, from: number, to: number): number => {
  const times = granted
    .map(({ at }) => at)
    .filter((at) => at <= to)
    .sort((a, b) => a - b)
  let longest = 0
  for (let each = 1; each < times.length; each += 1) {
    const [before, after] = [times[each - 1] as number, times[each] as number]
    if (after >= from) longest = Math.max(longest, after - Math.max(before, from))
  }
  return longest / 1000
}
