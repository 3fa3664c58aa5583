import type { IsoDate } from '@careplus/core/calendar'
import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import {
  checkProblems,
  draftForm,
  measuredFigures,
  measureHint,
  measurementProblems,
  nothingTyped,
  type TypedMeasurement,
} from './typedMeasurement'

const today = '2026-11-20' as IsoDate
const birthDate = '2024-07-12'
const typed = (change: Partial<TypedMeasurement> = {}): TypedMeasurement => ({
  date: today,
  weight: '12.4',
  height: '88.5',
  measure: null,
  head: '',
  ...change,
})

describe('what is said at a field', () => {
  test('nothing where all is well', () => {
    expect(measurementProblems(today, birthDate, typed())).toEqual({})
  })
  test('metres: with the repair', () => {
    expect(measurementProblems(today, birthDate, typed({ height: '0.885' }))).toEqual({
      height: {
        text: 'ตัวเลขนี้ดูเป็นเมตร หมายถึง 88.5\u00A0ซม. ใช่ไหมคะ',
        repair: { label: 'ใช้ 88.5\u00A0ซม.', value: '88.5', canBeMeant: false },
      },
    })
  })
  test('grams: with the repair', () => {
    expect(measurementProblems(today, birthDate, typed({ weight: '12400' })).weight?.repair).toEqual({
      label: 'ใช้ 12.4\u00A0กก.',
      value: '12.4',
      canBeMeant: false,
    })
  })
  test('tenfold: with the repair', () => {
    expect(
      measurementProblems(today, '2022-09-16', typed({ weight: '20.2', height: '10.35' })).height?.repair?.value,
    ).toBe('103.5')
  })
  test('what is missing, and dates that cannot be', () => {
    expect(Object.keys(measurementProblems(today, birthDate, typed({ weight: ' ', height: '', date: null })))).toEqual([
      'date',
      'weight',
    ])
    expect(measurementProblems(today, birthDate, typed({ date: '2026-11-21' })).date?.text).toContain('ยังมาไม่ถึง')
    expect(measurementProblems(today, birthDate, typed({ date: '2024-07-11' })).date?.text).toContain('ก่อนวันเกิด')
  })
  test('what no scale reads', () => {
    expect(measurementProblems(today, null, typed({ height: '900' })).height).toBeDefined()
    expect(measurementProblems(today, null, typed({ head: '301' })).head).toBeDefined()
  })
  test.prop([fc.string(), fc.string(), fc.string()])('never throws, whatever is typed', (weight, height, head) => {
    expect(measurementProblems(today, birthDate, typed({ weight, height, head }))).toBeTypeOf('object')
  })
})

test('a figure that looks like a slip may be meant, as long as it is not typed anew', () => {
  const early = typed({ date: birthDate, weight: '0.45', height: '28' })
  expect(measurementProblems(today, birthDate, early).weight?.repair).toMatchObject({ value: '4.5', canBeMeant: true })
  const meant = { ...early, meant: { weight: '0.45' } }
  expect(measurementProblems(today, birthDate, meant)).toEqual({})
  expect(measurementProblems(today, birthDate, { ...meant, weight: '0.46' }).weight).toBeDefined()
  expect(measurementProblems(today, birthDate, { ...early, meant: { head: '0.45' } }).weight).toBeDefined()
})

test("weight and height in each other's field are exchanged in one press, or meant together", () => {
  const wrong = typed({ date: '2025-07-12', weight: '75', height: '9.5' })
  const problems = measurementProblems(today, birthDate, wrong)
  expect(problems).toEqual({
    weight: {
      text: 'น้ำหนักกับส่วนสูงน่าจะสลับช่องกัน หมายถึง 9.5\u00A0กก. และ 75\u00A0ซม. ใช่ไหมคะ',
      repair: { label: 'สลับให้', value: '9.5', also: { height: '75' }, canBeMeant: true },
    },
  })
  expect(measurementProblems(today, birthDate, { ...wrong, weight: '9.5', height: '75' })).toEqual({})
  expect(measurementProblems(today, birthDate, { ...wrong, meant: { weight: '75', height: '9.5' } })).toEqual({})
})

test('grams and metres cannot be meant', () => {
  const meant = { weight: '12400', height: '0.885' }
  expect(Object.keys(measurementProblems(today, birthDate, typed({ ...meant, meant })))).toEqual(['weight', 'height'])
})

test('a repaired field has no further problem', () => {
  const wrong = typed({ height: '0.885', weight: '12400' })
  const problems = measurementProblems(today, birthDate, wrong)
  const right = { ...wrong, height: problems.height!.repair!.value, weight: problems.weight!.repair!.value }
  expect(measurementProblems(today, birthDate, right)).toEqual({})
})

test('lying and standing by age, unless said otherwise', () => {
  const shown = (measure: TypedMeasurement['measure'], birthDate: string | null, date: string) =>
    draftForm({ ...nothingTyped, measure, birthDate, date }).measure
  expect(shown(null, birthDate, '2026-07-12')).toBe('l')
  expect(shown(null, birthDate, '2026-07-13')).toBe('h')
  expect(shown('l', birthDate, today)).toBe('l')
  expect(shown(null, null, today)).toBeNull()
  expect(measureHint('h', birthDate, '2024-12-01')).toMatch(/^อายุไม่ถึง 9 เดือน/)
  expect(measureHint('l', birthDate, today)).toMatch(/เราปรับให้ 0.7 ซม./)
})

test('the figures as the wire has them; what was left empty is not there', () => {
  expect(measuredFigures(typed({ weight: '๑๒,๔' }), birthDate)).toEqual({
    date: today,
    weight: 12.4,
    height: 88.5,
    measure: 'h',
  })
  expect(measuredFigures(typed({ head: '47.5', measure: 'l' }), birthDate)).toMatchObject({
    head_circumference: 47.5,
    measure: 'l',
  })
})

test('nineteen is beyond the references', () => {
  const at = (birthDate: string) => checkProblems(today, { ...nothingTyped, birthDate, date: today }).birthDate?.text
  expect(at('2007-11-21')).toBeUndefined()
  expect(at('2007-11-20')).toContain('19 ปี')
})
