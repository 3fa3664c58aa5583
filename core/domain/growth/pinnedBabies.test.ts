import { isRight } from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { daysBetween } from '../calendar/arithmetic.js'
import type { IsoDate } from '../calendar/isoDate.js'
import { assessGrowth } from './assessGrowth.js'
import { growthConcerns } from '../../words/growth/growthConcern.js'
import { measurementAtAge } from './measurement.js'
import { indicators, type Sex } from './reference.js'
import { loadReferences } from './references/who.js'
import { trendOf } from './trend.js'
import { trendSentence } from '../../words/growth/trend.js'

const assess = assessGrowth(loadReferences())
const told = (sex: Sex, birth: string) => (date: string, weight: number, height: number, head?: number) => {
  const ageInDays = daysBetween(birth as IsoDate, date as IsoDate)
  const read = measurementAtAge({ sex, ageInDays, weight, height, measure: 'l', head_circumference: head })
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
    expect(plain(trendSentence('weightForAge', trend('weightForAge', records)))).toBe('น้ำหนักยังไม่ขึ้นเลยตั้งแต่ 1 พ.ค. 69')
    expect(plain(growthConcerns(birth, today, records)[0]?.next ?? null)).toBe(
      'พาไปให้แพทย์หรือเจ้าหน้าที่สาธารณสุขดูพร้อมสมุดสีชมพู ภายใน 1 สัปดาห์ ถ้าซึมหรือกินน้อยลง ไปวันนี้',
    )
    expect(growthConcerns(birth, today, records)[0]?.reasons.map(plain)).toStrictEqual(['น้ำหนักยังไม่ขึ้นเลยตั้งแต่ 1 พ.ค. 69'])
  })
  it('was so a month before, at the second of two falls, and at the first is weighed again', () => {
    const asOf = (count: number) => trend('weightForAge', records.slice(-count)).concern
    expect(asOf(5)).toStrictEqual({ _tag: 'weightFell', times: 4 })
    expect(asOf(3)).toStrictEqual({ _tag: 'weightFell', times: 2 })
    expect(asOf(2)).toStrictEqual({ _tag: 'weightLower' })
  })
})

describe('a girl who has lost much at five days and not regained it at three weeks', () => {
  const girl = told('female', birth)
  const records = [girl('2026-01-01', 3.6, 50), girl('2026-01-06', 3.05, 50.5), girl('2026-01-22', 3.1, 51)].reverse()
  const asked = (count: number, day: string) => growthConcerns(birth, day as IsoDate, records.slice(-count))[0]
  it('is to be seen today, both times', () => {
    expect(asked(1, '2026-01-01')).toBeUndefined()
    expect(asked(2, '2026-01-06')?.reasons).toStrictEqual(['น้ำหนักลดลงจากแรกเกิดเกิน 10%'])
    expect(asked(2, '2026-01-06')?.next).toContain('วันนี้')
    expect(asked(3, '2026-01-22')?.reasons.map(plain)).toStrictEqual(['อายุ 21 วันแล้ว น้ำหนักยังไม่กลับขึ้นถึงแรกเกิด'])
  })
})

describe('a boy who was heavy and has lost 1.3 kg in three months', () => {
  const birthDate = '2026-05-01' as IsoDate
  const at = told('male', birthDate)
  const records = [at('2026-11-01', 7, 67.8), at('2026-08-01', 8.3, 61.6)]
  const on = '2026-11-01' as IsoDate
  const sentences = indicators.map(
    (indicator) => trendSentence(indicator, trendOf(birthDate, on)(indicator, records)) ?? '',
  )
  it('is never told to go on as before', () => {
    const [now, then] = records.map(({ assessment }) => assessment.indicators.weightForAge)
    expect([now, then]).toMatchObject([{ zScore: -1.15 }, { zScore: 2.28 }])
    expect(sentences.join(' ')).not.toMatch(/ทำแบบเดิม|ใกล้ช่วงกลาง/)
  })
  it('is weighed again today, and seen this week if it is so', () => {
    const [concern, ...others] = growthConcerns(birthDate, on, records)
    expect(others).toStrictEqual([])
    expect(concern).toMatchObject({ reasons: ['น้ำหนักลดลงจากครั้งก่อน'], urgency: 'week' })
    expect(concern?.next).toMatch(/^ลองชั่งซ้ำวันนี้ ถ้าลดจริง .*ภายในสัปดาห์นี้ ถ้าซึมหรือกินน้อยลง ไปวันนี้$/)
  })
})

