import type { Projection, ReadWord } from '@careplus/core/loyalty-reading'

/** What the process that reads is asked, one at a time. */
export interface ToReader {
  /** Which of the bill's pictures, from 0. */
  readonly picture: number
  readonly file: Uint8Array
}

/** And what it answers: once that it is ready, for it takes its time to begin, and then to each picture. */
export type FromReader = { readonly _tag: 'Ready' } | ReaderAnswer

export type ReaderAnswer =
  | { readonly _tag: 'Read'; readonly words: ReadonlyArray<ReadWord>; readonly page: Projection }
  | { readonly _tag: 'Broken' }
