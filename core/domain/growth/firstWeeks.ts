import { addDays, daysBetween } from '../calendar/arithmetic.js'
import type { IsoDate } from '../calendar/isoDate.js'
import { newbornWeight } from '../health/figures.js'
import { weighedRecords, type AssessedRecord, type Weighed } from './assessedRecord.js'

/** `weighAgain`: it lost more than most newborns, and may well regain it. */
export type FirstWeeks =
  | { readonly _tag: 'seeToday'; readonly why: 'lost' | 'notRegained'; readonly ageInDays: number }
  | { readonly _tag: 'weighAgain'; readonly on: IsoDate }

const { mostLostPercent, regainedByDay } = newbornWeight
/** Our choice: from this loss on the parent weighs the child in two days. */
const watchedPercent = 7
const daysToNext = 2
const lastDay = 60

const gramsOf = ({ kg }: Weighed): number => Math.round(kg * 1000)

/** Newest weight against that of day 0, else 1, to day 60; null: no finding, or no such weights. `today` is the
 * Bangkok day. */
export const firstWeeks = (
  birthDate: IsoDate,
  today: IsoDate,
  records: ReadonlyArray<AssessedRecord>,
): FirstWeeks | null => {
  if (daysBetween(birthDate, today) > lastDay) return null
  const weighed = weighedRecords(records.filter(({ date }) => date >= birthDate && date <= today))
  const [birth, last] = [weighed[0], weighed.at(-1)]
  if (birth === undefined || last === undefined || daysBetween(birthDate, birth.date) > 1) return null
  const age = daysBetween(birthDate, last.date)
  const [atBirth, now] = [gramsOf(birth), gramsOf(last)]
  const lost = (percent: number): number => (atBirth * percent) / 100
  if (age >= regainedByDay) {
    return now < atBirth ? { _tag: 'seeToday', why: 'notRegained', ageInDays: age } : null
  }
  if (atBirth - now > lost(mostLostPercent)) return { _tag: 'seeToday', why: 'lost', ageInDays: age }
  return atBirth - now >= lost(watchedPercent) ? { _tag: 'weighAgain', on: addDays(last.date, daysToNext) } : null
}
