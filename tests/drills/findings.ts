import { sha256 } from '../../server/platform/crypto/tokens.js'
import type { Db } from '../../server/platform/store/store.js'
import type { Household } from './household.js'
import type { Granted, Kind } from './parents.js'

export interface Findings {
  readonly missing: number
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

/** A sign-in has no key, so a lost response may leave an extra session. */
export const findingsOf = async (db: Db, household: Household, granted: ReadonlyArray<Granted>): Promise<Findings> => {
  const stored = await idsIn(db, household)
  const tokens = new Set((await db.selectFrom('access_tokens').select('hash').execute()).map(({ hash }) => hash))
  let [missing, doubled] = [0, 0]
  for (const kind of ['record', 'redemption', 'bill'] as const) {
    const promised = granted.filter((each) => each.kind === kind).map(({ id }) => id)
    const [storedIds, promisedIds] = [new Set(stored[kind]), new Set(promised)]
    missing += [...promisedIds].filter((id) => !storedIds.has(id)).length
    // One row for two intents is as wrong as two rows for one.
    doubled += [...storedIds].filter((id) => !promisedIds.has(id)).length + (promised.length - promisedIds.size)
  }
  missing += granted.filter(({ kind, id }) => kind === 'sign-in' && !tokens.has(sha256(id))).length
  return { missing, doubled }
}

/** The longest gap between grants that ends after `from`, in seconds. */
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
