import { addDays, daysBetween } from '../calendar/arithmetic.js'
import { dayOf, type IsoDate } from '../calendar/isoDate.js'
import { addMonths } from '../calendar/months.js'
import { assessChild, type ChildAssessment, type Figures, type MeasuredChild } from './assessChild.js'
import { countedAlike, scoredRecords, type Scored } from './assessedRecord.js'
import type { Band } from './bands.js'
import { builtOf, type Built } from './build.js'
import { withoutCarried } from './carriedFigures.js'
import { correctedAgeEndedOn } from './correctedAge.js'
import { followUpOf, type FollowUp } from './followUp.js'
import { nextMeasuring } from './measurementDates.js'
import { oneADay } from './recordOrder.js'
import { indicators, type Indicator, type References } from './reference.js'
import { isOutdated, isUrgent, isSeen, referralsOf, steps, type Reason, type Referral } from './referral.js'
import { axisFigure } from './scale.js'
import { trendOf, type Trend } from './trend.js'

/** A stored or new measurement: kg and cm; null: not measured, or unknown. */
export interface FollowedRecord extends Omit<Figures, 'head_circumference'> {
  /** ISO day; a record with another text is left out. */
  readonly date: string
  readonly head_circumference: number | null
  /** The figure repeats the previous record. null or absent: unknown. */
  readonly height_carried?: boolean | null
  readonly head_carried?: boolean | null
  /** The day on which a parent answered "พาไปแล้ว"; null or absent: no answer. */
  readonly takenOn?: string | null
}

/** A record and its assessment by the age that counts. `endedOn`: the end of the corrected age, during the year
 * after it. */
export interface AssessedMeasurement<R extends FollowedRecord> extends ChildAssessment {
  readonly date: IsoDate
  readonly measured: R
  readonly endedOn?: IsoDate
}

/** The heading of the newest measurement. Only `body` may comfort. `weight` null: the age has no such table. */
export type Heading =
  | { readonly _tag: 'none' }
  | { readonly _tag: 'beforeDueDay' }
  | { readonly _tag: 'head' }
  | { readonly _tag: 'lightForAge'; readonly severe: boolean }
  | { readonly _tag: 'toBeSeen' }
  | { readonly _tag: 'taken' }
  | { readonly _tag: 'weighAgain' }
  | { readonly _tag: 'measureAgain' }
  | { readonly _tag: 'weightOnly'; readonly weight: Band | null }
  | { readonly _tag: 'body'; readonly built: Built }

/** The next step and its day. A professional does `visit`, the parent `weigh` and `measure`. `lastOn`: the newest
 * day of measuring. */
export interface FollowDue {
  readonly kind: 'visit' | 'weigh' | 'measure'
  readonly on: IsoDate
  readonly lastOn: IsoDate
}

/** An indicator's trend, and the plausible points of its chart, oldest first, one a day. */
export interface FollowedTrend<R extends FollowedRecord> extends Pick<
  Trend,
  'movement' | 'between' | 'concern' | 'ageInDays'
> {
  readonly points: ReadonlyArray<Scored<AssessedMeasurement<R>>>
}

/** A point of an indicator's chart. `x`: days of age, or cm for weight by size. `y`: kg, cm or kg/m². `z`: the score
 * of the texts. */
export interface FollowedPoint<R extends FollowedRecord> {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly record: AssessedMeasurement<R>
}

/** The whole result of a child's measurements. */
export interface FollowedChild<R extends FollowedRecord> {
  readonly records: ReadonlyArray<AssessedMeasurement<R>>
  readonly newest: AssessedMeasurement<R> | null
  readonly heading: Heading
  /** Most urgent first; empty: only the next measurement. */
  readonly concerns: ReadonlyArray<Referral>
  readonly referral: Referral | null
  /** A referral that the parent has marked as done; null: none. */
  readonly taken: { readonly on: IsoDate; readonly referral: Referral } | null
  readonly followUp: FollowUp | null
  readonly due: FollowDue | null
  /** Praise ("ที่ทำอยู่ดีแล้ว") is appropriate. */
  readonly comforts: boolean
  readonly trends: Readonly<Record<Indicator, FollowedTrend<R>>>
  /** Oldest first, one a day; without implausible values. */
  readonly points: Readonly<Record<Indicator, ReadonlyArray<FollowedPoint<R>>>>
}

