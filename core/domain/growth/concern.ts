import { ageInMonths } from '../calendar/age.js'
import { daysBetween } from '../calendar/arithmetic.js'
import type { IsoDate } from '../calendar/isoDate.js'
import { newbornWeight } from '../health/figures.js'
import { lastDayOf2006, sixMonthsDay } from './ages.js'
import { scoreOf, type Scored, type Weighed } from './assessedRecord.js'
import type { Band } from './bands.js'
import { centileSpace, zAbove } from './centileSpace.js'
import type { Indicator } from './reference.js'
import { addMonths } from '../calendar/months.js'

/** Why a trend is to be shown to a professional: what was seen, never what it means. */
export type Concern =
  /** Under two years: the weight itself fell at each of so many weighings running. */
  | { readonly _tag: 'weightFell'; readonly times: number }
  /** Under two years: over two intervals or more, of 60 days or more, the weight itself did not rise. */
  | { readonly _tag: 'weightStood'; readonly since: IsoDate }
  /** Under two years: the weight itself is lower than the time before. */
  | { readonly _tag: 'weightLower' }
  /** From two years on: so much less than the heaviest of the last months, and not rising again. */
  | { readonly _tag: 'weightLost'; readonly percent: number; readonly since: IsoDate }
  /** The head grows faster or slower than before, by more than two centile spaces. */
  | { readonly _tag: 'headMoved'; readonly way: 'up' | 'down' }
  /** Below the first record by more than is usual of a child that began there. */
  | { readonly _tag: 'fellFromFirst'; readonly since: IsoDate }
  /** Far below the middle, and lower still. */
  | { readonly _tag: 'lowAndFalling'; readonly band: Band }

/** Two falls within fewer days say more about meals than about the child. Ours. */
const leastDaysOfFalling = 14
const daysWithoutGain = 60
const scaleErrsByGrams = 100
const low = -2
/** A child that stayed within one centile space for so many days follows its own line. Ours: most of a year. */
const daysOfOwnLine = 300

const daysOf = (from: Scored, to: Scored): number => daysBetween(from.record.date, to.record.date)

/** `all`: every weighing, oldest first. */
const weightFell = (all: ReadonlyArray<Weighed>, last: Weighed): Concern | null => {
  let start = all.length - 1
  while (start > 0 && all[start - 1]!.kg > all[start]!.kg) start -= 1
  const times = all.length - 1 - start
  const falls = times >= 2 && daysBetween(all[start]!.date, last.date) >= leastDaysOfFalling
  return falls ? { _tag: 'weightFell', times } : null
}

const weightStood = (all: ReadonlyArray<Weighed>, last: Weighed): Concern | null => {
  const since = addMonths(last.date, -12)
  const heavier = all
    .slice(0, -2)
    .find(({ date, kg }) => date >= since && daysBetween(date, last.date) >= daysWithoutGain && kg >= last.kg)
  return heavier === undefined ? null : { _tag: 'weightStood', since: heavier.date }
}

/**
 * Lower by more than a scale errs; before six months, when a baby gains 100 g in a week, by anything. Before three weeks
 * `firstWeeks` speaks. Source: a loss under two years is never good news (NICE NG75); the lines are ours.
 */
const weightLower = (birthDate: IsoDate, all: ReadonlyArray<Weighed>, last: Weighed): Concern | null => {
  const before = all.at(-2)
  const age = daysBetween(birthDate, last.date)
  if (before === undefined || age < newbornWeight.regainedByDay) return null
  const grams = Math.round((before.kg - last.kg) * 1000)
  return grams > (age < sixMonthsDay ? 0 : scaleErrsByGrams) ? { _tag: 'weightLower' } : null
}

/**
 * Percent of its own weight that a child may lose, and one whose build eases. Source: Becker et al., indicators to identify
 * pediatric malnutrition, Nutr Clin Pract 2015;30:147–161: from 2 years, 5 % is mild and 10 % severe; easing has the latter.
 */
const lostPercent = { any: 5, easing: 10 } as const
const monthsOfLoss = 12

