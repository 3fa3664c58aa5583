import { ageOn } from '../calendar/age.js'
import type { IsoDate } from '../calendar/isoDate.js'

/** In years. Source: Personal Data Protection Act, B.E. 2562, section 20. */
export const agreesFromYears = 10

/** Whether the child itself must agree: from the tenth birthday.
 * @example childAnswersToo(valueOf(parseIsoDate('2016-11-20')), valueOf(parseIsoDate('2026-11-20'))) // => true */
export const childAnswersToo = (birthDate: IsoDate, today: IsoDate): boolean =>
  ageOn(birthDate, today).years >= agreesFromYears

/** The first text of `child_health` that asks for parental power and the child's own word. */
const declaredFrom = '2026-12-10'

/** An earlier text did not ask for the child's own word, and stays valid. */
export const lacksChildsWord = (
  { version, childAgrees }: { readonly version: string; readonly childAgrees: boolean },
  birthDate: IsoDate,
  today: IsoDate,
): boolean => version >= declaredFrom && !childAgrees && childAnswersToo(birthDate, today)
