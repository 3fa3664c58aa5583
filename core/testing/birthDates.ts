import * as fc from 'fast-check'
import { addDays } from '../domain/calendar/arithmetic.js'
import { parseIsoDate, type IsoDate } from '../domain/calendar/isoDate.js'
import { addMonths } from '../domain/calendar/months.js'
import { childBirthDateRefusal, yearsOfMajority } from '../domain/identity/birthDates.js'
import { isoDate } from './calendar.js'
import { nearMisses, mistakeIn, type NearMiss } from './nearMiss.js'

const ofAgeToday = (today: IsoDate): IsoDate => addMonths(today, -12 * yearsOfMajority)

/** A child's birth date: not after `today` (the Bangkok day, 1921 or later), and under age.
 * @example
 * const today = todayInBangkok(Date.UTC(2026, 10, 20))
 * fc.assert(fc.property(arb.childBirthDate(today), (date) => childBirthDateRefusal(date, today) === null))
 * */
export const childBirthDate = (today: IsoDate): fc.Arbitrary<IsoDate> =>
  isoDate({ min: addDays(ofAgeToday(today), 1), max: today })

const otherYears = (date: IsoDate, today: IsoDate): ReadonlyArray<IsoDate> =>
  [0, 1, 2, 3].flatMap((at) =>
    Array.from('0123456789').flatMap((digit) => {
      const read = parseIsoDate(date.slice(0, at) + digit + date.slice(at + 1))
      return read._tag === 'Right' && childBirthDateRefusal(read.right, today) !== null ? [read.right] : []
    }),
  )

/** One mistake in a child's birth date. All are days of the calendar. It tests that a form refuses days in the
 * future and adults.
 * @example
 * const today = todayInBangkok(Date.UTC(2026, 10, 20))
 * fc.assert(fc.property(arb.nearChildBirthDate(today), ({ input }) => childBirthDateRefusal(input, today) !== null))
 * */
export const nearChildBirthDate = (today: IsoDate): fc.Arbitrary<NearMiss<IsoDate, IsoDate>> =>
  nearMisses<IsoDate, IsoDate>(
    {
      'a digit of the year changed': mistakeIn(
        childBirthDate(today).filter((date) => otherYears(date, today).length > 0),
        (date) => fc.constantFrom(...otherYears(date, today)),
      ),
    },
    {
      'born tomorrow': mistakeIn(childBirthDate(today), () => fc.constant(addDays(today, 1))),
      'of age today': mistakeIn(childBirthDate(today), () => fc.constant(ofAgeToday(today))),
      'a hundred years before': mistakeIn(
        childBirthDate(today).filter((date) => date >= '2000'),
        (date) => fc.constant(addMonths(date, -1200)),
      ),
    },
  )
