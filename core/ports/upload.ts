import type { Either } from 'fp-ts/Either'
import type { CallFailure } from '../domain/call/failure.js'

/** A picture as it is sent and shown. */
export interface PictureFile {
  readonly mediaType: string
  readonly bytes: Uint8Array
  /** Set once it is uploaded before its form; while the server stores it, it is not sent twice. */
  readonly uploadId?: string
}

/** Bytes of the body sent so far. */
export type OnSent = (sent: number, all: number) => void

/** A running upload of a body with pictures. */
export interface Sending<A> {
  readonly answer: () => Promise<Either<CallFailure, A>>
  /** `answer` ends with the network error `aborted`. The same key may be sent again. */
  readonly stop: () => void
}
