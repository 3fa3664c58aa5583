import { test } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import * as arb from '../../testing/calendar.js'
import { ageInDays, ageInMonths, ageOn } from './age.js'
import { addDays, compareDates, daysBetween, endOfMonth, startOfBangkokDay, todayInBangkok } from './arithmetic.js'
import { addMonths } from './months.js'
import { parseDate } from './dateInput.js'
import type { IsoDate } from './isoDate.js'
import { datePartsOf } from './isoDate.js'
import { IsoDate as IsoDateCodec } from './isoDateCodec.js'
import {
  buddhistYear,
  gregorianYear,
  thaiAge,
  thaiAgeInMonths,
  thaiDate,
  thaiDateInFull,
  thaiFullDate,
  thaiMonthOf,
} from './thai.js'

const d = (text: string) => text as IsoDate
const nbsp = '\u00A0'
const spaced = (text: string) => text.replaceAll(nbsp, ' ')

describe('days and ages', () => {
  test('at 23:30Z it is already tomorrow in Bangkok', () => {
    expect(todayInBangkok(Date.UTC(2026, 10, 19, 23, 30))).toBe('2026-11-20')
    expect(todayInBangkok(Date.UTC(2026, 10, 19, 16, 59, 59, 999))).toBe('2026-11-19')
    expect(todayInBangkok(Date.UTC(2026, 10, 19, 17))).toBe('2026-11-20')
    expect(todayInBangkok(Date.UTC(2026, 11, 31, 23, 30))).toBe('2027-01-01')
    expect(todayInBangkok(-1)).toBe('1970-01-01')
  })

  test.prop([arb.instant()])('today agrees with the zone database', (now) => {
    const [y, m, day] = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok' }).format(now).split('-')
    // Before April 1920 the zone database has Bangkok's mean time, +6:42:04.
    if (now > Date.UTC(1920, 3, 2)) expect(todayInBangkok(now)).toBe(`${y}-${m}-${day}`)
  })

  test.prop([arb.isoDate(), fc.integer({ min: -40_000, max: 40_000 })])('days added are days between', (date, days) => {
    const moved = addDays(date, days)
    fc.pre(moved !== '1900-01-01' && moved !== '2200-12-31')
    expect(daysBetween(date, moved)).toBe(days)
    expect(addDays(moved, -days)).toBe(date)
  })

  test.prop([arb.isoDate(), fc.integer({ min: -700, max: 700 })])(
    'a month added is the next month, same day or its last',
    (date, months) => {
      const moved = addMonths(date, months)
      expect(IsoDateCodec.is(moved)).toBe(true)
      fc.pre(moved !== '1900-01-01' && moved !== '2200-12-31')
      const from = datePartsOf(date)
      const to = datePartsOf(moved)
      expect((to.year - from.year) * 12 + to.month - from.month).toBe(months)
      expect(to.day === from.day || (to.day < from.day && moved === endOfMonth(moved))).toBe(true)
    },
  )

  test.prop([arb.isoDate(), arb.isoDate()])('an age counts up to the day again, and is never negative', (birth, on) => {
    const { years, months, days } = ageOn(birth, on)
    for (const part of [years, months, days]) expect(part).toBeGreaterThanOrEqual(0)
    expect(months).toBeLessThan(12)
    expect(days).toBeLessThan(31)
    if (on >= birth) expect(addDays(addMonths(birth, years * 12 + months), days)).toBe(on)
    else expect({ years, months, days }).toStrictEqual({ years: 0, months: 0, days: 0 })
    expect(ageInMonths(birth, on)).toBe(years * 12 + months)
  })
})

