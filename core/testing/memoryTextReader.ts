import * as E from 'fp-ts/Either'
import { scaling } from '../domain/loyalty/reading/projection.js'
import type { ReadWord } from '../domain/loyalty/reading/readWord.js'
import type { NotRead, TextReader } from '../ports/textReader.js'

/** A reader of pictures that answers what a test told it. */
export interface MemoryTextReader extends TextReader {
  /** How often it was asked. */
  readonly asked: () => number
}

/** Of each picture, by its bytes: what stands on it, in pixels of a page of this size; null: it is no picture. */
export type ReadsPicture = (
  file: Uint8Array,
) => { readonly words: ReadonlyArray<ReadWord>; readonly width: number; readonly height: number } | null

/**
 * A reader that knows its pictures. `failing`: what comes of the next reading, where it fails.
 * @example
 * const reader = memoryTextReader(() => null)
 * await reader.read([Uint8Array.of(1)])() // => { _tag: 'Left', left: { _tag: 'NotRead', reason: 'broken' } }
 * reader.asked() // => 1
 */
export const memoryTextReader = (
  reads: ReadsPicture,
  failing: () => NotRead['reason'] | null = () => null,
): MemoryTextReader => {
  let asked = 0
  let closed = false
  return {
    asked: () => asked,
    close: async () => {
      closed = true
    },
    read: (files) => async () => {
      asked += 1
      const reason = closed ? 'failed' : failing()
      if (reason !== null) return E.left({ _tag: 'NotRead', reason })
      const told = files.map(reads)
      if (told.includes(null)) return E.left({ _tag: 'NotRead', reason: 'broken' })
      const pages = told.flatMap((page) => (page === null ? [] : [page]))
      return E.right({
        words: pages.flatMap(({ words }, picture) => words.map((word) => ({ ...word, picture }))),
        pages: pages.map(({ width, height }) => scaling(1 / width, 1 / height)),
      })
    },
  }
}
