import { negated, tidied, totalOf, type Lot } from './lots.js'
import type { LedgerRow } from './row.js'

/** Points that are not yet shipped or returned. `lots`: with `points` above 0. */
export interface Taking {
  readonly reference_id: string
  readonly kind: 'held' | 'entered'
  readonly lots: ReadonlyArray<Lot>
}

/** A store may save an account beside its rows; the rows decide. */
export interface Account {
  readonly seq: number
  readonly held: number
  /** The first to expire come first. Some may have expired without a row yet. */
  readonly lots: ReadonlyArray<Lot>
  readonly takings: ReadonlyArray<Taking>
}

export const emptyAccount: Account = { seq: 0, held: 0, lots: [], takings: [] }

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

/** It does not check the row: `auditLedger` does. */
export const accountAfter = (account: Account, row: LedgerRow): Account => ({
  seq: row.seq,
  held: account.held + row.held_points,
  lots: tidied([...account.lots, ...row.lots]),
  takings: takingsAfter(account.takings, row),
})
