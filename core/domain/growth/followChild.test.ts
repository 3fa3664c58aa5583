import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { addDays } from '../calendar/arithmetic.js'
import { addMonths } from '../calendar/months.js'
import type { IsoDate } from '../calendar/isoDate.js'
import { measurement } from '../../testing/growth.js'
import { followWords } from '../../words/growth/followChild.js'
import type { Gestation } from './correctedAge.js'
import { curve, sizeCurve } from './curve.js'
import { followChild, type FollowedPoint, type FollowedRecord } from './followChild.js'
import { isSeen, steps } from './referral.js'
import { loadReferences } from './references/who.js'
import { indicators, type Indicator, type Sex } from './reference.js'

const references = loadReferences()
const birthDate = '2026-01-01' as IsoDate
const child = (sex: Sex) => ({ sex, birthDate, gestation: null })
const on = (age: number) => addDays(birthDate, age)
const record = (
  age: number,
  weight: number,
  height: number | null,
  more: Partial<FollowedRecord> = {},
): FollowedRecord => ({
  date: on(age),
  weight,
  height,
  measure: null,
  head_circumference: null,
  ...more,
})
const follow = (sex: Sex, today: number, ...newestFirst: ReadonlyArray<FollowedRecord>) =>
  followChild(references)(child(sex), newestFirst, on(today))

describe('the next day', () => {
  it('is that of the usual measuring where nothing is asked for', () => {
    const found = follow('female', 60, record(60, 5.1, 57))
    expect([found.concerns, found.referral]).toStrictEqual([[], null])
    expect(found.due).toStrictEqual({ kind: 'measure', on: '2026-04-02', lastOn: '2026-03-02' })
    expect(found.comforts).toBe(true)
  })
  it('follows the referral', () => {
    expect(follow('female', 5, record(5, 3.12, 50), record(0, 3.4, 50)).due).toMatchObject({ kind: 'weigh', on: on(7) })
    expect(follow('female', 21, record(21, 3.3, 51), record(0, 3.4, 50)).due).toMatchObject({
      kind: 'visit',
      on: on(21),
    })
    expect(follow('male', 92, record(92, 5.25, 60)).due).toMatchObject({ kind: 'weigh', on: on(106) })
    expect(follow('male', 517, record(517, 6.5, 76)).due).toMatchObject({ kind: 'visit', on: on(517) })
    expect(follow('female', 239, record(239, 6.55, 68.5)).due).toMatchObject({ kind: 'visit', on: on(253) })
  })
})

describe('praise', () => {
  it('is not of a measurement older than the longest time between two', () => {
    const newest = record(60, 5.1, 57)
    expect(follow('female', 258, newest).comforts).toBe(true)
    expect(follow('female', 259, newest).comforts).toBe(false)
    expect(followWords(follow('female', 1100, newest), on(1100)).advice).toBeNull()
  })
  it('does not stand beside a head that left its line upwards', () => {
    const before = record(60, 5.5, 58, { head_circumference: 39.1 })
    const head = (cm: number) => follow('male', 90, record(90, 6.2, 61, { head_circumference: cm }), before)
    expect(head(40.4).comforts).toBe(true)
    expect(head(42).trends.headCircumferenceForAge.movement._tag).toBe('rising')
    expect(head(42)).toMatchObject({ comforts: false, referral: null })
  })
})

