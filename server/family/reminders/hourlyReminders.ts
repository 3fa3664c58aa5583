import { mayMailAt } from '@careplus/core/reminders'
import { sql, type Expression, type SqlBool } from 'kysely'
import { workThrough, type Failed } from '../../platform/jobs/workThrough.js'
import type { Db, Tx } from '../../platform/store/store.js'

interface MemberRow {
  readonly member_id: string
}

interface HourlyWork<Row extends MemberRow> {
  /** Where it is noted when a member was last thought of. */
  readonly table: 'reminder_settings' | 'due_looks'
  /** One of those who were not thought of in this hour, held until the transaction ends; another process takes the next. */
  readonly next: (tx: Tx, unseen: Expression<SqlBool>) => Promise<Row | undefined>
  /** Answers how much the member was told. */
  readonly notify: (tx: Tx, row: Row) => Promise<number>
}

const hourMs = 3_600_000

/** In one round; what is left waits for the next. */
const maxMembersARun = 500

export const longestUnchecked = sql`looked_at asc nulls first`

/**
 * By day, each member once in an hour: who enters last year's weighings one by one is not told in between. A member for whom
 * that fails is told of, and thought of again in an hour. Answers how much was told in all.
 */
export const remindHourly = async <Row extends MemberRow>(
  db: Db,
  { table, next, notify: tell }: HourlyWork<Row>,
  now: Date,
  failed: Failed,
): Promise<number> => {
  if (!mayMailAt(now.getTime())) return 0
  const hour = new Date(Math.floor(now.getTime() / hourMs) * hourMs)
  const unseen = sql<boolean>`(looked_at is null or looked_at < ${hour})`
  const markChecked = (on: Db, { member_id }: MemberRow) =>
    on.updateTable(table).set({ looked_at: now }).where('member_id', '=', member_id).execute()
  const work = async (tx: Tx, row: Row) => {
    await markChecked(tx, row)
    return tell(tx, row)
  }
  return workThrough(db, { next: (tx) => next(tx, unseen), work, putAside: markChecked, failed }, maxMembersARun)
}
