import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import { todayInBangkok } from '@careplus/core/calendar'
import { missionMonth } from '@careplus/core/loyalty'
import { milkCodeGate } from '@careplus/core/internal/loyalty-milk-code'
import type { Tx } from '../../platform/store/store.js'

/** Counts once a month; neither the person nor the finding is stored. */
export const noteMobilityCheck = async (tx: Tx, member: string, now: Date): Promise<void> => {
  const today = todayInBangkok(now.getTime())
  await sql`
    insert into mission_days (task_id, member_id, day)
    select id, ${member}::uuid, ${today}::date
    from mission_tasks where month = ${missionMonth(today)} and way = 'mobility-check' and not exists (
      select from mission_days where task_id = mission_tasks.id and member_id = ${member}::uuid)
    on conflict do nothing
  `.execute(tx)
}

export interface FinishedArticle {
  readonly id: string
  readonly youngest_months: number
}

/** An article for children under three counts for no mission. */
export const noteArticle = async (tx: Tx, member: string, article: FinishedArticle, now: Date): Promise<void> => {
  const { id, youngest_months } = article
  if (E.isLeft(milkCodeGate('mission', { _tag: 'Article', youngest_months }))) return
  const today = todayInBangkok(now.getTime())
  await sql`
    insert into mission_days (task_id, member_id, day, subject)
    select id, ${member}::uuid, ${today}::date, ${id}::text
    from mission_tasks where month = ${missionMonth(today)} and way = 'article-read'
    on conflict do nothing
  `.execute(tx)
}
