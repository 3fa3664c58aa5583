import { daysBetween, todayInBangkok } from '../calendar/arithmetic.js'
import type { IsoDate } from '../calendar/isoDate.js'

/** Of today, of the seven days that end today, or from before. */
const ages = ['today', 'week', 'before'] as const
/** How old a notice is, as its list is divided. */
export type NoticeAge = (typeof ages)[number]

/**
 * The day in Bangkok of a UTC ISO instant.
 * @example
 * noticeDay('2026-11-19T23:30:00.000Z') // => '2026-11-20'
 */
export const noticeDay = (at: string): IsoDate => todayInBangkok(Date.parse(at))

/**
 * How old a notice of a day is on another: of today, of the last seven days, or before.
 * @example
 * const today = rightOf(isoDate('2026-11-20'))
 * noticeAge(addDays(today, -6), today) // => 'week'
 * noticeAge(addDays(today, -7), today) // => 'before'
 */
export const noticeAge = (day: IsoDate, today: IsoDate): NoticeAge => {
  const days = daysBetween(day, today)
  return days <= 0 ? 'today' : days < 7 ? 'week' : 'before'
}

/** The notices of one part of the list. */
export interface NoticesOfAge<N> {
  readonly age: NoticeAge
  readonly notices: ReadonlyArray<N>
}

/**
 * The newest age first; within one, in the order given. An age without any is left out.
 * @example
 * byAge([{ at: '2026-11-20T01:00:00.000Z' }], rightOf(isoDate('2026-11-20'))).map(({ age }) => age) // => ['today']
 */
export const byAge = <N extends { readonly at: string }>(
  notices: ReadonlyArray<N>,
  today: IsoDate,
): ReadonlyArray<NoticesOfAge<N>> =>
  ages
    .map((age) => ({ age, notices: notices.filter(({ at }) => noticeAge(noticeDay(at), today) === age) }))
    .filter((group) => group.notices.length > 0)
