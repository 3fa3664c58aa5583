import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { addDays } from '../domain/calendar/arithmetic.js'
import type { IsoDate } from '../domain/calendar/isoDate.js'
import { lastDayOf2006 } from '../domain/growth/ages.js'
import { measurementAtAge, type Measurement } from '../domain/growth/measurement.js'
import type { Sex } from '../domain/growth/reference.js'
import type { Child, GrowthRecord } from '../ports/children.js'
import type { GrowthDraft } from '../ports/drafts.js'
import { nearMisses, mistakeIn, type NearMiss } from './nearMiss.js'
import type { Pinned } from './pinnedFields.js'

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

const plain = { noNullPrototype: true } as const
const tenths = (from: number, to: number) => fc.integer({ min: from * 10, max: to * 10 }).map((n) => n / 10)
const grams = (from: number, to: number) => fc.integer({ min: from * 1000, max: to * 1000 }).map((n) => n / 1000)
const day = (from: IsoDate, days: number) => fc.integer({ min: 0, max: days }).map((n) => addDays(from, n))

export const sex = (): fc.Arbitrary<Sex> => fc.constantFrom('male', 'female')
export const ageInDays = (): fc.Arbitrary<number> =>
  fc.oneof(fc.integer({ min: 0, max: lastDayOf2006 }), fc.integer({ min: lastDayOf2006 + 1, max: 7305 }))

/** A measurement that the codec accepts: likely and unlikely sizes, any position, sometimes without a value.
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

/** A form that `measurement(today)` and `saveDraft` accept. `today` is 2026-11-20 or later.
 * @example
 * fc.assert(fc.property(arb.growthForm(), (form) => check(valueOf(parseIsoDate(form.date)))(form)._tag === 'Right')) */
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

type GrowthForm = ReturnType<typeof growthForm> extends fc.Arbitrary<infer F> ? F : never
type Changed = Readonly<Record<string, unknown>>

const changed = (change: (form: GrowthForm) => Changed) =>
  mistakeIn<GrowthForm, Changed>(growthForm(), (form) => fc.constant({ ...form, ...change(form) }))

/** A form with one field just out of range; `slip` is the tag of the refusal. It tests that only this field is
 * refused.
 * @example
 * const today = todayInBangkok(Date.UTC(2026, 10, 20))
 * fc.assert(fc.property(arb.nearGrowthForm(), ({ input }) => check(today)(input)._tag === 'Left')) */
export const nearGrowthForm = (): fc.Arbitrary<NearMiss<GrowthForm, Changed>> => {
  const fields: Readonly<Record<string, ReadonlyArray<(form: GrowthForm) => Changed>>> = {
    DateBeforeBirth: [({ birthDate }) => ({ date: addDays(birthDate, -1) })],
    DateInFuture: [() => ({ date: '2099-01-01' })],
    DateInvalid: [() => ({ birthDate: '2025-02-30' }), () => ({ birthDate: undefined }), () => ({ date: '' })],
    NumberInvalid: [
      () => ({ weight: 0 }),
      () => ({ weight: -0.1 }),
      () => ({ weight: 500.1 }),
      () => ({ weight: '12.4' }),
      () => ({ height: 1 }),
      () => ({ height: 300.1 }),
      () => ({ height: Number.NaN }),
      () => ({ head_circumference: 0 }),
      () => ({ head_circumference: 300.1 }),
    ],
    SexUnknown: [() => ({ sex: 'boy' }), () => ({ sex: undefined })],
    PositionUnknown: [() => ({ measure: 'standing' })],
    FieldUnknown: [() => ({ wieght: 12.4 })],
  }
  return fc.oneof(
    ...Object.entries(fields).map(([slip, changes]) =>
      nearMisses<GrowthForm, Changed>(Object.fromEntries(changes.map((change, at) => [`${at}`, changed(change)]))).map(
        (miss) => ({
          ...miss,
          slip,
        }),
      ),
    ),
  )
}

/** A waiting growth draft.
 * @example
 * fc.assert(fc.property(arb.growthDraft({ memberId: fc.constant('m1') }), (draft) => draftBelongsTo('m1')(draft))) */
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

/** A child of the account, born at term, early, or unknown.
 * @example
 * fc.assert(fc.property(arb.child(), ({ birthDate }) => dayOf(birthDate) === birthDate))
 * fc.assert(fc.property(arb.child({ role: fc.constant('view') }), ({ role }) => role === 'view')) */
export const child = (fixed: Pinned<Child> = {}): fc.Arbitrary<Child> =>
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
      version: 1,
    }))
    .chain((made) => fc.record(fixed, plain).map((pins) => ({ ...made, ...pins }) as Child))

/** A stored measurement.
 * @example
 * fc.assert(fc.property(arb.growthRecord(), ({ date }) => dayOf(date) === date)) */
export const growthRecord = (fixed: Pinned<GrowthRecord> = {}): fc.Arbitrary<GrowthRecord> =>
  fc.record(
    {
      id: fc.uuid(),
      date: day('2010-01-01' as IsoDate, 6000),
      weight: grams(1, 120),
      height: tenths(35, 210),
      measure: fc.option(fc.constantFrom('l' as const, 'h' as const)),
      head_circumference: fc.option(tenths(25, 65)),
      referral_taken_on: fc.constant(null),
      version: fc.integer({ min: 1, max: 99 }),
      ...fixed,
    },
    plain,
  )
