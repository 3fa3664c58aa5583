import { longestWord, mostWords, type ReadWord } from '@careplus/core/loyalty-reading'
import type { Recognized } from './recognizePage.js'

const between = (least: number, value: number, most: number): number =>
  Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : least

/** What was recognized as words of a bounded number and length; signs that nobody can see are left out of them. */
export const boundedWords = (recognized: ReadonlyArray<Recognized>, picture: number): ReadonlyArray<ReadWord> =>
  recognized.slice(0, mostWords).flatMap(({ text, confidence, bbox: { x0, y0, x1, y1 } }) => {
    const told = text.slice(0, longestWord).replaceAll(/[\p{C}\p{Z}]/gu, '')
    if (told === '') return []
    const box = { left: x0, top: y0, right: Math.max(x0 + 1, x1), bottom: Math.max(y0 + 1, y1) }
    return [{ text: told, confidence: between(0, confidence / 100, 1), box, picture }]
  })
