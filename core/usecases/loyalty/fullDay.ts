import { addDays, startOfBangkokDay, todayInBangkok } from '../../domain/calendar/arithmetic.js'
import type { StoredBillState } from '../../ports/billQueue.js'
import type { ApiError, CallFailure } from '../../domain/call/failure.js'

/** For differences between clocks: a time just before the start of a day counts as the next day. */
const marginMs = 60_000

/** A longer wait was stored while the clock was wrong. */
const longestMs = 25 * 3_600_000

export const isDayFull = (failure: CallFailure): failure is ApiError =>
  failure._tag === 'ApiError' &&
  failure.fields.length > 0 &&
  failure.fields.every(({ code }) => code === 'too_many_bills')

/** By the server's clock if it gives a time, else by the device's. */
export const nextDayAt = ({ retryAfter }: ApiError, now: number): number =>
  marginMs + (retryAfter === undefined ? startOfBangkokDay(addDays(todayInBangkok(now), 1)) : now + retryAfter * 1000)

export const msUntil = (notBefore: number | null | undefined, now: number): number => {
  const ahead = (notBefore ?? now) - now
  return ahead > longestMs ? 0 : Math.max(0, ahead)
}

/** If another bill of this member waits for the next day, so does this one. */
export const waitingBeside = (states: ReadonlyArray<StoredBillState>, now: number): StoredBillState => {
  const full = states.find((state) => state._tag === 'waiting' && msUntil(state.notBefore, now) > 0)
  return full ?? { _tag: 'waiting' }
}
