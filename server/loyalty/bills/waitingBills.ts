import { sql } from 'kysely'
import type { Db } from '../../platform/store/store.js'

/** The number of bills under review, and the time of the oldest; null: none. */
export const waitingBills = (db: Db): Promise<{ readonly waiting: number; readonly oldest: Date | null }> =>
  db
    .selectFrom('bills')
    .select([sql<number>`count(*)::int`.as('waiting'), sql<Date | null>`min(sent_at)`.as('oldest')])
    .where('state', '=', 'reviewing')
    .executeTakeFirstOrThrow()