describe('a head far outside, of a boy who is else well', () => {
  const at = told('male', '2026-01-01')
  const day = '2026-07-03'
  it.each([
    [38.2, -4.21, 'week', 'ภายในสัปดาห์นี้'],
    [48.2, 3.98, 'week', 'ภายในสัปดาห์นี้'],
    [46.2, 2.34, 'weeks', 'ภายใน 1–2 สัปดาห์'],
  ])('%f cm is spoken of', (head, z, urgency, when) => {
    const boy = at(day, 7.9, 67.6, head)
    expect(boy.assessment.indicators.headCircumferenceForAge).toMatchObject({ zScore: z })
    const [concern] = growthConcerns(birth, day as IsoDate, [boy])
    expect(concern).toMatchObject({ reasons: ['รอบศีรษะอยู่นอกช่วงของวัยนี้'], urgency })
    expect(concern?.next).toContain(when)
    expect(concern?.next).toContain('ไปโรงพยาบาลวันนี้')
  })
  it('so far that it may be a slip too', () => {
    expect(growthConcerns(birth, day as IsoDate, [at(day, 7.9, 67.6, 36)])[0]?.next).toMatch(/^ลองวัดรอบศีรษะซ้ำ/)
  })
  it('within the lines says nothing, and an old one has passed', () => {
    expect(growthConcerns(birth, day as IsoDate, [at(day, 7.9, 67.6, 43.3)])).toStrictEqual([])
    const later = [at('2027-01-10', 9.8, 76), at(day, 7.9, 67.6, 46.2)]
    expect(growthConcerns(birth, '2027-01-10' as IsoDate, later)).toStrictEqual([])
  })
  it('stands beside what the body asks for, the more urgent first', () => {
    const thin = growthConcerns(birth, day as IsoDate, [at(day, 5.2, 67.6, 46.2)])
    expect(thin.map(({ urgency }) => urgency)).toStrictEqual(['hospital', 'weeks'])
    const falling = [at(day, 7.6, 67.6, 46.2), at('2026-06-01', 7.9, 66, 42.5)]
    const both = growthConcerns(birth, day as IsoDate, falling)
    expect(both.map(({ urgency }) => urgency)).toStrictEqual(['week', 'week'])
    expect(both[0]?.reasons).toStrictEqual(['รอบศีรษะโตเร็วกว่าแนวเดิม', 'รอบศีรษะอยู่นอกช่วงของวัยนี้'])
  })
})

describe('severe wasting', () => {
  it.each([
    ['2026-03-02', 3.9, 58.4, -4.26, 'hospital', 'วันนี้หรือพรุ่งนี้'],
    ['2027-12-02', 8.6, 86, -3.94, 'hospital', 'วันนี้หรือพรุ่งนี้'],
    ['2026-03-02', 4.45, 58.4, -2.7, 'days', 'ภายใน 2–3 วัน'],
  ])('on %s, %f kg and %f cm', (date, kg, cm, z, urgency, when) => {
    const boy = told('male', birth)(date, kg, cm)
    expect(boy.assessment.indicators.weightForLengthHeight).toMatchObject({ zScore: z })
    const [concern] = growthConcerns(birth, date as IsoDate, [boy])
    expect(concern).toMatchObject({ urgency })
    expect(concern?.next).toContain(when)
  })
  it('of a figure in doubt asks to measure again first, and does not leave it there', () => {
    const boy = told('male', birth)('2027-12-02', 7.2, 86)
    expect(boy.assessment.classNumber).toBeNull()
    expect(growthConcerns(birth, '2027-12-02' as IsoDate, [boy])[0]?.next).toMatch(/^ชั่งและวัดซ้ำตอนนี้ .*โรงพยาบาล/)
  })
})