const chartedFigure = (
  indicator: Indicator,
  { measured, assessment }: AssessedMeasurement<FollowedRecord>,
): number | null =>
  ({
    weight: measured.weight,
    height: assessment.adjustedHeight,
    bmi: assessment.bmi,
    head: measured.head_circumference,
  })[axisFigure[indicator]]

const ofEach = <A>(make: (indicator: Indicator) => A): Readonly<Record<Indicator, A>> =>
  Object.fromEntries(indicators.map((indicator) => [indicator, make(indicator)])) as Record<Indicator, A>

const pointsOf = <R extends FollowedRecord>(
  indicator: Indicator,
  records: ReadonlyArray<AssessedMeasurement<R>>,
): ReadonlyArray<FollowedPoint<R>> =>
  scoredRecords(indicator, records).flatMap(({ record, z }) => {
    const { ageInDays, adjustedHeight } = record.assessment
    const x = indicator === 'weightForLengthHeight' ? adjustedHeight : ageInDays
    const y = chartedFigure(indicator, record)
    return x === null || y === null ? [] : [{ x, y, z, record }]
  })

export const classSays: Readonly<Record<Reason['_tag'], 'name' | 'advice' | null>> = {
  thin: 'name',
  short: 'name',
  obese: 'name',
  lostSinceBirth: null,
  notRegained: null,
  lostSomeSinceBirth: null,
  lightForAge: null,
  ratherThin: 'advice',
  headOutside: null,
  veryTall: null,
  beforeDueDay: null,
  doubted: null,
  trend: null,
}

const headingOf = (
  newest: AssessedMeasurement<FollowedRecord>,
  concerns: ReadonlyArray<Referral>,
  taken: FollowedChild<FollowedRecord>['taken'],
  today: IsoDate,
): Heading => {
  const { assessment, corrected } = newest
  const isOld = concerns.some((one) => one.part === 'body' && isOutdated(one, today))
  if (corrected?._tag === 'beforeDueDay') return { _tag: isOld ? 'measureAgain' : 'beforeDueDay' }
  const head = concerns.find(({ part }) => part === 'head')
  const body = concerns.find(({ part }) => part === 'body')
  if (head !== undefined && (body === undefined || !isUrgent(body))) return { _tag: 'head' }
  const built = builtOf(assessment)
  const [reason] = body?.reasons ?? []
  if (body !== undefined && isSeen(body)) {
    if (reason?._tag === 'lightForAge') return reason
    return built !== null && reason !== undefined && classSays[reason._tag] === 'name'
      ? { _tag: 'body', built }
      : { _tag: 'toBeSeen' }
  }
  if (taken !== null) return { _tag: 'taken' }
  if (body?._tag === 'measureAgain') return { _tag: 'measureAgain' }
  if (body?._tag === 'weighInTwoDays') return { _tag: isOld ? 'measureAgain' : 'weighAgain' }
  if (built !== null) return { _tag: 'body', built }
  const weight = assessment.indicators.weightForAge
  return assessment.adjustedHeight !== null
    ? { _tag: 'measureAgain' }
    : { _tag: 'weightOnly', weight: weight._tag === 'scored' ? weight.band : null }
}

/** Ours, in days: older measurements do not show how a child is now. */
const comfortsDays = 198

const kindOf = ({ _tag, urgency }: Referral): FollowDue['kind'] =>
  isSeen({ urgency }) ? 'visit' : _tag === 'measureAgain' ? 'measure' : 'weigh'

