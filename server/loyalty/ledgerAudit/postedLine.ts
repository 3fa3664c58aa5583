import type { LedgerRow } from '@careplus/core/internal/loyalty'

export type PostedLine = readonly [kind: LedgerRow['kind'], reference: string, points: number]
