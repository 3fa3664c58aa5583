import type { IsoDate } from '../../calendar/isoDate.js'
import type { Account } from './account.js'
import { isAlive, negated, totalOf, type Lot } from './lots.js'
import type { LedgerRow } from './row.js'

export type UnprovedRow = Pick<LedgerRow, 'kind' | 'lots'>

/** `unproved`: all rows of missions and expiry; empty with a proof. Orders and draws took other points first. */
export const unprovedPoints = ({ lots }: Account, unproved: ReadonlyArray<UnprovedRow>, today: IsoDate): number => {
  const lotsOf = (kind: UnprovedRow['kind']): ReadonlyArray<Lot> =>
    unproved.flatMap((row) => (row.kind === kind ? row.lots : []))
  const earned = lotsOf('mission')
  const moved = [...earned, ...lotsOf('expired'), ...negated(lots.filter((lot) => !isAlive(lot, today)))]
  const remaining = [...new Set(earned.map(({ expires_on }) => expires_on))].map((day) =>
    Math.max(0, totalOf(moved.filter(({ expires_on }) => expires_on === day))),
  )
  return Math.min(
    totalOf(lots.filter((lot) => isAlive(lot, today))),
    remaining.reduce((sum, points) => sum + points, 0),
  )
}
