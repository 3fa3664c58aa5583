import type { NonEmptyArray } from 'fp-ts/NonEmptyArray'
import { daysBetween } from '../calendar/arithmetic.js'
import type { IsoDate } from '../calendar/isoDate.js'
import { youngInfantDays } from '../health/figures.js'
import { namesOf } from '../reading/namesOf.js'
import { lastDayOf2006, sixMonthsDay } from './ages.js'
import { scoredRecords, type AssessedRecord } from './assessedRecord.js'
import { buildScore } from './build.js'
import type { Concern } from './concern.js'
import { firstWeeks } from './firstWeeks.js'
import { ratherThin, severelyThin, thin } from './followUp.js'
import { oneADay } from './recordOrder.js'
import type { Indicator, Sex } from './reference.js'
import { axisFigure, scales } from './scale.js'
import { trendOf } from './trend.js'

/** Soonest first. `weighAgain`: the parent measures again first. `askSigns`: the parent looks for signs. */
export const urgencies = ['today', 'hospital', 'twoDays', 'days', 'week', 'weeks', 'weighAgain', 'askSigns'] as const
/** The urgency of a finding. */
export type Urgency = (typeof urgencies)[number]

interface Step {
  readonly urgency: Urgency
  /** null: the usual next measurement. */
  readonly days: number | null
}

/** Ours, after WHO 2023 and NICE NG75. */
export const steps = {
  seeToday: { urgency: 'today', days: 0 },
  hospital: { urgency: 'hospital', days: 0 },
  weighThenHospital: { urgency: 'hospital', days: 0 },
  visitInTwoDays: { urgency: 'twoDays', days: 2 },
  feedingInDays: { urgency: 'days', days: 2 },
  weighThenInDays: { urgency: 'days', days: 2 },
  visitThisWeek: { urgency: 'week', days: 7 },
  weighThenThisWeek: { urgency: 'week', days: 7 },
  weighThenThisWeekBigger: { urgency: 'week', days: 7 },
  pretermChart: { urgency: 'week', days: 7 },
  headThisWeek: { urgency: 'week', days: 7 },
  headInWeeks: { urgency: 'weeks', days: 14 },
  visit: { urgency: 'weeks', days: 14 },
  measureThenVisit: { urgency: 'weeks', days: 14 },
  weighInTwoDays: { urgency: 'weighAgain', days: 2 },
  measureAgain: { urgency: 'weighAgain', days: 2 },
  weighSoon: { urgency: 'weighAgain', days: 14 },
  askPuberty: { urgency: 'askSigns', days: null },
  askTall: { urgency: 'askSigns', days: null },
} as const satisfies Readonly<Record<string, Step>>
/** The name of one step. */
export type StepName = keyof typeof steps

/** The reason of a referral. It names the finding, never its meaning. */
export type Reason =
  | { readonly _tag: 'lostSinceBirth' }
  | { readonly _tag: 'notRegained'; readonly ageInDays: number }
  | { readonly _tag: 'lostSomeSinceBirth' }
  | { readonly _tag: 'lightForAge'; readonly severe: boolean }
  | { readonly _tag: 'thin'; readonly severe: boolean }
  | { readonly _tag: 'ratherThin' }
  | { readonly _tag: 'short' }
  | { readonly _tag: 'veryTall' }
  | { readonly _tag: 'obese' }
  | { readonly _tag: 'headOutside' }
  | { readonly _tag: 'beforeDueDay' }
  | { readonly _tag: 'doubted' }
  | { readonly _tag: 'trend'; readonly indicator: Indicator; readonly concern: Concern }

/** What the records of body or head require besides the usual next measurement. */
export interface Referral {
  readonly _tag: StepName
  readonly part: 'body' | 'head'
  /** An outdated referral has at most `week`. */
  readonly urgency: Urgency
  readonly reasons: NonEmptyArray<Reason>
  readonly measureFirst: boolean
  readonly on: IsoDate
  readonly ageInDays: number
}

interface ReferralFinding {
  readonly step: StepName
  readonly reason: Reason
  readonly at: AssessedRecord
  readonly measureFirst?: boolean
}

export const isSeen = ({ urgency }: Pick<Referral, 'urgency'>): boolean => isSooner(urgency, 'weighAgain')

/** Our choice: days after which a finding is outdated. */
const lastsDays = 183

