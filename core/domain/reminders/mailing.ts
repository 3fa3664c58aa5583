import { addDays, startOfBangkokDay, todayInBangkok } from '../calendar/arithmetic.js'
import type { IsoDate } from '../calendar/isoDate.js'
import { dueBetween, type Due } from './dueDates.js'

const hourMs = 3_600_000

/** Hours of Bangkok's day between which mail may go out: from the first, before the second. */
export const mailHours = { from: 8, before: 20 } as const

/** Nobody is woken. `now`: milliseconds since the epoch. */
export const mayMailAt = (now: number): boolean => {
  const hour = Math.floor((now - startOfBangkokDay(todayInBangkok(now))) / hourMs)
  return hour >= mailHours.from && hour < mailHours.before
}

/** Days after which a reminder that could not go out is of no use any more. */
const lateDays = 3

/** What mail may tell of. */
export interface MailedKinds {
  readonly weighing: boolean
  readonly looking: boolean
}

/**
 * What a member is written about today. `lookedOn`: the day on which it was last found out; null: never. Each due date is
 * told once, a few days late where no process ran on its day.
 */
export const toMail = (
  dues: ReadonlyArray<Due>,
  wished: MailedKinds,
  lookedOn: IsoDate | null,
  today: IsoDate,
): ReadonlyArray<Due> => {
  const earliest = addDays(today, -lateDays)
  const after = lookedOn === null ? addDays(today, -1) : lookedOn > earliest ? lookedOn : earliest
  return dueBetween(dues, after, today).filter(({ kind }) => kind !== 'mobility' && wished[kind])
}
