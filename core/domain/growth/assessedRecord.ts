import type { IsoDate } from '../calendar/isoDate.js'
import type { Assessment, Finding, Score } from './assessGrowth.js'
import type { Indicator } from './reference.js'
import { oneADay } from './recordOrder.js'

type Assessed = Pick<Assessment, 'ageInDays' | 'adjustedHeight' | 'indicators'> & Partial<Pick<Assessment, 'notices'>>

/** A measurement and its assessment. `byBirth`: by age since birth, if `assessment` uses the corrected age. */
export interface AssessedRecord {
  readonly date: IsoDate
  readonly measured: { readonly weight: number | null }
  readonly assessment: Assessed
  readonly byBirth?: Assessed
}

/** The records with the kind of age (corrected or since birth) of the newest day: once the corrected age has ended, the
 * change of age alone would look like a fall. */
export const countedAlike = <R extends AssessedRecord>(records: ReadonlyArray<R>): ReadonlyArray<R> => {
  const newest = oneADay(records).at(-1)
  return newest === undefined || newest.byBirth !== undefined
    ? records
    : records.map((record) => (record.byBirth === undefined ? record : { ...record, assessment: record.byBirth }))
}

const isPlausible = (finding: Finding): finding is Score => finding._tag === 'scored' && !finding.flagged

/** The plausible score of an indicator; null: none. */
export const scoreOf = ({ assessment }: Pick<AssessedRecord, 'assessment'>, indicator: Indicator): Score | null => {
  const finding = assessment.indicators[indicator]
  return isPlausible(finding) ? finding : null
}

/** A record with a plausible z-score of an indicator. */
export interface Scored<R extends AssessedRecord = AssessedRecord> {
  readonly record: R
  readonly z: number
}

/** Records with a plausible z-score of an indicator, oldest first, one a day. If the day's last record is flagged, the
 * day has none: the earlier figure, which it corrects, does not count. */
export const scoredRecords = <R extends AssessedRecord>(
  indicator: Indicator,
  records: ReadonlyArray<R>,
): ReadonlyArray<Scored<R>> =>
  oneADay(records.filter(({ assessment }) => assessment.indicators[indicator]._tag === 'scored')).flatMap((record) => {
    const score = scoreOf(record, indicator)
    return score === null ? [] : [{ record, z: score.zScore }]
  })

/** The weight of a record. */
export interface Weighed {
  readonly date: IsoDate
  readonly kg: number
}

/** Plausible weights, oldest first, one a day, also at ages without a table; without oedema. */
export const weighedRecords = (records: ReadonlyArray<AssessedRecord>): ReadonlyArray<Weighed> =>
  oneADay(records.filter(({ measured }) => measured.weight !== null)).flatMap(({ date, measured, assessment }) => {
    const finding = assessment.indicators.weightForAge
    const doubted = finding._tag === 'scored' ? finding.flagged : finding.reason === 'oedema'
    return doubted || measured.weight === null ? [] : [{ date, kg: measured.weight }]
  })
