import type { OutboxMessage } from './outbox.js'

const secondMs = 1000
const minuteMs = 60 * secondMs
const hourMs = 60 * minuteMs

/** For messages that expire: codes, links, reminders of a day. */
export const maxAttemptsOfExpiring = 8

/** For all others, unless the address is refused for good. Source: RFC 5321, 4.5.4.1: "generally needs to be at least 4-5 days". */
export const maxRetryMs = 4 * 24 * hourMs

/** Once the relay works again, the message is sent on the same day. */
const longestPauseMs = 4 * hourMs

const firstPauseMs = 10 * secondMs

/** `tries`: attempts that began. */
export interface AttemptedMessage {
  readonly created_at: Date
  readonly expires_at: Date | null
  readonly tries: number
}

/** 10 s, 20 s, 40 s … up to four hours; eight attempts spread over half a day. */
const pauseMs = ({ created_at, expires_at, tries }: AttemptedMessage): number => {
  const doubled = 2 ** (tries - 1)
  if (expires_at === null) return Math.min(longestPauseMs, firstPauseMs * doubled)
  const spread = (expires_at.getTime() - created_at.getTime()) / 2 ** maxAttemptsOfExpiring
  return Math.max(firstPauseMs, spread) * doubled
}

/** Null: no further attempt. */
export const nextAttemptAt = (message: AttemptedMessage, ended: Date): Date | null => {
  const { created_at, expires_at, tries } = message
  const next = ended.getTime() + pauseMs(message)
  if (expires_at !== null && (tries >= maxAttemptsOfExpiring || next >= expires_at.getTime())) return null
  return next >= created_at.getTime() + maxRetryMs && expires_at === null ? null : new Date(next)
}

/** An attempt never takes longer. After this time another process may begin the next one. */
export const maxAttemptMs: Readonly<Record<OutboxMessage['channel'], number>> = {
  mail: 5 * minuteMs,
  sms: 30 * secondMs,
}
