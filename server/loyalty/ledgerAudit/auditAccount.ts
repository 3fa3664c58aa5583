import * as E from 'fp-ts/Either'
import {
  auditLedger,
  balanceOf,
  isSpentState,
  pointsOfLines,
  restockedStates,
  type Account,
  type BillLine,
  type LedgerFault,
  type LedgerRow,
  type Lot,
} from '@careplus/core/internal/loyalty'
import type { DrawState, OrderState } from '@careplus/core/loyalty'
import { unlessSame, unlessSameAll, type Difference, type AuditedValue } from './difference.js'
import { adjustmentsOf, isOnlyTimed, movedOf, type AuditedAdjustment, type MovedAccount } from './auditedAdjustments.js'
import type { PostedLine } from './postedLine.js'

export interface AccountFile {
  readonly member: string
  /** The member's entries were removed from unfinished draws. */
  readonly erased: boolean
  readonly stored: {
    readonly seq: number
    readonly balance: number
    readonly held: number
    readonly lots: ReadonlyArray<Lot>
    readonly next_expiry: string | null
    readonly redeemed: Readonly<Record<string, number>>
  }
  readonly rows: ReadonlyArray<LedgerRow>
  readonly orders: ReadonlyArray<{
    readonly id: string
    readonly item_id: string
    readonly quantity: number
    readonly points: number
    readonly state: OrderState
  }>
  readonly entries: ReadonlyArray<{
    readonly id: string
    readonly item_id: string
    readonly tickets: number
    readonly points: number
    readonly draw_state: DrawState
  }>
  readonly bills: ReadonlyArray<{
    readonly id: string
    readonly points: number
    readonly lines: ReadonlyArray<BillLine>
  }>
  readonly claims: ReadonlyArray<{ readonly task_id: string; readonly points: number }>
  readonly adjustments: ReadonlyArray<AuditedAdjustment>
  readonly earlier: ReadonlyArray<MovedAccount>
}

const expectedOf = (file: AccountFile): ReadonlyArray<PostedLine> => [
  ...file.orders
    .filter(({ points }) => points > 0)
    .flatMap(({ id, points, state }): ReadonlyArray<PostedLine> => [
      ['held', id, points],
      ...(isSpentState(state) ? [['shipped', id, points] as const] : []),
      ...(state === 'cancelled' ? [['returned', id, points] as const] : []),
    ]),
  ...file.entries
    .filter(({ points }) => points > 0)
    .flatMap(({ id, points, draw_state }): ReadonlyArray<PostedLine> => [
      ['entered', id, points],
      ...(draw_state === 'cancelled' ? [['returned', id, points] as const] : []),
    ]),
  ...file.bills.map(({ id, points }): PostedLine => ['bill', id, points]),
  ...file.claims.map(({ task_id, points }): PostedLine => ['mission', task_id, points]),
  ...adjustmentsOf(file.adjustments),
  ...movedOf(file.earlier, file.rows),
]

const linesOfRow = ({ kind, reference_id, points, held_points }: LedgerRow): ReadonlyArray<PostedLine> => {
  const reference = reference_id ?? '-'
  switch (kind) {
    case 'held':
      return [[kind, reference, held_points]]
    case 'shipped':
      return [[kind, reference, -held_points]]
    case 'entered':
      return [[kind, reference, -points]]
    case 'returned':
    case 'bill':
    case 'mission':
    case 'moved':
    case 'adjusted':
      return [[kind, reference, points]]
    case 'expired':
      return []
  }
}

const storedLines = ({ rows, entries, adjustments, erased }: AccountFile): ReadonlyArray<PostedLine> => {
  const timed = isOnlyTimed(adjustments)
  const posted = rows.filter((row) => !timed(row)).flatMap(linesOfRow)
  if (!erased) return posted
  const storedIds = new Set(entries.map(({ id }) => id))
  return posted.filter(([kind, reference]) => kind !== 'entered' || storedIds.has(reference))
}

const byReference = (all: ReadonlyArray<PostedLine>): ReadonlyMap<string, AuditedValue> => {
  const posted = new Map<string, AuditedValue>()
  for (const [kind, reference, points] of all) {
    const name = `points ${kind} for ${reference}`
    const before = posted.get(name)
    posted.set(name, before === undefined ? points : `${before} and ${points}`)
  }
  return posted
}

const redeemedOf = ({ orders, entries }: AccountFile): ReadonlyMap<string, number> => {
  const redemptions = [
    ...orders
      .filter(({ state }) => !restockedStates.includes(state))
      .map(({ item_id, quantity }) => [item_id, quantity] as const),
    ...entries
      .filter(({ draw_state }) => draw_state !== 'cancelled')
      .map(({ item_id, tickets }) => [item_id, tickets] as const),
  ]
  const redeemed = new Map<string, number>()
  for (const [item, pieces] of redemptions) redeemed.set(item, (redeemed.get(item) ?? 0) + pieces)
  return redeemed
}

const named = (redeemed: Iterable<readonly [string, number]>): ReadonlyMap<string, number> =>
  new Map([...redeemed].map(([item, pieces]) => [`redeemed of item ${item}`, pieces]))

const lotsText = (lots: ReadonlyArray<Lot>): string =>
  lots.map(({ expires_on, points }) => `${points} to ${expires_on}`).join(', ') || 'none'

const standing = (
  about: string,
  { stored: storedAccount }: AccountFile,
  account: Account,
): ReadonlyArray<Difference> => [
  ...unlessSame(about, 'lines', account.seq, storedAccount.seq),
  ...unlessSame(about, 'balance', balanceOf(account), storedAccount.balance),
  ...unlessSame(about, 'held', account.held, storedAccount.held),
  ...unlessSame(about, 'lots', lotsText(account.lots), lotsText(storedAccount.lots)),
  ...unlessSame(about, 'next expiry', account.lots[0]?.expires_on ?? null, storedAccount.next_expiry),
]

const faultOf = (about: string, fault: LedgerFault): Difference => {
  const what = `ledger line ${fault.seq}`
  switch (fault._tag) {
    case 'RowDiffers':
      return { about, what, expected: JSON.stringify(fault.expected), found: JSON.stringify(fault.found) }
    case 'RowRefused':
      return { about, what, expected: 'a line that the rules allow', found: fault.refusal._tag }
    case 'EarnedTwice':
      return { about, what, expected: `nothing, for ${fault.reference_id} has earned before`, found: 'a second one' }
  }
}

export const accountDifferences = (file: AccountFile): ReadonlyArray<Difference> => {
  const about = `member ${file.member}`
  const ledger = auditLedger(file.rows)
  return [
    ...(E.isLeft(ledger) ? [faultOf(about, ledger.left)] : standing(about, file, ledger.right)),
    ...unlessSameAll(about, byReference(expectedOf(file)), byReference(storedLines(file))),
    ...unlessSameAll(about, named(redeemedOf(file)), named(Object.entries(file.stored.redeemed))),
    ...file.bills.flatMap(({ id, points, lines }) => {
      const earn = pointsOfLines(lines)
      return unlessSame(about, `points by the lines of bill ${id}`, E.isRight(earn) ? earn.right.points : null, points)
    }),
  ]
}
