import type { TaskEither } from 'fp-ts/TaskEither'
import type { CallFailure } from '../domain/call/failure.js'
import type { LineStanding, LineTopic } from '../domain/lineMessages/lineTopic.js'
import type { IdempotencyKey } from './children.js'

/** What a member is told of in LINE, and how they stand there. */
export interface LineMessageSettings {
  /** Where the official account is added as a friend, or opened again; null: there is none, as in the demo. */
  readonly friend_url: string | null
  readonly standing: LineStanding
  readonly topics: ReadonlyArray<LineTopic>
  /** false: no e-mail address is known, to which what LINE does not take would go. */
  readonly can_mail: boolean
}

/** What the member is told of in LINE. */
export interface LineMessages {
  /** Null: this server sends no messages in LINE. */
  readonly read: TaskEither<CallFailure, LineMessageSettings | null>
  /** The topics from now on, agreed to by the consent text of this version; none ends all messages at once. */
  readonly change: (
    topics: ReadonlyArray<LineTopic>,
    version: string,
    key: IdempotencyKey,
  ) => TaskEither<CallFailure, void>
}