const dueOf = (
  birthDate: IsoDate,
  lastOn: IsoDate,
  concerns: ReadonlyArray<Referral>,
  taken: FollowedChild<FollowedRecord>['taken'],
  followUp: FollowUp | null,
): FollowDue => {
  const isWatched =
    followUp === 'measureAgain' || taken !== null || concerns.some(({ _tag }) => steps[_tag].days !== null)
  const usual = isWatched ? addMonths(lastOn, 1) : nextMeasuring(birthDate, lastOn)
  const dues = concerns.flatMap((one): ReadonlyArray<FollowDue> => {
    const { days } = steps[one._tag]
    return days === null ? [] : [{ kind: kindOf(one), on: addDays(one.on, days), lastOn }]
  })
  return [{ kind: 'measure' as const, on: usual, lastOn }, ...dues].reduce((a, b) => (b.on < a.on ? b : a))
}

const emptyResult: Pick<
  FollowedChild<never>,
  'newest' | 'heading' | 'concerns' | 'referral' | 'taken' | 'followUp' | 'due'
> = {
  newest: null,
  heading: { _tag: 'none' },
  concerns: [],
  referral: null,
  taken: null,
  followUp: null,
  due: null,
}

/** The whole assessment of a child's records, newest first; the first of a day counts. Records after `today`, the
 * Bangkok day, are left out.
 * @example
 * const girl = { sex: 'female', birthDate: valueOf(parseIsoDate('2024-07-12')) } as const
 * const record = { date: '2026-11-20', weight: 12.4, height: 88.5, measure: 'h', head_circumference: null } as const
 * followChild(loadReferences())(girl, [record], valueOf(parseIsoDate('2026-11-20'))).due?.on // => '2027-02-20' */
export const followChild =
  (references: References) =>
  <R extends FollowedRecord>(child: MeasuredChild, received: ReadonlyArray<R>, today: IsoDate): FollowedChild<R> => {
    const { birthDate } = child
    const assess = assessChild(references)(child)
    const dated = received.flatMap((measured) => {
      const date = dayOf(measured.date)
      return date === null || date > today ? [] : [{ ...measured, date, measured }]
    })
    const records = withoutCarried(birthDate, dated).flatMap(
      ({ measured, ...judged }): ReadonlyArray<AssessedMeasurement<R>> => {
        const { date } = judged
        const assessed = assess(date, judged)
        if (assessed === null) return []
        const endedOn = correctedAgeEndedOn(birthDate, child.gestation ?? null, date)
        return [{ measured, date, ...assessed, ...(endedOn === null ? {} : { endedOn }) }]
      },
    )
    const trend = trendOf(birthDate, today, child.sex)
    const comparable = countedAlike(records)
    const trends = ofEach((indicator) => {
      const { next: _, ...rest } = trend(indicator, records)
      return { ...rest, points: scoredRecords(indicator, comparable) }
    })
    const points = ofEach((indicator) => pointsOf(indicator, records))
    const newest = oneADay(records).at(-1)
    if (newest === undefined) return { ...emptyResult, records, trends, points, comforts: false }
    const all = referralsOf(birthDate, today, records, child.sex)
    const marks = records.flatMap(({ date, measured }) => {
      const on = dayOf(measured.takenOn ?? null)
      return on === null ? [] : [{ date, on }]
    })
    const markOf = (one: Referral): IsoDate | null =>
      isSeen(one) ? (marks.find(({ date }) => date >= one.on)?.on ?? null) : null
    const concerns = all.filter((one) => markOf(one) === null)
    const taken = all.flatMap((referral) => {
      const on = markOf(referral)
      return on === null ? [] : [{ on, referral }]
    })[0]
    const built = builtOf(newest.assessment)
    const followUp = built === null ? null : followUpOf(built)
    return {
      records,
      newest,
      heading: headingOf(newest, concerns, taken ?? null, today),
      concerns,
      referral: concerns.find(isSeen) ?? null,
      taken: taken ?? null,
      followUp,
      due: dueOf(birthDate, newest.date, concerns, taken ?? null, followUp),
      comforts:
        all.length === 0 &&
        followUp === 'nextWeighing' &&
        daysBetween(newest.date, today) <= comfortsDays &&
        trends.headCircumferenceForAge.movement._tag !== 'rising' &&
        indicators.every((one) => trends[one].movement._tag !== 'falling'),
      trends,
      points,
    }
  }
