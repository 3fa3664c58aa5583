import * as E from 'fp-ts/Either'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { todayInBangkok, type IsoDate } from '@careplus/core/calendar'
import { decideRedemption, spendablePoints, type LuckyDrawTerms } from '@careplus/core/internal/loyalty'
import type { EntriesTaken } from '@careplus/core/ports'
import { refuse, type Refused } from '../../platform/refusal/refused.js'
import { refuseRedemption } from '../orders/refuseRedemption.js'
import { heldOf, writePosted } from '../points/pointAccounts.js'
import { unprovedRows } from '../points/unprovedRows.js'
import { notifyMember } from '../../platform/notices/notifyMember.js'
import { prepared } from '../../platform/store/prepared.js'
import { inTransaction, type Db, type Tx } from '../../platform/store/store.js'
import { newCode } from './entryCode.js'
import { enteredNotice } from './drawNotices.js'

/** The draw, then the account. Entries share the draw's lock; closing waits for them. Unlocked data may be older. */
const lockForEntry = prepared((db, item: string, member: string) =>
  db
    .selectFrom('draws as draw')
    .innerJoin('items as item', 'item.id', 'draw.item_id')
    .innerJoin('point_accounts as account', (join) => join.on('account.member_id', '=', member))
    .leftJoin('draw_entrants as entrant', (join) =>
      join.onRef('entrant.item_id', '=', 'draw.item_id').onRef('entrant.member_id', '=', 'account.member_id'),
    )
    .select(['account.seq', 'account.held', 'account.lots', 'account.redeemed'])
    .select(['item.title', 'item.point', 'item.begin_date', 'item.expire_date', 'item.member_limit', 'item.hidden'])
    .select(['draw.state', 'draw.permit_number', 'entrant.code'])
    .select((of) =>
      of
        .selectFrom('members')
        .select('members.birthday')
        .whereRef('members.id', '=', 'account.member_id')
        .as('birthday'),
    )
    .select(unprovedRows(sql.ref('account.member_id')).as('unproved'))
    .where('draw.item_id', '=', item)
    .forShare('draw')
    .forUpdate('account'),
)

type Row = Awaited<ReturnType<typeof lockForEntry>>[number]

const selectCode = prepared((db, item: string, member: string) =>
  db.selectFrom('draw_entrants').select('code').where('item_id', '=', item).where('member_id', '=', member),
)

const termsOf = ({ point, begin_date, expire_date, member_limit, hidden, state, permit_number }: Row) =>
  ({
    type: 'luckydraw',
    point,
    begin_date: begin_date as IsoDate,
    expire_date: expire_date as IsoDate | null,
    member_limit,
    hidden,
    draw: { state, permit_number },
  }) satisfies LuckyDrawTerms

const codeFor = async (tx: Tx, item: string, member: string, known: string | null, before: number): Promise<string> => {
  if (known !== null) return known
  if (before === 0) return newCode()
  // A first entry may have come in just before the lock.
  const [entrant] = await selectCode(tx, item, member)
  return entrant?.code ?? newCode()
}

type Entries = {
  readonly id: string
  readonly item: string
  readonly member: string
  readonly tickets: number
  readonly points: number
  readonly at: Date
  readonly code: string
}

const writeEntries = prepared(
  (db, { id, item, member, tickets, points, at, code }: Entries) => ({
    compile: () =>
      sql`
        with entrant as (
          insert into draw_entrants (item_id, member_id, code, tickets)
          values (${item}::text, ${member}::uuid, ${code}::text, ${tickets}::integer)
          on conflict (item_id, member_id) do update set tickets = draw_entrants.tickets + excluded.tickets
        ), counted as (
          update point_accounts set redeemed = jsonb_set(redeemed, array[${item}::text],
            to_jsonb(coalesce((redeemed ->> ${item}::text)::integer, 0) + ${tickets}::integer))
          where member_id = ${member}::uuid
        )
        insert into draw_entries (id, item_id, member_id, tickets, points, at)
        values (${id}::uuid, ${item}::text, ${member}::uuid, ${tickets}::integer, ${points}::integer, ${at}::timestamptz)
      `.compile(db),
  }),
  { deferred: true },
)

const countEntries = prepared(
  (db, item: string, tickets: number) =>
    db
      .updateTable('items')
      .set((of) => ({ exchange_count: of('exchange_count', '+', tickets) }))
      .where('id', '=', item),
  { deferred: true },
)

const enter = async (
  tx: Tx,
  member: string,
  item: string,
  tickets: number,
  now: Date,
): Promise<E.Either<Refused, EntriesTaken>> => {
  const [row] = await lockForEntry(tx, item, member)
  if (row === undefined) return refuse('not_found')
  const { account, redeemed, birthday } = heldOf(row)
  const { unproved } = row
  const before = redeemed[item] ?? 0
  const id = randomUUID()
  const spending = { quantity: tickets, reference_id: id }
  const decided = decideRedemption(
    { account, unproved, redeemed: before, birthDate: birthday as IsoDate | null },
    termsOf(row),
    now.getTime(),
    spending,
  )
  const today = todayInBangkok(now.getTime())
  if (E.isLeft(decided))
    return refuseRedemption(decided.left, 'luckydraw', spendablePoints({ account, unproved }, today))
  const { points, rows } = decided.right
  const after = { account: decided.right.account, unproved: [...unproved, ...rows] }
  const my_code = await codeFor(tx, item, member, row.code, before)
  await writePosted(tx, member, decided.right)
  await writeEntries(tx, { id, item, member, tickets, points, at: now, code: my_code })
  await countEntries(tx, item, tickets)
  const entry = { tickets, my_tickets: before + tickets, my_code, points }
  const { title, expire_date } = row
  await notifyMember(tx, member, enteredNotice({ id: item, title }, entry, expire_date as IsoDate | null), now)
  return E.right({ ...entry, usable: spendablePoints(after, today) })
}

export const enterDraw = (
  db: Db,
  member: string,
  item: string,
  tickets: number,
  now: Date,
): Promise<E.Either<Refused, EntriesTaken>> => inTransaction(db, (tx) => enter(tx, member, item, tickets, now))
