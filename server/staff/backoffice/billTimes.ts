import { sql } from 'kysely'
import { waitingBills } from '../../loyalty/exports/bills.js'
import type { Db } from '../../platform/store/store.js'

const recentDays = 30

export const billTimes = async (db: Db, now: Date) => {
  const { waiting, oldest } = await waitingBills(db)
  const { median } = await db
    .selectFrom('bills')
    .select(
      sql<
        number | null
      >`percentile_cont(0.5) within group (order by extract(epoch from decided_at - sent_at)::float8)`.as('median'),
    )
    .where('state', 'in', ['approved', 'rejected'])
    .where('sent_at', '>=', new Date(now.getTime() - recentDays * 86_400_000))
    .where('decided_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return {
    waiting,
    median_seconds: median === null ? null : Math.round(median),
    oldest_seconds: oldest === null ? null : Math.max(0, Math.round((now.getTime() - oldest.getTime()) / 1000)),
  }
}
