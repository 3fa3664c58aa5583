import { addMonths } from '../calendar/months.js'
import type { IsoDate } from '../calendar/isoDate.js'
import type { ChairStand, MobilityInputs } from './mobilityInputs.js'
import { sarcFScore } from './sarcF.js'

/**
 * The lines of the Asian Working Group for Sarcopenia, in its edition of 2019, made for people of 60 years and older. The
 * edition of 2025 (Nature Aging, doi 10.1038/s43587-025-01004-y) speaks of 50 to 64 years too; whether its lines are to be
 * taken is for a geriatrician to say. Source: Chen LK et al. Asian Working Group for Sarcopenia: 2019
 * Consensus Update on Sarcopenia Diagnosis and Treatment. J Am Med Dir Assoc 2020;21:300–307.
 */
export const mobilityLines = {
  /** Points from which SARC-F speaks. */
  sarcF: 4,
  /** cm below which a calf is small. */
  calfCm: { male: 34, female: 33 },
  /** Seconds from which five times up from a chair are slow. */
  seconds: 12,
} as const

/** The edition of the lines, told wherever they are. */
export const mobilityEdition = 2019
/** The questions are made for people of this age or older. */
export const madeForYears = 60
/** Months until the check is made again. */
export const repeatAfterMonths = 3

/** From the mildest: nothing found; one thing found, falls alone among them; strength is likely to be going (questions or calf, and the stand). */
export const mobilityBands = ['nothingFound', 'someSign', 'weaker'] as const
/** What a mobility check found, in one word. */
export type MobilityBand = (typeof mobilityBands)[number]

/** What a mobility check found, part by part. */
export interface MobilityAssessment {
  readonly sarcF: { readonly score: number; readonly line: number; readonly found: boolean }
  /** null: not measured. */
  readonly calf: { readonly cm: number; readonly line: number; readonly found: boolean } | null
  /** null: left out. */
  readonly stand: { readonly result: ChairStand; readonly line: number; readonly found: boolean } | null
  /** Falls in the last year: none; one to three, which may be two; four or more. */
  readonly falls: 'none' | 'some' | 'many'
  readonly band: MobilityBand
  /** A part was left out that could have found something: said beside a band that is not the last. */
  readonly incomplete: boolean
  readonly repeatOn: IsoDate
}

const isSlow = (stand: ChairStand): boolean => stand._tag === 'notDone' || stand.seconds >= mobilityLines.seconds

/**
 * A self-check, no diagnosis: nothing found is never 'no risk'.
 * @example
 * const answers = { strength: 0, walking: 0, rising: 0, stairs: 0, falls: 0 } as const
 * const found = assessMobility({ date: rightOf(isoDate('2026-11-20')), sex: 'female', answers, calfCm: 31, chairStand: null })
 * found.calf // => { cm: 31, line: 33, found: true }
 * found.band // => 'someSign'
 */
export const assessMobility = ({ date, sex, answers, calfCm, chairStand }: MobilityInputs): MobilityAssessment => {
  const score = sarcFScore(answers)
  const sarcF = { score, line: mobilityLines.sarcF, found: score >= mobilityLines.sarcF }
  const calfLine = mobilityLines.calfCm[sex]
  const calf = calfCm === null ? null : { cm: calfCm, line: calfLine, found: calfCm < calfLine }
  const stand =
    chairStand === null ? null : { result: chairStand, line: mobilityLines.seconds, found: isSlow(chairStand) }
  const suspected = sarcF.found || calf?.found === true
  const slow = stand?.found === true
  const falls = (['none', 'some', 'many'] as const)[answers.falls]
  return {
    sarcF,
    calf,
    stand,
    falls,
    band: suspected && slow ? 'weaker' : suspected || slow || falls === 'many' ? 'someSign' : 'nothingFound',
    incomplete: calf === null || stand === null,
    repeatOn: addMonths(date, repeatAfterMonths),
  }
}
