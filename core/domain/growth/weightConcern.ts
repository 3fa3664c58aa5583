import { ageInMonths } from '../calendar/age.js'
import { daysBetween } from '../calendar/arithmetic.js'
import type { IsoDate } from '../calendar/isoDate.js'
import { addMonths } from '../calendar/months.js'
import { newbornWeight, youngInfantDays } from '../health/figures.js'
import { oneYearDay, sixMonthsDay } from './ages.js'
import type { Weighed } from './assessedRecord.js'
import type { Concern } from './concern.js'

/** In days: two falls within fewer depend on meals more than on the child. Ours. */
const minDaysOfFalling = 14
const daysWithoutGain = 60
/** Source: NICE NG75, 1.1: a newborn's loss usually stops after 3 or 4 days. */
const daysOfFirstLoss = 7
/** Our choice: WHO weight velocity, 2009, has its 3rd centile far above. */
const minGain = [
  { underDays: youngInfantDays, daysApart: 14, gramsADay: 5 },
  { underDays: sixMonthsDay, daysApart: 21, gramsADay: 0 },
] as const
const maxDaysApart = 60
/** Grams of loss not reported, from an age in days on: the less a child gains, the more the error of scales counts. */
const scaleErrsByGrams: ReadonlyArray<readonly [fromDay: number, grams: number]> = [
  // Between the first week and the third a meal weighs most of an infant's gain.
  [0, 100],
  [newbornWeight.regainedByDay, 0],
  [sixMonthsDay, 100],
  [274, 150],
  [oneYearDay, 200],
]

const weightFell = (all: ReadonlyArray<Weighed>, last: Weighed): Concern | null => {
  let start = all.length - 1
  while (start > 0 && all[start - 1]!.kg > all[start]!.kg) start -= 1
  const times = all.length - 1 - start
  const falls = times >= 2 && daysBetween(all[start]!.date, last.date) >= minDaysOfFalling
  return falls ? { _tag: 'weightFell', times } : null
}

const weightStood = (all: ReadonlyArray<Weighed>, last: Weighed): Concern | null => {
  const since = addMonths(last.date, -12)
  const heavier = all
    .slice(0, -2)
    .find(({ date, kg }) => date >= since && daysBetween(date, last.date) >= daysWithoutGain && kg >= last.kg)
  return heavier === undefined ? null : { _tag: 'weightStood', since: heavier.date }
}

/** Source: a loss under two years is never good news (NICE NG75); the limits are ours. */
const weightLower = (birthDate: IsoDate, all: ReadonlyArray<Weighed>, last: Weighed): Concern | null => {
  const before = all.at(-2)
  const age = daysBetween(birthDate, last.date)
  if (before === undefined || daysBetween(birthDate, before.date) < daysOfFirstLoss) return null
  const grams = Math.round((before.kg - last.kg) * 1000)
  const errs = scaleErrsByGrams.findLast(([fromDay]) => age >= fromDay)?.[1] ?? 0
  return grams > errs ? { _tag: 'weightLower' } : null
}

/** Under six months weeks without gain count before the line has fallen. */
const gainedLittle = (birthDate: IsoDate, all: ReadonlyArray<Weighed>, last: Weighed): Concern | null => {
  const age = daysBetween(birthDate, last.date)
  const minimum = minGain.find(({ underDays }) => age < underDays)
  if (minimum === undefined) return null
  const from = all.findLast(({ date }) => daysBetween(date, last.date) >= minimum.daysApart)
  if (from === undefined || daysBetween(birthDate, from.date) < daysOfFirstLoss) return null
  const days = daysBetween(from.date, last.date)
  const grams = Math.round((last.kg - from.kg) * 1000)
  if (days > maxDaysApart || (grams > 0 && grams >= minimum.gramsADay * days)) return null
  return grams > 0 ? { _tag: 'gainedLittle', grams, since: from.date } : { _tag: 'weightStood', since: from.date }
}

/** Percent of weight. Source: Becker et al., Nutr Clin Pract 2015;30:147–161: from 2 years, 5 % mild, 10 % severe. */
const lostPercent = { any: 5, easing: 10 } as const
const monthsOfLoss = 12
const daysOfFastLoss = 91
/** Our choice: more than the error of a scale and clothes. */
const praisedPercent = 3

interface Loss {
  readonly percent: number
  readonly from: Weighed
}

const lossFrom = (from: Weighed, last: Weighed): Loss => {
  const [then, now] = [Math.round(from.kg * 1000), Math.round(last.kg * 1000)]
  return { percent: Math.floor(((then - now) * 100) / then), from }
}

const pace = ({ percent, from }: Loss, last: Weighed): number =>
  percent * Math.min(1, daysOfFastLoss / Math.max(1, daysBetween(from.date, last.date)))

/** At least the previous weighing; empty: the weight rises. */
const beforeLoss = (all: ReadonlyArray<Weighed>): ReadonlyArray<Weighed> => {
  const [before, last] = [all.at(-2), all.at(-1)]
  if (before === undefined || last === undefined || last.kg > before.kg) return []
  const from = addMonths(last.date, -monthsOfLoss)
  return all.slice(0, -1).filter((one) => one === before || one.date >= from)
}

export const losesFast = (all: ReadonlyArray<Weighed>): boolean =>
  beforeLoss(all).some((one) => pace(lossFrom(one, all.at(-1)!), all.at(-1)!) >= praisedPercent)

const weightLost = (all: ReadonlyArray<Weighed>, last: Weighed, eases: boolean): Concern | null => {
  const losses = beforeLoss(all).map((one) => lossFrom(one, last))
  const reported = losses
    .filter(
      (one) => one.percent >= (eases ? lostPercent.easing : lostPercent.any) || pace(one, last) >= lostPercent.any,
    )
    .toSorted((a, b) => b.from.kg - a.from.kg)[0]
  return reported === undefined ? null : { _tag: 'weightLost', percent: reported.percent, since: reported.from.date }
}

/** `weighed`: oldest first, one a day. `eases`: the build comes down well. null: no concern. */
export const weightConcern = (birthDate: IsoDate, weighed: ReadonlyArray<Weighed>, eases: boolean): Concern | null => {
  const last = weighed.at(-1)
  if (last === undefined) return null
  if (ageInMonths(birthDate, last.date) >= 24) return weightLost(weighed, last, eases)
  return (
    weightFell(weighed, last) ??
    weightStood(weighed, last) ??
    weightLower(birthDate, weighed, last) ??
    gainedLittle(birthDate, weighed, last)
  )
}
