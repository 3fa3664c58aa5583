import type { Either } from 'fp-ts/Either'
import type { IdempotencyKey } from './children.js'
import type { CallFailure } from '../domain/call/failure.js'

/** The events that a member gets e-mails about. */
export interface ReminderMail {
  readonly weighing: boolean
  readonly looking: boolean
}

/** The member's reminder settings. */
export interface ReminderSettings {
  /** Since when the secret calendar address exists, a UTC ISO instant; null: none. */
  readonly calendar_since: string | null
  readonly mail: ReminderMail
  readonly can_mail: boolean
}

/** Reminders by a calendar subscription, and by e-mail. */
export interface Reminders {
  readonly read: () => Promise<Either<CallFailure, ReminderSettings>>
  /** A new secret address of `calendar.ics`, returned once only. The earlier address ends. */
  readonly makeCalendar: (key: IdempotencyKey) => Promise<Either<CallFailure, { readonly url: string }>>
  readonly endCalendar: (key: IdempotencyKey) => Promise<Either<CallFailure, void>>
  readonly changeMail: (mail: ReminderMail, key: IdempotencyKey) => Promise<Either<CallFailure, void>>
}