/** The first day of age to which the texts of a step (for newborns or milk-fed infants) no longer apply. */
const fitsUntil: { readonly [S in StepName]?: number } = {
  pretermChart: 0,
  seeToday: youngInfantDays,
  weighInTwoDays: youngInfantDays,
  weighThenHospital: sixMonthsDay,
  weighThenInDays: sixMonthsDay,
  feedingInDays: sixMonthsDay,
  weighSoon: sixMonthsDay,
}
/** Our choice: days for which a referral's texts stay, even if the child is too old for them. */
const wordsDays = 30

export const referralAgeOn = ({ on, ageInDays }: Pick<Referral, 'on' | 'ageInDays'>, today: IsoDate): number =>
  ageInDays + daysBetween(on, today)

/** Only a new measurement helps then. */
export const isOutdated = (referral: Pick<Referral, '_tag' | 'on' | 'ageInDays'>, today: IsoDate): boolean => {
  const days = daysBetween(referral.on, today)
  const until = fitsUntil[referral._tag]
  return days > lastsDays || (days > wordsDays && until !== undefined && referralAgeOn(referral, today) >= until)
}

const bySoonest = (a: Urgency, b: Urgency): number => urgencies.indexOf(a) - urgencies.indexOf(b)
const isSooner = (a: Urgency, b: Urgency): boolean => bySoonest(a, b) < 0

export const isUrgent = ({ urgency }: Pick<Referral, 'urgency'>): boolean => isSooner(urgency, 'week')

const mergeFindings = (
  part: Referral['part'],
  all: ReadonlyArray<ReferralFinding>,
  today: IsoDate,
): ReadonlyArray<Referral> => {
  const needingVisit = all.filter(({ step }) => isSeen(steps[step]))
  const [first, ...otherFindings] = (needingVisit.length > 0 ? needingVisit : all).toSorted((a, b) =>
    bySoonest(steps[a.step].urgency, steps[b.step].urgency),
  )
  if (first === undefined) return []
  const deciding = { _tag: first.step, on: first.at.date, ageInDays: first.at.assessment.ageInDays }
  const { urgency } = steps[first.step]
  return [
    {
      ...deciding,
      part,
      urgency: isSeen({ urgency }) && urgency !== 'weeks' && isOutdated(deciding, today) ? 'week' : urgency,
      reasons: [first.reason, ...otherFindings.map(({ reason }) => reason)],
      measureFirst: first.measureFirst ?? false,
    },
  ]
}

const newestWith = (
  records: ReadonlyArray<AssessedRecord>,
  newest: AssessedRecord,
  has: (record: AssessedRecord) => boolean,
): AssessedRecord | null => {
  const last = oneADay(records.filter(has)).at(-1)
  return last === undefined || daysBetween(last.date, newest.date) > lastsDays ? null : last
}

/** Source: WHO guideline on wasting, 2023, A2, under six months; IMCI, without height, to five years. */
const lightFindings = (at: AssessedRecord): ReadonlyArray<ReferralFinding> => {
  const { ageInDays, indicators } = at.assessment
  const finding = indicators.weightForAge
  if (finding._tag === 'none') return []
  const severe = finding.zScore < severelyThin
  const base = { reason: { _tag: 'lightForAge', severe } as const, at, measureFirst: finding.flagged }
  if (ageInDays < sixMonthsDay) {
    return severe ? [{ ...base, step: 'hospital' }] : finding.zScore < thin ? [{ ...base, step: 'feedingInDays' }] : []
  }
  if (!severe || buildScore(indicators) !== null) return []
  return [{ ...base, step: ageInDays <= lastDayOf2006 ? 'visitInTwoDays' : 'visitThisWeek' }]
}

const isShorter = (records: ReadonlyArray<AssessedRecord>): boolean => {
  const [before, last] = scoredRecords('lengthHeightForAge', records).slice(-2)
  const [then, now] = [before?.record.assessment.adjustedHeight, last?.record.assessment.adjustedHeight]
  return typeof then === 'number' && typeof now === 'number' && now < then
}

const isDoubted = ({ assessment: { indicators } }: AssessedRecord): boolean =>
  [indicators.weightForAge, indicators.lengthHeightForAge, buildScore(indicators)].some(
    (one) => one?._tag === 'scored' && one.flagged,
  )

