import { nextMailTime } from '@careplus/core/reminders'
import type { PushOutcome } from './messagingApi.js'

const secondMs = 1000
const minuteMs = 60 * secondMs
const hourMs = 60 * minuteMs

/** No try takes longer: whoever does not hear of its end by then may begin another. */
export const maxLineAttemptMs = 30 * secondMs

/** What LINE surely did not take for so long goes by mail. */
const mailInsteadAfterMs = 2 * hourMs

/**
 * LINE knows a message by its key for 24 hours (LINE, "Retry failed API requests"): for as long, a message of which nobody
 * knows whether it was taken is asked about again, and after that no more.
 */
export const keyLifeMs = 23 * hourMs

const firstPauseMs = 10 * secondMs
const longestPauseMs = 30 * minuteMs

/** A message that was tried. */
export interface AttemptedLineMessage {
  readonly created_at: Date
  readonly expires_at: Date | null
  /** Tries that were begun, and how many of them nobody knows the end of; this one is among both. */
  readonly tries: number
  readonly unsure: number
}

export type NextStep =
  | { readonly _tag: 'Done' | 'Stop' | 'MailInstead' }
  | { readonly _tag: 'Again'; readonly at: Date; readonly unsure: number }

/** Since when LINE was to have it: what was written in the night waited for the morning. */
const since = ({ created_at }: Pick<AttemptedLineMessage, 'created_at'>): number => nextMailTime(created_at.getTime())

export const isKeySpent = (message: AttemptedLineMessage, now: Date): boolean =>
  message.tries > 0 && now.getTime() >= since(message) + keyLifeMs

/**
 * What becomes of a message after a try. What is refused was not taken earlier either, for then LINE would have said so. Where
 * nobody can be written to by mail, LINE is tried for as long as it knows the message.
 */
export const afterAttempt = (
  message: AttemptedLineMessage,
  outcome: PushOutcome,
  canMail: boolean,
  ended: Date,
): NextStep => {
  switch (outcome._tag) {
    case 'Sent':
      return { _tag: 'Done' }
    case 'NotFriend':
      return { _tag: 'Stop' }
    case 'Refused':
    case 'Spent':
      return { _tag: 'MailInstead' }
    case 'Later':
    case 'Unsure': {
      const unsure = message.unsure - (outcome._tag === 'Later' ? 1 : 0)
      const pause = Math.min(longestPauseMs, firstPauseMs * 2 ** (message.tries - 1))
      const at = nextMailTime(ended.getTime() + pause)
      const until = since(message) + (unsure === 0 && canMail ? mailInsteadAfterMs : keyLifeMs)
      const expires = message.expires_at?.getTime() ?? Infinity
      return at >= Math.min(until, expires) ? { _tag: 'MailInstead' } : { _tag: 'Again', at: new Date(at), unsure }
    }
  }
}
