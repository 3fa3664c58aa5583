import { test } from '@fast-check/vitest'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as arb from '../../testing/calendar.js'
import { ageInDays } from '../calendar/age.js'
import { addDays, daysBetween } from '../calendar/arithmetic.js'
import { addMonths } from '../calendar/months.js'
import type { IsoDate } from '../calendar/isoDate.js'
import { correctedAge, correctedAgeWords } from './correctedAge.js'

const d = (text: string) => text as IsoDate

describe('corrected age', () => {
  test.prop([
    arb.isoDate({ min: d('1950-01-01'), max: d('2150-01-01') }),
    fc.integer({ min: 18, max: 46 }),
    fc.integer({ min: -5, max: 900 }),
  ])('is the age since birth less the weeks born early, to two years', (birth, weeks, days) => {
    const on = addDays(birth, days)
    const found = correctedAge(birth, weeks, on)
    const early = weeks >= 20 && weeks < 37 && days >= 0 && on <= addMonths(birth, 24)
    expect(found !== null).toBe(early)
    if (found?._tag === 'corrected') expect(found.ageInDays).toBe(ageInDays(birth, on) - (40 - weeks) * 7)
    if (found?._tag === 'beforeDueDay') {
      expect(found.daysToGo).toBe((40 - weeks) * 7 - days)
      expect(daysBetween(on, found.dueOn)).toBe(found.daysToGo)
    }
  })
  it.each<readonly [number | null, string, object | null]>([
    [32, '2026-08-20', { _tag: 'corrected', ageInDays: 6, weeksEarly: 8, age: { years: 0, months: 0, days: 6 } }],
    [32, '2026-08-14', { _tag: 'corrected', ageInDays: 0, weeksEarly: 8, age: { years: 0, months: 0, days: 0 } }],
    [32, '2026-08-13', { _tag: 'beforeDueDay', dueOn: '2026-08-14', daysToGo: 1, weeksEarly: 8 }],
    [36, '2026-12-17', { _tag: 'corrected', ageInDays: 153, weeksEarly: 4, age: { years: 0, months: 5, days: 0 } }],
    [36, '2028-06-19', { _tag: 'corrected', ageInDays: 703, weeksEarly: 4, age: { years: 1, months: 11, days: 2 } }],
    [36, '2028-06-20', null],
    [37, '2026-08-20', null],
    [40, '2026-08-20', null],
    [19, '2026-08-20', null],
    [32.5, '2026-08-20', null],
    [null, '2026-08-20', null],
    [32, '2026-06-18', null],
  ])('born on 19 June 2026 at %s weeks, on %s', (weeks, on, wanted) => {
    expect(correctedAge(d('2026-06-19'), weeks, d(on))).toStrictEqual(wanted)
  })
  it('is said beside the other', () => {
    const spaced = (on: string) =>
      correctedAgeWords(correctedAge(d('2026-06-19'), 32, d(on))!).replaceAll('\u00A0', ' ')
    expect(spaced('2026-10-20')).toBe('อายุปรับตามครบกำหนด 2 เดือน 6 วัน (เกิดก่อนกำหนด 8 สัปดาห์)')
    expect(spaced('2026-08-10')).toBe('อีก 4 วันจึงถึงวันครบกำหนดเดิม (เกิดก่อนกำหนด 8 สัปดาห์)')
  })
})
