import { mostPoints, type LedgerRow } from '@careplus/core/internal/loyalty'
import { adjustmentOf } from '../../platform/audit/adjustment.js'
import type { PostedLine } from './postedLine.js'

export interface MovedAccount {
  readonly id: string
  readonly points: number
}

/** `detail`: null in entries from before it named the ledger's line. */
export interface AuditedAdjustment {
  readonly at: string
  readonly detail: string | null
}

export const adjustmentsOf = (audited: ReadonlyArray<AuditedAdjustment>): ReadonlyArray<PostedLine> =>
  audited.flatMap(({ detail }): ReadonlyArray<PostedLine> => {
    if (detail === null) return []
    const { reference_id, points } = adjustmentOf(detail)
    return [['adjusted', reference_id, points]]
  })

/** An unaudited adjustment is known by its time alone. */
export const isOnlyTimed = (audited: ReadonlyArray<AuditedAdjustment>): ((row: LedgerRow) => boolean) => {
  const moments = new Set(audited.flatMap(({ at, detail }) => (detail === null ? [at] : [])))
  return ({ kind, at }) => kind === 'adjusted' && moments.has(at)
}

const wasEverFull = (rows: ReadonlyArray<LedgerRow>): boolean => {
  let held = 0
  return rows.some(({ balance, held_points }) => {
    held += held_points
    return balance + held === mostPoints
  })
}

/** A full account takes a part of the points, or none. */
export const movedOf = (
  accounts: ReadonlyArray<MovedAccount>,
  rows: ReadonlyArray<LedgerRow>,
): ReadonlyArray<PostedLine> => {
  const full = wasEverFull(rows)
  const booked = (id: string): number =>
    rows.find(({ kind, reference_id }) => kind === 'moved' && reference_id === id)?.points ?? 0
  return accounts
    .map(({ id, points }): PostedLine => ['moved', id, full ? Math.min(points, booked(id)) : points])
    .filter(([, , points]) => points > 0)
}
