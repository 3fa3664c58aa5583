import { daysBetween, thaiDate, type IsoDate } from '@careplus/core/calendar'
import type { Due, DueNow } from '@careplus/core/reminders'
import { growthCopy } from '../../copy/growth.th'
import { todayCopy as copy } from '../../copy/today.th'

export const dueDayText = (on: IsoDate, today: IsoDate): string => {
  const days = daysBetween(today, on)
  if (days === 0) return copy.today
  if (days < 0) return copy.since(thaiDate(on))
  return days === 1 ? copy.tomorrow(thaiDate(on)) : copy.inDays(days, thaiDate(on))
}

export const dueReasonText = ({ kind, on, reason }: DueNow, today: IsoDate): string | null => {
  switch (reason?._tag) {
    case undefined:
      return null
    case 'asked':
      return on === today ? copy.look.askedYesterday : copy.look.asked(thaiDate(reason.lastOn))
    case 'weekly':
      return copy.look.weekly(thaiDate(reason.lastOn))
    case 'neverChecked':
      return copy.look.neverChecked
    case 'milestone':
      return kind === 'day90' ? copy.look.milestone.day90 : copy.look.milestone.day60
  }
}

export const dueText = ({ kind, name }: Pick<Due, 'kind' | 'name'>): string =>
  copy.title[kind](kind === 'mobility' ? name : growthCopy.childName(name))

export const duePath = ({ kind, subject }: Pick<Due, 'kind' | 'subject'>): string => {
  switch (kind) {
    case 'mobility':
      return `/adults/${subject}`
    case 'visit':
      return `/children/${subject}`
    case 'weighing':
      return `/children-profile/add-growth?child=${subject}`
    case 'looking':
    case 'day60':
    case 'day90':
      return `/children/stool-info?child=${subject}`
  }
}
