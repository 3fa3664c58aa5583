import * as t from 'io-ts'
import { addDays, compareDates } from '../../calendar/arithmetic.js'
import type { IsoDate } from '../../calendar/isoDate.js'

/** `gone` is no member any more, `declined` refused, `lapsed` did not claim in time. */
export const PlaceEnd = /*#__PURE__*/ t.keyof({ gone: null, declined: null, lapsed: null }, 'PlaceEnd')
export type PlaceEnd = t.TypeOf<typeof PlaceEnd>

/** From 1: prizes first, then reserves. `called_on` null: a reserve, or a result older than claims. */
export interface Place {
  readonly place: number
  readonly called_on: IsoDate | null
  readonly ended: PlaceEnd | null
  readonly claimed: boolean
}

/** The state of a place; `winner`: of a prize, claimed or not. */
export const Standing = /*#__PURE__*/ t.keyof({ winner: null, reserve: null, ...PlaceEnd.keys }, 'Standing')
export type Standing = t.TypeOf<typeof Standing>

/** Bangkok days in which a prize can be claimed. */
export const claimDays = 30

export const claimableTo = (called_on: IsoDate): IsoDate => addDays(called_on, claimDays)

export const standingOf = ({ place, called_on, ended }: Place, prizes: number): Standing =>
  ended ?? (called_on !== null || place <= prizes ? 'winner' : 'reserve')

export const hasLapsed = ({ called_on, ended, claimed }: Place, today: IsoDate): boolean =>
  called_on !== null && ended === null && !claimed && compareDates(today, claimableTo(called_on)) > 0

/** In order, so that every prize has a winner while there are reserves. */
export const movingUp = (prizes: number, places: ReadonlyArray<Place>): ReadonlyArray<number> => {
  const winners = places.filter((place) => standingOf(place, prizes) === 'winner').length
  return places
    .filter((place) => standingOf(place, prizes) === 'reserve')
    .map(({ place }) => place)
    .toSorted((a, b) => a - b)
    .slice(0, Math.max(0, prizes - winners))
}
