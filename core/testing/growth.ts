import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { addDays } from '../domain/calendar/arithmetic.js'
import type { IsoDate } from '../domain/calendar/isoDate.js'
import { lastDayOf2006 } from '../domain/growth/ages.js'
import { measurementAtAge, type Measurement } from '../domain/growth/measurement.js'
import type { Sex } from '../domain/growth/reference.js'
import type { Child } from '../ports/children.js'
import type { GrowthDraft } from '../ports/drafts.js'

/** A check that waits to be in an account. */
export const waitingDraft: GrowthDraft = {
  id: 'draft-1',
  name: 'มะลิ',
  sex: 'female',
  height: 88.5,
  weight: 12.4,
  birthDate: '2024-07-12',
  date: '2026-11-20',
  memberId: null,
  consentVersion: null,
  childId: null,
  state: { _tag: 'waiting' },
  savedAt: 0,
}

type Pinned<T> = { readonly [K in keyof T]?: fc.Arbitrary<T[K]> }
const plain = { noNullPrototype: true } as const
const tenths = (from: number, to: number) => fc.integer({ min: from * 10, max: to * 10 }).map((n) => n / 10)
const grams = (from: number, to: number) => fc.integer({ min: from * 1000, max: to * 1000 }).map((n) => n / 1000)
const day = (from: IsoDate, days: number) => fc.integer({ min: 0, max: days }).map((n) => addDays(from, n))

/**
 * Either sex.
 * @example
 * fc.assert(fc.property(arb.sex(), (sex) => ['male', 'female'].includes(sex)))
 */
export const sex = (): fc.Arbitrary<Sex> => fc.constantFrom('male', 'female')
/**
 * Birth to 20 years, as many under five as over.
 * @example
 * fc.assert(fc.property(arb.ageInDays(), (days) => isAgeInDays(days)))
 */
export const ageInDays = (): fc.Arbitrary<number> =>
  fc.oneof(fc.integer({ min: 0, max: lastDayOf2006 }), fc.integer({ min: lastDayOf2006 + 1, max: 7305 }))

/**
 * A measurement that the codec takes: likely and unlikely sizes, any position, sometimes without a figure.
 * @example
 * const assess = assessGrowth(loadReferences())
 * fc.assert(fc.property(arb.measurement({ sex: fc.constant('male') }), (m) => !assess(m).picture.startsWith('Girl')))
 */
export const measurement = (fixed: Pinned<Measurement> = {}): fc.Arbitrary<Measurement> =>
  fc
    .record(
      {
        sex: sex(),
        ageInDays: ageInDays(),
        weight: fc.option(grams(1, 120), { freq: 9 }),
        height: fc.option(tenths(35, 210), { freq: 9 }),
        measure: fc.option(fc.constantFrom('l' as const, 'h' as const)),
        head_circumference: fc.option(tenths(25, 65)),
        oedema: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
      },
      plain,
    )
    .map((input) => {
      const read = measurementAtAge(input)
      if (E.isLeft(read)) throw new Error('the generator made what the codec refuses')
      return read.right
    })
    .chain((made) => fc.record(fixed, plain).map((pins) => ({ ...made, ...pins }) as Measurement))

/**
 * A form as a parent fills it in, that `measurement(today)` and `saveDraft` take. `today` is 2026-11-20 or later.
 * @example
 * fc.assert(fc.property(arb.growthForm(), (form) => check(rightOf(isoDate(form.date)))(form)._tag === 'Right'))
 */
export const growthForm = () =>
  fc
    .record(
      {
        name: fc.constantFrom('มะลิ', 'ต้นกล้า', 'ข้าวปั้น', 'Mali'),
        sex: sex(),
        birthDate: day('2010-01-01' as IsoDate, 6000),
        weight: grams(2, 60),
        height: tenths(45, 170),
      },
      plain,
    )
    .chain((form) =>
      fc.integer({ min: 0, max: 150 }).map((days) => ({ ...form, date: addDays(form.birthDate, days) as string })),
    )

/**
 * Forms just outside: each has one fault, named beside it.
 * @example
 * const today = todayInBangkok(Date.UTC(2026, 10, 20))
 * fc.assert(fc.property(arb.nearMissForm(), ({ form }) => check(today)(form)._tag === 'Left'))
 */
export const nearMissForm = () =>
  growthForm().chain((form) =>
    fc.constantFrom(
      { fault: 'DateBeforeBirth', form: { ...form, date: addDays(form.birthDate, -1) as string } },
      { fault: 'DateInFuture', form: { ...form, date: '2099-01-01' } },
      { fault: 'DateInvalid', form: { ...form, birthDate: '2025-02-30' } },
      { fault: 'NumberInvalid', form: { ...form, weight: 0 } },
      { fault: 'NumberInvalid', form: { ...form, weight: 500.1 } },
      { fault: 'NumberInvalid', form: { ...form, height: 300.1 } },
      { fault: 'NumberInvalid', form: { ...form, height: Number.NaN } },
      { fault: 'SexUnknown', form: { ...form, sex: 'boy' } },
      { fault: 'PositionUnknown', form: { ...form, measure: 'standing' } },
    ),
  )

/**
 * A waiting draft; a caller may pin any field.
 * @example
 * fc.assert(fc.property(arb.growthDraft({ memberId: fc.constant('m1') }), (draft) => draftBelongsTo('m1')(draft)))
 */
export const growthDraft = (fixed: Pinned<GrowthDraft> = {}): fc.Arbitrary<GrowthDraft> =>
  fc
    .record({ form: growthForm(), id: fc.uuid(), savedAt: fc.integer({ min: 0, max: 4e12 }) }, plain)
    .map(({ form, id, savedAt }) => ({
      ...form,
      id,
      savedAt,
      memberId: null,
      consentVersion: null,
      childId: null,
      state: { _tag: 'waiting' as const },
    }))
    .chain((made) => fc.record(fixed, plain).map((pins) => ({ ...made, ...pins }) as GrowthDraft))

/**
 * A child of an account, with or without a gestation.
 * @example
 * fc.assert(fc.property(arb.child(), (child) => isoDate(child.birthDate)._tag === 'Right'))
 */
export const child = (): fc.Arbitrary<Child> =>
  fc
    .record(
      { id: fc.uuid(), form: growthForm(), weeks: fc.option(fc.integer({ min: 24, max: 42 })), days: fc.nat(6) },
      plain,
    )
    .map(({ id, form, weeks, days }) => ({
      id,
      nickname: form.name,
      birthDate: form.birthDate,
      sex: form.sex,
      gestation_weeks: weeks,
      gestation_days: weeks === null ? null : days,
      health_consent_at: null,
      role: 'owner' as const,
      shared_by: null,
    }))
