import { fc, test } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import * as arb from '../../testing/growth.js'
import { daysBetween } from '../calendar/arithmetic.js'
import type { IsoDate } from '../calendar/isoDate.js'
import { measurement, measurementAtAge } from './measurement.js'
import { Measurement } from './measurementCodec.js'
import { AgeInDays, Centimetres, Kilograms } from './quantities.js'

const today = '2026-11-20' as IsoDate
const form = { sex: 'female', birthDate: '2024-07-12', date: '2026-11-20' }
const read = (change: Readonly<Record<string, unknown>>) => measurement(today)({ ...form, ...change })
const tags = (change: Readonly<Record<string, unknown>>) => {
  const result = read(change)
  return E.isLeft(result) ? result.left.map((r) => ('field' in r ? `${r._tag} ${r.field}` : r._tag)) : []
}

describe('measurement', () => {
  it('reads a form with its age in days', () => {
    expect(read({ weight: 12.4, height: 88.5, measure: 'h', head_circumference: 47.1, oedema: true })).toEqual(
      E.right({
        sex: 'female',
        ageInDays: 861,
        weight: 12.4,
        height: 88.5,
        measure: 'h',
        head_circumference: 47.1,
        oedema: true,
      }),
    )
  })
  it('takes what is absent, null or undefined as not measured', () => {
    const empty = {
      sex: 'female',
      ageInDays: 861,
      weight: null,
      height: null,
      measure: null,
      head_circumference: null,
      oedema: false,
    }
    expect(read({})).toEqual(E.right(empty))
    expect(read({ weight: null, height: undefined, measure: null, oedema: null, head_circumference: null })).toEqual(
      E.right(empty),
    )
  })
  it.each([
    [{ sex: 'boy' }, ['SexUnknown sex']],
    [{ birthDate: '12/07/2024' }, ['DateInvalid birthDate']],
    [{ date: 20261120 }, ['DateInvalid date']],
    [{ birthDate: '2026-11-21', date: '2026-11-22' }, ['DateInFuture birthDate', 'DateInFuture date']],
    [{ date: '2024-07-11' }, ['DateBeforeBirth date']],
    [{ date: '2024-07-12' }, []],
    [{ birthDate: '1900-01-01', date: '2026-11-20' }, ['AgeInvalid ageInDays']],
    [{ weight: 0 }, ['NumberInvalid weight']],
    [{ weight: '12' }, ['NumberInvalid weight']],
    [{ weight: 500 }, []],
    [{ weight: 500.01 }, ['NumberInvalid weight']],
    [{ weight: 0.01 }, []],
    [{ height: 1 }, ['NumberInvalid height']],
    [{ height: 1.01 }, []],
    [{ height: 300 }, []],
    [{ height: 300.01 }, ['NumberInvalid height']],
    [{ height: Infinity }, ['NumberInvalid height']],
    [{ head_circumference: 0 }, ['NumberInvalid head_circumference']],
    [{ head_circumference: 300 }, []],
    [{ measure: 'lying' }, ['PositionUnknown measure']],
    [{ oedema: 'y' }, ['OedemaUnknown oedema']],
    [{ wieght: 12 }, ['FieldUnknown wieght']],
    [{ headCircumference: 47 }, ['FieldUnknown headCircumference']],
    [{ ageInDays: 5 }, ['FieldUnknown ageInDays']],
    [{ constructor: 1, ['__proto__']: 1 }, ['FieldUnknown constructor', 'FieldUnknown __proto__']],
    [{ sex: 'females' }, ['SexUnknown sex']],
    [{ measure: 'lh' }, ['PositionUnknown measure']],
    [{ wieght: undefined }, []],
    [
      { sex: 1, birthDate: '', weight: -1, height: Number.NaN, measure: 0 },
      [
        'DateInvalid birthDate',
        'SexUnknown sex',
        'NumberInvalid weight',
        'NumberInvalid height',
        'PositionUnknown measure',
      ],
    ],
  ])('%j: %j', (change, faults) => expect(tags(change)).toEqual(faults))
  it('says the limits, and why a date is none', () => {
    expect(read({ weight: -1 })).toEqual(E.left([{ _tag: 'NumberInvalid', field: 'weight', above: 0, highest: 500 }]))
    expect(read({ birthDate: '2025-02-30' })).toEqual(
      E.left([{ _tag: 'DateInvalid', field: 'birthDate', refusal: { _tag: 'NoSuchDay' } }]),
    )
  })
  it.each([null, undefined, 'text', 5, true])('%j is no measurement', (input) => {
    expect(measurement(today)(input)).toEqual(E.left([{ _tag: 'NotAMeasurement' }]))
    expect(measurementAtAge(input)).toEqual(E.left([{ _tag: 'NotAMeasurement' }]))
  })

  test.prop([fc.anything()])('never throws, whatever comes in', (input) => {
    expect(() => [measurement(today)(input), measurementAtAge(input)]).not.toThrow()
  })
  test.prop([arb.growthForm()])('takes a form as a parent fills it in', ({ name: _, ...filled }) => {
    const result = measurement('2027-06-01' as IsoDate)(filled)
    expect(result).toMatchObject({ right: { weight: filled.weight, height: filled.height } })
    if (E.isRight(result)) expect(result.right.ageInDays).toBe(daysBetween(filled.birthDate, filled.date as IsoDate))
  })
  test.prop([arb.nearGrowthForm()])(
    'refuses exactly the fault of a near miss',
    ({ slip, input: { name: _, ...filled } }) => {
      const result = measurement('2027-06-01' as IsoDate)(filled)
      expect(E.isLeft(result) && result.left.map((refusal) => refusal._tag)).toEqual([slip])
    },
  )
})

