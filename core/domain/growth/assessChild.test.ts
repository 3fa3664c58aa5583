import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import * as arb from '../../testing/growth.js'
import { addDays } from '../calendar/arithmetic.js'
import type { IsoDate } from '../calendar/isoDate.js'
import { assessChild, type MeasuredChild } from './assessChild.js'
import { correctedAgeEnd } from './correctedAge.js'
import { growthConcerns } from '../../words/growth/growthConcern.js'
import { loadReferences } from './references/who.js'
import { trendOf } from './trend.js'

const assess = assessChild(loadReferences())
const birthDate = '2024-01-10' as IsoDate
const figures = (weight: number, height: number) => ({
  weight,
  height,
  measure: 'l' as const,
  head_circumference: null,
})

describe('a child born early', () => {
  test.prop([
    arb.sex(),
    fc.integer({ min: 20, max: 45 }),
    fc.nat(6),
    fc.integer({ min: 0, max: 1400 }),
    fc.integer({ min: 20, max: 160 }),
  ])('is read as one born on its day, that is so much younger', (sex, weeks, days, age, kg10) => {
    const at = figures(kg10 / 10, 45 + age / 25)
    const gestation = { weeks, days }
    const found = assess({ sex, birthDate, gestation })(addDays(birthDate, age), at)
    const since = (born: IsoDate) => assess({ sex, birthDate: born })(addDays(birthDate, age), at)?.assessment
    if (found?.corrected?._tag === 'corrected') {
      expect(found.assessment).toStrictEqual(since(addDays(birthDate, found.corrected.daysEarly)))
      expect(found.byBirth).toStrictEqual(since(birthDate))
    } else if (found?.corrected === undefined) {
      expect(found).toStrictEqual({ assessment: since(birthDate) })
    } else {
      expect(found.assessment).toMatchObject({ classNumber: null, picture: 'default_kid', buildIndicator: null })
      expect(found.byBirth).toStrictEqual(since(birthDate))
    }
  })

  const early: MeasuredChild = { sex: 'female', birthDate, gestation: { weeks: 28, days: 3 } }
  const end = correctedAgeEnd(birthDate, early.gestation!)!
  const record = (date: IsoDate, weight: number, height: number) => {
    const found = assess(early)(date, figures(weight, height))
    if (found === null) throw new Error('not told')
    return { date, measured: { weight }, ...found }
  }
  it('goes over to the age since birth on the day of its end', () => {
    expect(end).toBe('2026-03-31')
    expect(record(addDays(end, -1), 11, 84).byBirth).toBeDefined()
    expect(record(end, 11, 84).byBirth).toBeUndefined()
  })
  it('is not said to fall for the sake of that day', () => {
    const records = [
      record(end, 11.4, 85.6),
      record(addDays(end, -60), 11.1, 84.2),
      record(addDays(end, -240), 9.6, 78),
    ]
    const trend = trendOf(birthDate, end)
    expect(trend('weightForAge', records).movement._tag).not.toBe('falling')
    expect(trend('lengthHeightForAge', records).movement._tag).not.toBe('falling')
    expect(growthConcerns(birthDate, end, records)).toStrictEqual([])
    const mixed = records.map(({ byBirth: _, ...one }) => one)
    const again = record(addDays(end, 30), 11.6, 86.4)
    expect(trendOf(birthDate, again.date)('lengthHeightForAge', [again, ...mixed]).movement._tag).toBe('falling')
  })
})
