import type { TaskEither } from 'fp-ts/TaskEither'
import type { MessageBy, RequestState, RequestTopic } from '../domain/requests/request.js'
import type { IdempotencyKey } from './children.js'
import type { CallFailure } from '../domain/call/failure.js'
import type { ReadPart } from './parts.js'
import type { OnSent, PictureFile, Sending } from './upload.js'

/** What a member asks the care team. */
export interface NewCareRequest {
  readonly topic: RequestTopic
  readonly message: string
}

/** One message of a question to the care team. */
export interface RequestMessage {
  readonly by: MessageBy
  readonly words: string
  /** UTC ISO instant. */
  readonly at: string
}

/** A question to the care team, and all that was said about it. */
export interface CareRequest {
  readonly id: string
  readonly topic: RequestTopic
  readonly state: RequestState
  readonly asked_at: string
  /** Of the last message. */
  readonly changed_at: string
  /** Oldest first. */
  readonly messages: ReadonlyArray<RequestMessage>
  /** Ids of its pictures, in their order. */
  readonly pictures: ReadonlyArray<string>
}

/** The member's requests to the care team. */
export interface Requests {
  /** Nothing leaves before `answer` is asked for. */
  readonly send: (
    request: NewCareRequest,
    pictures: ReadonlyArray<PictureFile>,
    key: IdempotencyKey,
    onSent?: OnSent,
  ) => Sending<CareRequest>
  /** The one with the newest message first. */
  readonly list: ReadPart<CareRequest>
  readonly read: (id: string) => TaskEither<CallFailure, CareRequest>
  readonly write: (id: string, message: string, key: IdempotencyKey) => TaskEither<CallFailure, CareRequest>
  readonly picture: (id: string, pictureId: string, size: 'whole' | 'thumbnail') => TaskEither<CallFailure, PictureFile>
}
