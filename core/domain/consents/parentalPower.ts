import { ageOn } from '../calendar/age.js'
import type { IsoDate } from '../calendar/isoDate.js'

/**
 * Years from which a minor's own word is needed beside that of whoever holds parental power. Source: Personal Data Protection
 * Act, B.E. 2562, section 20.
 */
export const agreesFromYears = 10

/**
 * Whether the child's own word is needed: on the tenth birthday it is.
 * @example
 * const today = todayInBangkok(Date.UTC(2026, 10, 20))
 * childAnswersToo(addMonths(today, -12 * 11), today) // => true
 * childAnswersToo(addMonths(today, -12 * 3), today) // => false
 */
export const childAnswersToo = (birthDate: IsoDate, today: IsoDate): boolean =>
  ageOn(birthDate, today).years >= agreesFromYears

/** The first text of `child_health` in which who agrees declares to hold parental power, and the child's word is asked. */
const declaredFrom = '2026-12-10'

/**
 * Whether a yes to this text lacks the word of the child itself. An earlier text did not ask for it, and goes on holding for
 * what it said.
 * @example
 * const today = todayInBangkok(Date.UTC(2026, 10, 20))
 * lacksChildsWord({ version: consentVersions.child_health, childAgrees: false }, addMonths(today, -12 * 11), today)
 * // => true
 */
export const lacksChildsWord = (
  { version, childAgrees }: { readonly version: string; readonly childAgrees: boolean },
  birthDate: IsoDate,
  today: IsoDate,
): boolean => version >= declaredFrom && !childAgrees && childAnswersToo(birthDate, today)
