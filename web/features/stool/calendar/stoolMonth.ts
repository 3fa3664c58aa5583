import { addDays, datePartsOf, daysInMonth, type IsoDate } from '@careplus/core/calendar'
import { isoDateOf } from '@careplus/core/internal/calendar'
import type { StoolCheck } from '@careplus/core/ports'
import { assessStool, type StoolLevel } from '@careplus/core/stool'
import { stricter } from '@careplus/core/internal/stool'
import { isRight } from 'fp-ts/Either'

export const firstOfMonth = (date: IsoDate): IsoDate => {
  const { year, month } = datePartsOf(date)
  const first = isoDateOf(year, month, 1)
  return isRight(first) ? first.right : date
}

/** Sunday is 0. */
const weekdayOf = (date: IsoDate): number => new Date(`${date}T00:00:00Z`).getUTCDay()

/** The weeks of a month, from Sunday on; null for days of other months. */
export const weeksOf = (first: IsoDate): ReadonlyArray<ReadonlyArray<IsoDate | null>> => {
  const { year, month } = datePartsOf(first)
  const lead = weekdayOf(first)
  const days = daysInMonth(year, month)
  const weeks = Math.ceil((lead + days) / 7)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = week * 7 + weekday - lead
      return day < 0 || day >= days ? null : addDays(first, day)
    }),
  )
}

export interface CheckedDay {
  readonly level: StoolLevel
  readonly count: number
}

export const levelOf = (check: StoolCheck): StoolLevel => assessStool(check).level

export const daysOf = (checks: ReadonlyArray<StoolCheck>): ReadonlyMap<IsoDate, CheckedDay> => {
  const days = new Map<IsoDate, CheckedDay>()
  for (const check of checks) {
    const before = days.get(check.date)
    const level = levelOf(check)
    days.set(check.date, {
      level: before === undefined ? level : stricter(before.level, level),
      count: (before?.count ?? 0) + 1,
    })
  }
  return days
}
