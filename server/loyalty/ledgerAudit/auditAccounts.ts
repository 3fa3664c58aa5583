import { sql } from 'kysely'
import type { LedgerRow } from '@careplus/core/internal/loyalty'
import type { Tx } from '../../platform/store/store.js'
import { ledgerColumns } from '../points/pointAccounts.js'
import { accountDifferences } from './auditAccount.js'
import type { Audited } from './difference.js'

/** Members per transaction. */
const batch = 1000

const lowestId = '00000000-0000-0000-0000-000000000000'

const byMember = <Row extends { readonly member_id: string }>(rows: ReadonlyArray<Row>) => {
  const all = new Map<string, Omit<Row, 'member_id'>[]>()
  for (const { member_id, ...row } of rows) {
    const own = all.get(member_id)
    if (own === undefined) all.set(member_id, [row])
    else own.push(row)
  }
  return (member: string): ReadonlyArray<Omit<Row, 'member_id'>> => all.get(member) ?? []
}

const loadAll = async (tx: Tx, members: readonly [string, ...string[]]) => {
  const [first] = members
  const last = members.at(-1) ?? first
  const ledger = await tx
    .selectFrom('point_ledger')
    .select('member_id')
    .select(ledgerColumns)
    .where('member_id', '>=', first)
    .where('member_id', '<=', last)
    .orderBy('member_id')
    .orderBy('seq')
    .execute()
  const orders = await tx
    .selectFrom('orders')
    .select(['member_id', 'id', 'item_id', 'quantity', 'points', 'state'])
    .where('member_id', '>=', first)
    .where('member_id', '<=', last)
    .execute()
  const entries = await tx
    .selectFrom('draw_entries')
    .innerJoin('draws', 'draws.item_id', 'draw_entries.item_id')
    .select(['member_id', 'id', 'draw_entries.item_id', 'tickets', 'points', 'draws.state as draw_state'])
    .where('member_id', '>=', first)
    .where('member_id', '<=', last)
    .execute()
  const bills = await tx
    .selectFrom('bills')
    .select(['member_id', 'id', 'points'])
    .where('member_id', '>=', first)
    .where('member_id', '<=', last)
    .where('state', '=', 'approved')
    .execute()
  const lines = await tx
    .selectFrom('bill_lines')
    .innerJoin('bills', 'bills.id', 'bill_lines.bill_id')
    .select(['bill_id as member_id', 'product_id', 'age_line', 'satang'])
    .where('bills.member_id', '>=', first)
    .where('bills.member_id', '<=', last)
    .orderBy('bill_id')
    .orderBy('line')
    .execute()
  const claims = await tx
    .selectFrom('mission_claims')
    .select(['member_id', 'task_id', 'points'])
    .where('member_id', '>=', first)
    .where('member_id', '<=', last)
    .execute()
  const adjustments = await tx
    .selectFrom('audit')
    .select(['subject as member_id', 'at', 'detail'])
    .where('action', '=', 'points.adjusted')
    .where('subject', 'in', members)
    .execute()
  const earlier = await tx
    .selectFrom('legacy_accounts')
    .select(['claimed_by as member_id', 'id', 'points'])
    .where('claimed_by', '>=', first)
    .where('claimed_by', '<=', last)
    .$narrowType<{ member_id: string }>()
    .execute()
  const marked = await tx
    .selectFrom('point_ledger')
    .innerJoin('moved_accounts', (on) => on.on(sql`legacy_id::text`, '=', sql.ref('reference_id')))
    .select(['member_id', 'legacy_id as id', 'moved_accounts.points'])
    .where('member_id', '>=', first)
    .where('member_id', '<=', last)
    .where('kind', '=', 'moved')
    .execute()
  const linesOf = byMember(lines)
  return {
    rows: byMember(ledger.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))),
    orders: byMember(orders),
    entries: byMember(entries),
    bills: byMember(bills.map((bill) => ({ ...bill, lines: linesOf(bill.id) }))),
    claims: byMember(claims),
    adjustments: byMember(adjustments.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))),
    earlier: byMember(earlier),
    marked: byMember(marked),
  }
}

export const auditAccounts = async (tx: Tx, after: string | null): Promise<Audited> => {
  const accounts = await tx
    .selectFrom('point_accounts')
    .leftJoin('members', 'members.id', 'point_accounts.member_id')
    .select(['member_id', 'seq', 'balance', 'held', 'lots', 'next_expiry', 'redeemed', 'members.id as somebody'])
    .where('member_id', '>', after ?? lowestId)
    .orderBy('member_id')
    .limit(batch)
    .execute()
  const [first, ...rest] = accounts.map(({ member_id }) => member_id)
  if (first === undefined) return { checked: 0, differences: [], next: null }
  const of = await loadAll(tx, [first, ...rest])
  return {
    checked: accounts.length,
    differences: accounts.flatMap(({ member_id: member, somebody, ...account }) =>
      accountDifferences({
        member,
        erased: somebody === null,
        stored: account,
        rows: of.rows(member) as ReadonlyArray<LedgerRow>,
        orders: of.orders(member),
        entries: of.entries(member),
        bills: of.bills(member),
        claims: of.claims(member),
        adjustments: of.adjustments(member),
        // Only the ledger of an erased member names their accounts.
        earlier: (somebody === null ? of.marked : of.earlier)(member),
      }),
    ),
    next: accounts.length < batch ? null : (rest.at(-1) ?? first),
  }
}
