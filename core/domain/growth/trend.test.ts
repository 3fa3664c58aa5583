import { test } from '@fast-check/vitest'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '../calendar/arithmetic.js'
import type { IsoDate } from '../calendar/isoDate.js'
import type { Finding } from './assessGrowth.js'
import { bandOf } from './bands.js'
import { nextMeasuring } from './nextMeasuring.js'
import { indicators, type Indicator } from './reference.js'
import { trendOf, type AssessedRecord } from './trend.js'
import { nextMeasuringSentence, trendSentence } from './trendWords.js'

const dob = '2024-01-10' as IsoDate
const today = '2026-11-20' as IsoDate
const none: Finding = { _tag: 'none', reason: 'missing' }

const record = (indicator: Indicator, date: IsoDate, z: number | null, flagged = false, born = dob): AssessedRecord => {
  const ageInDays = daysBetween(born, date)
  const scored: Finding =
    z === null
      ? none
      : { _tag: 'scored', zScore: z, flagged, band: bandOf(indicator, ageInDays, z), reference: 'WHO 2006' }
  const all = Object.fromEntries(indicators.map((one) => [one, one === indicator ? scored : none]))
  return { date, assessment: { ageInDays, indicators: all as Record<Indicator, Finding> } }
}
const weight = (daysAgo: number, z: number | null, flagged = false) =>
  record('weightForAge', addDays(today, -daysAgo), z, flagged)
const trend = (...records: AssessedRecord[]) => trendOf(dob, today)('weightForAge', records)

describe('the movement', () => {
  it.each<readonly [ReadonlyArray<AssessedRecord>, object]>([
    [[], { _tag: 'tooFew' }],
    [[weight(5, 0)], { _tag: 'tooFew' }],
    [[weight(18, 0), weight(5, 0)], { _tag: 'tooFew' }],
    [[weight(19, 0), weight(5, 0)], { _tag: 'steady', band: 'middle' }],
    [[weight(60, 0), weight(5, null)], { _tag: 'tooFew' }],
    [[weight(60, 0), weight(5, -5.5, true)], { _tag: 'tooFew' }],
    [[weight(90, 0), weight(60, 0.67), weight(5, null)], { _tag: 'steady', band: 'middle' }],
    [[weight(60, 0), weight(5, 0.68)], { _tag: 'rising', band: 'middle' }],
    [[weight(60, 0), weight(5, -0.67)], { _tag: 'steady', band: 'middle' }],
    [[weight(60, 0), weight(5, -0.68)], { _tag: 'falling', band: 'middle' }],
    [[weight(60, -1.5), weight(5, -1.51)], { _tag: 'crossedDown', from: 'middle', to: 'below' }],
    [[weight(60, -2.01), weight(5, -2)], { _tag: 'crossedUp', from: 'farBelow', to: 'below' }],
    [[weight(60, 1.5), weight(5, 2.01)], { _tag: 'crossedUp', from: 'middle', to: 'farAbove' }],
    [[weight(300, -3), weight(60, 0.1), weight(5, 0)], { _tag: 'steady', band: 'middle' }],
    [[weight(60, 0), weight(5, 0), weight(-1, -2.5)], { _tag: 'steady', band: 'middle' }],
  ])('%#', (records, wanted) => {
    expect(trend(...records).movement).toStrictEqual(wanted)
  })
  it('is not told across two tables', () => {
    const born = addDays(today, -1900)
    const bmi = (age: number) => record('bmiForAge', addDays(born, age), 1.2, false, born)
    const ofBmi = trendOf(born, today)('bmiForAge', [bmi(1800), bmi(1860)])
    expect(ofBmi.movement).toStrictEqual({ _tag: 'newLines' })
    expect(trendOf(born, today)('bmiForAge', [bmi(1860), bmi(1899)]).movement._tag).toBe('steady')
    const height = (age: number) => record('lengthHeightForAge', addDays(born, age), 1.2, false, born)
    expect(trendOf(born, today)('lengthHeightForAge', [height(1800), height(1860)]).movement._tag).toBe('steady')
  })

  const someRecords = () =>
    fc.array(
      fc
        .tuple(fc.integer({ min: 0, max: 900 }), fc.option(fc.integer({ min: -600, max: 600 })), fc.boolean())
        .map(([daysAgo, z, flagged]) => weight(daysAgo, z === null ? null : z / 100, flagged && z !== null)),
      { maxLength: 8 },
    )
  const withOrder = () =>
    someRecords().chain((records) =>
      fc.tuple(fc.constant(records), fc.shuffledSubarray(records, { minLength: records.length })),
    )

  test.prop([withOrder()])('does not depend on the order of records of different days', ([records, shuffled]) => {
    fc.pre(new Set(records.map(({ date }) => date)).size === records.length)
    expect(trend(...shuffled)).toStrictEqual(trend(...records))
  })
  const days = fc.uniqueArray(fc.integer({ min: 0, max: 900 }), { minLength: 1, maxLength: 6 })
  const z = fc.integer({ min: -400, max: 400 }).map((hundredths) => hundredths / 100)
  test.prop([days, fc.infiniteStream(z)])(
    'does not hear of a measuring that another of the same day, given before it, has corrected',
    (measured, scores) => {
      const told = () => measured.map((daysAgo) => weight(daysAgo, scores.next().value))
      const [right, wrong] = [told(), told()]
      expect(trend(...right, ...wrong)).toStrictEqual(trend(...right))
    },
  )
  test.prop([someRecords()])('is told of two believed measurings at least two weeks apart, or of none', (records) => {
    const { movement, between, next } = trend(...records)
    expect(between === null).toBe(movement._tag === 'tooFew')
    if (between !== null) expect(daysBetween(between.from, between.to)).toBeGreaterThanOrEqual(14)
    expect(next === null).toBe(records.length === 0)
    if (next !== null) expect(next.dueOn).toBe(nextMeasuring(dob, next.lastOn))
  })
  test.prop([someRecords()])('is said in a sentence that frightens nobody', (records) => {
    const found = trend(...records)
    const sentence = trendSentence('weightForAge', found)
    expect(sentence === null).toBe(found.movement._tag === 'tooFew')
    const said = `${sentence ?? ''} ${nextMeasuringSentence(found, today)}`
    expect(said).not.toMatch(/อันตราย|ผิดปกติ|เสี่ยง|ด่วน|รีบ|!|undefined/)
    expect(said.length).toBeGreaterThan(15)
  })
})

