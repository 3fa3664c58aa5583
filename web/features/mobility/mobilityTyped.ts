import type { IsoDate } from '@careplus/core/calendar'
import { typedNumber } from '@careplus/core/growth'
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

/** A check as far as it has come. */
export interface MobilityTyped {
  readonly answers: { readonly [K in SarcFItem]?: Points }
  /** Text as typed; '' where it was left out. */
  readonly calf: string
  /** null: left out, or not yet. */
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

/** The name under which an adult's check is kept on this device while it is made. */
export const mobilityForm = (adultId: string): string => `mobility.${adultId}`

const { calfCm } = mobilityLimits

/** Centimetres; null: nothing usable was typed. */
export const calfOf = (typed: string): number | null => {
  const cm = typedNumber(typed)
  return cm !== null && cm >= calfCm.lowest && cm <= calfCm.highest ? cm : null
}

const cmInInch = 2.54

/** A tape in inches reads below any calf in centimetres: what it would be; null: it does not look like inches. */
export const inchesAsCm = (typed: string): number | null => {
  const inches = typedNumber(typed)
  if (inches === null || inches >= calfCm.lowest) return null
  const cm = Math.round(inches * cmInInch * 10) / 10
  return cm >= calfCm.lowest ? cm : null
}

/** From 0; the number of questions: all are answered. */
export const firstUnanswered = ({ answers }: MobilityTyped): number => {
  const at = sarcFItems.findIndex((item) => answers[item] === undefined)
  return at === -1 ? sarcFItems.length : at
}

/** null: a question is not answered yet. */
export const inputsOf = (typed: MobilityTyped, date: IsoDate, sex: MobilityInputs['sex']): MobilityInputs | null =>
  firstUnanswered(typed) < sarcFItems.length
    ? null
    : { date, sex, answers: typed.answers as SarcFAnswers, calfCm: calfOf(typed.calf), chairStand: typed.stand }
