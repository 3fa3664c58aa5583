import type { Position } from './measurement.js'
import { averageDaysInMonth, firstStandingDay } from './ages.js'

/** A child is about this much longer lying than standing. Source: WHO Child Growth Standards (2006), chapter 7. */
export const lyingIsLongerBy = 0.7

/** At this age or younger no child is measured standing: 9 months. Source: WorldHealthOrganization/anthro, R/z-score.R. */
export const lastDayTooYoungToStand = Math.ceil(9 * averageDaysInMonth) - 1

/**
 * The position that the references of an age are made for.
 * @example
 * positionForAge(300) // => 'l'
 * positionForAge(861) // => 'h'
 */
export const positionForAge = (ageInDays: number): Position => (ageInDays < firstStandingDay ? 'l' : 'h')

/**
 * Whether a child of this age, said to be measured standing, is too young to stand.
 * @example
 * isTooYoungToStand(200, 'h') // => true
 * isTooYoungToStand(861, 'h') // => false
 */
export const isTooYoungToStand = (ageInDays: number, measure: Position | null): boolean =>
  measure === 'h' && ageInDays <= lastDayTooYoungToStand

/**
 * The height as the references of this age want it, in cm. Not recorded, or too young to stand: taken as it is.
 * @example
 * adjustedHeight(861, 'l', 88.5) // => 87.8
 * adjustedHeight(861, 'h', 88.5) // => 88.5
 */
export const adjustedHeight = (ageInDays: number, measure: Position | null, height: number): number => {
  if (measure === null || measure === positionForAge(ageInDays) || isTooYoungToStand(ageInDays, measure)) return height
  return measure === 'h' ? height + lyingIsLongerBy : height - lyingIsLongerBy
}

/**
 * The position that a form shows as chosen: the usual one of the age until another is said. null: neither is known.
 * @example
 * shownPosition(null, 861) // => 'h'
 */
export const shownPosition = (measure: Position | null, ageInDays: number | null): Position | null =>
  measure ?? (ageInDays === null ? null : positionForAge(ageInDays))

/**
 * What is to be said of a position at an age; null: not known.
 * @example
 * positionNote('h', 861) // => 'standing'
 * positionNote('h', 200) // => 'tooYoung'
 */
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
