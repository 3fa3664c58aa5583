import { addDays, daysBetween } from '../calendar/arithmetic.js'
import { dayOf, type IsoDate } from '../calendar/isoDate.js'
import { addMonths } from '../calendar/months.js'
import { assessChild, type ChildAssessment, type Figures, type MeasuredChild } from './assessChild.js'
import { countedAlike, scoredRecords, type Scored } from './assessedRecord.js'
import type { Band } from './bands.js'
import { builtOf, type Built } from './build.js'
import { withoutCarried } from './carried.js'
import { correctedAgeEndedOn } from './correctedAge.js'
import { followUpOf, type FollowUp } from './followUp.js'
import { nextMeasuring } from './measuringDates.js'
import { oneADay } from './recordOrder.js'
import { indicators, type Indicator, type References } from './reference.js'
import { isOutdated, isUrgent, isSeen, referralsOf, steps, type Reason, type Referral } from './referral.js'
import { trendOf, type Trend } from './trend.js'

/** One stored measurement, or one that is not saved yet: kg and cm; null: not measured, or not said. */
export interface FollowedRecord extends Omit<Figures, 'head_circumference'> {
  /** ISO day. A record of any other text is left out. */
  readonly date: string
  readonly head_circumference: number | null
  /** The figure is that of the record before, repeated: it is shown and not judged. null or left out: not asked, so by rule. */
  readonly height_carried?: boolean | null
  readonly head_carried?: boolean | null
  /** The day on which a parent said "พาไปแล้ว" for this record; null or left out: not said. */
  readonly takenOn?: string | null
}

/** A record with what it says, by the age that counts. `measured` is the record as it was given. */
export interface AssessedMeasurement<R extends FollowedRecord> extends ChildAssessment {
  readonly date: IsoDate
  readonly measured: R
  /** In the year after the corrected age has ended: the day of its end. */
  readonly endedOn?: IsoDate
}

/** What stands over the newest measurement. Only `body` may comfort, and only where `comforts` is true. */
export type Heading =
  | { readonly _tag: 'none' }
  | { readonly _tag: 'beforeDueDay' }
  | { readonly _tag: 'head' }
  | { readonly _tag: 'lightForAge'; readonly severe: boolean }
  | { readonly _tag: 'toBeSeen' }
  /** The parent has been there, and nothing was measured since. */
  | { readonly _tag: 'taken' }
  | { readonly _tag: 'weighAgain' }
  | { readonly _tag: 'measureAgain' }
  /** No height: weight for age alone; null: an age without that table. */
  | { readonly _tag: 'weightOnly'; readonly weight: Band | null }
  | { readonly _tag: 'body'; readonly built: Built }

/** The next step and its day. */
export interface FollowDue {
  /** `visit`: somebody looks by then. `weigh`, `measure`: the parent does. */
  readonly kind: 'visit' | 'weigh' | 'measure'
  readonly on: IsoDate
  /** The newest day of measuring. */
  readonly lastOn: IsoDate
}

/** One indicator: its trend, and the points of its chart, oldest first, one a day, of values to be believed. */
export interface FollowedTrend<R extends FollowedRecord> extends Pick<
  Trend,
  'movement' | 'between' | 'concern' | 'ageInDays'
> {
  readonly points: ReadonlyArray<Scored<AssessedMeasurement<R>>>
}

/** Everything that is said about a child's newest measurement. */
export interface FollowedChild<R extends FollowedRecord> {
  /** All records that can be assessed, in the order given. */
  readonly records: ReadonlyArray<AssessedMeasurement<R>>
  /** The record that stands for the newest day; null: never measured. */
  readonly newest: AssessedMeasurement<R> | null
  readonly heading: Heading
  /** What the records still ask for, of body and head, the most urgent first; none: nothing beside the next measuring. */
  readonly concerns: ReadonlyArray<Referral>
  /** The most urgent of them that sends to somebody; null: none is open. */
  readonly referral: Referral | null
  /** A referral that the parent has marked as done: its day, and what it was; null: none. */
  readonly taken: { readonly on: IsoDate; readonly referral: Referral } | null
  /** By the class alone; null: no class can be said. */
  readonly followUp: FollowUp | null
  /** null: never measured. */
  readonly due: FollowDue | null
  /** Praise ("ที่ทำอยู่ดีแล้ว") may stand. */
  readonly comforts: boolean
  readonly trends: Readonly<Record<Indicator, FollowedTrend<R>>>
}

/** A reason is said as well by the `name` of the body's class and the advice for it, or by its `advice` alone. */
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

/** The longest time between two measurings and two weeks: an older one does not say how a child is doing now. Ours. */
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
  const asked = concerns.flatMap((one): ReadonlyArray<FollowDue> => {
    const { days } = steps[one._tag]
    return days === null ? [] : [{ kind: kindOf(one), on: addDays(one.on, days), lastOn }]
  })
  return [{ kind: 'measure' as const, on: usual, lastOn }, ...asked].reduce((a, b) => (b.on < a.on ? b : a))
}

const nothing: Pick<
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

/**
 * The one answer about a child: what its newest measurement and all records before it say, what they ask for and by when. Records
 * newest first; of one day the one given first stands. `today`: the Bangkok day; records after it are left out.
 * @example
 * const girl = { sex: 'female', birthDate: rightOf(isoDate('2024-07-12')), gestation: null } as const
 * const record = { date: '2026-11-20', weight: 12.4, height: 88.5, measure: 'h', head_circumference: null } as const
 * const followed = followChild(loadReferences())(girl)([record], rightOf(isoDate('2026-11-20')))
 * followed.heading._tag // => 'body'
 * followed.referral // => null
 * followed.due // => { kind: 'measure', on: '2027-02-20', lastOn: '2026-11-20' }
 */
export const followChild =
  (references: References) =>
  (child: MeasuredChild) =>
  <R extends FollowedRecord>(given: ReadonlyArray<R>, today: IsoDate): FollowedChild<R> => {
    const { birthDate } = child
    const assess = assessChild(references)(child)
    const dated = given.flatMap((measured) => {
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
    const alike = countedAlike(records)
    const trends = Object.fromEntries(
      indicators.map((indicator) => {
        const { next: _, ...found } = trend(indicator, records)
        return [indicator, { ...found, points: scoredRecords(indicator, alike) }]
      }),
    ) as unknown as FollowedChild<R>['trends']
    const newest = oneADay(records).at(-1)
    if (newest === undefined) return { ...nothing, records, trends, comforts: false }
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
    }
  }
