import { eraseMember } from '../../server/modules.js'
import { runQuery } from '../../server/platform/store/engine.js'
import { postgresEngine } from '../../server/platform/store/postgres.js'
import type { Db } from '../../server/platform/store/store.js'
import type { Granted } from './parents.js'

export { findingsOf } from './findings.js'
export { withHousehold } from './household.js'
export { openPostOffice } from './mailRelay.js'
export { startLoad } from './parents.js'
export { postgresEngine }
export { storeOn } from '../../server/platform/store/store.js'

interface Row {
  readonly name: string
  readonly at: Date
}

export interface Deleted {
  readonly at: Date
  readonly records: ReadonlyArray<Row>
  readonly movements: ReadonlyArray<Row>
}

const nameOf = ({ member_id, seq }: { readonly member_id: string; readonly seq: number }): string =>
  `${member_id} ${seq}`

/** Start of this transaction by the database's clock. */
const timeIn = async (db: Db): Promise<Date> =>
  (await db.selectNoFrom(({ fn }) => fn<Date>('now').as('at')).executeTakeFirstOrThrow()).at

/** A mistaken `delete` without a `where`: deletes all growth records and ledger entries. */
export const deleteByMistake = (db: Db): Promise<Deleted> =>
  db.transaction().execute(async (tx) => {
    const at = await timeIn(tx)
    const records = await tx.deleteFrom('growth_records').returning(['id as name', 'created_at as at']).execute()
    const movements = await tx.deleteFrom('point_ledger').returning(['member_id', 'seq', 'at']).execute()
    return { at, records, movements: movements.map((row) => ({ name: nameOf(row), at: row.at })) }
  })

/** The longest duration of a call. */
const longestCallMs = 2000

export const missingOf = async (db: Db, { records, movements }: Deleted, moment: Date): Promise<number> => {
  const there = ({ at }: Row): boolean => at.getTime() < moment.getTime() - longestCallMs
  const named = (rows: ReadonlyArray<{ readonly name: string }>) => new Set(rows.map(({ name }) => name))
  const restored = named(await db.selectFrom('growth_records').select('id as name').execute())
  const moved = new Set((await db.selectFrom('point_ledger').select(['member_id', 'seq']).execute()).map(nameOf))
  return (
    records.filter((row) => there(row) && !restored.has(row.name)).length +
    movements.filter((row) => there(row) && !moved.has(row.name)).length
  )
}

export const erase = (db: Db, member: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const now = new Date()
    await tx.updateTable('members').set({ delete_at: now }).where('id', '=', member).execute()
    await eraseMember(tx, member, now)
    if (await hasMember(tx, member)) throw new Error('the member is still there')
  })

export const hasMember = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('members').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

export const grantedBy = (granted: ReadonlyArray<Granted>, moment: Date): ReadonlyArray<Granted> =>
  granted.filter(({ at }) => performance.timeOrigin + at <= moment.getTime())

export const pictureKeys = async (db: Db): Promise<ReadonlyArray<string>> =>
  (
    await db
      .selectFrom('bill_pictures')
      .select(['whole_key', 'thumbnail_key'])
      .where('deleted_at', 'is', null)
      .execute()
  ).flatMap(({ whole_key, thumbnail_key }) => [whole_key, thumbnail_key])

/** Seconds since the last write was archived. */
export const notArchivedFor = async (url: string): Promise<number> => {
  const engine = postgresEngine({ url, poolSize: 1 })
  const since = 'select extract(epoch from clock_timestamp() - last_archived_time)::float as s from pg_stat_archiver'
  const { rows } = await runQuery(engine, since, []).finally(() => engine.close())
  return (rows[0] as { readonly s: number }).s
}