describe('a referral', () => {
  const thin = record(239, 6.55, 68.5)
  it('stands however long ago, until a newer measurement ends it', () => {
    expect(follow('female', 400, thin).referral).toMatchObject({ _tag: 'visit', urgency: 'weeks' })
    expect(follow('female', 400, record(300, 8.2, 71), thin).referral).toBeNull()
  })
  it('says when it was, and speaks to the age of today once the child has grown out of its words', () => {
    const newborn = [record(21, 3.1, 51), record(0, 3.4, 50)]
    const at = (age: number) => {
      const found = follow('female', age, ...newborn)
      return { ...followWords(found, on(age)), urgency: found.referral?.urgency, tag: found.heading._tag }
    }
    expect(at(21)).toMatchObject({ urgency: 'today', referral: expect.stringMatching(/^อายุ 21\u00A0วันแล้ว .*ไม่ดูดนม/) })
    expect(at(36).referral).toMatch(/^จากที่วัดเมื่อ .*ไม่ดูดนม/)
    const toddler = at(560)
    expect(toddler).toMatchObject({ urgency: 'week', tag: 'toBeSeen' })
    expect(toddler.referral).toMatch(/^จากที่วัดเมื่อ .* ชั่งและวัดใหม่วันนี้ .*ภายใน 1 สัปดาห์/)
    expect(toddler.due).toMatch(/^วัดครั้งล่าสุด .* ชั่งและวัดใหม่วันนี้$/)
    expect(JSON.stringify(toddler)).not.toMatch(/ดูดนม|ตัวเหลือง|การให้นม/)
  })
  it('of each step for newborns and infants is told to no older child', () => {
    const cases: ReadonlyArray<readonly [age: number, ...records: ReadonlyArray<FollowedRecord>]> = [
      [5, record(5, 3.12, 50), record(0, 3.4, 50)],
      [60, record(60, 4.2, 58)],
      [60, record(60, 3.54, 53)],
      [92, record(92, 4.95, 60)],
      [60, record(60, 4.5, 56), record(30, 4.6, 54)],
      [150, record(150, 6.2, 63), record(120, 6.4, 62)],
    ]
    for (const [then, ...records] of cases) {
      const said = (age: number) => followWords(follow('female', age, ...records), on(age))
      expect(JSON.stringify(said(then).concerns)).toMatch(/นม/)
      for (const age of [400, 3000]) {
        expect(JSON.stringify(said(age))).not.toMatch(/ดูดนม|ตัวเหลือง|การให้นม|ให้นมบ่อย|ใน 2 วัน/)
      }
    }
  })
  it('names the paper that a child of today has, and the day to weigh again that is to come', () => {
    const thinGirl = record(2180, 16, 115)
    expect(followWords(follow('female', 2185, thinGirl), on(2185)).referral).toContain('สมุดสีชมพู')
    expect(followWords(follow('female', 2250, thinGirl), on(2250)).referral).toContain('สมุดสุขภาพ')
    const lost = [record(5, 3.12, 50), record(0, 3.4, 50)]
    expect(followWords(follow('female', 20, ...lost), on(20)).concerns[0]?.next).toMatch(/^ชั่งอีกครั้งวันนี้/)
  })
  it('ends when the parent has been there, and comes back with a newer measurement that asks', () => {
    const taken = follow('female', 245, { ...thin, takenOn: on(244) })
    expect(taken.referral).toBeNull()
    expect(taken.taken).toMatchObject({ on: on(244), referral: { _tag: 'visit' } })
    expect(taken.due?.kind).toBe('measure')
    expect(taken.comforts).toBe(false)
    expect(followWords(taken, on(245)).taken).toContain('พาไปแล้ว')
    const again = follow('female', 270, record(270, 6.6, 69.5), { ...thin, takenOn: on(244) })
    expect(again.referral?._tag).toBe('visit')
  })
  it('has the child measured again within a month, though it was taken to be seen', () => {
    const light = { ...record(520, 6.9, 74), takenOn: on(521) }
    expect(follow('female', 525, light)).toMatchObject({
      referral: null,
      due: { kind: 'measure', on: addMonths(on(520), 1) },
    })
  })
  it('of a height stands where the newest record has a weight alone', () => {
    const found = follow('female', 500, record(500, 8.2, null), record(480, 8.1, 71))
    expect(found.referral?.reasons).toContainEqual({ _tag: 'short' })
  })
})

const records = fc
  .array(measurement({ oedema: fc.constant(false), sex: fc.constant('female') }), { minLength: 1, maxLength: 4 })
  .map((all) => all.map((one): FollowedRecord => ({ ...one, date: on(one.ageInDays) })))
const today = on(8000)

test.prop([records])('where somebody is to look, nothing comforts, and the day is no later than the step', (all) => {
  const found = followChild(references)(child('female'), all, today)
  const said = followWords(found, today)
  expect(said.due.length).toBeGreaterThan(5)
  for (const one of found.concerns) {
    const { days } = steps[one._tag]
    if (days !== null) expect(found.due!.on <= addDays(one.on, days)).toBe(true)
  }
  if (found.referral === null) return
  expect(isSeen(found.referral)).toBe(true)
  expect(found.comforts).toBe(false)
  expect(found.due?.kind).toBeDefined()
  expect(JSON.stringify(said)).not.toMatch(/สูงดี|ดีแล้ว|พอดีกับตัว|undefined|NaN/)
})

