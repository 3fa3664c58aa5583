import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import type { IsoDate } from '../calendar/isoDate.js'
import { addDays } from '../calendar/arithmetic.js'
import { measureAtZ } from './zScore.js'
import { loadReferences } from './references/who.js'
import { typingHelp } from './typingHelp.js'

const today = '2026-11-20' as IsoDate
const help = typingHelp(today)
const two = { birthDate: '2024-07-12', date: '2026-11-20' }

describe('typingHelp', () => {
  it.each([
    [{ weight: '12400' }, { _tag: 'GramsForKilograms', field: 'weight', received: 12400, proposed: 12.4 }],
    [{ weight: 12400 }, { _tag: 'GramsForKilograms', field: 'weight', received: 12400, proposed: 12.4 }],
    [{ height: '0.885' }, { _tag: 'MetresForCentimetres', field: 'height', received: 0.885, proposed: 88.5 }],
    [
      { head_circumference: '0.47' },
      { _tag: 'MetresForCentimetres', field: 'head_circumference', received: 0.47, proposed: 47 },
    ],
    [{ height: '8.85' }, { _tag: 'TenfoldSlip', field: 'height', received: 8.85, proposed: 88.5 }],
    [{ height: '885' }, { _tag: 'TenfoldSlip', field: 'height', received: 885, proposed: 88.5 }],
    [{ weight: '124' }, { _tag: 'TenfoldSlip', field: 'weight', received: 124, proposed: 12.4 }],
    [{ weight: '1.24' }, { _tag: 'TenfoldSlip', field: 'weight', received: 1.24, proposed: 12.4 }],
    [{ weight: 'สิบสอง' }, { _tag: 'NotANumber', field: 'weight', received: 'สิบสอง' }],
    [{ weight: '1\u00002' }, { _tag: 'NotANumber', field: 'weight', received: '1\u00002' }],
    [{ weight: ' '.repeat(20_000) }, { _tag: 'NotANumber', field: 'weight', received: ' '.repeat(100) }],
    [{ date: '\ud800' }, { _tag: 'NotADate', field: 'date' }],
    [{ weight: '0' }, { _tag: 'NotANumber', field: 'weight', received: '0' }],
    [{ height: Number.NaN }, { _tag: 'NotANumber', field: 'height', received: 'NaN' }],
    [{ height: Infinity }, { _tag: 'NotANumber', field: 'height', received: 'Infinity' }],
    [{ date: '2024-07-11' }, { _tag: 'DateBeforeBirth', field: 'date' }],
    [{ date: '2026-11-21' }, { _tag: 'DateInFuture', field: 'date' }],
    [{ birthDate: '2026-13-01' }, { _tag: 'NotADate', field: 'birthDate' }],
  ])('%j', (typed, slip) => expect(help({ ...two, ...typed })).toEqual([slip]))

  it.each([
    {},
    { weight: '', height: '  ' },
    { weight: '12.4', height: '88.5', head_circumference: 48 },
    { date: '2024-07-12', weight: 3.3, height: 50 },
    { birthDate: '', date: '', weight: '12.4' },
    { weight: '9999999' },
    { date: '  ', weight: '12.4' },
  ])('%j is no slip', (typed) => expect(help({ ...two, ...typed })).toEqual([]))

  it('tells every slip, in the order of the form', () => {
    const typed = {
      birthDate: '2026-12-01',
      date: '2026-11-30',
      weight: '12400',
      height: '0.885',
      head_circumference: '0.47',
    }
    expect(help(typed).map((slip) => `${slip._tag} ${slip.field}`)).toEqual([
      'DateInFuture birthDate',
      'DateInFuture date',
      'GramsForKilograms weight',
      'MetresForCentimetres height',
      'MetresForCentimetres head_circumference',
    ])
  })

  it("judges by the age: ten is a baby's slip and a toddler's weight", () => {
    const on = (date: string, weight: number) =>
      help({ birthDate: two.birthDate, date, weight }).map((s) => 'proposed' in s && s.proposed)
    expect(on('2024-07-12', 33)).toEqual([3.3])
    expect(on('2024-07-13', 33)).toEqual([3.3])
    expect(on('2026-11-20', 33)).toEqual([])
    expect(help({ birthDate: '2007-01-01', date: '2026-11-20', weight: 55, height: 165 })).toEqual([])
    expect(help({ birthDate: '2007-01-01', date: '2026-11-20', height: 16.5 })).toEqual([
      { _tag: 'TenfoldSlip', field: 'height', received: 16.5, proposed: 165 },
    ])
    expect(help({ birthDate: '2016-11-22', date: '2026-11-20', height: 13.5 })).toHaveLength(1)
  })
  it('takes the middle of two rows for an age half-way between them, ends included', () => {
    const birthDate = addDays(today, -(1857 + 3653) / 2)
    const proposed = (weight: number) =>
      help({ birthDate, date: today, weight }).map((s) => 'proposed' in s && s.proposed)
    expect([900, 901, 1.05, 1.04].map(proposed)).toEqual([[90], [], [10.5], []])
  })
  it('does not call today too early for a child not yet born', () => {
    expect(help({ birthDate: '2026-12-01', weight: 3 })).toEqual([{ _tag: 'DateInFuture', field: 'birthDate' }])
  })
  it('without a birth date, judges by any age; without a measuring date, by today', () => {
    expect(help({ weight: 12400 })).toHaveLength(1)
    expect(help({ height: 30 })).toEqual([])
    expect(help({ height: 230, weight: 240 })).toEqual([])
    expect(help({ birthDate: '2026-11-10', weight: '33' })).toEqual([
      { _tag: 'TenfoldSlip', field: 'weight', received: 33, proposed: 3.3 },
    ])
  })

  const references = loadReferences()
  const sizes = fc.record({
    sex: fc.constantFrom('male' as const, 'female' as const),
    age: fc.integer({ min: 0, max: 6970 }),
    z: fc.double({ min: -4.5, max: 4.5, noNaN: true }),
  })
  test.prop([sizes], { numRuns: 500 })('leaves every plausible child alone', ({ sex, age, z }) => {
    const size = (indicator: 'weightForAge' | 'lengthHeightForAge' | 'headCircumferenceForAge') => {
      const lms = references.find(indicator, age)?.at(sex, age)
      return lms ? { value: measureAtZ(indicator, lms, z) } : null
    }
    const birthDate = addDays(today, -age)
    const weight = size('weightForAge')
    const height = size('lengthHeightForAge')
    const head = size('headCircumferenceForAge')
    expect(
      help({
        birthDate,
        date: today,
        ...(weight && { weight: weight.value }),
        ...(height && { height: height.value }),
        ...(head && { head_circumference: head.value }),
      }),
    ).toEqual([])
  })
  test.prop([sizes], { numRuns: 300 })('finds grams and metres of a plausible child', ({ sex, age, z }) => {
    const reach = z / 2
    const lms = references.find('lengthHeightForAge', age)!.at(sex, age)!
    const height = Math.round(measureAtZ('lengthHeightForAge', lms, reach) * 10) / 10
    const birthDate = addDays(today, -age)
    const found = help({ birthDate, date: today, height: height / 100 })
    expect(found).toMatchObject([{ _tag: 'MetresForCentimetres', proposed: height }])
    const heavy = references.find('weightForAge', age)?.at(sex, age)
    if (!heavy) return
    const weight = Math.round(measureAtZ('weightForAge', heavy, reach) * 1000) / 1000
    expect(help({ birthDate, date: today, weight: weight * 1000 })).toMatchObject([
      { _tag: 'GramsForKilograms', proposed: weight },
    ])
  })
})

