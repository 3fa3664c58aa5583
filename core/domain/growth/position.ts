import type { Position } from './measurement.js'
import { averageDaysInMonth, firstStandingDay } from './ages.js'

/** In cm. Source: WHO Child Growth Standards (2006), chapter 7. */
export const lyingIsLongerBy = 0.7

/** Nine months. Source: WorldHealthOrganization/anthro, R/z-score.R. */
export const lastDayTooYoungToStand = Math.ceil(9 * averageDaysInMonth) - 1

export const positionForAge = (ageInDays: number): Position => (ageInDays < firstStandingDay ? 'l' : 'h')

export const isTooYoungToStand = (ageInDays: number, measure: Position | null): boolean =>
  measure === 'h' && ageInDays <= lastDayTooYoungToStand

export const adjustedHeight = (ageInDays: number, measure: Position | null, height: number): number => {
  if (measure === null || measure === positionForAge(ageInDays) || isTooYoungToStand(ageInDays, measure)) return height
  return measure === 'h' ? height + lyingIsLongerBy : height - lyingIsLongerBy
}

/** The position that a form shows: the chosen one, else the usual one of the age; null: unknown.
 * @example shownPosition(null, 861) // => 'h' */
export const shownPosition = (measure: Position | null, ageInDays: number | null): Position | null =>
  measure ?? (ageInDays === null ? null : positionForAge(ageInDays))

export const positionNote = (
  measure: Position | null,
  ageInDays: number | null,
): 'unknown' | 'tooYoung' | 'other' | 'lying' | 'standing' => {
  if (ageInDays === null) return 'unknown'
  const usual = positionForAge(ageInDays)
  if (isTooYoungToStand(ageInDays, measure)) return 'tooYoung'
  if (measure !== null && measure !== usual) return 'other'
  return usual === 'l' ? 'lying' : 'standing'
}