describe('the next measuring', () => {
  it('is late two weeks after its day', () => {
    // From two to six years: every three months.
    const measured = (lastOn: string) => trend(record('weightForAge', lastOn as IsoDate, 0))
    expect(measured('2026-08-06').next).toStrictEqual({ lastOn: '2026-08-06', dueOn: '2026-11-06', isLate: false })
    expect(measured('2026-08-05').next).toStrictEqual({ lastOn: '2026-08-05', dueOn: '2026-11-05', isLate: true })
    const said = (lastOn: string) => nextMeasuringSentence(measured(lastOn), today).replaceAll('\u00A0', ' ')
    expect(said('2026-08-05')).toBe('วัดครั้งล่าสุด 5 ส.ค. 69 ถ้าสะดวก วัดอีกครั้งได้เลย')
    expect(said('2026-08-20')).toBe('ถึงเวลาวัดครั้งใหม่แล้ว')
    expect(said('2026-08-21')).toBe('วัดครั้งหน้าราว 21 พ.ย. 69')
    expect(nextMeasuringSentence(trend(), today)).toBe('เริ่มวัดครั้งแรกเมื่อไรก็ได้')
  })
  it('sends on who moves away from the middle, and cheers who comes back to it', () => {
    const said = (from: number, to: number) => trendSentence('weightForAge', trend(weight(60, from), weight(5, to)))
    expect(said(0, -1.6)).toContain('เล่าให้แพทย์')
    expect(said(0, 2.5)).toContain('เล่าให้แพทย์')
    expect(said(-2.5, -1.6)).toContain('ทำแบบเดิมต่อได้เลย')
    expect(said(2.5, 1)).toContain('ทำแบบเดิมต่อได้เลย')
    expect(said(1, -0.5)).toContain('เล่าให้แพทย์')
    expect(said(-0.5, 1)).not.toContain('เล่าให้แพทย์')
    const taller = [record('lengthHeightForAge', addDays(today, -60), 1), record('lengthHeightForAge', today, 1.6)]
    const height = trendOf(dob, today)('lengthHeightForAge', taller)
    expect(trendSentence('lengthHeightForAge', height)).not.toContain('แพทย์')
  })
  it('names both bands of a crossing', () => {
    expect(trendSentence('weightForAge', trend(weight(60, -1.5), weight(5, -1.51)))).toContain(
      'เลื่อนลงจากช่วงตามเกณฑ์มาช่วงค่อนข้างน้อย',
    )
  })
})
