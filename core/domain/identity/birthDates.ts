import { ageOn } from '../calendar/age.js'
import { compareDates } from '../calendar/arithmetic.js'
import type { IsoDate } from '../calendar/isoDate.js'

/** In years. Source: Civil and Commercial Code of Thailand, section 19. */
export const yearsOfMajority = 20
/** In whole years: Jeanne Calment, 1875 to 1997. */
export const longestLifeYears = 122

/** Why a birth date is refused. `NoChild`: a child of that date would be of age. */
export type BirthDateRefusal =
  | { readonly _tag: 'BirthDateInFuture' }
  | { readonly _tag: 'BirthDateTooLongAgo' }
  | { readonly _tag: 'NoChild' }

const yearsOn = (birthDate: IsoDate, today: IsoDate): number => ageOn(birthDate, today).years

/** Whether a person is not of age yet. null: no birth date entered; the member has then confirmed to be of age.
 * @example isMinor(valueOf(parseIsoDate('2010-01-01')), todayInBangkok(Date.UTC(2026, 10, 20))) // => true */
export const isMinor = (birthDate: IsoDate | null, today: IsoDate): boolean =>
  birthDate !== null && yearsOn(birthDate, today) < yearsOfMajority

/** Why a member's birth date is refused; null: accepted.
 * @example memberBirthDateRefusal(valueOf(parseIsoDate('1990-01-01')), valueOf(parseIsoDate('2026-11-20'))) // => null */
export const memberBirthDateRefusal = (
  birthDate: IsoDate,
  today: IsoDate,
): Exclude<BirthDateRefusal, { readonly _tag: 'NoChild' }> | null => {
  if (compareDates(birthDate, today) > 0) return { _tag: 'BirthDateInFuture' }
  return yearsOn(birthDate, today) > longestLifeYears ? { _tag: 'BirthDateTooLongAgo' } : null
}

/** Why a new child's birth date is refused; null: accepted. Stored children may be of age.
 * @example childBirthDateRefusal(valueOf(parseIsoDate('1990-01-01')), valueOf(parseIsoDate('2026-11-20'))) // => { _tag: 'NoChild' } */
export const childBirthDateRefusal = (
  birthDate: IsoDate,
  today: IsoDate,
): Exclude<BirthDateRefusal, { readonly _tag: 'BirthDateTooLongAgo' }> | null => {
  if (compareDates(birthDate, today) > 0) return { _tag: 'BirthDateInFuture' }
  return isMinor(birthDate, today) ? null : { _tag: 'NoChild' }
}
