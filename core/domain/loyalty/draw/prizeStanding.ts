import * as t from 'io-ts'
import { addDays, compareDates } from '../../calendar/arithmetic.js'
import type { IsoDate } from '../../calendar/isoDate.js'

/** Why a place has no winner any more: whoever had it is no member now, did not want it, or let the days go by. */
export const PlaceEnd = /*#__PURE__*/ t.keyof({ gone: null, declined: null, lapsed: null }, 'PlaceEnd')
export type PlaceEnd = t.TypeOf<typeof PlaceEnd>

/** One place of a result, from 1: those of the prizes first, then the reserves. */
export interface Place {
  readonly place: number
  /** The day on which its prize became theirs to claim; null: a reserve who waits, or a result older than claiming. */
  readonly called_on: IsoDate | null
  readonly ended: PlaceEnd | null
  readonly claimed: boolean
}

/** `winner`: of a prize, claimed or not. */
export const Standing = /*#__PURE__*/ t.keyof({ winner: null, reserve: null, ...PlaceEnd.keys }, 'Standing')
export type Standing = t.TypeOf<typeof Standing>

/** Bangkok days in which a prize is claimed. */
export const claimDays = 30

/**
 * The last day on which it can be claimed. Called on 1 December: 31 December.
 * @example
 * claimableTo(rightOf(isoDate('2026-11-20'))) // => '2026-12-20'
 */
export const claimableTo = (called_on: IsoDate): IsoDate => addDays(called_on, claimDays)

/**
 * What a drawn place is worth now: a winner, a reserve, or how it ended.
 * @example
 * standingOf({ place: 1, called_on: null, ended: null, claimed: false }, 3) // => 'winner'
 * standingOf({ place: 4, called_on: null, ended: null, claimed: false }, 3) // => 'reserve'
 */
export const standingOf = ({ place, called_on, ended }: Place, prizes: number): Standing =>
  ended ?? (called_on !== null || place <= prizes ? 'winner' : 'reserve')

/**
 * Its days are over, and nobody claimed it.
 * @example
 * const called_on = rightOf(isoDate('2026-10-01'))
 * hasLapsed({ place: 1, called_on, ended: null, claimed: false }, rightOf(isoDate('2026-11-20'))) // => true
 */
export const hasLapsed = ({ called_on, ended, claimed }: Place, today: IsoDate): boolean =>
  called_on !== null && ended === null && !claimed && compareDates(today, claimableTo(called_on)) > 0

/**
 * The places, in their order, that move up so that every prize has a winner, as far as there are reserves.
 * @example
 * const called_on = rightOf(isoDate('2026-10-01'))
 * const lapsed = { place: 1, called_on, ended: 'lapsed', claimed: false } as const
 * movingUp(1, [lapsed, { place: 2, called_on: null, ended: null, claimed: false }]) // => [2]
 */
export const movingUp = (prizes: number, places: ReadonlyArray<Place>): ReadonlyArray<number> => {
  const taken = places.filter((place) => standingOf(place, prizes) === 'winner').length
  return places
    .filter((place) => standingOf(place, prizes) === 'reserve')
    .map(({ place }) => place)
    .toSorted((a, b) => a - b)
    .slice(0, Math.max(0, prizes - taken))
}
