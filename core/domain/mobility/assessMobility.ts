import { addMonths } from '../calendar/months.js'
import type { IsoDate } from '../calendar/isoDate.js'
import type { ChairStand, MobilityInputs } from './mobilityInputs.js'
import { sarcFScore } from './sarcF.js'

/** Cut-offs of the Asian Working Group for Sarcopenia for people of 60 years and older: SARC-F points, cm of a calf,
 * seconds of five rises. Source: Chen LK et al., 2019 Consensus Update, J Am Med Dir Assoc 2020;21:300–307. A
 * geriatrician has to decide on the edition of 2025 (Nature Aging, doi 10.1038/s43587-025-01004-y). */
export const mobilityLines = {
  sarcF: 4,
  calfCm: { male: 34, female: 33 },
  seconds: 12,
} as const

/** The edition of the cut-offs, shown beside them. */
export const mobilityEdition = 2019
/** The questions are made for this age in years and above. */
export const madeForYears = 60
export const repeatAfterMonths = 3

/** From the mildest: no finding; one finding, or falls alone; likely loss of strength (questions or calf, and
 * stand). */
export const mobilityBands = ['nothingFound', 'someSign', 'weaker'] as const
/** The overall result of a mobility check. */
export type MobilityBand = (typeof mobilityBands)[number]

/** The result of a mobility check, part by part; null: not measured. */
export interface MobilityAssessment {
  readonly sarcF: { readonly score: number; readonly line: number; readonly found: boolean }
  readonly calf: { readonly cm: number; readonly line: number; readonly found: boolean } | null
  readonly stand: { readonly result: ChairStand; readonly line: number; readonly found: boolean } | null
  /** In the last year: none; one to three; four or more. */
  readonly falls: 'none' | 'some' | 'many'
  readonly band: MobilityBand
  /** A skipped part could have had a finding: shown beside any band but the last. */
  readonly incomplete: boolean
  readonly repeatOn: IsoDate
}

const isSlow = (stand: ChairStand): boolean => stand._tag === 'notDone' || stand.seconds >= mobilityLines.seconds

/** Assesses a self-check. It is no diagnosis: no finding is not "no risk".
 * @example
 * const answers = { strength: 0, walking: 0, rising: 0, stairs: 0, falls: 0 } as const
 * const date = valueOf(parseIsoDate('2026-11-20'))
 * assessMobility({ date, sex: 'female', answers, calfCm: 31, chairStand: null }).band // => 'someSign' */
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
