import * as fc from 'fast-check'
import { addDays } from '../domain/calendar/arithmetic.js'
import { parseIsoDate, type IsoDate } from '../domain/calendar/isoDate.js'
import { addMonths } from '../domain/calendar/months.js'
import {
  childBirthDateRefusal,
  longestLifeYears,
  memberBirthDateRefusal,
  yearsOfMajority,
} from '../domain/identity/birthDates.js'
import { isoDate } from './calendar.js'
import { nearMisses, mistakeIn, type NearMiss } from './nearMiss.js'

const ofAgeToday = (today: IsoDate): IsoDate => addMonths(today, -12 * yearsOfMajority)

/** A child's birth date: not after `today` (the Bangkok day, 1921 or later), and under age.
 * @example
 * const today = todayInBangkok(Date.UTC(2026, 10, 20))
 * fc.assert(fc.property(arb.childBirthDate(today), (date) => childBirthDateRefusal(date, today) === null)) */
export const childBirthDate = (today: IsoDate): fc.Arbitrary<IsoDate> =>
  isoDate({ min: addDays(ofAgeToday(today), 1), max: today })

/** A member's birth date: not after `today` (the Bangkok day, 2023 or later), and no longer ago than 122 years.
 * @example
 * const today = todayInBangkok(Date.UTC(2026, 10, 20))
 * fc.assert(fc.property(arb.memberBirthDate(today), (date) => memberBirthDateRefusal(date, today) === null)) */
export const memberBirthDate = (today: IsoDate): fc.Arbitrary<IsoDate> =>
  isoDate({ min: addDays(tooLongAgo(today), 1), max: today })

const tooLongAgo = (today: IsoDate): IsoDate => addMonths(today, -12 * (longestLifeYears + 1))

type Refusal = (date: IsoDate, today: IsoDate) => unknown

const otherYears = (date: IsoDate, today: IsoDate, refusal: Refusal): ReadonlyArray<IsoDate> =>
  [0, 1, 2, 3].flatMap((at) =>
    Array.from('0123456789').flatMap((digit) => {
      const read = parseIsoDate(date.slice(0, at) + digit + date.slice(at + 1))
      return read._tag === 'Right' && refusal(read.right, today) !== null ? [read.right] : []
    }),
  )

const nearBirthDate = (
  today: IsoDate,
  valid: fc.Arbitrary<IsoDate>,
  refusal: Refusal,
  named: Readonly<Record<string, IsoDate>>,
) => ({
  oneEdit: {
    'a digit of the year changed': mistakeIn(
      valid.filter((date) => otherYears(date, today, refusal).length > 0),
      (date) => fc.constantFrom(...otherYears(date, today, refusal)),
    ),
  },
  named: Object.fromEntries(
    Object.entries({ 'born tomorrow': addDays(today, 1), ...named }).map(([slip, date]) => [
      slip,
      mistakeIn(valid, () => fc.constant(date)),
    ]),
  ),
})

/** One mistake in a child's birth date. All are days of the calendar. It tests that a form refuses days in the
 * future and adults.
 * @example
 * const today = todayInBangkok(Date.UTC(2026, 10, 20))
 * fc.assert(fc.property(arb.nearChildBirthDate(today), ({ input }) => childBirthDateRefusal(input, today) !== null)) */
export const nearChildBirthDate = (today: IsoDate): fc.Arbitrary<NearMiss<IsoDate, IsoDate>> => {
  const near = nearBirthDate(today, childBirthDate(today), childBirthDateRefusal, { 'of age today': ofAgeToday(today) })
  return nearMisses<IsoDate, IsoDate>(near.oneEdit, {
    ...near.named,
    'a hundred years before': mistakeIn(
      childBirthDate(today).filter((date) => date >= '2000'),
      (date) => fc.constant(addMonths(date, -1200)),
    ),
  })
}

/** One mistake in a member's birth date. All are days of the calendar.
 * @example
 * const today = todayInBangkok(Date.UTC(2026, 10, 20))
 * fc.assert(fc.property(arb.nearMemberBirthDate(today), ({ input }) => memberBirthDateRefusal(input, today) !== null)) */
export const nearMemberBirthDate = (today: IsoDate): fc.Arbitrary<NearMiss<IsoDate, IsoDate>> => {
  const near = nearBirthDate(today, memberBirthDate(today), memberBirthDateRefusal, {
    'older than anybody': tooLongAgo(today),
  })
  return nearMisses<IsoDate, IsoDate>(near.oneEdit, near.named)
}
