import { startOfBangkokDay, todayInBangkok } from '../calendar/arithmetic.js'
import type { IsoDate } from '../calendar/isoDate.js'
import type { Due, DueKind } from './household.js'

const hourMs = 3_600_000

/** Hours of Bangkok's day between which mail may go out: from the first, before the second. */
export const mailHours = { from: 8, before: 20 } as const

/**
 * Nobody is woken. `now`: milliseconds since the epoch.
 * @example
 * mayMailAt(Date.UTC(2026, 10, 20, 3)) // => true
 * mayMailAt(Date.UTC(2026, 10, 20, 19)) // => false
 */
export const mayMailAt = (now: number): boolean => {
  const hour = Math.floor((now - startOfBangkokDay(todayInBangkok(now))) / hourMs)
  return hour >= mailHours.from && hour < mailHours.before
}

/**
 * When what is written now may go out: now, or the next morning. Milliseconds since the epoch.
 * @example
 * new Date(nextMailTime(Date.UTC(2026, 10, 20, 19))).toISOString() // => '2026-11-21T01:00:00.000Z'
 */
export const nextMailTime = (now: number): number => {
  if (mayMailAt(now)) return now
  const today = startOfBangkokDay(todayInBangkok(now)) + mailHours.from * hourMs
  return now < today ? today : today + 24 * hourMs
}

/** What notices and mail tell of. Of a check of strength only the calendar tells. */
export type NotifiedKind = Exclude<DueKind, 'mobility'>

/** What of it is wished for. */
export interface ReminderWishes {
  readonly weighing: boolean
  readonly looking: boolean
}

const wishOf: Readonly<Record<NotifiedKind, keyof ReminderWishes>> = {
  visit: 'weighing',
  weighing: 'weighing',
  looking: 'looking',
  day60: 'looking',
  day90: 'looking',
}

/** A due date that is told, or was. */
export interface NotifiedDue extends Pick<Due, 'subject' | 'on'> {
  readonly kind: NotifiedKind
}

const isToldOf = <A extends Due>(due: A): due is A & NotifiedDue => due.kind in wishOf

/**
 * What a member is told now: whatever is due by today, is wished for and was not told before, however it became due.
 * @example
 * const today = rightOf(isoDate('2026-11-20'))
 * const child = { id: 'c1', nickname: 'ยิ้ม', birthDate: rightOf(isoDate('2024-07-12')), growth: { kind: 'measure' as const, on: rightOf(isoDate('2026-11-20')) }, stool: null }
 * const dues = dueDates({ children: [child], adults: [] }, today)
 * duesToTell(dues, { weighing: true, looking: true }, [], today).map(({ kind }) => kind) // => ['weighing']
 * duesToTell(dues, { weighing: false, looking: true }, [], today) // => []
 */
export const duesToTell = (
  dues: ReadonlyArray<Due>,
  wished: ReminderWishes,
  told: ReadonlyArray<NotifiedDue>,
  today: IsoDate,
): ReadonlyArray<Due & NotifiedDue> => {
  const keyOf = ({ kind, subject, on }: NotifiedDue): string => `${kind} ${subject} ${on}`
  const before = new Set(told.map(keyOf))
  return dues.filter(isToldOf).filter((due) => wished[wishOf[due.kind]] && due.on <= today && !before.has(keyOf(due)))
}
