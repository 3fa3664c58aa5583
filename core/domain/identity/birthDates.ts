import { ageOn } from '../calendar/age.js'
import { compareDates } from '../calendar/arithmetic.js'
import type { IsoDate } from '../calendar/isoDate.js'

/** Years at which one comes of age. Source: Civil and Commercial Code of Thailand, section 19. */
export const yearsOfMajority = 20
/** The longest life that was ever proved, in whole years: Jeanne Calment, 1875 to 1997. */
const longestLifeYears = 122

/** Why a birth date cannot be right. */
export type BirthDateRefusal =
  | { readonly _tag: 'BirthDateInFuture' }
  /** Nobody has lived so long. */
  | { readonly _tag: 'BirthDateTooLongAgo' }
  /** Of a child: of age by now. */
  | { readonly _tag: 'NoChild' }

const yearsOn = (birthDate: IsoDate, today: IsoDate): number => ageOn(birthDate, today).years

/**
 * Not of age yet; on the twentieth birthday no longer. Whoever has told no birth date counts as what they confirmed.
 * @example
 * isMinor(rightOf(isoDate('2010-01-01')), todayInBangkok(Date.UTC(2026, 10, 20))) // => true
 */
export const isMinor = (birthDate: IsoDate | null, today: IsoDate): boolean =>
  birthDate !== null && yearsOn(birthDate, today) < yearsOfMajority

/**
 * null: it may be a member's.
 * @example
 * const today = todayInBangkok(Date.UTC(2026, 10, 20))
 * memberBirthDateRefusal(addDays(today, 1), today) // => { _tag: 'BirthDateInFuture' }
 * memberBirthDateRefusal(rightOf(isoDate('1990-01-01')), today) // => null
 */
export const memberBirthDateRefusal = (
  birthDate: IsoDate,
  today: IsoDate,
): Exclude<BirthDateRefusal, { readonly _tag: 'NoChild' }> | null => {
  if (compareDates(birthDate, today) > 0) return { _tag: 'BirthDateInFuture' }
  return yearsOn(birthDate, today) > longestLifeYears ? { _tag: 'BirthDateTooLongAgo' } : null
}

/**
 * null: it may be a child's, as one is entered. One who has grown up since stays what they are.
 * @example
 * const today = todayInBangkok(Date.UTC(2026, 10, 20))
 * childBirthDateRefusal(rightOf(isoDate('1990-01-01')), today) // => { _tag: 'NoChild' }
 */
export const childBirthDateRefusal = (
  birthDate: IsoDate,
  today: IsoDate,
): Exclude<BirthDateRefusal, { readonly _tag: 'BirthDateTooLongAgo' }> | null => {
  if (compareDates(birthDate, today) > 0) return { _tag: 'BirthDateInFuture' }
  return isMinor(birthDate, today) ? null : { _tag: 'NoChild' }
}
