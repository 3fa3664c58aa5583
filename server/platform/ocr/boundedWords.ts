import { longestWord, mostWords } from '@careplus/core/internal/loyalty-reading'
import type { ReadWord } from '@careplus/core/loyalty-reading'
import type { RecognizedPage } from './recognizePage.js'
import type { RecognizedWord } from './recognizer.js'

const between = (min: number, value: number, max: number): number =>
  Number.isFinite(value) ? Math.min(max, Math.max(min, value)) : min

const wordsOf = (recognized: ReadonlyArray<RecognizedWord>, picture: number): ReadonlyArray<ReadWord> =>
  recognized.flatMap(({ text, confidence, bbox: { x0, y0, x1, y1 } }) => {
    const cleaned = text.slice(0, longestWord).replaceAll(/[\p{C}\p{Z}]/gu, '')
    if (cleaned === '') return []
    const box = { left: x0, top: y0, right: Math.max(x0 + 1, x1), bottom: Math.max(y0 + 1, y1) }
    return [{ text: cleaned, confidence: between(0, confidence / 100, 1), box, picture }]
  })

export const boundedWords = (
  { words, again }: Pick<RecognizedPage, 'words' | 'again'>,
  picture: number,
): ReadonlyArray<ReadWord> => {
  const first = wordsOf(words.slice(0, mostWords), picture)
  const second = wordsOf(again.slice(0, mostWords - first.length), picture)
  return [...first, ...second.map((word): ReadWord => ({ ...word, again: true }))]
}
