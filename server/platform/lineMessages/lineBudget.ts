import { sql } from 'kysely'
import { todayInBangkok } from '@careplus/core/calendar'
import type { Db, Tx } from '../store/store.js'

export const monthOf = (now: Date): string => `${todayInBangkok(now.getTime()).slice(0, 7)}-01`

/** Counts one message; false: the month's budget is spent. `budget` null: unlimited. */
export const spendMonth = async (tx: Tx, month: string, budget: number | null): Promise<boolean> => {
  const counted = await tx
    .insertInto('line_months')
    .values({ month, sent: 1 })
    .onConflict((same) =>
      same
        .column('month')
        .doUpdateSet({ sent: sql<number>`line_months.sent + 1` })
        .$call((update) => (budget === null ? update : update.where(sql<boolean>`line_months.sent < ${budget}`))),
    )
    .returning('month')
    .executeTakeFirst()
  return counted !== undefined
}

export const refundMonthMessage = async (db: Db, month: string): Promise<void> => {
  await db
    .updateTable('line_months')
    .set({ sent: sql<number>`greatest(0, sent - 1)` })
    .where('month', '=', month)
    .execute()
}
