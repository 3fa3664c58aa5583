import type { TaskEither } from 'fp-ts/TaskEither'
import type { CallFailure } from '../domain/call/failure.js'

/** A picture as it is sent and shown. */
export interface PictureFile {
  readonly mediaType: string
  readonly bytes: Uint8Array
  /** Where it was uploaded before its form is sent: as long as the server keeps that, it need not be sent again. */
  readonly uploadId?: string
}

/** Bytes of the body that have left, in all. */
export type OnSent = (sent: number, all: number) => void

/** A body with pictures on its way. */
export interface Sending<A> {
  readonly answer: TaskEither<CallFailure, A>
  /** `answer` ends with the network error `aborted`; the same key may be sent again. */
  readonly stop: () => void
}
