import { addDays } from '../calendar/arithmetic.js'
import type { IsoDate } from '../calendar/isoDate.js'
import { dueDates } from './dueDates.js'
import type { Due, DueKind, RemindedHousehold } from './household.js'

/** What a household sees to today, and what comes after it. */
export interface DuesNow {
  /** Due today or before, the most pressing first. */
  readonly now: ReadonlyArray<Due>
  /** The next to come within so many days, the earliest first. */
  readonly soon: ReadonlyArray<Due>
}

/** A child to be seen does not wait, nor does a look at a baby's stool; a grown-up's strength does. */
const pressing: ReadonlyArray<DueKind> = ['visit', 'day60', 'day90', 'looking', 'weighing', 'mobility']

const byPress = (a: Due, b: Due): number => pressing.indexOf(a.kind) - pressing.indexOf(b.kind)

/** Of several looks to come for one child only the first is worth telling. */
const firstOfEach = (dues: ReadonlyArray<Due>): ReadonlyArray<Due> => {
  const groupOf = ({ kind, subject }: Due): string =>
    `${subject} ${kind === 'visit' || kind === 'weighing' || kind === 'mobility' ? kind : 'look'}`
  const seen = new Set<string>()
  return dues.filter((due) => !seen.has(groupOf(due)) && seen.add(groupOf(due)).size > 0)
}

/**
 * `soonDays`: how far ahead to look, from tomorrow on.
 * @example
 * const child = { id: 'c1', nickname: 'ยิ้ม', birthDate: rightOf(isoDate('2024-07-12')), growth: { kind: 'measure' as const, on: rightOf(isoDate('2026-11-20')) }, stool: null }
 * duesNow({ children: [child], adults: [] }, rightOf(isoDate('2026-11-20')), 14).now.map(({ kind }) => kind)
 * // => ['weighing']
 */
export const duesNow = (household: RemindedHousehold, today: IsoDate, soonDays: number): DuesNow => {
  const dues = dueDates(household, today)
  const until = addDays(today, soonDays)
  return {
    // Sorting keeps the earlier day first among those of one kind.
    now: firstOfEach(dues.filter(({ on }) => on <= today).toSorted(byPress)),
    soon: firstOfEach(dues.filter(({ on }) => on > today && on <= until)),
  }
}