const weightLost = (all: ReadonlyArray<Weighed>, last: Weighed, eases: boolean): Concern | null => {
  const before = all.at(-2)
  if (before === undefined || last.kg > before.kg) return null
  const from = addMonths(last.date, -monthsOfLoss)
  const earlier = all.slice(0, -1).filter((one) => one === before || one.date >= from)
  const heaviest = earlier.reduce((most, one) => (one.kg > most.kg ? one : most), before)
  const [then, now] = [Math.round(heaviest.kg * 1000), Math.round(last.kg * 1000)]
  const percent = Math.floor(((then - now) * 100) / then)
  return percent >= (eases ? lostPercent.easing : lostPercent.any)
    ? { _tag: 'weightLost', percent, since: heaviest.date }
    : null
}

/**
 * What the weights themselves say; `weighed`: oldest first, one a day; `eases`: the build comes down well. null: nothing.
 * @example
 * const born = rightOf(isoDate('2026-01-10'))
 * const weighed = [{ date: rightOf(isoDate('2026-06-10')), kg: 7.2 }, { date: rightOf(isoDate('2026-09-10')), kg: 6.8 }]
 * weightConcern(born, weighed, false)?._tag // => 'weightLower'
 */
export const weightConcern = (birthDate: IsoDate, weighed: ReadonlyArray<Weighed>, eases: boolean): Concern | null => {
  const last = weighed.at(-1)
  if (last === undefined) return null
  if (ageInMonths(birthDate, last.date) >= 24) return weightLost(weighed, last, eases)
  return weightFell(weighed, last) ?? weightStood(weighed, last) ?? weightLower(birthDate, weighed, last)
}

const headMoved = (window: ReadonlyArray<Scored>, last: Scored): Concern | null => {
  const most = 2 * centileSpace
  if (window.some(({ z }) => zAbove(last.z, z) > most)) return { _tag: 'headMoved', way: 'up' }
  return window.some(({ z }) => zAbove(z, last.z) > most) ? { _tag: 'headMoved', way: 'down' } : null
}

/**
 * Centile spaces that a child may fall before it is to be seen, by where it began. Source: NICE NG75, 1.2.2, below the 9th,
 * from the 9th to the 91st, and above the 91st centile.
 */
const spacesFrom = (firstZ: number): number => (firstZ < -1.34 ? 1 : firstZ <= 1.34 ? 2 : 3)

const hasOwnLine = (window: ReadonlyArray<Scored>, last: Scored): boolean =>
  window.some((one) => daysOf(one, last) >= daysOfOwnLine) && window.every(({ z }) => zAbove(z, last.z) <= centileSpace)

const fellFromFirst = (all: ReadonlyArray<Scored>, window: ReadonlyArray<Scored>, last: Scored): Concern | null => {
  const first = all[0]!
  const most = Math.round(spacesFrom(first.z) * centileSpace * 100) / 100
  const young = last.record.assessment.ageInDays <= lastDayOf2006
  return young && zAbove(first.z, last.z) >= most && !hasOwnLine(window, last)
    ? { _tag: 'fellFromFirst', since: first.record.date }
    : null
}

const lowAndFalling = (indicator: Indicator, window: ReadonlyArray<Scored>, last: Scored): Concern | null => {
  const band = scoreOf(last.record, indicator)?.band
  return band !== undefined && last.z < low && window.some(({ z }) => zAbove(z, last.z) > centileSpace)
    ? { _tag: 'lowAndFalling', band }
    : null
}

/**
 * What the z-scores of an indicator say; null: nothing. `all`: oldest first, one a day, of values to be believed; `window`:
 * those of the months looked at, without the last. `eases`: the fall is good news.
 * @example
 * scoreConcern('weightForAge', [], [], false) // => null
 */
export const scoreConcern = (
  indicator: Indicator,
  all: ReadonlyArray<Scored>,
  window: ReadonlyArray<Scored>,
  eases: boolean,
): Concern | null => {
  const last = all.at(-1)
  if (last === undefined || eases) return null
  const lower = lowAndFalling(indicator, window, last)
  if (indicator === 'headCircumferenceForAge') return headMoved(window, last) ?? lower
  return lower ?? fellFromFirst(all, window, last)
}
