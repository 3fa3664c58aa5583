import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { daysToChoose, isoOf, partsOf } from './BirthDatePicker'
import { dateTyped } from './DatePicker'

const parts = fc
  .record({ year: fc.integer({ min: 1920, max: 2100 }), month: fc.integer({ min: 1, max: 12 }) })
  .chain((ym) =>
    fc.record({
      year: fc.constant(ym.year),
      month: fc.constant(ym.month),
      day: fc.integer({ min: 1, max: daysToChoose({ ...ym, day: null }) }),
    }),
  )

test.prop([parts])('three chosen parts and an ISO date say the same', (chosen) => {
  expect(partsOf(isoOf(chosen))).toEqual(chosen)
})

test('a part not chosen, or a day the month does not have, is no date', () => {
  expect(isoOf({ day: null, month: 2, year: 2024 })).toBeNull()
  expect(isoOf({ day: 30, month: 2, year: 2024 })).toBeNull()
  expect(isoOf({ day: 29, month: 2, year: 2023 })).toBeNull()
  expect(isoOf({ day: 29, month: 2, year: 2024 })).toBe('2024-02-29')
  expect(partsOf(null)).toEqual({ day: null, month: null, year: null })
})

test('a typed date is read in Buddhist years and held to its range', () => {
  expect(dateTyped('20/11/2569')).toBe('2026-11-20')
  expect(dateTyped('20\u00A0พ.ย.\u00A069')).toBe('2026-11-20')
  expect(dateTyped('20/11/2569', undefined, '2026-11-19')).toBeNull()
  expect(dateTyped('20/11/2569', '2026-11-21')).toBeNull()
  expect(dateTyped('เมื่อวาน')).toBeNull()
})
