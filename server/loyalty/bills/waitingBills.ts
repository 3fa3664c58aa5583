import { sql } from 'kysely'
import type { Db } from '../../platform/store/store.js'

/** Bills that wait for a decision: how many, and since when the oldest does; null: none. */
export const waitingBills = (db: Db): Promise<{ readonly waiting: number; readonly oldest: Date | null }> =>
  db
    .selectFrom('bills')
    .select([sql<number>`count(*)::int`.as('waiting'), sql<Date | null>`min(sent_at)`.as('oldest')])
    .where('state', '=', 'reviewing')
    .executeTakeFirstOrThrow()
