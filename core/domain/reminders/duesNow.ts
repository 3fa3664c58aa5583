import { addDays } from '../calendar/arithmetic.js'
import type { IsoDate } from '../calendar/isoDate.js'
import { dueDates } from './dueDates.js'
import type { Due, DueKind, RemindedHousehold } from './household.js'
import { stoolCheckReason, type LookReason } from './stoolCheckDates.js'

/** Something due today or before, for the member's own screen: a reminder by mail or LINE never has a reason. */
export interface DueNow extends Due {
  readonly reason: LookReason | null
}

/** What is due now and soon. `now`: most urgent first; `soon`: earliest first. */
export interface DuesNow {
  readonly now: ReadonlyArray<DueNow>
  readonly soon: ReadonlyArray<Due>
}

/** A child's referral and a baby's stool check are urgent, an adult's strength is not. */
const urgency: Readonly<Record<DueKind, number>> = {
  visit: 0,
  day60: 1,
  day90: 2,
  looking: 3,
  weighing: 4,
  mobility: 5,
}

/** The subject of a reminder. */
export const dueAbout: Readonly<Record<DueKind, 'growth' | 'stool' | 'strength'>> = {
  visit: 'growth',
  weighing: 'growth',
  looking: 'stool',
  day60: 'stool',
  day90: 'stool',
  mobility: 'strength',
}

const bySoonest = (a: Due, b: Due): number => urgency[a.kind] - urgency[b.kind]

const firstOfEach = (dues: ReadonlyArray<Due>): ReadonlyArray<Due> => {
  const groupOf = ({ kind, subject }: Due): string => `${subject} ${dueAbout[kind] === 'stool' ? 'stool' : kind}`
  const seen = new Set<string>()
  return dues.filter((due) => !seen.has(groupOf(due)) && seen.add(groupOf(due)).size > 0)
}

/** Splits due tasks by `today`. `soonDays`: the count of days ahead, from tomorrow on.
 * @example duesNow({ children: [], adults: [] }, valueOf(parseIsoDate('2026-11-20')), 14) // => { now: [], soon: [] } */
export const duesNow = (household: RemindedHousehold, today: IsoDate, soonDays: number): DuesNow => {
  const dues = dueDates(household, today)
  const until = addDays(today, soonDays)
  const withReason = (due: Due): DueNow => {
    const child = dueAbout[due.kind] === 'stool' ? household.children.find(({ id }) => id === due.subject) : undefined
    return { ...due, reason: child === undefined ? null : stoolCheckReason(child, due) }
  }
  return {
    now: firstOfEach(dues.filter(({ on }) => on <= today).toSorted(bySoonest)).map(withReason),
    soon: firstOfEach(dues.filter(({ on }) => on > today && on <= until)),
  }
}