describe("weight and height in each other's field", () => {
  const exchanged = (weight: number, height: number) => ({ _tag: 'FiguresExchanged', field: 'weight', weight, height })
  it.each<readonly [string, string, string, object]>([
    ['2026-11-05', '52', '3.5', exchanged(3.5, 52)],
    ['2025-11-20', '75', '9.5', exchanged(9.5, 75)],
    ['', '75', '9.5', exchanged(9.5, 75)],
    ['2016-11-20', '140', '35', exchanged(35, 140)],
  ])('born %s, %s and %s: exchanging is proposed, and nothing else', (birthDate, weight, height, wanted) => {
    expect(typingHelp('2026-11-20' as IsoDate)({ birthDate, date: '2026-11-20', weight, height })).toStrictEqual([
      wanted,
    ])
  })
  it('is never said of two usual figures, or where exchanging does not help', () => {
    const slips = (weight: number, height: number) =>
      typingHelp('2026-11-20' as IsoDate)({ birthDate: '2025-11-20', date: '2026-11-20', weight, height })
    expect(slips(9.5, 75)).toStrictEqual([])
    expect(slips(9500, 75)).toMatchObject([{ _tag: 'GramsForKilograms' }])
    expect(slips(75, 75)).toMatchObject([{ _tag: 'TenfoldSlip', field: 'weight', proposed: 7.5 }])
  })
  const tables = loadReferences()
  const at = (indicator: 'weightForAge' | 'lengthHeightForAge', age: number, z: number): number =>
    Math.round(measureAtZ(indicator, tables.find(indicator, age)!.at('female', age)!, z) * 10) / 10
  const z = fc.integer({ min: -3, max: 3 })
  test.prop([fc.integer({ min: 0, max: 3000 }), z, z])(
    'is what the figures of a child of any line are, exchanged',
    (age, zOfWeight, zOfHeight) => {
      const [weight, height] = [at('weightForAge', age, zOfWeight), at('lengthHeightForAge', age, zOfHeight)]
      const found = help({ birthDate: addDays(today, -age), date: today, weight: height, height: weight })
      expect(found).toStrictEqual([exchanged(weight, height)])
    },
  )
})
