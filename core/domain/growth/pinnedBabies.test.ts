import { isRight } from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { daysBetween } from '../calendar/arithmetic.js'
import type { IsoDate } from '../calendar/isoDate.js'
import { assessGrowth } from './assessGrowth.js'
import { growthConcern } from './growthConcern.js'
import { measurementAtAge } from './measurement.js'
import type { Sex } from './reference.js'
import { loadReferences } from './references/who.js'
import { trendOf } from './trend.js'
import { trendSentence } from './trendWords.js'

const assess = assessGrowth(loadReferences())
const told = (gender: Sex, birth: string) => (date: string, weight: number, height: number) => {
  const ageInDays = daysBetween(birth as IsoDate, date as IsoDate)
  const read = measurementAtAge({ gender, ageInDays, weight, height, measure: 'l' })
  if (!isRight(read)) throw new Error('not a measurement')
  return { date: date as IsoDate, measured: { weight }, assessment: assess(read.right) }
}

const birth = '2026-01-01' as IsoDate
const today = '2026-10-02' as IsoDate
const plain = (text: string | null) => (text ?? '').replaceAll('\u00A0', ' ')

describe('a boy who loses weight for five months', () => {
  const at = told('male', '2026-01-01')
  const records = [
    at('2026-05-01', 8.15, 64),
    at('2026-06-01', 8.14, 66),
    at('2026-07-01', 8, 67.5),
    at('2026-08-01', 7.8, 69),
    at('2026-09-01', 7.55, 70.5),
    at('2026-10-01', 7.59, 71.5),
  ].reverse()
  const zs = records.map(({ assessment: { indicators } }) =>
    indicators.weightForAge._tag === 'scored' ? indicators.weightForAge.zScore : null,
  )
  const trend = trendOf(birth, today)
  it('is where the tables have him', () => expect(zs).toStrictEqual([-1.45, -1.2, -0.55, 0.1, 0.75, 1.4]))
  it('is falling, and to be shown', () => {
    expect(trend('weightForAge', records)).toMatchObject({
      movement: { _tag: 'falling', from: 'middle', to: 'middle' },
      between: { from: '2026-05-01', to: '2026-10-01' },
      concern: { _tag: 'weightStood', since: '2026-05-01' },
    })
    expect(trend('weightForLengthHeight', records).movement._tag).toBe('falling')
    expect(plain(trendSentence('weightForAge', trend('weightForAge', records)))).toBe(
      'น้ำหนักยังไม่ขึ้นเลยตั้งแต่ 1 พ.ค. 69 พาไปให้แพทย์หรือเจ้าหน้าที่สาธารณสุขดูพร้อมสมุดสีชมพู ภายใน 1–2 สัปดาห์',
    )
    expect(growthConcern(birth, today, records)?.reasons.map(plain)).toStrictEqual(['น้ำหนักยังไม่ขึ้นเลยตั้งแต่ 1 พ.ค. 69'])
  })
  it('was so a month before, at the second of two falls, and not at the first', () => {
    const asOf = (count: number) => trend('weightForAge', records.slice(-count)).concern
    expect(asOf(5)).toStrictEqual({ _tag: 'weightFell', times: 4 })
    expect(asOf(3)).toStrictEqual({ _tag: 'weightFell', times: 2 })
    expect(asOf(2)).toBeNull()
  })
})

describe('a girl who has lost much at five days and not regained it at three weeks', () => {
  const girl = told('female', birth)
  const records = [girl('2026-01-01', 3.6, 50), girl('2026-01-06', 3.05, 50.5), girl('2026-01-22', 3.1, 51)].reverse()
  const asked = (count: number, day: string) => growthConcern(birth, day as IsoDate, records.slice(-count))
  it('is to be seen today, both times', () => {
    expect(asked(1, '2026-01-01')).toBeNull()
    expect(asked(2, '2026-01-06')?.reasons).toStrictEqual(['น้ำหนักลดลงจากแรกเกิดเกิน 10%'])
    expect(asked(2, '2026-01-06')?.next).toContain('วันนี้')
    expect(asked(3, '2026-01-22')?.reasons.map(plain)).toStrictEqual(['อายุ 21 วันแล้ว น้ำหนักยังไม่กลับขึ้นถึงแรกเกิด'])
  })
})
