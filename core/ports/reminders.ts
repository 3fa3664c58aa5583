import type { TaskEither } from 'fp-ts/TaskEither'
import type { IdempotencyKey } from './children.js'
import type { CallFailure } from '../domain/call/failure.js'

/** What a member may be reminded of. */
export interface ReminderMail {
  /** The next day to weigh and measure a child. */
  readonly weighing: boolean
  /** The day to look at a stool again. */
  readonly looking: boolean
}

/** How a member is reminded. */
export interface ReminderSettings {
  /** A secret calendar address is in use since this UTC ISO instant; null: none. */
  readonly calendar_since: string | null
  readonly mail: ReminderMail
  /** false: no e-mail address is known, so no mail can be sent. */
  readonly can_mail: boolean
}

/** How the member is reminded: by a calendar they subscribe to, and by mail if wished. */
export interface Reminders {
  readonly read: TaskEither<CallFailure, ReminderSettings>
  /** A new secret address of `calendar.ics`, told now and never again; the one before ends. */
  readonly makeCalendar: (key: IdempotencyKey) => TaskEither<CallFailure, { readonly url: string }>
  readonly endCalendar: (key: IdempotencyKey) => TaskEither<CallFailure, void>
  readonly changeMail: (mail: ReminderMail, key: IdempotencyKey) => TaskEither<CallFailure, void>
}
