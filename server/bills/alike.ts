import { sql } from 'kysely'
import { addDays, type IsoDate } from '@careplus/core/calendar'
import { nearBits, oldestBillDays } from '@careplus/core/loyalty'
import type { Db } from '../store/store.js'

/** A receipt is handed in within its days, so another's picture of it comes no more days before or after the first. */
const daysApart = oldestBillDays + 1

export interface AlikeTo {
  /** Whose bill it is: of theirs, every picture is looked at. */
  readonly member: string
  readonly likenesses: ReadonlyArray<string>
  /** On which they were handed in. */
  readonly day: IsoDate
  /** The bill itself. */
  readonly except?: string
  readonly most: number
}

/**
 * The pictures on other bills that look like one of these: of the member's own, and of others' of about the same time. Each
 * part is asked for by itself, for its own index: by both at once the database reads every picture there is, newest first.
 */
export const alikePictures = (
  db: Db,
  { member, likenesses, day, except, most }: AlikeTo,
): Promise<ReadonlyArray<{ readonly id: string; readonly bill_id: string }>> => {
  const alike = db
    .selectFrom('bill_pictures')
    .select(['id', 'bill_id', 'sent_on'])
    .where(
      sql<boolean>`exists (
        select from unnest(${likenesses}::text[]) as own
        where bit_count(('x' || likeness)::bit(64) # ('x' || own)::bit(64)) <= ${nearBits}
      )`,
    )
    .$if(except !== undefined, (query) => query.where('bill_id', '<>', except ?? ''))
  const own = alike.where('member_id', '=', member)
  const others = alike
    .where('member_id', '<>', member)
    .where((of) => of.between('sent_on', addDays(day, -daysApart), addDays(day, daysApart)))
  return db
    .selectFrom(own.unionAll(others).as('alike'))
    .select(['id', 'bill_id'])
    .orderBy('sent_on', 'desc')
    .limit(most)
    .execute()
}