describe('arithmetic', () => {
  test('months end where they end', () => {
    expect(endOfMonth(d('2026-02-03'))).toBe('2026-02-28')
    expect(endOfMonth(d('2024-02-29'))).toBe('2024-02-29')
    expect(endOfMonth(d('2026-11-30'))).toBe('2026-11-30')
    expect(addMonths(d('2026-01-31'), 1)).toBe('2026-02-28')
    expect(addMonths(d('2024-02-29'), 12)).toBe('2025-02-28')
    expect(addMonths(d('2026-03-31'), -1)).toBe('2026-02-28')
    expect(addMonths(d('2026-11-20'), 12)).toBe('2027-11-20')
  })

  test('nothing leaves the calendar', () => {
    expect(addDays(d('2200-12-31'), 1)).toBe('2200-12-31')
    expect(addDays(d('1900-01-01'), -1)).toBe('1900-01-01')
    expect(addDays(d('2200-12-30'), 1)).toBe('2200-12-31')
    expect(addMonths(d('2200-12-01'), 1)).toBe('2200-12-31')
    expect(addMonths(d('1900-01-31'), -1)).toBe('1900-01-01')
    expect(addMonths(d('2026-01-01'), 1e9)).toBe('2200-12-31')
    expect(addMonths(d('2026-01-01'), Infinity)).toBe('2200-12-31')
    expect(() => addMonths(d('2026-01-01'), NaN)).toThrow(RangeError)
    expect(() => addDays(d('2026-01-01'), NaN)).toThrow(RangeError)
    expect(addMonths(d('2026-01-01'), -1e9)).toBe('1900-01-01')
    expect(todayInBangkok(1e15)).toBe('2200-12-31')
    expect(todayInBangkok(-1e14)).toBe('1900-01-01')
  })

  test('days are whole', () => {
    expect(addDays(d('2026-11-20'), 1.9)).toBe('2026-11-21')
    expect(addMonths(d('2026-11-20'), 1.9)).toBe('2026-12-20')
  })

  test.prop([arb.isoDate()])('a Bangkok day begins and ends where today changes', (date) => {
    expect(todayInBangkok(startOfBangkokDay(date))).toBe(date)
    fc.pre(date !== '1900-01-01')
    expect(todayInBangkok(startOfBangkokDay(date) - 1)).toBe(addDays(date, -1))
  })

  test('sorts oldest first', () => {
    const dates = [d('2026-11-20'), d('2024-07-12'), d('2026-11-20'), d('2026-01-31')]
    expect([...dates].sort(compareDates)).toStrictEqual(['2024-07-12', '2026-01-31', '2026-11-20', '2026-11-20'])
    expect(compareDates(d('2026-11-20'), d('2026-11-20'))).toBe(0)
    expect(compareDates(d('2026-11-20'), d('2026-11-19'))).toBe(1)
  })
})

describe('age', () => {
  test.each([
    ['2024-07-12', '2026-11-20', { years: 2, months: 4, days: 8 }],
    ['2026-11-20', '2026-11-20', { years: 0, months: 0, days: 0 }],
    ['2026-11-21', '2026-11-20', { years: 0, months: 0, days: 0 }],
    ['2026-01-31', '2026-02-27', { years: 0, months: 0, days: 27 }],
    ['2026-01-31', '2026-02-28', { years: 0, months: 1, days: 0 }],
    ['2026-01-31', '2026-03-01', { years: 0, months: 1, days: 1 }],
    ['2024-02-29', '2025-02-28', { years: 1, months: 0, days: 0 }],
    ['2025-12-15', '2026-12-14', { years: 0, months: 11, days: 29 }],
  ])('born %s, on %s', (birth, on, age) => {
    expect(ageOn(d(birth), d(on))).toStrictEqual(age)
  })

  test('in days', () => {
    expect(ageInDays(d('2024-07-12'), d('2026-11-20'))).toBe(861)
    expect(ageInDays(d('2026-11-21'), d('2026-11-20'))).toBe(0)
  })
})

describe('Thai', () => {
  test('dates, joined by no-break spaces', () => {
    expect(thaiDate(d('2026-11-20'))).toBe(`20${nbsp}พ.ย.${nbsp}69`)
    expect(thaiFullDate(d('2026-11-20'))).toBe(`20${nbsp}พฤศจิกายน${nbsp}2569`)
    expect(thaiMonthOf(d('2026-11-20'))).toBe(`พ.ย.${nbsp}69`)
    expect(spaced(thaiDate(d('2056-12-31')))).toBe('31 ธ.ค. 99')
    expect(spaced(thaiDate(d('2057-01-01')))).toBe('1 ม.ค. 2600')
    expect(spaced(thaiDate(d('1956-12-31')))).toBe('31 ธ.ค. 2499')
    expect(spaced(thaiMonthOf(d('2126-11-20')))).toBe('พ.ย. 2669')
    expect(spaced(thaiDateInFull(d('2026-11-20')))).toBe('20 พ.ย. 2569')
  })

  test('every month has its name', () => {
    const names = Array.from({ length: 12 }, (_, i) => spaced(thaiDate(addMonths(d('2026-01-05'), i))))
    expect(names.map((name) => name.split(' ')[1])).toStrictEqual([
      'ม.ค.',
      'ก.พ.',
      'มี.ค.',
      'เม.ย.',
      'พ.ค.',
      'มิ.ย.',
      'ก.ค.',
      'ส.ค.',
      'ก.ย.',
      'ต.ค.',
      'พ.ย.',
      'ธ.ค.',
    ])
    const long = Array.from({ length: 12 }, (_, i) => thaiFullDate(addMonths(d('2026-01-05'), i)).split(nbsp)[1])
    const intl = new Intl.DateTimeFormat('th-TH', { month: 'long', timeZone: 'UTC' })
    expect(long).toStrictEqual(Array.from({ length: 12 }, (_, i) => intl.format(Date.UTC(2026, i, 5))))
  })

  test('ages', () => {
    expect(thaiAge({ years: 2, months: 4, days: 8 })).toBe(`2${nbsp}ปี 4${nbsp}เดือน 8${nbsp}วัน`)
    expect(spaced(thaiAge({ years: 0, months: 4, days: 0 }))).toBe('4 เดือน')
    expect(thaiAge({ years: 0, months: 0, days: 0 })).toBe('แรกเกิด')
    expect(spaced(thaiAgeInMonths({ years: 2, months: 4, days: 8 }))).toBe('2 ปี 4 เดือน')
    expect(spaced(thaiAgeInMonths({ years: 3, months: 0, days: 8 }))).toBe('3 ปี')
    expect(spaced(thaiAgeInMonths({ years: 0, months: 1, days: 8 }))).toBe('1 เดือน')
    expect(spaced(thaiAgeInMonths({ years: 0, months: 0, days: 8 }))).toBe('8 วัน')
  })

  test('years', () => {
    expect(buddhistYear(2026)).toBe(2569)
    expect(gregorianYear(2569)).toBe(2026)
  })
})

