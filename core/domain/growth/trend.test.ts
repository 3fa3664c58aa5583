import { test } from '@fast-check/vitest'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '../calendar/arithmetic.js'
import type { IsoDate } from '../calendar/isoDate.js'
import type { Finding } from './assessGrowth.js'
import { bandOf } from './bands.js'
import { nextMeasuring } from './measurementDates.js'
import { indicators, type Indicator } from './reference.js'
import type { AssessedRecord } from './assessedRecord.js'
import { trendOf } from './trend.js'
import { trendSentence } from '../../words/growth/trend.js'

const birthDate = '2024-01-10' as IsoDate
const today = '2026-11-20' as IsoDate
const none: Finding = { _tag: 'none', reason: 'missing' }

const record = (
  indicator: Indicator,
  date: IsoDate,
  z: number | null,
  {
    flagged = false,
    born = birthDate,
    kg = 10,
  }: { readonly flagged?: boolean; readonly born?: IsoDate; readonly kg?: number } = {},
): AssessedRecord => {
  const ageInDays = daysBetween(born, date)
  const scored: Finding =
    z === null
      ? none
      : { _tag: 'scored', zScore: z, flagged, band: bandOf(indicator, ageInDays, z), reference: 'WHO 2006' }
  const all = Object.fromEntries(indicators.map((one) => [one, one === indicator ? scored : none]))
  return {
    date,
    measured: { weight: kg },
    assessment: { ageInDays, adjustedHeight: null, indicators: all as Record<Indicator, Finding> },
  }
}
const weight = (daysAgo: number, z: number | null, flagged = false) =>
  record('weightForAge', addDays(today, -daysAgo), z, { flagged })
const trend = (...records: AssessedRecord[]) => trendOf(birthDate, today)('weightForAge', records)

