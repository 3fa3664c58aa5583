import type { Either } from 'fp-ts/Either'
import type { Projection } from '../domain/loyalty/reading/projection.js'
import type { ReadWord } from '../domain/loyalty/reading/readWord.js'

/** `too_slow`: over the time limit. `failed`: the engine stopped. `unavailable`: no engine, so the pictures were not
 * judged. */
export interface NotRead {
  readonly _tag: 'NotRead'
  readonly reason: 'broken' | 'too_slow' | 'failed' | 'unavailable'
}

export interface ReadText {
  /** In reading order, with a bounded number and length. Boxes are in the straightened page of their picture. */
  readonly words: ReadonlyArray<ReadWord>
  /** Projects the straightened page to shares, 0 to 1, of the picture. */
  readonly pages: ReadonlyArray<Projection>
}

/** It ends within a time limit, and never rejects. */
export interface TextReader {
  readonly read: (pictures: ReadonlyArray<Uint8Array>) => Promise<Either<NotRead, ReadText>>
  /** Final: running and later calls fail. */
  readonly close: () => Promise<void>
}
