import { test } from '@fast-check/vitest'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as arb from '../../testing/calendar.js'
import { ageInDays } from '../calendar/age.js'
import { addDays, daysBetween } from '../calendar/arithmetic.js'
import { addMonths } from '../calendar/months.js'
import type { IsoDate } from '../calendar/isoDate.js'
import { correctedAge, correctedAgeEnd, correctedAgeEndedOn, gestationOf } from './correctedAge.js'
import { correctedAgeWords } from '../../words/growth/correctedAge.js'

const d = (text: string) => text as IsoDate

describe('corrected age', () => {
  test.prop([
    arb.isoDate({ min: d('1950-01-01'), max: d('2150-01-01') }),
    fc.integer({ min: 18, max: 46 }),
    fc.integer({ min: -1, max: 7 }),
    fc.integer({ min: -5, max: 1400 }),
  ])('is the age since birth less the days born early, to 24 months of it', (birth, weeks, extra, days) => {
    const on = addDays(birth, days)
    const gestation = { weeks, days: extra }
    const found = correctedAge(birth, gestation, on)
    const daysEarly = 280 - weeks * 7 - extra
    const known = weeks >= 20 && weeks < 37 && extra >= 0 && extra <= 6
    const end = addMonths(addDays(birth, daysEarly), 24)
    expect(correctedAgeEnd(birth, gestation)).toBe(known ? end : null)
    const justEnded = known && on >= end && on < addMonths(end, 12)
    expect(correctedAgeEndedOn(birth, gestation, on)).toBe(justEnded ? end : null)
    expect(found !== null).toBe(known && days >= 0 && on < end)
    if (found?._tag === 'corrected') expect(found.ageInDays).toBe(ageInDays(birth, on) - daysEarly)
    if (found?._tag === 'beforeDueDay') {
      expect(found.daysToGo).toBe(daysEarly - days)
      expect(daysBetween(on, found.dueOn)).toBe(found.daysToGo)
    }
  })
  it.each<readonly [number, number, string, object | null]>([
    [32, 0, '2026-08-20', { _tag: 'corrected', ageInDays: 6, daysEarly: 56, age: { years: 0, months: 0, days: 6 } }],
    [32, 0, '2026-08-14', { _tag: 'corrected', ageInDays: 0, daysEarly: 56, age: { years: 0, months: 0, days: 0 } }],
    [32, 0, '2026-08-13', { _tag: 'beforeDueDay', dueOn: '2026-08-14', daysToGo: 1, daysEarly: 56 }],
    [31, 6, '2026-08-14', { _tag: 'beforeDueDay', dueOn: '2026-08-15', daysToGo: 1, daysEarly: 57 }],
    [36, 6, '2026-12-11', { _tag: 'corrected', ageInDays: 153, daysEarly: 22, age: { years: 0, months: 5, days: 0 } }],
    [
      36,
      0,
      '2028-07-16',
      { _tag: 'corrected', ageInDays: 730, daysEarly: 28, age: { years: 1, months: 11, days: 29 } },
    ],
    [36, 0, '2028-07-17', null],
    [37, 0, '2026-08-20', null],
    [40, 0, '2026-08-20', null],
    [19, 0, '2026-08-20', null],
    [32, 7, '2026-08-20', null],
    [32.5, 0, '2026-08-20', null],
    [32, 0, '2026-06-18', null],
  ])('born on 19 June 2026 at %s weeks and %s days, on %s', (weeks, days, on, wanted) => {
    expect(correctedAge(d('2026-06-19'), { weeks, days }, d(on))).toStrictEqual(wanted)
  })
  it('is not known without weeks, and full weeks need no days', () => {
    expect(correctedAge(d('2026-06-19'), gestationOf(null, 3), d('2026-08-20'))).toBeNull()
    expect(gestationOf(32, null)).toStrictEqual({ weeks: 32, days: 0 })
  })
  it('is said beside the other', () => {
    const spaced = (days: number, on: string) =>
      correctedAgeWords(correctedAge(d('2026-06-19'), { weeks: 32, days }, d(on))!).replaceAll('\u00A0', ' ')
    expect(spaced(0, '2026-10-20')).toBe('อายุปรับตามครบกำหนด 2 เดือน 6 วัน (เกิดก่อนกำหนด 8 สัปดาห์)')
    expect(spaced(4, '2026-08-09')).toBe('อีก 1 วันจึงถึงวันครบกำหนดเดิม (เกิดก่อนกำหนด 7 สัปดาห์ 3 วัน)')
  })
})
