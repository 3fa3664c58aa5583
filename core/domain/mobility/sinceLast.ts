import type { MobilityInputs } from './mobilityInputs.js'
import { sarcFScore } from './sarcF.js'

/** What has changed from one check to the next, where both have it: later minus earlier. */
export interface MobilityChange {
  /** Points of the questions: fewer is better. */
  readonly sarcF: number
  /** Centimetres of the calf, to a tenth: more is better. null: not in both. */
  readonly calfCm: number | null
  /** Seconds of the stand, to a tenth: fewer is better. null: not timed in both. */
  readonly seconds: number | null
}

type Figures = Pick<MobilityInputs, 'answers' | 'calfCm' | 'chairStand'>

const tenth = (value: number): number => Math.round(value * 10) / 10 || 0
const secondsOf = ({ chairStand }: Figures): number | null => (chairStand?._tag === 'timed' ? chairStand.seconds : null)
const between = (before: number | null, now: number | null): number | null =>
  before === null || now === null ? null : tenth(now - before)

/**
 * What has changed since the last mobility check; null: not measured both times.
 * @example
 * const answers = { strength: 1, walking: 0, rising: 2, stairs: 0, falls: 0 } as const
 * mobilityChange({ answers, calfCm: 31, chairStand: null }, { answers, calfCm: 32, chairStand: null })
 * // => { sarcF: 0, calfCm: 1, seconds: null }
 */
export const mobilityChange = (before: Figures, now: Figures): MobilityChange => ({
  sarcF: sarcFScore(now.answers) - sarcFScore(before.answers),
  calfCm: between(before.calfCm, now.calfCm),
  seconds: between(secondsOf(before), secondsOf(now)),
})
