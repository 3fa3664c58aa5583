import type { TaskEither } from 'fp-ts/TaskEither'
import type { Projection } from '../domain/loyalty/reading/projection.js'
import type { ReadWord } from '../domain/loyalty/reading/readWord.js'

/**
 * `broken`: that is no picture; `too_slow`: it took longer than a reading may; `failed`: the reader itself ended over it;
 * `unavailable`: there was no reader, which says nothing of the pictures.
 */
export interface NotRead {
  readonly _tag: 'NotRead'
  readonly reason: 'broken' | 'too_slow' | 'failed' | 'unavailable'
}

/** What stands on the pictures of one bill. */
export interface ReadText {
  /** In the order of reading; bounded in number and length. A box is told in its picture's straightened page. */
  readonly words: ReadonlyArray<ReadWord>
  /** Of each picture: from its straightened page to shares, 0 to 1, of its width and height as it was given. */
  readonly pages: ReadonlyArray<Projection>
}

/** Reads print off pictures. It ends in time, whatever the pictures hold, and never rejects. */
export interface TextReader {
  /** `pictures`: files of JPEG, PNG or WebP, in their order. */
  readonly read: (pictures: ReadonlyArray<Uint8Array>) => TaskEither<NotRead, ReadText>
  /** For good: what is being read fails, and so does whatever comes after. */
  readonly close: () => Promise<void>
}
