import { nextMailTime } from '@careplus/core/internal/reminders'
import type { PushOutcome } from './messagingApi.js'

const secondMs = 1000
const minuteMs = 60 * secondMs
const hourMs = 60 * minuteMs

/** An attempt never takes longer. After this time another process may begin the next one. */
export const maxLineAttemptMs = 30 * secondMs

/** If LINE has certainly not accepted a message for this long, it goes by mail. */
const mailInsteadAfterMs = 2 * hourMs

/** LINE recognizes a retried message by its key for 24 hours. Source: LINE, "Retry failed API requests". */
export const keyLifeMs = 23 * hourMs

const firstPauseMs = 10 * secondMs
const longestPauseMs = 30 * minuteMs

export interface AttemptedLineMessage {
  readonly created_at: Date
  readonly expires_at: Date | null
  /** `tries` counts attempts that began, `unsure` those of unknown outcome; both include this one. */
  readonly tries: number
  readonly unsure: number
}

export type NextStep =
  | { readonly _tag: 'Done' | 'Stop' | 'MailInstead' }
  | { readonly _tag: 'Again'; readonly at: Date; readonly unsure: number }

/** Milliseconds. Messages written at night are due in the morning. */
const since = ({ created_at }: Pick<AttemptedLineMessage, 'created_at'>): number => nextMailTime(created_at.getTime())

export const isKeySpent = (message: AttemptedLineMessage, now: Date): boolean =>
  message.tries > 0 && now.getTime() >= since(message) + keyLifeMs

/** A refusal also means that no earlier attempt was accepted, because LINE would have reported it. */
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
