import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { longestWord, mostWords, onPicture } from '@careplus/core/internal/loyalty-reading'
import type { TextReader } from '@careplus/core/internal/ports'

export interface PictureWithWords {
  readonly file: Uint8Array
  readonly words: ReadonlyArray<{ readonly text: string; readonly x: number; readonly y: number }>
}

export const passesTheTextReaderSuite = (
  name: string,
  make: () => { readonly reader: TextReader; readonly pictures: ReadonlyArray<PictureWithWords> },
): void => {
  describe(`${name} passes the suite of text readers`, () => {
    it('finds the words of each picture where they stand on it', async () => {
      const { reader, pictures } = make()
      const read = await reader.read(pictures.map(({ file }) => file))
      if (E.isLeft(read)) return expect.unreachable(read.left.reason)
      const { words, pages } = read.right
      expect(pages).toHaveLength(pictures.length)
      for (const [picture, { words: standing }] of pictures.entries())
        for (const { text, x, y } of standing) {
          const found = words.find((word) => word.picture === picture && word.text.includes(text))
          if (found === undefined) return expect.unreachable(`${text} in ${words.map((each) => each.text).join(' ')}`)
          const { box } = onPicture(found, pages)
          expect([text, box.left <= x, x <= box.right, box.top <= y, y <= box.bottom]).toStrictEqual([
            text,
            ...Array.from({ length: 4 }, () => true),
          ])
        }
      expect(words.length).toBeLessThanOrEqual(mostWords * pictures.length)
      for (const { text, confidence } of words) {
        expect(text.length > 0 && text.length <= longestWord).toBe(true)
        expect(confidence >= 0 && confidence <= 1).toBe(true)
      }
    })

    it('says of what is no picture that it is broken, and reads the next one all the same', async () => {
      const { reader, pictures } = make()
      const [first] = pictures
      const sound = first?.file ?? new Uint8Array()
      const broken = [new TextEncoder().encode('no picture at all'), sound.slice(0, sound.length / 2)]
      for (const file of broken)
        expect(await reader.read([file, sound])).toStrictEqual(E.left({ _tag: 'NotRead', reason: 'broken' }))
      expect(E.isRight(await reader.read([sound]))).toBe(true)
    })

    it('reads nothing from nothing', async () => {
      const { reader } = make()
      expect(await reader.read([])).toStrictEqual(E.right({ words: [], pages: [] }))
    })
  })
}
