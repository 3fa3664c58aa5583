import * as E from 'fp-ts/Either'
import { scaling } from '../domain/loyalty/reading/projection.js'
import type { ReadWord } from '../domain/loyalty/reading/readWord.js'
import type { NotRead, TextReader } from '../ports/textReader.js'

export interface MemoryTextReader extends TextReader {
  readonly asked: () => number
}

/** In pixels of a page of this size; null: not a picture. */
export type ReadsPicture = (
  file: Uint8Array,
) => { readonly words: ReadonlyArray<ReadWord>; readonly width: number; readonly height: number } | null

export const memoryTextReader = (
  reads: ReadsPicture,
  failing: () => NotRead['reason'] | null = () => null,
): MemoryTextReader => {
  let calls = 0
  let closed = false
  return {
    asked: () => calls,
    close: async () => {
      closed = true
    },
    read: async (files) => {
      calls += 1
      const reason = closed ? 'failed' : failing()
      if (reason !== null) return E.left({ _tag: 'NotRead', reason })
      const results = files.map(reads)
      if (results.includes(null)) return E.left({ _tag: 'NotRead', reason: 'broken' })
      const pages = results.flatMap((page) => (page === null ? [] : [page]))
      return E.right({
        words: pages.flatMap(({ words }, picture) => words.map((word) => ({ ...word, picture }))),
        pages: pages.map(({ width, height }) => scaling(1 / width, 1 / height)),
      })
    },
  }
}
