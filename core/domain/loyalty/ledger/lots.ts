import { addDays, compareDates, endOfMonth } from '../../calendar/arithmetic.js'
import { addMonths } from '../../calendar/months.js'
import type { IsoDate } from '../../calendar/isoDate.js'

/** `expires_on`: the last Bangkok day to spend them. */
export interface Lot {
  readonly expires_on: IsoDate
  readonly points: number
  /** The points were returned after their lot had expired, with 30 more days, which they get once. */
  readonly revived?: true
}

/** Points approved in month M expire at the end of month M + 12. */
export const lotLifeMonths = 12
export const revivedLifeDays = 30

export const lotExpiry = (today: IsoDate): IsoDate => endOfMonth(addMonths(today, lotLifeMonths))

export const revivedExpiry = (today: IsoDate): IsoDate => addDays(today, revivedLifeDays)

export const isAlive = ({ expires_on }: Pick<Lot, 'expires_on'>, today: IsoDate): boolean =>
  compareDates(expires_on, today) >= 0

export const totalOf = (lots: ReadonlyArray<Lot>): number => lots.reduce((sum, { points }) => sum + points, 0)

export const ofFirstDay = (lots: ReadonlyArray<Lot>): ReadonlyArray<Lot> =>
  lots.filter(({ expires_on }) => expires_on === lots[0]?.expires_on)

export const negated = (lots: ReadonlyArray<Lot>): ReadonlyArray<Lot> =>
  lots.map((lot) => ({ ...lot, points: -lot.points }))

const isRevived = ({ revived }: Lot): boolean => revived === true

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

export const takenFrom = (lots: ReadonlyArray<Lot>, points: number): ReadonlyArray<Lot> => {
  let remaining = points
  return tidied(lots).flatMap((lot) => {
    const taken = Math.min(lot.points, remaining)
    remaining -= taken
    return taken > 0 ? [{ ...lot, points: taken }] : []
  })
}

export const returnedTo = (taken: ReadonlyArray<Lot>, today: IsoDate): ReadonlyArray<Lot> =>
  tidied(
    taken.map((lot) =>
      isAlive(lot, today) || isRevived(lot) ? lot : { ...lot, expires_on: revivedExpiry(today), revived: true },
    ),
  )
