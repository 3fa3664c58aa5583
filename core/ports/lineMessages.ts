import type { Either } from 'fp-ts/Either'
import type { CallFailure } from '../domain/call/failure.js'
import type { LineStanding, LineTopic } from '../domain/lineMessages/lineTopic.js'
import type { IdempotencyKey } from './children.js'

/** The member's LINE topics and standing. */
export interface LineMessageSettings {
  /** The page that adds the official account as a friend; null: none, as in the demo. */
  readonly friend_url: string | null
  readonly standing: LineStanding
  readonly topics: ReadonlyArray<LineTopic>
  readonly can_mail: boolean
}

/** The member's notifications in LINE. */
export interface LineMessages {
  /** null: this server sends no LINE messages. */
  readonly read: () => Promise<Either<CallFailure, LineMessageSettings | null>>
  /** Under the consent text of this version. An empty list ends all messages at once. */
  readonly change: (
    topics: ReadonlyArray<LineTopic>,
    version: string,
    key: IdempotencyKey,
  ) => Promise<Either<CallFailure, void>>
}
