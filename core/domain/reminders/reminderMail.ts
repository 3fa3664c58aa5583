import { startOfBangkokDay, todayInBangkok } from '../calendar/arithmetic.js'
import type { IsoDate } from '../calendar/isoDate.js'
import type { Due, DueKind } from './household.js'

const hourMs = 3_600_000

/** Bangkok hours: from the first, before the second. */
export const mailHours = { from: 8, before: 20 } as const

/** Mail must wake nobody. `now` in milliseconds since the epoch. */
export const mayMailAt = (now: number): boolean => {
  const hour = Math.floor((now - startOfBangkokDay(todayInBangkok(now))) / hourMs)
  return hour >= mailHours.from && hour < mailHours.before
}

/** In milliseconds since the epoch. */
export const nextMailTime = (now: number): number => {
  if (mayMailAt(now)) return now
  const today = startOfBangkokDay(todayInBangkok(now)) + mailHours.from * hourMs
  return now < today ? today : today + 24 * hourMs
}

export type NotifiedKind = Exclude<DueKind, 'mobility'>

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

export interface NotifiedDue extends Pick<Due, 'subject' | 'on'> {
  readonly kind: NotifiedKind
}

const hasNotification = <A extends Due>(due: A): due is A & NotifiedDue => due.kind in settingOf

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
