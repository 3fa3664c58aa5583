import { mayMailAt } from '@careplus/core/internal/reminders'
import { sql, type Expression, type SqlBool } from 'kysely'
import { workThrough, type Failed } from '../../platform/jobs/workThrough.js'
import type { Db, Tx } from '../../platform/store/store.js'

interface MemberRow {
  readonly member_id: string
}

interface HourlyWork<Row extends MemberRow> {
  /** The table that stores when a member was last checked. */
  readonly table: 'reminder_settings' | 'due_looks'
  readonly next: (tx: Tx, unseen: Expression<SqlBool>) => Promise<Row | undefined>
  readonly notify: (tx: Tx, row: Row) => Promise<number>
}

const hourMs = 3_600_000

const maxMembersARun = 500

export const longestUnchecked = sql`looked_at asc nulls first`

/** By day, once an hour, so that a parent who enters old weighings is not notified in between. */
export const remindHourly = async <Row extends MemberRow>(
  db: Db,
  { table, next, notify: notifyOne }: HourlyWork<Row>,
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
    return notifyOne(tx, row)
  }
  return workThrough(db, { next: (tx) => next(tx, unseen), work, putAside: markChecked, failed }, maxMembersARun)
}
