import { daysBetween, thaiDate, type IsoDate } from '@careplus/core/calendar'
import { urgencies } from '@careplus/core/internal/growth'
import type { FollowDue } from '@careplus/core/growth'
import { dashboardCopy } from '../../copy/dashboard.th'
import type { FollowedFamily } from '../growth/useFollowed'
import type { FamilyChild, Family } from './useFamily'

const copy = dashboardCopy.due

export type Due =
  | { readonly _tag: 'never' }
  | { readonly _tag: 'unknown' }
  | { readonly _tag: 'today' | 'late' | 'later'; readonly kind: FollowDue['kind']; readonly on: IsoDate }

export const dueOf = ({ child, records }: FamilyChild, followed: FollowedFamily, today: IsoDate): Due => {
  if (records.length === 0) return { _tag: 'never' }
  const due = followed?.get(child.id)?.child.due ?? null
  if (due === null) return { _tag: 'unknown' }
  const { kind, on } = due
  return { _tag: on > today ? 'later' : on === today ? 'today' : 'late', kind, on }
}

export const lateText = (on: IsoDate, today: IsoDate): string => {
  const days = daysBetween(on, today)
  if (days === 0) return copy.dueToday
  if (days < 14) return copy.lateBy.days(days)
  return days < 63 ? copy.lateBy.weeks(Math.floor(days / 7)) : copy.lateBy.months(Math.floor(days / 30.44))
}

/** The day of what is due: `28 ก.พ. 70`, `วันนี้`, `ช้าไป 5 สัปดาห์`; null: no day is known. */
export const dueDayOf = (due: Due, today: IsoDate): string | null =>
  'on' in due ? (due._tag === 'later' ? thaiDate(due.on) : lateText(due.on, today)) : null

export const isDue = ({ _tag }: Due): boolean => areDue[_tag]

const areDue: Readonly<Record<Due['_tag'], boolean>> = {
  unknown: false,
  never: true,
  today: true,
  late: true,
  later: false,
}

/** Youngest first, because young children change most. */
export const youngestFirst = (family: Family): Family =>
  family.toSorted(
    (a, b) =>
      b.child.birthDate.localeCompare(a.child.birthDate) || a.child.nickname.localeCompare(b.child.nickname, 'th'),
  )

/** null: no child is referred. */
export const urgentReferral = (family: Family, followed: FollowedFamily): FamilyChild | null => {
  const referred = youngestFirst(family).flatMap((familyChild) => {
    const referral = followed?.get(familyChild.child.id)?.child.referral ?? null
    return referral === null ? [] : [{ familyChild, at: urgencies.indexOf(referral.urgency) }]
  })
  return referred.toSorted((a, b) => a.at - b.at)[0]?.familyChild ?? null
}

/** The most urgent referral, else the youngest one due now, else the one due next. null: no children. */
export const featuredChild = (family: Family, followed: FollowedFamily, today: IsoDate): FamilyChild | null => {
  const dues = youngestFirst(family).map((familyChild) => ({ familyChild, due: dueOf(familyChild, followed, today) }))
  const dayOfDue = ({ due }: { readonly due: Due }): string => (due._tag === 'later' ? due.on : isDue(due) ? '' : '9')
  return (
    urgentReferral(family, followed) ??
    dues.toSorted((a, b) => dayOfDue(a).localeCompare(dayOfDue(b)))[0]?.familyChild ??
    null
  )
}