test.prop([records])('a mark on every record ends every referral and no request to weigh again', (all) => {
  const marked = followChild(references)(
    child('female'),
    all.map((one) => ({ ...one, takenOn: today })),
    today,
  )
  expect(marked.referral).toBeNull()
  expect(marked.concerns.every((one) => !isSeen(one))).toBe(true)
})

const lineAt = (indicator: Indicator, z: number, x: number, ageInDays = x): number | undefined =>
  (indicator === 'weightForLengthHeight'
    ? sizeCurve(references)({ sex: 'female', from: x, to: x, step: 1, z, ageInDays })
    : curve(references)({ indicator, sex: 'female', from: x, to: x, step: 1, z })[0]
  )?.[0]?.y

const rounding = 0.006
const isOnLine = (indicator: Indicator, { x, y, z, record: one }: FollowedPoint<FollowedRecord>): boolean => {
  const [low, high] = [z - rounding, z + rounding].map((at) => lineAt(indicator, at, x, one.assessment.ageInDays))
  return low !== undefined && high !== undefined && low <= y && y <= high
}

describe('of all records together', () => {
  const told = (
    sex: Sex,
    birth: string,
    records: ReadonlyArray<FollowedRecord>,
    gestation: Gestation | null = null,
  ) => {
    const day = records[0]!.date as IsoDate
    const found = followChild(references)({ sex, birthDate: birth as IsoDate, gestation }, records, day)
    return { found, words: followWords(found, day) }
  }
  const at = (date: string, weight: number, height: number, measure: FollowedRecord['measure']): FollowedRecord => ({
    ...record(0, weight, height, { measure }),
    date,
  })

  it('a girl whose weight stands still for a year is to be seen, though her last record alone is well', () => {
    const falling = [
      at('2026-11-12', 11.2, 88, 'h'),
      at('2026-07-12', 11.2, 85, 'h'),
      at('2026-03-12', 11.1, 82, 'l'),
      at('2025-11-12', 11, 79, 'l'),
      at('2025-07-12', 10.8, 76, 'l'),
    ]
    const { found, words } = told('female', '2024-07-12', falling)
    expect(found.referral?.reasons[0]).toMatchObject({ _tag: 'trend' })
    expect(words.heading).toBe('มีเรื่องที่ต้องให้แพทย์ดู')
    expect(words.referral).toContain('ภายใน 1 สัปดาห์')
    expect([words.advice, found.comforts]).toStrictEqual([null, false])
    expect(told('female', '2024-07-12', falling.slice(0, 1)).found.concerns).toStrictEqual([])
  })
  it('a newborn who weighs less than at birth after two weeks is to be seen today', () => {
    const { found, words } = told('female', '2026-11-01', [
      at('2026-11-15', 3, 51, 'l'),
      at('2026-11-01', 3.4, 50, 'l'),
    ])
    expect(found.referral?.urgency).toBe('today')
    expect(words.concerns[0]?.reasons).toContain('น้ำหนักลดลงจากแรกเกิดเกิน 10%')
  })
  it('a girl born at 30 weeks has her point where the words have her', () => {
    const early = at('2026-07-09', 5.6, 60.5, 'l')
    const { found } = told('female', '2026-01-01', [early], { weeks: 30, days: 0 })
    const [point] = found.points.lengthHeightForAge
    expect(point).toMatchObject({ x: 119, y: 60.5, record: { measured: early, byBirth: { ageInDays: 189 } } })
    expect(point!.z).toBeCloseTo(-0.65, 2)
    expect(isOnLine('lengthHeightForAge', point!)).toBe(true)
    expect(lineAt('lengthHeightForAge', -2, 189)).toBeGreaterThan(60.5)
  })
})

test.prop([
  fc.option(fc.record({ weeks: fc.integer({ min: 22, max: 44 }), days: fc.integer({ min: 0, max: 6 }) })),
  records,
])('a point stands where the words of its record are, and every such record has one', (gestation, all) => {
  const found = followChild(references)({ ...child('female'), gestation }, all, today)
  for (const indicator of indicators) {
    const points = found.points[indicator]
    for (const point of points) {
      const { z, record: one } = point
      expect(one.assessment.indicators[indicator]).toMatchObject({ _tag: 'scored', zScore: z, flagged: false })
      expect(isOnLine(indicator, point)).toBe(true)
    }
    const newest = found.newest?.assessment.indicators[indicator]
    if (newest?._tag === 'scored' && !newest.flagged) expect(points.at(-1)?.record).toBe(found.newest)
  }
})
