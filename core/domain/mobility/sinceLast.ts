import type { MobilityInputs } from './mobilityInputs.js'
import { sarcFScore } from './sarcF.js'

/** The change from one check to the next; null: not measured both times. Points and seconds improve when they fall,
 * the calf's cm when they grow. */
export interface MobilityChange {
  readonly sarcF: number
  readonly calfCm: number | null
  readonly seconds: number | null
}

type Figures = Pick<MobilityInputs, 'answers' | 'calfCm' | 'chairStand'>

const tenth = (value: number): number => Math.round(value * 10) / 10 || 0
const secondsOf = ({ chairStand }: Figures): number | null => (chairStand?._tag === 'timed' ? chairStand.seconds : null)
const between = (before: number | null, now: number | null): number | null =>
  before === null || now === null ? null : tenth(now - before)

/** The change since the previous mobility check.
 * @example
 * const answers = { strength: 1, walking: 0, rising: 2, stairs: 0, falls: 0 } as const
 * mobilityChange({ answers, calfCm: 31, chairStand: null }, { answers, calfCm: 32, chairStand: null })
 * // => { sarcF: 0, calfCm: 1, seconds: null } */
export const mobilityChange = (before: Figures, now: Figures): MobilityChange => ({
  sarcF: sarcFScore(now.answers) - sarcFScore(before.answers),
  calfCm: between(before.calfCm, now.calfCm),
  seconds: between(secondsOf(before), secondsOf(now)),
})
