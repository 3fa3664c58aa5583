import { sql } from 'kysely'
import { todayInBangkok } from '@careplus/core/calendar'
import type { Db } from '../store/store.js'

/** So many seconds until the next day's budget. Bangkok keeps no summer time: its days begin at 17:00 UTC. */
export const secondsToNextDay = (now: Date): number => 86_400 - ((Math.floor(now.getTime() / 1000) + 7 * 3600) % 86_400)

/** One message on today's budget: the day it goes on; null: the budget is spent. */
export const takeFromBudget = async (db: Db, budget: number, now: Date): Promise<string | null> => {
  const day = todayInBangkok(now.getTime())
  const taken = await db
    .insertInto('message_days')
    .values({ day, sent: 1 })
    .onConflict((same) =>
      same
        .column('day')
        .doUpdateSet({ sent: sql<number>`message_days.sent + 1` })
        .where('message_days.sent', '<', budget),
    )
    .returning('day')
    .executeTakeFirst()
  return taken === undefined ? null : day
}

export const giveBackToBudget = async (db: Db, day: string): Promise<void> => {
  await db
    .updateTable('message_days')
    .set({ sent: sql<number>`sent - 1` })
    .where('day', '=', day)
    .where('sent', '>', 0)
    .execute()
}