describe('measurementAtAge', () => {
  it.each([
    [-1, false],
    [0, true],
    [0.5, false],
    [36_524, true],
    [36_525, false],
    ['5', false],
    [undefined, false],
  ])('age %j: %j', (ageInDays, taken) => {
    const result = measurementAtAge({ sex: 'male', ageInDays })
    expect(E.isRight(result)).toBe(taken)
    expect(AgeInDays.is(ageInDays)).toBe(taken)
    if (E.isLeft(result)) expect(result.left).toEqual([{ _tag: 'AgeInvalid', field: 'ageInDays' }])
    else expect(result.right.ageInDays).toBe(ageInDays)
  })
})

describe('the codec of a measuring', () => {
  test.prop([arb.measurement()])('reads back what it writes, in one spelling', (m) => {
    expect(Measurement.decode(Measurement.encode(m))).toEqual(E.right(m))
    expect(measurementAtAge(Measurement.encode(m))).toEqual(E.right(m))
    expect(Measurement.is(m)).toBe(true)
  })
  test.prop([fc.anything()])('refuses what the rule refuses, and says at which field', (input) => {
    const [read, decoded] = [measurementAtAge(input), Measurement.decode(input)]
    expect(E.isLeft(decoded)).toBe(E.isLeft(read))
    if (E.isLeft(decoded) && E.isLeft(read)) {
      expect(decoded.left.map(({ message }) => message)).toEqual(read.left.map(({ _tag }) => _tag))
    }
  })
  it('knows no other key, and no other spelling', () => {
    const given = { sex: 'male', ageInDays: 100, headCircumference: 40, wieght: 5 }
    const read = measurementAtAge(given)
    expect(E.isLeft(read) && read.left).toEqual([
      { _tag: 'FieldUnknown', field: 'headCircumference' },
      { _tag: 'FieldUnknown', field: 'wieght' },
    ])
    const decoded = Measurement.decode(given)
    expect(E.isLeft(decoded) && decoded.left.map(({ context }) => context.at(-1)?.key)).toEqual([
      'headCircumference',
      'wieght',
    ])
    expect(Measurement.is({ sex: 'male', ageInDays: 100 })).toBe(false)
  })
})

it('the codecs are the rule itself', () => {
  expect([0, 0.001, 500, 500.001, '5', Number.NaN].map(Kilograms.is)).toEqual([false, true, true, false, false, false])
  expect([1, 1.001, 300, 300.001, null].map(Centimetres.is)).toEqual([false, true, true, false, false])
  expect([Kilograms.name, Centimetres.name, AgeInDays.name]).toEqual(['Kilograms', 'Centimetres', 'AgeInDays'])
})
