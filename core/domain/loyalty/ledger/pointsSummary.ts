import * as t from 'io-ts'
import type { IsoDate } from '../../calendar/isoDate.js'
import { IsoDate as IsoDateCodec } from '../../calendar/isoDateCodec.js'
import { pointsOfSatang } from '../points.js'
import { Count } from '../wire.js'
import type { Account } from './account.js'
import { isAlive, ofFirstDay, totalOf, type Lot } from './lots.js'
import { unprovedPoints, type UnprovedRow } from './unprovedPoints.js'

/** A server of the release before may answer while this one is put in place, and says nothing of it: 0. */
const CountOrNothing = /*#__PURE__*/ new t.Type<number, number, unknown>(
  'Count',
  Count.is,
  (input = 0, context) => Count.validate(input, context),
  t.identity,
)

/** What a parent sees of their points. */
export const PointsSummary = /*#__PURE__*/ t.readonly(
  t.type({
    /** Can be spent now. */
    usable: Count,
    /** At the most, once the bills under review are approved. */
    pending: Count,
    /** Ordered with, and the order has not left yet. */
    held: Count,
    /** Points of missions; they can be spent once a telephone is proved or a bill approved. */
    unproved: CountOrNothing,
    /** The first of the usable and unproved points to expire, and their last day; null: there are none. */
    next_expiry: t.union([t.readonly(t.type({ points: Count, on: IsoDateCodec })), t.null]),
  }),
  'PointsSummary',
)
export type PointsSummary = t.TypeOf<typeof PointsSummary>

/**
 * The lots that can be spent on a day, first to expire first.
 * @example
 * usableLots(emptyAccount, rightOf(isoDate('2026-11-20'))) // => []
 */
export const usableLots = ({ lots }: Account, today: IsoDate): ReadonlyArray<Lot> =>
  lots.filter((lot) => isAlive(lot, today))

/**
 * Points that have not expired on a day, whether or not the expiry of others has been written yet.
 * @example
 * const account = { ...emptyAccount, lots: [{ expires_on: rightOf(isoDate('2026-10-31')), points: 120 }] }
 * usablePoints(account, rightOf(isoDate('2026-11-20'))) // => 0
 */
export const usablePoints = (account: Account, today: IsoDate): number => totalOf(usableLots(account, today))

/**
 * `unproved`: as of `unprovedPoints`. `underReview`: the amounts in satang of the bills that wait for a decision. Each is rounded by
 * itself.
 * @example
 * const account = { ...emptyAccount, lots: [{ expires_on: rightOf(isoDate('2027-11-30')), points: 120 }] }
 * pointsSummary(account, [], [30], rightOf(isoDate('2026-11-20')))
 * // => { usable: 120, pending: 0, held: 0, unproved: 0, next_expiry: { points: 120, on: '2027-11-30' } }
 */
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
