import type { Either } from 'fp-ts/Either'
import type { Projection } from '../domain/loyalty/reading/projection.js'
import type { ReadWord } from '../domain/loyalty/reading/readWord.js'

/**
 * `broken`: not a picture. `too_slow`: over the time limit. `failed`: the engine stopped. `unavailable`: no engine,
 * which says nothing about the pictures.
 */
export interface NotRead {
  readonly _tag: 'NotRead'
  readonly reason: 'broken' | 'too_slow' | 'failed' | 'unavailable'
}

/** The recognized text of one bill. */
export interface ReadText {
  /** In reading order, with a bounded number and length. Boxes are in the straightened page of their picture. */
  readonly words: ReadonlyArray<ReadWord>
  /** For each picture: projects the straightened page to shares, 0 to 1, of the width and height of the picture. */
  readonly pages: ReadonlyArray<Projection>
}

/** Recognizes printed text. It ends within a time limit, and never rejects. */
export interface TextReader {
  /** JPEG, PNG or WebP files, in order. */
  readonly read: (pictures: ReadonlyArray<Uint8Array>) => Promise<Either<NotRead, ReadText>>
  /** Final: running and later calls fail. */
  readonly close: () => Promise<void>
}
