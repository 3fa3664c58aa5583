import { startOfBangkokDay, todayInBangkok } from '../calendar/arithmetic.js'
import type { IsoDate } from '../calendar/isoDate.js'
import type { Due, DueKind } from './household.js'

const hourMs = 3_600_000

/** Bangkok hours in which mail may be sent: from the first, before the second. */
export const mailHours = { from: 8, before: 20 } as const

/** Whether mail may be sent, which wakes nobody. `now`: milliseconds since the epoch. */
export const mayMailAt = (now: number): boolean => {
  const hour = Math.floor((now - startOfBangkokDay(todayInBangkok(now))) / hourMs)
  return hour >= mailHours.from && hour < mailHours.before
}

/** When mail of now may be sent: now or the next morning, in milliseconds since the epoch. */
export const nextMailTime = (now: number): number => {
  if (mayMailAt(now)) return now
  const today = startOfBangkokDay(todayInBangkok(now)) + mailHours.from * hourMs
  return now < today ? today : today + 24 * hourMs
}

/** Kinds with notices and mail. Strength checks are only in the calendar. */
export type NotifiedKind = Exclude<DueKind, 'mobility'>

/** The reminders that a member has chosen. */
export interface ReminderWishes {
  readonly weighing: boolean
  readonly looking: boolean
}

const settingOf: Readonly<Record<NotifiedKind, keyof ReminderWishes>> = {
  visit: 'weighing',
  weighing: 'weighing',
  looking: 'looking',
  day60: 'looking',
  day90: 'looking',
}

/** A due date with a notification, past or planned. */
export interface NotifiedDue extends Pick<Due, 'subject' | 'on'> {
  readonly kind: NotifiedKind
}

const hasNotification = <A extends Due>(due: A): due is A & NotifiedDue => due.kind in settingOf

/** Due dates to notify now: due by `today`, chosen by the member, and not notified before (`told`). */
export const duesToTell = (
  dues: ReadonlyArray<Due>,
  chosen: ReminderWishes,
  notified: ReadonlyArray<NotifiedDue>,
  today: IsoDate,
): ReadonlyArray<Due & NotifiedDue> => {
  const keyOf = ({ kind, subject, on }: NotifiedDue): string => `${kind} ${subject} ${on}`
  const before = new Set(notified.map(keyOf))
  return dues
    .filter(hasNotification)
    .filter((due) => chosen[settingOf[due.kind]] && due.on <= today && !before.has(keyOf(due)))
}
