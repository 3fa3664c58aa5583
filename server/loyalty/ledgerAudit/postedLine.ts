import type { LedgerRow } from '@careplus/core/internal/loyalty'

/** A line of the ledger, by what it is about. */
export type PostedLine = readonly [kind: LedgerRow['kind'], reference: string, points: number]