describe('the movement', () => {
  it.each<readonly [ReadonlyArray<AssessedRecord>, object]>([
    [[], { _tag: 'tooFew' }],
    [[weight(5, 0)], { _tag: 'tooFew' }],
    [[weight(18, 0), weight(5, 0)], { _tag: 'tooFew' }],
    [[weight(18, 0), weight(5, -0.68)], { _tag: 'falling', from: 'middle', to: 'middle' }],
    [[weight(19, 0), weight(5, 0)], { _tag: 'steady', from: 'middle', to: 'middle' }],
    [[weight(60, 0), weight(5, null)], { _tag: 'tooFew' }],
    [[weight(60, 0), weight(5, -5.5, true)], { _tag: 'tooFew' }],
    [[weight(90, 0), weight(60, 0.67), weight(5, null)], { _tag: 'steady', from: 'middle', to: 'middle' }],
    [[weight(60, 0), weight(5, 0.68)], { _tag: 'rising', from: 'middle', to: 'middle' }],
    [[weight(60, 0), weight(5, -0.67)], { _tag: 'steady', from: 'middle', to: 'middle' }],
    [[weight(60, -1.33), weight(5, -2)], { _tag: 'steady', from: 'middle', to: 'below' }],
    [[weight(60, 0), weight(5, -0.68)], { _tag: 'falling', from: 'middle', to: 'middle' }],
    [[weight(60, -1.5), weight(5, -1.51)], { _tag: 'steady', from: 'middle', to: 'below' }],
    [[weight(60, -2.01), weight(5, -2)], { _tag: 'steady', from: 'farBelow', to: 'below' }],
    [[weight(60, 1.5), weight(5, 2.2)], { _tag: 'rising', from: 'middle', to: 'farAbove' }],
    [[weight(240, 1), weight(120, 0.5), weight(5, 0)], { _tag: 'falling', from: 'middle', to: 'middle' }],
    [[weight(300, -3), weight(60, 0.1), weight(5, 0)], { _tag: 'rising', from: 'farBelow', to: 'middle' }],
    [[weight(380, 3), weight(60, 0.1), weight(5, 0)], { _tag: 'steady', from: 'middle', to: 'middle' }],
    [[weight(380, 3), weight(5, 0)], { _tag: 'falling', from: 'farAbove', to: 'middle' }],
    [[weight(60, 0), weight(5, 0), weight(-1, -2.5)], { _tag: 'steady', from: 'middle', to: 'middle' }],
  ])('%#', (records, wanted) => {
    expect(trend(...records).movement).toStrictEqual(wanted)
  })
  it('of a day whose standing record is doubted takes up none of the others', () => {
    const newestFirst = [weight(5, -5.5, true), weight(5, 0), weight(60, 0)]
    expect(trend(...newestFirst).movement).toStrictEqual({ _tag: 'tooFew' })
  })
  it('from five years on looks at two years', () => {
    const born = addDays(today, -2200)
    const height = (daysAgo: number, z: number) => record('lengthHeightForAge', addDays(today, -daysAgo), z, { born })
    const looked = (...records: AssessedRecord[]) => trendOf(born, today)('lengthHeightForAge', records).movement._tag
    expect(looked(height(700, 1.1), height(60, 0.4), height(5, 0.3))).toBe('falling')
    expect(looked(height(740, 1.1), height(60, 0.4), height(5, 0.3))).toBe('steady')
  })
  it('compares z-scores across two tables, but no bands', () => {
    const born = addDays(today, -1900)
    const bmi = (age: number, z = 1.2) => record('bmiForAge', addDays(born, age), z, { born })
    const ofBmi = trendOf(born, today)('bmiForAge', [bmi(1800), bmi(1860)])
    expect(ofBmi.movement).toStrictEqual({ _tag: 'steady', from: null, to: 'above' })
    expect(trendSentence('bmiForAge', ofBmi)).toContain('เกณฑ์ชุดใหม่')
    expect(trendOf(born, today)('bmiForAge', [bmi(1800, 2.5), bmi(1860)]).movement._tag).toBe('falling')
    const height = (age: number) => record('lengthHeightForAge', addDays(born, age), 1.2, { born })
    expect(trendOf(born, today)('lengthHeightForAge', [height(1800), height(1860)]).movement).toMatchObject({
      from: 'middle',
    })
  })
  it('leaves the first three weeks of weight to what is said of the first weeks', () => {
    const born = addDays(today, -21)
    const at = (age: number, z: number) => record('weightForAge', addDays(born, age), z, { born })
    expect(trendOf(born, today)('weightForAge', [at(0, 0.5), at(20, -0.6)]).movement._tag).toBe('tooFew')
    expect(trendOf(born, today)('weightForAge', [at(0, 0.5), at(21, -0.6)]).movement._tag).toBe('falling')
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
  const spread = fc
    .tuple(
      fc.constantFrom(...indicators),
      fc.uniqueArray(fc.integer({ min: 0, max: 360 }), { minLength: 2, maxLength: 8 }),
    )
    .chain(([indicator, measured]) =>
      fc.tuple(fc.constant(indicator), fc.tuple(...measured.map((daysAgo) => z.map((one) => ({ daysAgo, z: one }))))),
    )
  test.prop([spread])('holds the last against the whole of the twelve months', ([indicator, measured]) => {
    const newest = measured.toSorted((a, b) => a.daysAgo - b.daysAgo)[0]!
    const others = measured.filter((one) => one !== newest).map((one) => Math.round(one.z * 100))
    const records = measured.map((one) => record(indicator, addDays(today, -one.daysAgo), one.z))
    const { movement } = trendOf(birthDate, today)(indicator, records)
    const now = Math.round(newest.z * 100)
    const [fall, rise] = [Math.max(...others) - now, now - Math.min(...others)]
    const most = indicator === 'weightForAge' ? 67 : 130
    if (movement._tag === 'falling') expect(fall).toBeGreaterThan(67)
    if (movement._tag === 'rising') expect(rise).toBeGreaterThan(67)
    if (fall > most) expect(movement._tag).toBe('falling')
    else if (rise > most) expect(['rising', 'falling']).toContain(movement._tag)
  })
  test.prop([someRecords()])('is told between two believed measurings, or none', (records) => {
    const { movement, between, next } = trend(...records)
    expect(between === null).toBe(movement._tag === 'tooFew')
    if (between !== null) expect(daysBetween(between.from, between.to)).toBeGreaterThan(0)
    expect(next === null).toBe(records.length === 0)
    if (next !== null) expect(next.dueOn).toBe(nextMeasuring(birthDate, next.lastOn))
  })
  test.prop([someRecords()])('is said in a sentence that frightens nobody', (records) => {
    const found = trend(...records)
    const sentence = trendSentence('weightForAge', found)
    expect(sentence === null).toBe(found.movement._tag === 'tooFew' && found.concern === null)
    expect(sentence ?? '').not.toMatch(/อันตราย|ผิดปกติ|เสี่ยง|ด่วน|รีบ|!|undefined/)
  })
})

describe('the next measuring', () => {
  it('is late two weeks after its day', () => {
    const measured = (lastOn: string) => trend(record('weightForAge', lastOn as IsoDate, 0))
    expect(measured('2026-08-06').next).toStrictEqual({ lastOn: '2026-08-06', dueOn: '2026-11-06', isLate: false })
    expect(measured('2026-08-05').next).toStrictEqual({ lastOn: '2026-08-05', dueOn: '2026-11-05', isLate: true })
  })
  it('sends on who moves away from the middle, and cheers who comes back to it', () => {
    const said = (from: number, to: number) => trendSentence('weightForAge', trend(weight(60, from), weight(5, to)))
    expect(said(0, -1)).toContain('หากยังไปทางเดิม')
    expect(said(0, -1.6)).toContain('ห่างลงมาจากแนวแรก')
    expect(said(0, 2.5)).toContain('หากยังไปทางเดิม')
    expect(said(-2.5, -1.6)).toContain('ทำแบบเดิมต่อได้เลย')
    expect(said(2.5, 1)).toContain('หากยังไปทางเดิม')
    expect(said(2.1, 1.9)).not.toContain('ทำแบบเดิม')
    expect(said(2.1, 1.9)).toContain('วัดอีกครั้งตามนัด')
    expect(said(1, -0.5)).toContain('ห่างลงมาจากแนวแรก')
    expect(said(-0.5, 1)).not.toContain('แพทย์')
    const taller = [record('lengthHeightForAge', addDays(today, -60), 1), record('lengthHeightForAge', today, 1.6)]
    const height = trendOf(birthDate, today)('lengthHeightForAge', taller)
    expect(trendSentence('lengthHeightForAge', height)).not.toContain('แพทย์')
  })
  test.prop([fc.constantFrom(...indicators), fc.integer({ min: -400, max: 400 }), fc.integer({ min: 0, max: 400 })])(
    'never tells a child that comes down to go on as before, nor one that is to be seen for another reason',
    (indicator, hundredths, down) => {
      const [from, to] = [hundredths / 100, (hundredths - down) / 100]
      const records = [record(indicator, addDays(today, -60), from), record(indicator, today, to)]
      const found = trendOf(birthDate, today)(indicator, records)
      expect(trendSentence(indicator, found)).not.toContain('ทำแบบเดิม')
      const rising = trendOf(birthDate, today)(
        indicator,
        [...records].reverse().map((one, i) => ({ ...one, date: records[i]!.date })),
      )
      expect(trendSentence(indicator, rising, true)).not.toMatch(/ทำแบบเดิม|แพทย์/)
    },
  )
  it('names both bands of a crossing', () => {
    expect(trendSentence('weightForAge', trend(weight(60, -1.5), weight(5, -1.51)))).toContain(
      'เลื่อนลงจากช่วงตามเกณฑ์มาช่วงค่อนข้างน้อย',
    )
  })
})

it('a fall names no pink book from six years on', () => {
  const said = (ageInDays: number) =>
    trendSentence('bmiForAge', {
      movement: { _tag: 'falling', from: 'middle', to: 'middle' },
      concern: null,
      ageInDays,
    })
  expect(said(2191)).toContain('สมุดสีชมพู')
  expect(said(2192)).not.toContain('สมุดสีชมพู')
})