describe('readDate', () => {
  test.prop([arb.writtenIsoDate()])('reads a day however it is written', ({ text, value: date }) => {
    expect(parseDate(text)).toStrictEqual(E.right(date))
  })

  test.prop([arb.isoDate()])('reads back the short form that is shown', (date) => {
    expect(parseDate(thaiDate(date))).toStrictEqual(E.right(date))
    expect(parseDate(thaiFullDate(date))).toStrictEqual(E.right(date))
  })

  test.each([
    ['๒๐/๑๑/๒๕๖๙', '2026-11-20'],
    [' 20-11-69 ', '2026-11-20'],
    ['\u200b20\u00a0พ.ย.\u00a069\u2060', '2026-11-20'],
    ['\u200e20／11／2569', '2026-11-20'],
    ['20 พ.ย. พ.ศ. 2569', '2026-11-20'],
    ['20พย69', '2026-11-20'],
    ['20 พ.ย. พศ 2569', '2026-11-20'],
    ['20 พ.ย. พ.ศ 2569', '2026-11-20'],
    ['20 พ.ย. พศ.2569', '2026-11-20'],
    ['20 พ.ย. พ.ศ.  2569', '2026-11-20'],
    ['2569-11-20', '2026-11-20'],
    ['20–11–2569', '2026-11-20'],
    ['20\u201111\u20112569', '2026-11-20'],
    ['วันที่ 20 เดือน พฤศจิกายน พ.ศ. 2569', '2026-11-20'],
    ['20 เดือนพฤศจิกายน 2569', '2026-11-20'],
    ['20112569', '2026-11-20'],
    ['๒๐๑๑๒๕๖๙', '2026-11-20'],
    ['20112026', '2026-11-20'],
    ['25691120', '2026-11-20'],
    ['20261120', '2026-11-20'],
    ['20 11 2569', '2026-11-20'],
    ['20  11  69', '2026-11-20'],
    ['20 / 11 / 2569', '2026-11-20'],
    ['2569 11 20', '2026-11-20'],
    ['20 พ.ย. ค.ศ. 2026', '2026-11-20'],
    ['20 พฤศจิกายน คศ 2026', '2026-11-20'],
    ['20 พ.ย. ค.ศ. 26', '2026-11-20'],
    ['20/11/ค.ศ. 2026', '2026-11-20'],
    ['20/11/พ.ศ.2569', '2026-11-20'],
    ['20/พ.ย./2569', '2026-11-20'],
    ['20-พ.ย.-69', '2026-11-20'],
    ['20 / พฤศจิกายน / 2569', '2026-11-20'],
    ['วันที่ 20 พ.ย. 2569', '2026-11-20'],
    ['พ.ย. 20, 2569', '2026-11-20'],
    ['พฤศจิกายน 20 2569', '2026-11-20'],
    ['20 พฤศจิกา 69', '2026-11-20'],
    ['๒๐ กุมภา ๒๕๖๙', '2026-02-20'],
    ['20 มกรา 2569', '2026-01-20'],
    ['วันศุกร์ที่ 20 พฤศจิกายน 2569', '2026-11-20'],
    ['ศุกร์ 20/11/2569', '2026-11-20'],
    ['ศ. 20 พ.ย. 69', '2026-11-20'],
    ['พฤ. 19 พ.ย. 69', '2026-11-19'],
    ['วันพฤหัสที่ 19 พฤศจิกายน พุทธศักราช 2569', '2026-11-19'],
    ['20 พ.ย. ปี 2569', '2026-11-20'],
    ['20 Nov 2026', '2026-11-20'],
    ['20 November 2569', '2026-11-20'],
    ['Nov 20, 2026', '2026-11-20'],
    ['Friday, November 20, 2026', '2026-11-20'],
    ['20-NOV-2026', '2026-11-20'],
    ['20 Sept. 2026', '2026-09-20'],
    ["20 พ.ย. '69", '2026-11-20'],
    ["20/11/'69", '2026-11-20'],
    ['20 กุมภาฯ 69', '2026-02-20'],
    ['20 กรกฏาคม 2569', '2026-07-20'],
    ['วันที่ 20 เดือน 11 ปี 2569', '2026-11-20'],
    ['วันที่ 20 เดือน 11 พ.ศ. 2569', '2026-11-20'],
    ['๒๐เดือน๑๑ปี๖๙', '2026-11-20'],
    ['วันที่ 20/11/2569', '2026-11-20'],
    ['29/2/2567', '2024-02-29'],
    ['1/1/2443', '1900-01-01'],
    ['31/12/2743', '2200-12-31'],
  ])('%s', (text, date) => {
    expect(parseDate(text)).toStrictEqual(E.right(date))
  })

  test.each([
    ['29/2/2566', 'NoSuchDay'],
    ['1/1/2442', 'YearOutOfRange'],
    ['1/1/2744', 'YearOutOfRange'],
    ['20 พ.ย. ค.ศ. 2569', 'YearOutOfRange'],
    ['20 พ.ย. พ.ศ. 2026', 'YearOutOfRange'],
    ['31022569', 'NoSuchDay'],
    ['2011256', 'DateUnreadable'],
    ['201125690', 'DateUnreadable'],
    ['20//11//2569', 'DateUnreadable'],
    ['20 เดือน 13 ปี 2569', 'NoSuchDay'],
    ['20 พ.ศ. 2569', 'DateUnreadable'],
    [`20 ${'พ. '.repeat(5000)}2569`, 'DateUnreadable'],
    ['20 วันนี้ 2569', 'DateUnreadable'],
    ['วันพุธที่ 20 พฤศจิกายน 2569', 'NoSuchDay'],
    ['20 Nov 26', 'AmbiguousYear'],
    ['20 Novem 2026', 'DateUnreadable'],
    ['20 มาย 2026', 'DateUnreadable'],
    ['พ.ย. 20', 'DateUnreadable'],
    ['วันศุกร์', 'DateUnreadable'],
    ['วันนี้', 'DateUnreadable'],
    ['', 'DateEmpty'],
    [' \u200b', 'DateEmpty'],
    [undefined, 'DateEmpty'],
    ['20/11', 'DateUnreadable'],
    ['20/11/256', 'DateUnreadable'],
    ['x20/11/2569', 'DateUnreadable'],
    ['x2569-11-20', 'DateUnreadable'],
    ['2569-11-20x', 'DateUnreadable'],
    ['x20 พ.ย. 2569', 'DateUnreadable'],
    ['20 พ.ย. 2569x', 'DateUnreadable'],
    ['20/11/25699', 'DateUnreadable'],
  ])('refuses %s: %s', (text, tag) => {
    expect(parseDate(text)).toMatchObject({ left: { _tag: tag } })
  })

  test.prop([arb.writtenIsoDate()])(
    'refuses two digits without an era, and nothing else, where it is asked to',
    (written) => {
      const strict = parseDate(written.text, { twoDigitYears: 'refuse' })
      if (/(?<!B)BB(?!B)/.test(written.way)) expect(strict).toStrictEqual(E.left({ _tag: 'AmbiguousYear' }))
      else expect(strict).toStrictEqual(E.right(written.value))
    },
  )

  test.each([
    ['5/6/24', '1981-06-05', 'AmbiguousYear'],
    ['5 มิ.ย. 24', '1981-06-05', 'AmbiguousYear'],
    ["5/6/'24", '1981-06-05', 'AmbiguousYear'],
    ['5/6/99', '2056-06-05', 'AmbiguousYear'],
    ['๒๐เดือน๑๑ปี๖๙', '2026-11-20', 'AmbiguousYear'],
    ['5 มิ.ย. พ.ศ. 24', '1981-06-05', null],
    ['5/6/ค.ศ. 24', '2024-06-05', null],
    ['5/6/2567', '2024-06-05', null],
    ['05062567', '2024-06-05', null],
  ])('%s is %s, and where two digits are refused: %s', (text, date, tag) => {
    expect(parseDate(text)).toStrictEqual(E.right(date))
    expect(parseDate(text, { twoDigitYears: 'refuse' })).toMatchObject(
      tag === null ? { right: date } : { left: { _tag: tag } },
    )
  })

  test('tells a year out of range as it was written', () => {
    const refusal = { _tag: 'YearOutOfRange', first: 1900, last: 2200 }
    expect(parseDate('1/1/2744')).toStrictEqual(E.left({ ...refusal, year: 2744 }))
    expect(parseDate('1/1/2442')).toStrictEqual(E.left({ ...refusal, year: 2442 }))
  })
})
