import type { IsoDate } from '../calendar/isoDate.js'
import type { Assessment, Finding, Score } from './assessGrowth.js'
import type { Indicator } from './reference.js'
import { oneADay } from './recordOrder.js'

type Assessed = Pick<Assessment, 'ageInDays' | 'adjustedHeight' | 'indicators'> & Partial<Pick<Assessment, 'notices'>>

/** A measuring with what it says. */
export interface AssessedRecord {
  readonly date: IsoDate
  readonly measured: { readonly weight: number | null }
  readonly assessment: Assessed
  /** By the age since birth, where `assessment` goes by the corrected age. */
  readonly byBirth?: Assessed
}

/**
 * The records with one way of counting age, that of the newest day: once the corrected age has ended, a line that only moved
 * for that reason would look like a fall.
 * @example
 * const child = { sex: 'female', birthDate: rightOf(isoDate('2023-07-12')), gestation: { weeks: 32, days: 0 } } as const
 * const figures = { weight: 12.4, height: 88.5, measure: 'h', head_circumference: null } as const
 * const assess = assessChild(loadReferences())(child)
 * const records = ['2024-11-20', '2026-11-20'].flatMap((text) => {
 *   const date = rightOf(isoDate(text))
 *   const result = assess(date, figures)
 *   return result === null ? [] : [{ date, measured: figures, ...result }]
 * })
 * records[0].assessment.ageInDays // => 441
 * countedAlike(records)[0].assessment.ageInDays // => 497
 */
export const countedAlike = <R extends AssessedRecord>(records: ReadonlyArray<R>): ReadonlyArray<R> => {
  const newest = oneADay(records).at(-1)
  return newest === undefined || newest.byBirth !== undefined
    ? records
    : records.map((record) => (record.byBirth === undefined ? record : { ...record, assessment: record.byBirth }))
}

const isBelieved = (finding: Finding): finding is Score => finding._tag === 'scored' && !finding.flagged

/**
 * The score of an indicator; null: none, or none to be believed.
 * @example
 * const girl = { sex: 'female', birthDate: '2024-07-12', date: '2026-11-20', weight: 12.4, height: 88.5 }
 * const assessment = assessGrowth(loadReferences())(rightOf(measurement(todayInBangkok(Date.UTC(2026, 10, 20)))(girl)))
 * scoreOf({ assessment }, 'weightForAge')?.zScore // => 0.02
 * scoreOf({ assessment }, 'headCircumferenceForAge') // => null
 */
export const scoreOf = ({ assessment }: Pick<AssessedRecord, 'assessment'>, indicator: Indicator): Score | null => {
  const finding = assessment.indicators[indicator]
  return isBelieved(finding) ? finding : null
}

/** A measuring whose z-score of an indicator is believed. */
export interface Scored<R extends AssessedRecord = AssessedRecord> {
  readonly record: R
  readonly z: number
}

/**
 * Oldest first, one a day: the records that have a value of an indicator to be believed. Where the one that stands for its day
 * is flagged, that day has none: the figure that it was to correct is not taken up again.
 * @example
 * const child = { sex: 'female', birthDate: rightOf(isoDate('2024-07-12')), gestation: null } as const
 * const figures = { weight: 12.4, height: 88.5, measure: 'h', head_circumference: null } as const
 * const date = rightOf(isoDate('2026-11-20'))
 * const result = assessChild(loadReferences())(child)(date, figures)
 * result && scoredRecords('weightForAge', [{ date, measured: figures, ...result }]).map(({ z }) => z) // => [0.02]
 */
export const scoredRecords = <R extends AssessedRecord>(
  indicator: Indicator,
  records: ReadonlyArray<R>,
): ReadonlyArray<Scored<R>> =>
  oneADay(records.filter(({ assessment }) => assessment.indicators[indicator]._tag === 'scored')).flatMap((record) => {
    const score = scoreOf(record, indicator)
    return score === null ? [] : [{ record, z: score.zScore }]
  })

/** A measuring that was weighed. */
export interface Weighed {
  readonly date: IsoDate
  readonly kg: number
}

/**
 * Oldest first, one a day: the weights themselves, also of an age that no table has. A flagged one is left out, as is one with
 * swelling.
 * @example
 * const child = { sex: 'female', birthDate: rightOf(isoDate('2024-07-12')), gestation: null } as const
 * const figures = { weight: 12.4, height: 88.5, measure: 'h', head_circumference: null } as const
 * const date = rightOf(isoDate('2026-11-20'))
 * const result = assessChild(loadReferences())(child)(date, figures)
 * result && weighedRecords([{ date, measured: figures, ...result }]) // => [{ date: '2026-11-20', kg: 12.4 }]
 */
export const weighedRecords = (records: ReadonlyArray<AssessedRecord>): ReadonlyArray<Weighed> =>
  oneADay(records.filter(({ measured }) => measured.weight !== null)).flatMap(({ date, measured, assessment }) => {
    const finding = assessment.indicators.weightForAge
    const doubted = finding._tag === 'scored' ? finding.flagged : finding.reason === 'oedema'
    return doubted || measured.weight === null ? [] : [{ date, kg: measured.weight }]
  })
