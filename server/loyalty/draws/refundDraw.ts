import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import {
  accountAfter,
  balanceOf,
  emptyAccount,
  postPoints,
  type LedgerRow,
  type Lot,
  type Posted,
} from '@careplus/core/internal/loyalty'
import type { Tx } from '../../platform/store/store.js'

const batch = 1000
const beforeAll = '00000000-0000-0000-0000-000000000000'

interface Entrant {
  readonly member_id: string
  readonly seq: number
  readonly held: number
  readonly lots: ReadonlyArray<Lot>
}

const lockNext = async (tx: Tx, item: string, after: string): Promise<ReadonlyArray<Entrant>> =>
  tx
    .selectFrom('point_accounts')
    .select(['member_id', 'seq', 'held', 'lots'])
    .where('member_id', '>', after)
    .where('member_id', 'in', (of) => of.selectFrom('draw_entrants').select('member_id').where('item_id', '=', item))
    .orderBy('member_id')
    .limit(batch)
    .forUpdate()
    .execute()

const takingsOf = async (tx: Tx, item: string, first: string, last: string) => {
  const rows = await tx
    .selectFrom('draw_entries as entry')
    .innerJoin('point_ledger as line', (join) =>
      join
        .onRef('line.member_id', '=', 'entry.member_id')
        .on((of) => of('line.reference_id', '=', sql<string>`entry.id::text`)),
    )
    .select(['line.member_id', 'line.seq', 'line.at', 'line.kind', 'line.points', 'line.held_points', 'line.balance'])
    .select(['line.reference_id', 'line.reason', 'line.lots'])
    .where('entry.item_id', '=', item)
    .where('entry.member_id', '>=', first)
    .where('entry.member_id', '<=', last)
    .orderBy('line.member_id')
    .orderBy('line.seq')
    .execute()
  const byMember = new Map<string, LedgerRow[]>()
  for (const { member_id, at, ...row } of rows)
    byMember.set(member_id, [...(byMember.get(member_id) ?? []), { ...row, at: at.toISOString() }])
  return (member: string) => (byMember.get(member) ?? []).reduce(accountAfter, emptyAccount).takings
}

const returned = (
  { member_id, seq, held, lots }: Entrant,
  takings: ReturnType<Awaited<ReturnType<typeof takingsOf>>>,
  now: Date,
): Posted =>
  takings.reduce<Posted>(
    ({ rows, account }, { reference_id }) => {
      const posted = postPoints(account, { _tag: 'Return', reference_id }, now.getTime())
      if (E.isLeft(posted)) throw new Error(`Entry ${reference_id} of ${member_id}: ${posted.left._tag}`)
      return { rows: [...rows, ...posted.right.rows], account: posted.right.account }
    },
    { rows: [], account: { seq, held, lots, takings } },
  )

const write = async (
  tx: Tx,
  item: string,
  all: ReadonlyArray<{ readonly member_id: string; readonly posted: Posted }>,
) => {
  const lines = all.flatMap(({ member_id, posted }) => posted.rows.map((row) => ({ member_id, ...row })))
  const accounts = all.map(({ member_id, posted: { account } }) => ({
    member_id,
    seq: account.seq,
    balance: balanceOf(account),
    held: account.held,
    lots: account.lots,
    next_expiry: account.lots[0]?.expires_on ?? null,
  }))
  await sql`
    with written as (
      insert into point_ledger
        (member_id, seq, at, kind, points, held_points, balance, reference_id, reason, lots)
      select * from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line(
        member_id uuid, seq integer, at timestamptz, kind text, points integer, held_points integer, balance integer,
        reference_id text, reason text, lots jsonb)
    )
    update point_accounts
    set seq = now.seq, balance = now.balance, held = now.held, lots = now.lots, next_expiry = now.next_expiry,
      redeemed = point_accounts.redeemed - ${item}::text
    from jsonb_to_recordset(${JSON.stringify(accounts)}::jsonb) as now(
      member_id uuid, seq integer, balance integer, held integer, lots jsonb, next_expiry date)
    where point_accounts.member_id = now.member_id
  `.execute(tx)
}

export const refundDraw = async (tx: Tx, item: string, now: Date): Promise<void> => {
  let after = beforeAll
  for (;;) {
    const entrants = await lockNext(tx, item, after)
    const first = entrants[0]?.member_id
    const last = entrants.at(-1)?.member_id
    if (first === undefined || last === undefined) break
    const takings = await takingsOf(tx, item, first, last)
    const all = entrants.map((entrant) => ({
      member_id: entrant.member_id,
      posted: returned(entrant, takings(entrant.member_id), now),
    }))
    await write(tx, item, all)
    after = last
  }
  await tx.updateTable('items').set({ exchange_count: 0 }).where('id', '=', item).execute()
}
