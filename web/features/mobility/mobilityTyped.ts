import type { IsoDate } from '@careplus/core/calendar'
import { typedFigure } from '@careplus/core/internal/growth'
import { typedNumber } from '@careplus/core/internal/text'
import {
  mobilityLimits,
  sarcFItems,
  type ChairStand,
  type MobilityInputs,
  type Points,
  type SarcFAnswers,
  type SarcFItem,
} from '@careplus/core/mobility'
import * as t from 'io-ts'

export interface MobilityTyped {
  readonly answers: { readonly [K in SarcFItem]?: Points }
  /** As typed; '' where it was skipped. */
  readonly calf: string
  /** null: skipped, or not done yet. */
  readonly stand: ChairStand | null
}

const point = t.union([t.literal(0), t.literal(1), t.literal(2)])

export const MobilityTypedCodec: t.Type<MobilityTyped, unknown> = t.type({
  answers: t.exact(t.partial({ strength: point, walking: point, rising: point, stairs: point, falls: point })),
  calf: t.string,
  stand: t.union([
    t.null,
    t.strict({ _tag: t.literal('notDone') }),
    t.strict({ _tag: t.literal('timed'), seconds: t.number }),
  ]),
}) as t.Type<MobilityTyped, unknown>

export const nothingTyped: MobilityTyped = { answers: {}, calf: '', stand: null }

export const mobilityForm = (adultId: string): string => `mobility.${adultId}`

const { calfCm } = mobilityLimits

/** Centimetres; null: no usable number. */
export const calfOf = (typed: string): number | null => {
  const cm = typedFigure('height', typed)
  return cm !== null && cm >= calfCm.lowest && cm <= calfCm.highest ? cm : null
}

const cmInInch = 2.54

/** A calf measured in inches is a number too small for centimetres. Returns it in cm; null where it does not look like inches. */
export const inchesAsCm = (typed: string): number | null => {
  const inches = typedNumber(typed)
  if (inches === null || inches >= calfCm.lowest) return null
  const cm = Math.round(inches * cmInInch * 10) / 10
  return cm >= calfCm.lowest ? cm : null
}

/** Counted from 0; the number of questions where all are answered. */
export const firstUnanswered = ({ answers }: MobilityTyped): number => {
  const at = sarcFItems.findIndex((item) => answers[item] === undefined)
  return at === -1 ? sarcFItems.length : at
}

/** null while a question is unanswered. */
export const inputsOf = (typed: MobilityTyped, date: IsoDate, sex: MobilityInputs['sex']): MobilityInputs | null =>
  firstUnanswered(typed) < sarcFItems.length
    ? null
    : { date, sex, answers: typed.answers as SarcFAnswers, calfCm: calfOf(typed.calf), chairStand: typed.stand }
