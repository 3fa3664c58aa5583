import { sql } from 'kysely'
import { restockedStates } from '@careplus/core/internal/loyalty'
import type { Tx } from '../../platform/store/store.js'
import { unlessSame, type Audited } from './difference.js'

const selectItems = (tx: Tx) =>
  tx
    .selectFrom('items')
    .leftJoin(
      (of) =>
        of
          .selectFrom('orders')
          .select(['item_id', sql<number>`sum(quantity)::integer`.as('pieces')])
          .where('state', 'not in', restockedStates)
          .groupBy('item_id')
          .as('ordered'),
      (join) => join.onRef('ordered.item_id', '=', 'items.id'),
    )
    .leftJoin(
      (of) =>
        of
          .selectFrom('draw_entries')
          .innerJoin('draws', 'draws.item_id', 'draw_entries.item_id')
          .select(['draw_entries.item_id', sql<number>`sum(tickets)::integer`.as('tickets')])
          .where('state', '<>', 'cancelled')
          .groupBy('draw_entries.item_id')
          .as('entered'),
      (join) => join.onRef('entered.item_id', '=', 'items.id'),
    )
    .select(['items.id', 'items.stocked', 'items.stock_balance', 'items.exchange_count'])
    .select((of) => [
      of.fn.coalesce('ordered.pieces', sql<number>`0`).as('pieces'),
      of.fn.coalesce('entered.tickets', sql<number>`0`).as('tickets'),
    ])
    .orderBy('items.id')
    .execute()

/** Stocked pieces are in stock or ordered, and every order or entry is counted. */
export const auditItems = async (tx: Tx): Promise<Audited> => {
  const items = await selectItems(tx)
  return {
    checked: items.length,
    differences: items.flatMap(({ id, stocked, stock_balance, exchange_count, pieces, tickets }) => [
      ...unlessSame(`item ${id}`, 'stock', stocked - pieces, stock_balance),
      ...unlessSame(`item ${id}`, 'exchanged', pieces + tickets, exchange_count),
    ]),
    next: null,
  }
}
