import { addDays, compareDates, endOfMonth } from '../../calendar/arithmetic.js'
import { addMonths } from '../../calendar/months.js'
import type { IsoDate } from '../../calendar/isoDate.js'

/** Points that expire together. `expires_on` is the last Bangkok day on which they can be spent. */
export interface Lot {
  readonly expires_on: IsoDate
  /** More than 0 in an account; as a change, more or less than 0. */
  readonly points: number
  /** They came back after their lot had expired, and have had their 30 days more: they get no others. */
  readonly revived?: true
}

/** Points approved in month M are good to the end of month M + 12. */
export const lotLifeMonths = 12
/** Returned points whose lot has expired meanwhile: so many days more, the day of the return not counted. */
export const revivedLifeDays = 30

/**
 * Points that came in on 3 or 30 November 2026 expire on 30 November 2027; of February 2027, on 29 February 2028.
 * @example
 * lotExpiry(rightOf(isoDate('2026-11-03'))) // => '2027-11-30'
 */
export const lotExpiry = (today: IsoDate): IsoDate => endOfMonth(addMonths(today, lotLifeMonths))

/**
 * The last day of points that come back after they had expired.
 * @example
 * revivedExpiry(rightOf(isoDate('2026-11-20'))) // => '2026-12-20'
 */
export const revivedExpiry = (today: IsoDate): IsoDate => addDays(today, revivedLifeDays)

/**
 * Whether a lot can still be spent on a day: its last day counts.
 * @example
 * const today = rightOf(isoDate('2026-11-20'))
 * isAlive({ expires_on: today }, today) // => true
 * isAlive({ expires_on: addDays(today, -1) }, today) // => false
 */
export const isAlive = ({ expires_on }: Pick<Lot, 'expires_on'>, today: IsoDate): boolean =>
  compareDates(expires_on, today) >= 0

/**
 * The points of all lots together.
 * @example
 * const expires_on = rightOf(isoDate('2027-11-30'))
 * totalOf([{ expires_on, points: 120 }, { expires_on: addMonths(expires_on, 1), points: 30 }]) // => 150
 */
export const totalOf = (lots: ReadonlyArray<Lot>): number => lots.reduce((sum, { points }) => sum + points, 0)

/**
 * Those that expire with the first, which stands first.
 * @example
 * const expires_on = rightOf(isoDate('2027-11-30'))
 * ofFirstDay([{ expires_on, points: 120 }, { expires_on: addMonths(expires_on, 1), points: 30 }]).length // => 1
 */
export const ofFirstDay = (lots: ReadonlyArray<Lot>): ReadonlyArray<Lot> =>
  lots.filter(({ expires_on }) => expires_on === lots[0]?.expires_on)

/**
 * The same lots with the sign of their points turned.
 * @example
 * negated([{ expires_on: rightOf(isoDate('2027-11-30')), points: 120 }])
 * // => [{ expires_on: '2027-11-30', points: -120 }]
 */
export const negated = (lots: ReadonlyArray<Lot>): ReadonlyArray<Lot> =>
  lots.map((lot) => ({ ...lot, points: -lot.points }))

const isRevived = ({ revived }: Lot): boolean => revived === true

/**
 * One lot a day, and one of revived points after it; the first to expire first, none that is empty.
 * @example
 * const expires_on = rightOf(isoDate('2027-11-30'))
 * tidied([{ expires_on, points: 120 }, { expires_on, points: 30 }]) // => [{ expires_on: '2027-11-30', points: 150 }]
 */
export const tidied = (lots: ReadonlyArray<Lot>): ReadonlyArray<Lot> => {
  const byKind = new Map<string, Lot>()
  for (const lot of lots) {
    const kind = `${lot.expires_on} ${isRevived(lot)}`
    byKind.set(kind, { ...lot, points: (byKind.get(kind)?.points ?? 0) + lot.points })
  }
  return [...byKind.values()]
    .filter(({ points }) => points !== 0)
    .sort((a, b) => compareDates(a.expires_on, b.expires_on) || Number(isRevived(a)) - Number(isRevived(b)))
}

/**
 * What `points` take from lots, the first to expire first; the whole of them where they hold less.
 * @example
 * const expires_on = rightOf(isoDate('2027-11-30'))
 * takenFrom([{ expires_on: addMonths(expires_on, 1), points: 30 }, { expires_on, points: 120 }], 100)
 * // => [{ expires_on: '2027-11-30', points: 100 }]
 */
export const takenFrom = (lots: ReadonlyArray<Lot>, points: number): ReadonlyArray<Lot> => {
  let left = points
  return tidied(lots).flatMap((lot) => {
    const taken = Math.min(lot.points, left)
    left -= taken
    return taken > 0 ? [{ ...lot, points: taken }] : []
  })
}

/**
 * Where returned points go: to the lots they came from, and where such a lot has expired, to one that lives 30 days; that is
 * once. Revived points go back to their lot though it has expired.
 * @example
 * const expires_on = rightOf(isoDate('2026-10-31'))
 * returnedTo([{ expires_on, points: 120 }], rightOf(isoDate('2026-11-20')))
 * // => [{ expires_on: '2026-12-20', points: 120, revived: true }]
 */
export const returnedTo = (taken: ReadonlyArray<Lot>, today: IsoDate): ReadonlyArray<Lot> =>
  tidied(
    taken.map((lot) =>
      isAlive(lot, today) || isRevived(lot) ? lot : { ...lot, expires_on: revivedExpiry(today), revived: true },
    ),
  )
