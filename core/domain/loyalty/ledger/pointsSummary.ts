import * as t from 'io-ts'
import type { IsoDate } from '../../calendar/isoDate.js'
import { IsoDate as IsoDateCodec } from '../../calendar/isoDateCodec.js'
import { pointsOfSatang } from '../points.js'
import { Count } from '../wire.js'
import type { Account } from './account.js'
import { isAlive, ofFirstDay, totalOf, type Lot } from './lots.js'
import { unprovedPoints, type UnprovedRow } from './unprovedPoints.js'

/** A server of the previous release may omit it during an update: 0. */
const CountOrNothing = /*#__PURE__*/ new t.Type<number, number, unknown>(
  'Count',
  Count.is,
  (input = 0, context) => Count.validate(input, context),
  t.identity,
)

/** A member's points. */
export const PointsSummary = /*#__PURE__*/ t.readonly(
  t.type({
    usable: Count,
    pending: Count,
    held: Count,
    /** Points of missions, which can be spent after a proved phone or an approved bill. */
    unproved: CountOrNothing,
    next_expiry: t.union([t.readonly(t.type({ points: Count, on: IsoDateCodec })), t.null]),
  }),
  'PointsSummary',
)
export type PointsSummary = t.TypeOf<typeof PointsSummary>

export const usableLots = ({ lots }: Account, today: IsoDate): ReadonlyArray<Lot> =>
  lots.filter((lot) => isAlive(lot, today))

/** Points not expired on a day, even if the expiry of others is not written yet. */
export const usablePoints = (account: Account, today: IsoDate): number => totalOf(usableLots(account, today))

/** `unproved`: rows for `unprovedPoints`. `underReview`: satang of each bill, rounded by itself. */
export const pointsSummary = (
  account: Account,
  unproved: ReadonlyArray<UnprovedRow>,
  underReview: ReadonlyArray<number>,
  today: IsoDate,
): PointsSummary => {
  const lots = usableLots(account, today)
  const [first] = lots
  const unspendable = unprovedPoints(account, unproved, today)
  return {
    usable: totalOf(lots) - unspendable,
    pending: underReview.reduce((sum, satang) => sum + pointsOfSatang(satang), 0),
    held: account.held,
    unproved: unspendable,
    next_expiry: first === undefined ? null : { points: totalOf(ofFirstDay(lots)), on: first.expires_on },
  }
}