const buildFindings = (at: AssessedRecord): ReadonlyArray<ReferralFinding> => {
  const { ageInDays, indicators } = at.assessment
  const build = buildScore(indicators)
  if (build === null) return []
  const measureFirst = isDoubted(at)
  const young = ageInDays < sixMonthsDay
  const severe = build.zScore < severelyThin
  const base = { reason: { _tag: 'thin', severe } as const, at, measureFirst }
  if (severe) return [{ ...base, step: 'hospital' }]
  if (build.zScore < thin) return young || !measureFirst ? [{ ...base, step: young ? 'feedingInDays' : 'visit' }] : []
  if (measureFirst) return []
  if (build.band === 'beyond') return [{ step: 'visit', reason: { _tag: 'obese' }, at }]
  return young && build.zScore < ratherThin ? [{ step: 'weighSoon', reason: { _tag: 'ratherThin' }, at }] : []
}

const heightFindings = (at: AssessedRecord, shrinks: boolean): ReadonlyArray<ReferralFinding> => {
  const height = at.assessment.indicators.lengthHeightForAge
  return height._tag === 'scored' && height.zScore < thin && !isDoubted(at) && !isStanding(at)
    ? [{ step: shrinks ? 'measureThenVisit' : 'visit', reason: { _tag: 'short' }, at }]
    : []
}
/** Source: WHO, Interpreting growth indicators, note 1: rarely a problem, a sign of an endocrine disorder. */
const veryTall = 3

const tallFindings = (at: AssessedRecord): ReadonlyArray<ReferralFinding> => {
  const height = at.assessment.indicators.lengthHeightForAge
  return height._tag === 'scored' && height.zScore > veryTall && !isDoubted(at) && !isStanding(at)
    ? [{ step: 'askTall', reason: { _tag: 'veryTall' }, at }]
    : []
}
const isStanding = ({ assessment: { notices } }: AssessedRecord): boolean =>
  notices?.some(({ _tag }) => _tag === 'tooYoungToStand') ?? false

const doubtFindings = (at: AssessedRecord): ReadonlyArray<ReferralFinding> =>
  isDoubted(at) || isStanding(at) ? [{ step: 'measureAgain', reason: { _tag: 'doubted' }, at }] : []

const newbornFindings = (
  birthDate: IsoDate,
  records: ReadonlyArray<AssessedRecord>,
): ReadonlyArray<ReferralFinding> => {
  const at = oneADay(records.filter(({ measured }) => measured.weight !== null)).at(-1)
  const finding = at === undefined ? null : firstWeeks(birthDate, at.date, records)
  if (at === undefined || finding === null) return []
  if (finding._tag === 'weighAgain') return [{ step: 'weighInTwoDays', reason: { _tag: 'lostSomeSinceBirth' }, at }]
  const reason: Reason =
    finding.why === 'lost' ? { _tag: 'lostSinceBirth' } : { _tag: 'notRegained', ageInDays: finding.ageInDays }
  return [{ step: 'seeToday', reason, at }]
}

/** Source: WHO, head circumference for age, small or large beyond 2. */
const headLines = { outside: 2, far: 3 } as const

/** An implausible head counts too, because a head can really be far outside. */
const headFindings = (at: AssessedRecord): ReadonlyArray<ReferralFinding> => {
  const head = at.assessment.indicators.headCircumferenceForAge
  const z = head._tag === 'scored' ? Math.abs(head.zScore) : 0
  return z <= headLines.outside
    ? []
    : [{ step: z > headLines.far ? 'headThisWeek' : 'headInWeeks', reason: { _tag: 'headOutside' }, at }]
}

const losses: Readonly<Record<Concern['_tag'], boolean>> = {
  weightLower: true,
  weightFell: true,
  weightStood: true,
  gainedLittle: false,
  weightLost: false,
  headMoved: false,
  fellFromFirst: false,
  grewSlowly: false,
  heightFell: false,
  grewFast: false,
  lowAndFalling: false,
}

/** Our choice: from four weeks on an infant under six months cannot wait a week. */
const fourWeeks = 28

/** Source: WHO guideline on wasting, 2023, A2; IMCI, low weight of a young infant. */
const infantStep = (concern: Concern, ageInDays: number): StepName | null => {
  if (losses[concern._tag]) return ageInDays < youngInfantDays ? 'weighThenHospital' : 'weighThenInDays'
  return ageInDays < fourWeeks && concern._tag !== 'gainedLittle' ? null : 'feedingInDays'
}

