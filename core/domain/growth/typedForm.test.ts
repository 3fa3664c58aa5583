import { fc, test } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import * as arb from '../../testing/growth.js'
import { emptyForm as empty } from '../../testing/emptyForm.js'
import { addDays } from '../calendar/arithmetic.js'
import type { IsoDate } from '../calendar/isoDate.js'
import { check } from './check.js'
import { ageAt, formOf, formProblems, type TypedForm } from './typedForm.js'

const today = '2027-06-01' as IsoDate
const filled: TypedForm = {
  ...empty,
  name: ' มะลิ ',
  sex: 'female',
  birthDate: '2025-07-12',
  date: '2026-07-12',
  weight: '๙,๕',
  height: '75',
}
const problems = (change: Partial<TypedForm>) =>
  Object.values(formProblems(today)({ ...filled, ...change })).map(({ _tag, field }) => `${_tag} ${field}`)

describe('a form that is typed', () => {
  it('is read as what it says, lying or standing by age where it does not say', () => {
    expect(check(today)(formOf(filled))).toStrictEqual(
      E.right({
        name: 'มะลิ',
        sex: 'female',
        birthDate: '2025-07-12',
        date: '2026-07-12',
        weight: 9.5,
        height: 75,
        measure: 'l',
        head_circumference: null,
        gestation_weeks: null,
        gestation_days: null,
      }),
    )
    expect(formOf({ ...filled, measure: 'h' }).measure).toBe('h')
  })

  test.prop([
    arb.growthForm(),
    fc.option(fc.integer({ min: 18, max: 47 })),
    fc.option(fc.integer({ min: -1, max: 8 })),
  ])('without a problem it is read, and with one of a field beyond limits it is not', (form, weeks, days) => {
    const [gestation_weeks, gestation_days] = [String(weeks ?? ''), String(days ?? '')]
    const { weight, height } = form
    const figures = { weight: String(weight), height: String(height), gestation_weeks, gestation_days }
    const typed = { ...empty, ...form, ...figures, meant: { weight: String(weight), height: String(height) } }
    const read = check(today)(formOf(typed))
    expect(E.isRight(read)).toBe(Object.keys(formProblems(today)(typed)).length === 0)
    if (E.isRight(read)) expect(read.right).toMatchObject({ birthDate: form.birthDate, weight, height })
  })

  it('says all that is missing, in the order of the form', () => {
    expect(Object.values(formProblems(today)(empty)).map(({ _tag, field }) => `${_tag} ${field}`)).toStrictEqual([
      'NameInvalid name',
      'SexUnknown sex',
      'DateInvalid birthDate',
      'DateInvalid date',
      'NumberMissing weight',
    ])
  })

  it.each<[Partial<TypedForm>, ReadonlyArray<string>]>([
    [{}, []],
    [{ name: 'ก'.repeat(61) }, ['NameInvalid name']],
    [{ name: 'มะ\0ลิ' }, ['NameUnreadable name']],
    [{ name: 'มะลิ\ud83d' }, ['NameUnreadable name']],
    [{ name: '😀'.repeat(501) + '\0' }, ['NameInvalid name']],
    [{ head_circumference: '\0' }, ['NotANumber head_circumference']],
    [{ weight: '+9.5', height: '7 5' }, []],
    [{ weight: 'หนัก' }, ['NotANumber weight']],
    [{ height: '3001' }, ['NumberInvalid height']],
    [{ head_circumference: '301' }, ['NumberInvalid head_circumference']],
    [{ weight: '9500' }, ['GramsForKilograms weight']],
    [{ date: '2025-07-11' }, ['DateBeforeBirth date']],
    [{ birthDate: '2027-06-02' }, ['DateInFuture birthDate']],
    [{ birthDate: '2008-07-12', height: '165', weight: '55' }, []],
    [{ birthDate: '2007-07-12', height: '165', weight: '55' }, ['TooOld birthDate']],
    [{ birthDate: '1901-01-01', height: '165', weight: '55' }, ['TooOld birthDate']],
    [{ gestation_weeks: '19' }, ['GestationInvalid gestation_weeks']],
    [{ gestation_weeks: '36', gestation_days: '7' }, ['GestationInvalid gestation_days']],
    [{ gestation_days: '3' }, ['GestationInvalid gestation_weeks']],
    [{ weight: '75', height: '9.5' }, ['FiguresExchanged weight']],
    [{ birthDate: '2026-07-12', weight: '50', height: '0.9' }, ['FiguresExchanged weight']],
    [{ weight: '75', height: '9.5', meant: { weight: '75', height: '9.5' } }, []],
    [{ weight: '75', height: '9.5', meant: { weight: '75' } }, ['FiguresExchanged weight']],
    [{ weight: '95' }, ['TenfoldSlip weight']],
    [{ weight: '95', meant: { weight: '95' } }, []],
    [{ weight: '96', meant: { weight: '95' } }, ['TenfoldSlip weight']],
    [{ weight: '9500', meant: { weight: '9500' } }, ['GramsForKilograms weight']],
  ])('%j: %j', (change, found) => {
    expect(problems(change)).toStrictEqual(found)
  })

  it('has an age from the day of birth on', () => {
    expect([ageAt('2026-07-12', '2026-07-12'), ageAt('2026-07-12', '2026-07-11'), ageAt(null, '2026-07-12')]).toEqual([
      0,
      null,
      null,
    ])
  })
})

describe('a measuring day that cannot be', () => {
  const girl = { ...empty, name: 'มะลิ', sex: 'female', birthDate: '2025-11-01', weight: '9.2', height: '79' } as const
  it.each(['2126-11-20', '2027-06-02', '2028-11-20', '2045-11-20', '2024-01-01', '2025-10-31', '20/11'])(
    'is refused at its own field alone: %s',
    (date) => {
      expect(Object.keys(formProblems(today)({ ...girl, date }))).toStrictEqual(['date'])
    },
  )
  test.prop([fc.integer({ min: 1, max: 60_000 })])('at any distance', (days) => {
    const date = addDays(today, days)
    expect(Object.keys(formProblems(today)({ ...girl, date }))).toStrictEqual(['date'])
  })
  it('chooses no position', () => {
    expect(ageAt('2025-11-01', '2126-11-20')).toBeNull()
    expect(formOf({ ...girl, date: '2126-11-20' }).measure).toBeNull()
  })
})
