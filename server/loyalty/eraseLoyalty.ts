import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import type { Tx } from '../platform/store/store.js'
import { parcelAddressDays } from '@careplus/core/internal/loyalty'
import { moveOrder } from './orders/orders.js'

const openStates = ['prepared', 'open'] as const
/** Cancelling a draw in these states refunds its entries. */
const undrawnStates = [...openStates, 'closed'] as const

/** In the global order of locks; the member's own row follows. */
export const lockLoyalty = async (tx: Tx, member: string): Promise<void> => {
  for (const table of ['orders', 'bills'] as const)
    await tx.selectFrom(table).select('id').where('member_id', '=', member).orderBy('id').forUpdate().execute()
  // A shared lock, so that no draw is closed or cancelled before the refund.
  await tx
    .selectFrom('draws')
    .select('item_id')
    .where('state', 'in', undrawnStates)
    .orderBy('item_id')
    .forShare()
    .execute()
  await tx.selectFrom('point_accounts').select('seq').where('member_id', '=', member).forUpdate().execute()
}

export const cancelUnsentOrders = async (tx: Tx, member: string, now: Date): Promise<void> => {
  const waiting = await tx
    .selectFrom('orders')
    .select('id')
    .where('member_id', '=', member)
    .where('state', 'in', ['received', 'preparing'])
    .orderBy('id')
    .execute()
  for (const { id } of waiting) {
    const moved = await moveOrder(tx, id, 'cancel', { actor: 'job' }, now)
    if (E.isLeft(moved)) throw new Error(`An order that has not left cannot be cancelled: ${moved.left._tag}`)
  }
}

/** An erased member cannot win an open draw. Closed lists stay as published. */
export const leaveDraws = async (tx: Tx, member: string): Promise<void> => {
  const remaining = await tx
    .deleteFrom('draw_entrants as entrant')
    .using('draws')
    .whereRef('draws.item_id', '=', 'entrant.item_id')
    .where('entrant.member_id', '=', member)
    .where('draws.state', 'in', openStates)
    .returning(['entrant.item_id', 'entrant.tickets'])
    .execute()
  for (const { item_id, tickets } of remaining.toSorted((a, b) => (a.item_id < b.item_id ? -1 : 1))) {
    await tx.deleteFrom('draw_entries').where('item_id', '=', item_id).where('member_id', '=', member).execute()
    await tx
      .updateTable('point_accounts')
      .set({ redeemed: sql`redeemed - ${item_id}::text` })
      .where('member_id', '=', member)
      .execute()
    await tx
      .updateTable('items')
      .set((of) => ({ exchange_count: of('exchange_count', '-', tickets) }))
      .where('id', '=', item_id)
      .execute()
  }
}

const hidden = '•••'

/** Won prizes lose the winner's name. */
const unnameWins = (tx: Tx, member: string) =>
  tx
    .updateTable('draw_winners as winner')
    .from('draw_entrants as entrant')
    .set({ name: hidden, number: null })
    .whereRef('entrant.item_id', '=', 'winner.item_id')
    .whereRef('entrant.code', '=', 'winner.code')
    .where('entrant.member_id', '=', member)
    .execute()

/** Replaces the text of staff, which may describe the member. */
const neutralReason = 'ปรับคะแนน'

/** Points, orders, bills and closed entries stay without a name, so that every sum adds up. */
export const unnameLoyalty = async (tx: Tx, member: string, anonymousId: string, now: Date): Promise<void> => {
  // The carrier of a parcel in transit needs the address.
  await tx
    .updateTable('orders')
    .set({ forget_address_at: new Date(now.getTime() + parcelAddressDays * 24 * 3_600_000) })
    .where('member_id', '=', member)
    .where('state', '=', 'shipped')
    .execute()
  await tx
    .updateTable('orders')
    .set({ address: null, carrier: null, tracking_number: null })
    .where('member_id', '=', member)
    .where('forget_address_at', 'is', null)
    .execute()
  await unnameWins(tx, member)
  await tx
    .updateTable('point_ledger')
    .set({ reason: neutralReason })
    .where('member_id', '=', member)
    .where('reason', 'is not', null)
    .execute()
  await tx.updateTable('bills').set({ appeal_words: null }).where('member_id', '=', member).execute()
  await tx.updateTable('point_accounts').set({ member_id: anonymousId }).where('member_id', '=', member).execute()
}
