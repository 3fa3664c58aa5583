import { sql } from 'kysely'
import { todayInBangkok, type IsoDate } from '@careplus/core/calendar'
import type { DrawFacts } from '@careplus/core/loyalty'
import type { DrawEntry, EarlierValue } from '@careplus/core/loyalty-draw'
import type { Tx } from '../../platform/store/store.js'

export interface LockedDraw {
  readonly id: string
  readonly title: string
  readonly facts: DrawFacts
  readonly seed: string | null
  readonly list_hash: string | null
  readonly earlier_values: ReadonlyArray<EarlierValue>
  readonly withdrawn_at: Date | null
}

const lockRow = (tx: Tx, item: string) =>
  tx
    .selectFrom('draws')
    .innerJoin('items', 'items.id', 'draws.item_id')
    .select(['items.id', 'items.title', 'items.begin_date', 'items.expire_date'])
    .select(['draws.state', 'draws.permit_number', 'draws.terms', 'draws.prizes', 'draws.seed', 'draws.commitment'])
    .select(['draws.list_hash', 'draws.public_source', 'draws.public_date', 'draws.public_digits'])
    .select(['draws.earlier_values', 'draws.withdrawn_at', 'draws.closed_at'])
    .where('draws.item_id', '=', item)
    .forUpdate('draws')
    .executeTakeFirst()

/** A separate statement sees the entries that the lock waited for. */
const ticketsOf = async (tx: Tx, item: string): Promise<number> => {
  const { tickets } = await tx
    .selectFrom('draw_entrants')
    .select(sql<number>`coalesce(sum(tickets), 0)::integer`.as('tickets'))
    .where('item_id', '=', item)
    .executeTakeFirstOrThrow()
  return tickets
}

export const lockDraw = async (tx: Tx, item: string): Promise<LockedDraw | null> => {
  const row = await lockRow(tx, item)
  if (row === undefined) return null
  const { id, title, seed, list_hash, earlier_values, withdrawn_at, closed_at } = row
  const { state, permit_number, terms, commitment, prizes, public_source, public_digits } = row
  return {
    id,
    title,
    seed,
    list_hash,
    earlier_values,
    withdrawn_at,
    facts: {
      state,
      permit_number,
      commitment,
      prizes,
      begin_date: row.begin_date as IsoDate,
      expire_date: row.expire_date as IsoDate,
      public_source,
      public_digits,
      public_date: row.public_date as IsoDate | null,
      method: terms?.method ?? null,
      draw_date: terms?.draw_date ?? null,
      draw_time: terms?.draw_time ?? null,
      closed_on: closed_at && todayInBangkok(closed_at.getTime()),
      tickets: await ticketsOf(tx, item),
    },
  }
}

export const entriesIn = (tx: Tx, item: string): Promise<ReadonlyArray<DrawEntry>> =>
  tx.selectFrom('draw_entrants').select(['code', 'tickets']).where('item_id', '=', item).execute()
