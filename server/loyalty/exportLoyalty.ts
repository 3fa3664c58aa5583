import type { NotNull } from 'kysely'
import { rowsByOwner } from '../platform/store/rowsByOwner.js'
import type { OfMember } from '../platform/store/store.js'
import { ledgerColumns } from './points/pointAccounts.js'

export const exportedPoints = async ({ db, member }: OfMember): Promise<unknown> => ({
  now: await db
    .selectFrom('point_accounts')
    .select(['balance', 'held', 'lots'])
    .where('member_id', '=', member)
    .executeTakeFirst(),
  ledger: await db
    .selectFrom('point_ledger')
    .select(ledgerColumns)
    .where('member_id', '=', member)
    .orderBy('seq')
    .execute(),
})

export const exportedOrders = async ({ db, member }: OfMember): Promise<unknown> => {
  const orders = await db
    .selectFrom('orders')
    .innerJoin('items', 'items.id', 'orders.item_id')
    .select(['orders.id', 'orders.number', 'items.title', 'orders.quantity', 'orders.points', 'orders.state'])
    .select(['orders.address', 'orders.carrier', 'orders.tracking_number', 'orders.ordered_at'])
    .where('orders.member_id', '=', member)
    .orderBy('orders.ordered_at')
    .execute()
  const steps = await db
    .selectFrom('order_steps')
    .innerJoin('orders', 'orders.id', 'order_steps.order_id')
    .select(['order_steps.order_id', 'order_steps.state', 'order_steps.at'])
    .where('orders.member_id', '=', member)
    .orderBy('order_steps.seq')
    .execute()
  const stepsOf = rowsByOwner('order_id', steps)
  return orders.map((order) => ({ ...order, steps: stepsOf(order.id) }))
}

export const exportedAddresses = ({ db, member }: OfMember): Promise<unknown> =>
  db
    .selectFrom('member_addresses')
    .select(['address', 'is_default', 'created_at'])
    .where('member_id', '=', member)
    .orderBy('seq')
    .execute()

const billParts = async ({ db, member }: OfMember) => ({
  steps: rowsByOwner(
    'bill_id',
    await db
      .selectFrom('bill_steps')
      .innerJoin('bills', 'bills.id', 'bill_steps.bill_id')
      .select(['bill_id', 'kind', 'bill_steps.reason', 'at'])
      .where('member_id', '=', member)
      .orderBy('bill_steps.seq')
      .execute(),
  ),
  lines: rowsByOwner(
    'bill_id',
    await db
      .selectFrom('bill_lines')
      .innerJoin('bills', 'bills.id', 'bill_lines.bill_id')
      .innerJoin('products', 'products.id', 'bill_lines.product_id')
      .select(['bill_id', 'products.title as product', 'quantity', 'satang'])
      .where('member_id', '=', member)
      .orderBy('line')
      .execute(),
  ),
  readings: rowsByOwner(
    'bill_id',
    await db
      .selectFrom('bill_readings')
      .innerJoin('bills', 'bills.id', 'bill_readings.bill_id')
      .select(['bill_id', 'bill_readings.state', 'ended_at', 'reading', 'unknown_lines'])
      .where('member_id', '=', member)
      .execute(),
  ),
  pictures: rowsByOwner(
    'bill_id',
    await db
      .selectFrom('bill_pictures')
      .select(['bill_id', 'ordering', 'width', 'height', 'sent_on', 'delete_after'])
      .where('member_id', '=', member)
      .where('bill_id', 'is not', null)
      .$narrowType<{ bill_id: NotNull }>()
      .orderBy('ordering')
      .execute(),
  ),
})

export const exportedUploads = async ({ db, member }: OfMember): Promise<unknown> => {
  const rows = await db
    .selectFrom('bill_pictures')
    .leftJoin('picture_readings', 'picture_id', 'id')
    .select(['id', 'width', 'height', 'sent_on', 'delete_after', 'state', 'words'])
    .where('member_id', '=', member)
    .where('bill_id', 'is', null)
    .orderBy('delete_after')
    .execute()
  return rows.map(({ words, ...picture }) => ({ ...picture, words: (words ?? []).map(({ text }) => text) }))
}

/** Hashes for comparison are left out: they are not the member's. */
export const exportedBills = async (source: OfMember): Promise<unknown> => {
  const bills = await source.db
    .selectFrom('bills')
    .innerJoin('shops', 'shops.id', 'bills.shop_id')
    .select(['bills.id', 'shops.title as shop', 'date', 'amount_satang', 'receipt_number', 'state', 'reason'])
    .select(['appealed', 'appeal_words', 'forecast', 'points', 'sent_at', 'decided_at'])
    .where('member_id', '=', source.member)
    .orderBy('sent_at')
    .execute()
  const parts = await billParts(source)
  return bills.map((bill) => ({
    ...bill,
    steps: parts.steps(bill.id),
    lines: parts.lines(bill.id),
    pictures: parts.pictures(bill.id),
    readings: parts.readings(bill.id).map(({ unknown_lines, ...read }) => ({
      ...read,
      unknown_lines: unknown_lines.map(({ text, quantity, satang }) => ({ text, quantity, satang })),
    })),
  }))
}

export const exportedDraws = async ({ db, member }: OfMember): Promise<object> => ({
  codes: await db
    .selectFrom('draw_entrants')
    .innerJoin('items', 'items.id', 'draw_entrants.item_id')
    .select(['draw_entrants.item_id', 'items.title', 'draw_entrants.code', 'draw_entrants.tickets'])
    .where('member_id', '=', member)
    .orderBy('draw_entrants.item_id')
    .execute(),
  entries: await db
    .selectFrom('draw_entries')
    .select(['id', 'item_id', 'tickets', 'points', 'at'])
    .where('member_id', '=', member)
    .orderBy('at')
    .execute(),
  won: await db
    .selectFrom('draw_winners')
    .innerJoin('draw_entrants', (join) =>
      join
        .onRef('draw_entrants.item_id', '=', 'draw_winners.item_id')
        .onRef('draw_entrants.code', '=', 'draw_winners.code'),
    )
    .select(['draw_winners.item_id', 'draw_winners.place', 'draw_winners.name', 'draw_winners.number'])
    .where('draw_entrants.member_id', '=', member)
    .orderBy('draw_winners.item_id')
    .execute(),
})

export const exportedMissions = async ({ db, member }: OfMember): Promise<unknown> => ({
  done: await db
    .selectFrom('mission_days')
    .innerJoin('mission_tasks', 'mission_tasks.id', 'mission_days.task_id')
    .select(['mission_tasks.month', 'mission_tasks.title', 'mission_days.day', 'mission_days.subject'])
    .where('member_id', '=', member)
    .orderBy('mission_days.day')
    .orderBy('mission_tasks.id')
    .execute(),
  claimed: await db
    .selectFrom('mission_claims')
    .innerJoin('mission_tasks', 'mission_tasks.id', 'mission_claims.task_id')
    .select(['mission_tasks.month', 'mission_tasks.title', 'mission_claims.points', 'mission_claims.claimed_at'])
    .where('member_id', '=', member)
    .orderBy('mission_claims.claimed_at')
    .execute(),
})
