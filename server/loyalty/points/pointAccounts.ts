import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import {
  accountAfter,
  balanceOf,
  emptyAccount,
  postPoints,
  type Account,
  type LedgerCommand,
  type LedgerRefusal,
  type LedgerRow,
  type Lot,
  type Posted,
  type UnprovedRow,
} from '@careplus/core/internal/loyalty'
import { prepared, type NoRow } from '../../platform/store/prepared.js'
import type { Db, Tx } from '../../platform/store/store.js'
import { unprovedRows } from './unprovedRows.js'

export type Redeemed = Readonly<Record<string, number>>

export interface HeldAccount {
  readonly account: Account
  readonly redeemed: Redeemed
  readonly birthday?: string | null
}

/** With the rows by which points of missions cannot be spent yet. */
export interface ShownAccount extends HeldAccount {
  readonly unproved: ReadonlyArray<UnprovedRow>
}

export interface AccountRow {
  readonly seq: number
  readonly held: number
  readonly lots: ReadonlyArray<Lot>
  readonly redeemed: Redeemed
  readonly birthday?: string | null
}

const columns = ['seq', 'held', 'lots', 'redeemed'] as const

export const ledgerColumns = [
  'seq',
  'at',
  'kind',
  'points',
  'held_points',
  'balance',
  'reference_id',
  'reason',
  'lots',
] as const

const lockRow = prepared((db, member: string) =>
  db.selectFrom('point_accounts').select(columns).where('member_id', '=', member).forUpdate(),
)

const selectRow = prepared((db, member: string) =>
  db
    .selectFrom('point_accounts')
    .leftJoin('members', 'members.id', 'point_accounts.member_id')
    .select(columns)
    .select('members.birthday')
    .select(unprovedRows(sql.ref('point_accounts.member_id')).as('unproved'))
    .where('member_id', '=', member),
)

const rowsAbout = prepared((db, member: string, reference: string) =>
  db
    .selectFrom('point_ledger')
    .select(ledgerColumns)
    .where('member_id', '=', member)
    .where('reference_id', '=', reference)
    .orderBy('seq'),
)

export const heldOf = ({ seq, held, lots, redeemed, birthday = null }: AccountRow): HeldAccount => ({
  account: { seq, held, lots, takings: [] },
  redeemed,
  birthday,
})

/** Without a lock. An erased member has an empty account. */
export const loadAccount = async (db: Db, member: string): Promise<ShownAccount> => {
  const [row] = await selectRow(db, member)
  return row === undefined
    ? { account: emptyAccount, redeemed: {}, unproved: [] }
    : { ...heldOf(row), unproved: row.unproved }
}

/** Data that is read afterwards holds until the transaction ends. */
export const lockAccount = async (tx: Tx, member: string): Promise<HeldAccount> => {
  const [row] = await lockRow(tx, member)
  if (row === undefined) throw new Error('A member without an account of points')
  return heldOf(row)
}

export const withTakings = async (tx: Tx, member: string, account: Account, reference: string): Promise<Account> => {
  const rows = await rowsAbout(tx, member, reference)
  const { takings } = rows
    .map(({ at, ...row }): LedgerRow => ({ ...row, at: at.toISOString() }))
    .reduce(accountAfter, emptyAccount)
  return { ...account, takings }
}

export type Writing = {
  readonly member: string
  readonly rows: string
  readonly seq: number
  readonly balance: number
  readonly held: number
  readonly lots: string
  readonly nextExpiry: string | null
  readonly redeemed: string | null
}

export const ledgerRows = ({ member, rows }: Writing) => sql<NoRow>`
  insert into point_ledger
    (member_id, seq, at, kind, points, held_points, balance, reference_id, reason, lots)
  select ${member}::uuid, line.*
  from jsonb_to_recordset(${rows}::jsonb) as line(
    seq integer, at timestamptz, kind text, points integer, held_points integer, balance integer,
    reference_id text, reason text, lots jsonb)
`

export const accountRow = ({ member, seq, balance, held, lots, nextExpiry, redeemed }: Writing) => sql<NoRow>`
  update point_accounts
  set seq = ${seq}::integer, balance = ${balance}::integer, held = ${held}::integer, lots = ${lots}::jsonb,
    next_expiry = ${nextExpiry}::date, redeemed = coalesce(${redeemed}::jsonb, redeemed)
  where member_id = ${member}::uuid
`

const write = prepared(
  (db, writing: Writing) => ({
    compile: () => sql`with written as (${ledgerRows(writing)}) ${accountRow(writing)}`.compile(db),
  }),
  { deferred: true },
)

/** Less than 0: refunded. */
export const redeemedAfter = (redeemed: Redeemed, item: string, by: number): Redeemed => {
  const after = (redeemed[item] ?? 0) + by
  if (after > 0) return { ...redeemed, [item]: after }
  const { [item]: _none, ...rest } = redeemed
  return rest
}

/** `redeemed` null: unchanged. */
export const writingOf = (member: string, { rows, account }: Posted, redeemed: Redeemed | null): Writing => {
  const { seq, held, lots } = account
  const [first] = lots
  return {
    member,
    rows: JSON.stringify(rows),
    seq,
    balance: balanceOf(account),
    held,
    lots: JSON.stringify(lots),
    nextExpiry: first?.expires_on ?? null,
    redeemed: redeemed === null ? null : JSON.stringify(redeemed),
  }
}

export const writePosted = async (
  tx: Tx,
  member: string,
  posted: Posted,
  redeemed: Redeemed | null = null,
): Promise<void> => {
  if (posted.rows.length === 0 && redeemed === null) return
  await write(tx, writingOf(member, posted, redeemed))
}

export interface Beside {
  readonly item: string
  /** Pieces, or entries; less than 0: refunded. */
  readonly by: number
}

/** Lock other rows before the account, and several accounts in the order of their members' ids. */
export const post = async (
  tx: Tx,
  member: string,
  command: LedgerCommand,
  now: Date,
  beside: Beside | null = null,
): Promise<E.Either<LedgerRefusal, Posted>> => {
  const { account, redeemed } = await lockAccount(tx, member)
  const reference = command._tag === 'Expire' ? null : command.reference_id
  const known = reference === null ? account : await withTakings(tx, member, account, reference)
  const posted = postPoints(known, command, now.getTime())
  const changed = beside === null ? null : redeemedAfter(redeemed, beside.item, beside.by)
  if (E.isRight(posted)) await writePosted(tx, member, posted.right, changed)
  return posted
}
