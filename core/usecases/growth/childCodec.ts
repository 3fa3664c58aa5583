import * as t from 'io-ts'
import { IsoDate } from '../../domain/calendar/isoDateCodec.js'
import { gestationDays, gestationWeeks, isWithin, limits } from '../../domain/growth/limits.js'
import { Centimetres, Kilograms } from '../../domain/growth/quantities.js'
import { ChildRole } from '../../domain/partners/role.js'
import { orNull } from '../../domain/reading/orNull.js'
import type { Child, GrowthRecord } from '../../ports/children.js'

/** The ports type a day as `string`. */
const day = () => t.refinement(t.string, (text): boolean => IsoDate.is(text), 'IsoDate')
const whole = (name: string, range: { readonly lowest: number; readonly highest: number }) =>
  t.refinement(t.number, (n) => isWithin(n, range), name)

/** A child as in the ports. Unknown fields are dropped. */
export const ChildCodec: t.Type<Child, unknown> = /*#__PURE__*/ (() =>
  t.exact(
    t.type(
      {
        id: t.string,
        nickname: t.string,
        birthDate: day(),
        sex: t.keyof({ male: null, female: null }),
        gestation_weeks: orNull(whole('GestationWeeks', gestationWeeks)),
        gestation_days: orNull(whole('GestationDays', gestationDays)),
        health_consent_at: orNull(t.string),
        role: ChildRole,
        shared_by: orNull(t.string),
        version: t.number,
      },
      'Child',
    ),
  ))()

const isHead = (cm: number): boolean => cm > limits.head_circumference.above && cm <= limits.head_circumference.highest

/** A stored measurement in kilograms and centimetres, as in the ports. Unknown fields are dropped. */
export const GrowthRecordCodec: t.Type<GrowthRecord, unknown> = /*#__PURE__*/ (() =>
  t.exact(
    t.intersection(
      [
        t.type({
          id: t.string,
          date: day(),
          weight: t.refinement(t.number, (kg): boolean => Kilograms.is(kg), 'Kilograms'),
          height: orNull(t.refinement(t.number, (cm): boolean => Centimetres.is(cm), 'Centimetres')),
          measure: orNull(t.keyof({ l: null, h: null })),
          head_circumference: orNull(t.refinement(t.number, isHead, 'HeadCm')),
          referral_taken_on: orNull(day()),
          version: t.number,
        }),
        t.partial({ height_carried: orNull(t.boolean), head_carried: orNull(t.boolean) }),
      ],
      'GrowthRecord',
    ),
  ))()
