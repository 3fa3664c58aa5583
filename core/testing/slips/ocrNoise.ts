import fc from 'fast-check'
import type { ReadWord } from '../../domain/loyalty/reading/readWord.js'
import type { SlipRow } from './layouts.js'

const letterWidth = 12
const rowHeight = 30
const printWidth = 640
const margin = 40
const above = /[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]/g

/** The words of printed rows without OCR errors: text, place, full confidence.
 * @example
 * const [slip] = arb.slipSet(1, 1, todayInBangkok(Date.UTC(2026, 10, 26)), arb.tillProducts)
 * arb.wordsOf(arb.printedSlip(slip.layout, slip.bought)).length > 3 // => true */
export const wordsOf = (rows: ReadonlyArray<SlipRow>, picture = 0): ReadonlyArray<ReadWord> =>
  rows.flatMap(({ cells }, at) =>
    cells.flatMap(({ text, x, align }) => {
      const width = text.replaceAll(above, '').length * letterWidth
      const anchor = margin + x * printWidth
      const start = align === 'left' ? anchor : align === 'right' ? anchor - width : anchor - width / 2
      const words: Array<ReadWord> = []
      let left = start
      for (const part of text.split(' ')) {
        const wide = part.replaceAll(above, '').length * letterWidth
        const top = at * rowHeight + 6
        if (/[\p{L}\p{N}]/u.test(part))
          words.push({
            text: part,
            confidence: 1,
            picture,
            box: { left, top, right: left + wide - 3, bottom: top + 20 },
          })
        left += wide + letterWidth
      }
      return words
    }),
  )

const mistakes = {
  keep: (text: string) => text,
  marks: (text: string) => text.replaceAll(above, ''),
  zero: (text: string) => text.replace('0', 'O'),
  thaiZero: (text: string) => text.replace('0', '๐'),
  one: (text: string) => text.replace('1', 'l'),
  repeat: (text: string) => text.replace('า', 'ๆ'),
  am: (text: string) => text.replaceAll('ำ', '\u0E4D\u0E32'),
  point: (text: string) => text.replace('.', ','),
} as const

export interface OcrNoise {
  readonly words: ReadonlyArray<ReadWord>
  readonly mistakes: number
}

export const noisyWords = (words: ReadonlyArray<ReadWord>): fc.Arbitrary<OcrNoise> =>
  fc
    .array(
      fc.record(
        {
          mistake: fc.oneof(
            { arbitrary: fc.constant('keep' as const), weight: 12 },
            fc.constantFrom(...(Object.keys(mistakes) as ReadonlyArray<keyof typeof mistakes>)),
          ),
          lost: fc.nat(60).map((n) => n === 0),
          split: fc.nat(12).map((n) => n === 0),
          off: fc.tuple(fc.integer({ min: -2, max: 2 }), fc.integer({ min: -2, max: 2 })),
          confidence: fc.double({ min: 0.2, max: 1, noNaN: true }),
        },
        { noNullPrototype: true },
      ),
      { minLength: words.length, maxLength: words.length },
    )
    .map((all) => {
      let count = 0
      const noisy = words.flatMap((word, at): ReadonlyArray<ReadWord> => {
        const { mistake, lost, split, off, confidence } = all[at]!
        if (lost) {
          count += 1
          return []
        }
        const text = mistakes[mistake](word.text)
        if (text !== word.text) count += 1
        const box = {
          left: word.box.left + off[0],
          right: word.box.right + off[0],
          top: word.box.top + off[1],
          bottom: word.box.bottom + off[1],
        }
        if (!split || text.length < 4) return [{ ...word, text, box, confidence }]
        const half = Math.floor(text.length / 2)
        const middle = box.left + ((box.right - box.left) * half) / text.length
        return [
          { ...word, text: text.slice(0, half), confidence, box: { ...box, right: middle } },
          { ...word, text: text.slice(half), confidence, box: { ...box, left: middle + 1 } },
        ]
      })
      return { words: noisy, mistakes: count }
    })

const twins: Readonly<Record<string, string>> = { 1: '7', 7: '1', 3: '8', 8: '3', 5: '6', 6: '5', 0: '9', 9: '0' }

const misread = (text: string, at: number): string => {
  const digits = [...text.matchAll(/\d/g)].map(({ index }) => index)
  const chosen = digits[at % Math.max(1, digits.length)]
  return chosen === undefined ? text : text.slice(0, chosen) + (twins[text[chosen]!] ?? '2') + text.slice(chosen + 1)
}

const unknownToIt = (text: string): string =>
  text.replaceAll(/[\u0E00-\u0E7F]/g, (sign) => 'aunisSWJ'[sign.charCodeAt(0) % 8]!)

/** One pass with the errors of `noisyWords`, one without Thai, and some digits confused in one of them. */
export const twoLooks = (words: ReadonlyArray<ReadWord>): fc.Arbitrary<ReadonlyArray<ReadWord>> =>
  fc
    .array(
      fc.record({ wrong: fc.nat(9), at: fc.nat(30), lost: fc.nat(40).map((n) => n === 0) }, { noNullPrototype: true }),
      {
        minLength: words.length,
        maxLength: words.length,
      },
    )
    .chain((all) => {
      const wrongFor = (attempt: number) => (word: ReadWord, n: number) =>
        all[n]!.wrong === attempt ? { ...word, text: misread(word.text, all[n]!.at) } : word
      const second = words
        .map(wrongFor(1))
        .flatMap((word, n): ReadonlyArray<ReadWord> =>
          all[n]!.lost ? [] : [{ ...word, text: unknownToIt(word.text), again: true }],
        )
      return noisyWords(words.map(wrongFor(0))).map(({ words: first }) => [...first, ...second])
    })
