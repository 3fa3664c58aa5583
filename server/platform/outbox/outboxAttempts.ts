import type { OutboxMessage } from './outbox.js'

const secondMs = 1000
const minuteMs = 60 * secondMs
const hourMs = 60 * minuteMs

/** What expires (a code, a link, a day's reminder) is tried so often at most. */
export const maxAttemptsOfExpiring = 8

/** All other letters are tried for so long, unless their address is refused for good. Source: RFC 5321, 4.5.4.1: "generally needs to be at least 4-5 days". */
export const maxRetryMs = 4 * 24 * hourMs

/** A pause between two tries of a lasting letter is at most so long: the relay is back, and the letter leaves the same day. */
const longestPauseMs = 4 * hourMs

const firstPauseMs = 10 * secondMs

/** What the times of a letter's tries follow from. `tries`: those that were begun. */
export interface AttemptedMessage {
  readonly created_at: Date
  readonly expires_at: Date | null
  readonly tries: number
}

/**
 * From the end of a failed try to the next: 10 s, 20 s, 40 s …, at most four hours. Where a letter expires after a day, its
 * eight tries are spread over half of that day.
 */
const pauseMs = ({ created_at, expires_at, tries }: AttemptedMessage): number => {
  const doubled = 2 ** (tries - 1)
  if (expires_at === null) return Math.min(longestPauseMs, firstPauseMs * doubled)
  const spread = (expires_at.getTime() - created_at.getTime()) / 2 ** maxAttemptsOfExpiring
  return Math.max(firstPauseMs, spread) * doubled
}

/** When a letter whose try has failed is tried again; null: no more. */
export const nextAttemptAt = (message: AttemptedMessage, ended: Date): Date | null => {
  const { created_at, expires_at, tries } = message
  const next = ended.getTime() + pauseMs(message)
  if (expires_at !== null && (tries >= maxAttemptsOfExpiring || next >= expires_at.getTime())) return null
  return next >= created_at.getTime() + maxRetryMs && expires_at === null ? null : new Date(next)
}

/** No try takes longer: whoever does not hear of its end by then may begin another. */
export const maxAttemptMs: Readonly<Record<OutboxMessage['channel'], number>> = {
  mail: 5 * minuteMs,
  sms: 30 * secondMs,
}