const heightStep = (concern: Concern, shrank: boolean): StepName => {
  if (concern._tag === 'grewFast') return 'askPuberty'
  return shrank || concern._tag === 'grewSlowly' ? 'measureThenVisit' : 'visit'
}

const weightStep = (concern: Concern, ageInDays: number): StepName => {
  const ofInfant = ageInDays < sixMonthsDay ? infantStep(concern, ageInDays) : null
  if (ofInfant !== null) return ofInfant
  if (concern._tag === 'weightLower') return 'weighThenThisWeek'
  return concern._tag === 'weightLost' ? 'weighThenThisWeekBigger' : 'visitThisWeek'
}

const stepOf = (indicator: Indicator, concern: Concern, ageInDays: number, shrank: boolean): StepName => {
  switch (axisFigure[indicator]) {
    case 'weight':
    case 'bmi':
      return weightStep(concern, ageInDays)
    case 'height':
      return heightStep(concern, shrank)
    case 'head':
      return concern._tag === 'headMoved' ? 'headThisWeek' : 'headInWeeks'
  }
}

const isBeforeDueDay = ({ assessment: { indicators } }: AssessedRecord): boolean =>
  indicators.weightForAge._tag === 'none' && indicators.weightForAge.reason === 'beforeDueDay'

/** At most one of body and one of head, most urgent first. Records after `today`, the Bangkok day, are left out. */
export const referralsOf = (
  birthDate: IsoDate,
  today: IsoDate,
  records: ReadonlyArray<AssessedRecord>,
  sex: Sex = 'female',
): ReadonlyArray<Referral> => {
  const past = records.filter(({ date }) => date >= birthDate && date <= today)
  const newest = oneADay(past).at(-1)
  if (newest === undefined) return []
  const trend = trendOf(birthDate, today, sex)
  const shrinks = isShorter(past)
  /** Weight and build move together, so one of them is enough as a reason. */
  const trendFindings = (what: 'weight' | 'height' | 'head'): ReadonlyArray<ReferralFinding> =>
    namesOf(axisFigure)
      .filter((indicator) => (scales[indicator].weighed ? 'weight' : axisFigure[indicator]) === what)
      .flatMap((indicator): ReadonlyArray<ReferralFinding> => {
        const { concern } = trend(indicator, past)
        if (concern === null) return []
        const at = oneADay(past.filter(hasScore(indicator))).at(-1) ?? newest
        // Before the due day the age counts from birth.
        const step = stepOf(indicator, concern, isBeforeDueDay(at) ? 0 : at.assessment.ageInDays, shrinks)
        return [{ step, reason: { _tag: 'trend', indicator, concern }, at }]
      })
      .slice(0, 1)
  const findingsWhere = (
    has: (record: AssessedRecord) => boolean,
    find: (at: AssessedRecord) => ReadonlyArray<ReferralFinding>,
  ) => {
    const at = newestWith(past, newest, has)
    return at === null ? [] : find(at)
  }
  const newborn = newbornFindings(birthDate, past)
  const body: ReadonlyArray<ReferralFinding> = [
    ...newborn,
    ...findingsWhere(hasScore('weightForAge'), lightFindings),
    ...findingsWhere(({ assessment }) => buildScore(assessment.indicators) !== null, buildFindings),
    ...(newborn.some(({ step }) => step === 'seeToday') ? [] : trendFindings('weight')),
    ...findingsWhere(hasScore('lengthHeightForAge'), (at) => heightFindings(at, shrinks)),
    ...trendFindings('height'),
    ...findingsWhere(hasScore('lengthHeightForAge'), tallFindings),
    ...doubtFindings(newest),
    ...(isBeforeDueDay(newest)
      ? [{ step: 'pretermChart', reason: { _tag: 'beforeDueDay' }, at: newest } as const]
      : []),
  ]
  const head = [...findingsWhere(hasScore('headCircumferenceForAge'), headFindings), ...trendFindings('head')]
  return [...mergeFindings('head', head, today), ...mergeFindings('body', body, today)].toSorted((a, b) =>
    bySoonest(a.urgency, b.urgency),
  )
}

const hasScore =
  (indicator: Indicator) =>
  ({ assessment }: AssessedRecord): boolean =>
    assessment.indicators[indicator]._tag === 'scored'
