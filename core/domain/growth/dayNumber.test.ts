import { fc, test } from '@fast-check/vitest'
import { isRight } from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { isoDate as anyDay, nearIsoDate } from '../../testing/calendar.js'
import { daysBetween } from '../calendar/arithmetic.js'
import { parseIsoDate } from '../calendar/isoDate.js'
import { dayNumber } from './dayNumber.js'

test.prop([anyDay(), anyDay()])('differs by the days between', (a, b) => {
  expect(dayNumber(b) - dayNumber(a)).toBe(daysBetween(a, b))
  expect(dayNumber(a)).toBeGreaterThan(0)
})

const digits = fc.stringMatching(/^\d{4}-\d{2}-\d{2}$/)
test.prop(
  [
    fc.oneof(
      nearIsoDate().map(({ input }) => input),
      digits,
      fc.string(),
    ),
  ],
  { numRuns: 1000 },
)('refuses exactly what the calendar refuses', (text) => {
  expect(dayNumber(text) >= 0).toBe(isRight(parseIsoDate(text)))
})

it('knows every month end, leap or not', () => {
  for (const year of [1900, 2000, 2023, 2024, 2100, 2200]) {
    for (let month = 1; month <= 12; month++) {
      for (const day of [0, 1, 28, 29, 30, 31, 32]) {
        const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
        expect(dayNumber(text) >= 0).toBe(isRight(parseIsoDate(text)))
      }
    }
  }
  expect(dayNumber('2024-03-01') - dayNumber('2024-02-28')).toBe(2)
  for (const text of [
    '2024/03-01',
    '2024-03/01',
    '2024-0:-01',
    '2024-03-0/',
    '20a4-03-01',
    '2/50-03-01',
    '2024-1/-01',
    'a024-03-01',
    '0/24-03-01',
    '1899-12-31',
    '2201-01-01',
    '2024-00-10',
    '2024-13-10',
  ])
    expect(dayNumber(text)).toBe(-1)
})
