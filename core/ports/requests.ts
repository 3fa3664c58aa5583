import type { Either } from 'fp-ts/Either'
import type { MessageBy, RequestState, RequestTopic } from '../domain/requests/request.js'
import type { IdempotencyKey } from './children.js'
import type { CallFailure } from '../domain/call/failure.js'
import type { ReadPart } from './parts.js'
import type { OnSent, PictureFile, Sending } from './upload.js'

/** A new question to the care team. */
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

/** A question to the care team with its messages. */
export interface CareRequest {
  readonly id: string
  readonly topic: RequestTopic
  readonly state: RequestState
  readonly asked_at: string
  readonly changed_at: string
  /** Oldest first. */
  readonly messages: ReadonlyArray<RequestMessage>
  readonly pictures: ReadonlyArray<string>
}

/** The member's questions to the care team. */
export interface Requests {
  /** Nothing is sent before `answer` runs. */
  readonly send: (
    request: NewCareRequest,
    pictures: ReadonlyArray<PictureFile>,
    key: IdempotencyKey,
    onSent?: OnSent,
  ) => Sending<CareRequest>
  /** By the time of the last message, newest first. */
  readonly list: ReadPart<CareRequest>
  readonly read: (id: string) => Promise<Either<CallFailure, CareRequest>>
  readonly write: (id: string, message: string, key: IdempotencyKey) => Promise<Either<CallFailure, CareRequest>>
  readonly picture: (
    id: string,
    pictureId: string,
    size: 'whole' | 'thumbnail',
  ) => Promise<Either<CallFailure, PictureFile>>
}
