import { addDays, startOfBangkokDay, todayInBangkok } from '../../domain/calendar/arithmetic.js'
import type { StoredBillState } from '../../ports/billQueue.js'
import type { ApiError, CallFailure } from '../../domain/call/failure.js'

/** Clocks differ a little: whoever comes a moment before the day begins waits for the next one. */
const marginMs = 60_000

/** The next day is never further off; a longer wait was stored while this clock was wrong. */
const longestMs = 25 * 3_600_000

/** Nothing is wrong with the bill but the day: the next one takes it. */
export const isDayFull = (failure: CallFailure): failure is ApiError =>
  failure._tag === 'ApiError' &&
  failure.fields.length > 0 &&
  failure.fields.every(({ code }) => code === 'too_many_bills')

/** When a bill goes that its day did not take: as the server reckons it, who knows the time; else as this device does. */
export const nextDayAt = ({ retryAfter }: ApiError, now: number): number =>
  marginMs + (retryAfter === undefined ? startOfBangkokDay(addDays(todayInBangkok(now), 1)) : now + retryAfter * 1000)

/** In how many milliseconds the day begins that is waited for; 0: it has begun. */
export const msUntil = (notBefore: number | null | undefined, now: number): number => {
  const ahead = (notBefore ?? now) - now
  return ahead > longestMs ? 0 : Math.max(0, ahead)
}

/** As a further bill is kept beside these of its member: where their day is full, so is its own. */
export const waitingBeside = (states: ReadonlyArray<StoredBillState>, now: number): StoredBillState => {
  const full = states.find((state) => state._tag === 'waiting' && msUntil(state.notBefore, now) > 0)
  return full ?? { _tag: 'waiting' }
}
