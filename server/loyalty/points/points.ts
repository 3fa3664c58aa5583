import { sql } from 'kysely'
import type { LedgerLine, LedgerPage } from '@careplus/core/ports'
import { todayInBangkok } from '@careplus/core/calendar'
import { emptyAccount, mostPoints, pointsSummary } from '@careplus/core/internal/loyalty'
import type { LedgerKind, PointsSummary } from '@careplus/core/loyalty'
import { prepared } from '../../platform/store/prepared.js'
import type { Db } from '../../platform/store/store.js'
import { heldOf } from './pointAccounts.js'
import { unprovedRows } from './unprovedRows.js'

const summaryRow = prepared((db, member: string) =>
  db
    .selectFrom('point_accounts')
    .select(['seq', 'held', 'lots', 'redeemed'])
    .select((of) =>
      sql<number[]>`array(${of
        .selectFrom('bills')
        .select('bills.amount_satang')
        .whereRef('bills.member_id', '=', 'point_accounts.member_id')
        .where('bills.state', '=', 'reviewing')})`.as('under_review'),
    )
    .select(unprovedRows(sql.ref('point_accounts.member_id')).as('unproved'))
    .where('member_id', '=', member),
)

export const loadPoints = async (db: Db, member: string, now: Date): Promise<PointsSummary> => {
  const [row] = await summaryRow(db, member)
  const account = row === undefined ? emptyAccount : heldOf(row).account
  return pointsSummary(account, row?.unproved ?? [], row?.under_review ?? [], todayInBangkok(now.getTime()))
}

const linesAPage = 50

const lines = prepared((db, member: string, before: number) =>
  db
    .selectFrom('point_ledger as line')
    .select(['line.seq', 'line.at', 'line.kind', 'line.points', 'line.held_points', 'line.balance'])
    .select(['line.reference_id', 'line.reason'])
    .select((of) =>
      of
        .case()
        .when('line.kind', '=', 'bill')
        .then(
          of
            .selectFrom('bills')
            .innerJoin('shops', 'shops.id', 'bills.shop_id')
            .select('shops.title')
            .where(sql<boolean>`bills.id = line.reference_id::uuid`),
        )
        .when('line.kind', '=', 'mission')
        .then(
          of
            .selectFrom('mission_tasks')
            .select('mission_tasks.title')
            .whereRef('mission_tasks.id', '=', 'line.reference_id'),
        )
        .when('line.kind', 'in', ['held', 'shipped', 'entered', 'returned'])
        .then(
          of
            .selectFrom('items')
            .select('items.title')
            .where('items.id', '=', (inner) =>
              inner.fn.coalesce(
                inner
                  .selectFrom('orders')
                  .select('orders.item_id')
                  .where(sql<boolean>`orders.id = line.reference_id::uuid`),
                inner
                  .selectFrom('draw_entries')
                  .select('draw_entries.item_id')
                  .where(sql<boolean>`draw_entries.id = line.reference_id::uuid`),
              ),
            ),
        )
        .end()
        .as('title'),
    )
    .where('line.member_id', '=', member)
    .where('line.seq', '<', before)
    .orderBy('line.seq', 'desc')
    .limit(linesAPage + 1),
)

/** Members cannot open these, so they do not see their ids. */
const isOpened: Readonly<Record<LedgerKind, boolean>> = {
  bill: true,
  mission: true,
  moved: false,
  adjusted: false,
  held: true,
  shipped: true,
  entered: true,
  returned: true,
  expired: false,
}

/** Newest first; `before` null: from the newest. */
export const loadLedger = async (db: Db, member: string, before: number | null): Promise<LedgerPage> => {
  const rows = await lines(db, member, before ?? mostPoints)
  const page = rows.slice(0, linesAPage).map(({ at, reference_id, ...row }): LedgerLine => ({
    ...row,
    at: at.toISOString(),
    reference_id: isOpened[row.kind] ? reference_id : null,
  }))
  return { lines: page, next: rows.length > linesAPage ? (page.at(-1)?.seq ?? null) : null }
}
