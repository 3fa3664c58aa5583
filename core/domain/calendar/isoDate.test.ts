import { test } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import * as arb from '../../testing/calendar.js'
import { datePartsOf, daysInMonth, isLeapYear, parseIsoDate, isoDateOf } from './isoDate.js'
import { IsoDate } from './isoDateCodec.js'

describe('isoDate', () => {
  test.prop([arb.isoDate()])('gives a valid day back as it is', (date) => {
    expect(parseIsoDate(date)).toStrictEqual(E.right(date))
    expect(IsoDate.is(date)).toBe(true)
    const { year, month, day } = datePartsOf(date)
    expect(isoDateOf(year, month, day)).toStrictEqual(E.right(date))
  })

  test.prop([
    fc.oneof(
      arb.nearIsoDate().map(({ input }) => input),
      fc.string(),
    ),
  ])('refuses what is no day', (text) => {
    expect(E.isLeft(parseIsoDate(text))).toBe(true)
    expect(E.isLeft(IsoDate.decode(text))).toBe(true)
  })

  test.prop([fc.integer({ min: 1800, max: 2300 }), fc.integer({ min: 0, max: 13 }), fc.integer({ min: 0, max: 32 })])(
    'takes exactly the days that the platform has, within 1900 to 2200',
    (year, month, day) => {
      const native = new Date(Date.UTC(year, month - 1, day))
      const exists =
        year >= 1900 &&
        year <= 2200 &&
        native.getUTCMonth() === month - 1 &&
        native.getUTCFullYear() === year &&
        day > 0
      expect(E.isRight(isoDateOf(year, month, day))).toBe(exists)
    },
  )

  test('says what is wrong', () => {
    expect(parseIsoDate('2026-2-1')).toStrictEqual(E.left({ _tag: 'DateUnreadable' }))
    expect(parseIsoDate('2026-02-30')).toStrictEqual(E.left({ _tag: 'NoSuchDay' }))
    expect(parseIsoDate('2026-13-01')).toStrictEqual(E.left({ _tag: 'NoSuchDay' }))
    expect(parseIsoDate('2569-11-20')).toStrictEqual(
      E.left({ _tag: 'YearOutOfRange', year: 2569, first: 1900, last: 2200 }),
    )
    expect(isoDateOf(2026, 1.5, 1)).toStrictEqual(E.left({ _tag: 'DateUnreadable' }))
    expect(isoDateOf(NaN, 1, 1)).toStrictEqual(E.left({ _tag: 'DateUnreadable' }))
    expect(isoDateOf(2026, 1, 1.5)).toStrictEqual(E.left({ _tag: 'DateUnreadable' }))
  })

  test('the ends of the calendar belong to it', () => {
    expect(E.isRight(parseIsoDate('1900-01-01'))).toBe(true)
    expect(E.isRight(parseIsoDate('2200-12-31'))).toBe(true)
    expect(IsoDate.name).toBe('IsoDate')
  })

  test('centuries are leap years only by four hundred', () => {
    expect([1900, 2000, 2024, 2026, 2100].map(isLeapYear)).toStrictEqual([false, true, true, false, false])
    expect(daysInMonth(2000, 2)).toBe(29)
    expect(daysInMonth(2026, 2)).toBe(28)
    expect(daysInMonth(2026, 0)).toBe(0)
  })
})
