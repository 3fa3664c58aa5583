import { negated, tidied, totalOf, type Lot } from './lots.js'
import type { LedgerRow } from './row.js'

/** Points taken for an order or a draw entry, and not yet shipped or given back. */
export interface Taking {
  readonly reference_id: string
  readonly kind: 'held' | 'entered'
  /** What it took, lot by lot; every `points` above 0. */
  readonly lots: ReadonlyArray<Lot>
}

/** Where a ledger stands. A store may keep one beside its rows; the rows decide. */
export interface Account {
  /** Of the last row; 0: there is none. */
  readonly seq: number
  readonly held: number
  /** First to expire first. Some may have expired without a row that says so yet. */
  readonly lots: ReadonlyArray<Lot>
  /** To decide one command, those that share its `reference_id` are enough. */
  readonly takings: ReadonlyArray<Taking>
}

/** An account before its first row. */
export const emptyAccount: Account = { seq: 0, held: 0, lots: [], takings: [] }

/**
 * What the last row's `balance` says.
 * @example
 * balanceOf({ ...emptyAccount, lots: [{ expires_on: rightOf(isoDate('2027-11-30')), points: 120 }] }) // => 120
 */
export const balanceOf = ({ lots }: Account): number => totalOf(lots)

const takingsAfter = (takings: ReadonlyArray<Taking>, row: LedgerRow): ReadonlyArray<Taking> => {
  const { kind, reference_id } = row
  if (reference_id === null) return takings
  switch (kind) {
    case 'held':
    case 'entered':
      return [...takings, { reference_id, kind, lots: negated(row.lots) }]
    case 'shipped':
    case 'returned':
      return takings.filter((one) => one.reference_id !== reference_id)
    case 'bill':
    case 'mission':
    case 'moved':
    case 'adjusted':
    case 'expired':
      return takings
  }
}

/**
 * The account after one more row. Trusts the row: `auditLedger` does not.
 * @example
 * const command = { _tag: 'Adjust', points: 120, reason: 'welcome', reference_id: null } as const
 * const posted = rightOf(postPoints(emptyAccount, command, Date.UTC(2026, 10, 20)))
 * balanceOf(posted.rows.reduce(accountAfter, emptyAccount)) // => 120
 */
export const accountAfter = (account: Account, row: LedgerRow): Account => ({
  seq: row.seq,
  held: account.held + row.held_points,
  lots: tidied([...account.lots, ...row.lots]),
  takings: takingsAfter(account.takings, row),
})
