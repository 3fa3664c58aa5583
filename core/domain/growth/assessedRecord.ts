import type { IsoDate } from '../calendar/isoDate.js'
import type { Assessment, Finding, Score } from './assessGrowth.js'
import type { Indicator } from './reference.js'
import { oneADay } from './recordOrder.js'

type Assessed = Pick<Assessment, 'ageInDays' | 'adjustedHeight' | 'indicators'> & Partial<Pick<Assessment, 'notices'>>

/** A measurement and its assessment; `byBirth` by the age since birth, if `assessment` uses the corrected age. */
export interface AssessedRecord {
  readonly date: IsoDate
  readonly measured: { readonly weight: number | null }
  readonly assessment: Assessed
  readonly byBirth?: Assessed
}

/** Once the corrected age has ended, the change of age alone would look like a fall. */
export const countedAlike = <R extends AssessedRecord>(records: ReadonlyArray<R>): ReadonlyArray<R> => {
  const newest = oneADay(records).at(-1)
  return newest === undefined || newest.byBirth !== undefined
    ? records
    : records.map((record) => (record.byBirth === undefined ? record : { ...record, assessment: record.byBirth }))
}

const isPlausible = (finding: Finding): finding is Score => finding._tag === 'scored' && !finding.flagged

export const scoreOf = ({ assessment }: Pick<AssessedRecord, 'assessment'>, indicator: Indicator): Score | null => {
  const finding = assessment.indicators[indicator]
  return isPlausible(finding) ? finding : null
}

/** A record with a plausible z-score of an indicator. */
export interface Scored<R extends AssessedRecord = AssessedRecord> {
  readonly record: R
  readonly z: number
}

/** If the day's last record is flagged, the day has none: that record corrects the earlier figure. */
export const scoredRecords = <R extends AssessedRecord>(
  indicator: Indicator,
  records: ReadonlyArray<R>,
): ReadonlyArray<Scored<R>> =>
  oneADay(records.filter(({ assessment }) => assessment.indicators[indicator]._tag === 'scored')).flatMap((record) => {
    const score = scoreOf(record, indicator)
    return score === null ? [] : [{ record, z: score.zScore }]
  })

export interface Weighed {
  readonly date: IsoDate
  readonly kg: number
}

export const weighedRecords = (records: ReadonlyArray<AssessedRecord>): ReadonlyArray<Weighed> =>
  oneADay(records.filter(({ measured }) => measured.weight !== null)).flatMap(({ date, measured, assessment }) => {
    const finding = assessment.indicators.weightForAge
    const doubted = finding._tag === 'scored' ? finding.flagged : finding.reason === 'oedema'
    return doubted || measured.weight === null ? [] : [{ date, kg: measured.weight }]
  })
