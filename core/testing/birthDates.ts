import * as fc from 'fast-check'
import { addDays } from '../domain/calendar/arithmetic.js'
import { isoDate as readIsoDate, type IsoDate } from '../domain/calendar/isoDate.js'
import { addMonths } from '../domain/calendar/months.js'
import { childBirthDateRefusal, yearsOfMajority } from '../domain/identity/birthDates.js'
import { isoDate } from './calendar.js'
import { nearMisses, slipIn, type NearMiss } from './nearMiss.js'

/** Whoever was born on it is of age from today on. */
const ofAgeToday = (today: IsoDate): IsoDate => addMonths(today, -12 * yearsOfMajority)

/**
 * The birth date of a child as one is entered: not after `today`, the Bangkok day, and not of age yet. `today` is in 1921 or later.
 * @example
 * const today = todayInBangkok(Date.UTC(2026, 10, 20))
 * fc.assert(fc.property(arb.childBirthDate(today), (date) => childBirthDateRefusal(date, today) === null))
 */
export const childBirthDate = (today: IsoDate): fc.Arbitrary<IsoDate> =>
  isoDate({ min: addDays(ofAgeToday(today), 1), max: today })

/** With one digit of the year changed, so that there is such a day, and no child is born on it. */
const otherYears = (date: IsoDate, today: IsoDate): ReadonlyArray<IsoDate> =>
  [0, 1, 2, 3].flatMap((at) =>
    Array.from('0123456789').flatMap((digit) => {
      const read = readIsoDate(date.slice(0, at) + digit + date.slice(at + 1))
      return read._tag === 'Right' && childBirthDateRefusal(read.right, today) !== null ? [read.right] : []
    }),
  )

/**
 * One slip away from a child's birth date: a digit of the year changed; by name: tomorrow, the twentieth birthday today, a hundred
 * years before. Each is a day of the calendar. Proves that a form asks whether the day has come, and whether it is still a child's.
 * @example
 * const today = todayInBangkok(Date.UTC(2026, 10, 20))
 * fc.assert(fc.property(arb.nearChildBirthDate(today), ({ input }) => childBirthDateRefusal(input, today) !== null))
 */
export const nearChildBirthDate = (today: IsoDate): fc.Arbitrary<NearMiss<IsoDate, IsoDate>> =>
  nearMisses<IsoDate, IsoDate>(
    {
      'a digit of the year changed': slipIn(
        childBirthDate(today).filter((date) => otherYears(date, today).length > 0),
        (date) => fc.constantFrom(...otherYears(date, today)),
      ),
    },
    {
      'born tomorrow': slipIn(childBirthDate(today), () => fc.constant(addDays(today, 1))),
      'of age today': slipIn(childBirthDate(today), () => fc.constant(ofAgeToday(today))),
      'a hundred years before': slipIn(
        childBirthDate(today).filter((date) => date >= '2000'),
        (date) => fc.constant(addMonths(date, -1200)),
      ),
    },
  )
