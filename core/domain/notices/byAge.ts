import { daysBetween, todayInBangkok } from '../calendar/arithmetic.js'
import type { IsoDate } from '../calendar/isoDate.js'

const ages = ['today', 'week', 'before'] as const
/** The age group of a notice in the list. */
export type NoticeAge = (typeof ages)[number]

/** The Bangkok day of a UTC ISO instant.
 * @example noticeDay('2026-11-19T23:30:00.000Z') // => '2026-11-20' */
export const noticeDay = (at: string): IsoDate => todayInBangkok(Date.parse(at))

/** The age group of a notice: today, the last seven days, or before.
 * @example noticeAge(valueOf(parseIsoDate('2026-11-14')), valueOf(parseIsoDate('2026-11-20'))) // => 'week' */
export const noticeAge = (day: IsoDate, today: IsoDate): NoticeAge => {
  const days = daysBetween(day, today)
  return days <= 0 ? 'today' : days < 7 ? 'week' : 'before'
}

/** The notices of one age group. */
export interface NoticesOfAge<N> {
  readonly age: NoticeAge
  readonly notices: ReadonlyArray<N>
}

/** Groups notices by age, newest group first, in the given order within a group. Empty groups are left out.
 * @example
 * byAge([{ at: '2026-11-20T01:00:00.000Z' }], valueOf(parseIsoDate('2026-11-20'))).map(({ age }) => age) // => ['today'] */
export const byAge = <N extends { readonly at: string }>(
  notices: ReadonlyArray<N>,
  today: IsoDate,
): ReadonlyArray<NoticesOfAge<N>> =>
  ages
    .map((age) => ({ age, notices: notices.filter(({ at }) => noticeAge(noticeDay(at), today) === age) }))
    .filter((group) => group.notices.length > 0)
