import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import type { Tx } from '../platform/store/store.js'
import { parcelAddressDays } from '@careplus/core/internal/loyalty'
import { moveOrder } from './orders/orders.js'

const openStates = ['prepared', 'open'] as const
/** Whose cancelling gives entries back. */
const undrawnStates = [...openStates, 'closed'] as const

/** What an erasure writes to, in the order in which everybody locks it; the member's own row comes after. */
export const lockLoyalty = async (tx: Tx, member: string): Promise<void> => {
  for (const table of ['orders', 'bills'] as const)
    await tx.selectFrom(table).select('id').where('member_id', '=', member).orderBy('id').forUpdate().execute()
  // Shared with whoever enters; none is closed or cancelled meanwhile: what is given back finds the account as it is.
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

/** Nobody can win what is still to be drawn. Lists that are closed stay as they were published. */
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

/** Of the prizes that they have won, who has won them. */
const unnameWins = (tx: Tx, member: string) =>
  tx
    .updateTable('draw_winners as winner')
    .from('draw_entrants as entrant')
    .set({ name: hidden, number: null })
    .whereRef('entrant.item_id', '=', 'winner.item_id')
    .whereRef('entrant.code', '=', 'winner.code')
    .where('entrant.member_id', '=', member)
    .execute()

/** In place of what staff wrote: it may tell of them. */
const neutralReason = 'ปรับคะแนน'

/** Points, orders, bills and entries of lists that are closed stay, so that every sum adds up, as nobody's. */
export const unnameLoyalty = async (tx: Tx, member: string, anonymousId: string, now: Date): Promise<void> => {
  // A parcel under way is somebody's still: whoever asks the carrier for it needs to know where it goes.
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
