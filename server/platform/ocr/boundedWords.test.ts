import { expect, it } from 'vitest'
import { longestWord, mostWords } from '@careplus/core/internal/loyalty-reading'
import { boundedWords } from './boundedWords.js'

const bbox = { x0: 10, y0: 20, x1: 90, y1: 40 }
const recognized = (text: string, rest: object = {}) => ({ text, confidence: 90, bbox, ...rest })
const textsOf = (...texts: ReadonlyArray<string>): ReadonlyArray<string> =>
  boundedWords({ words: texts.map((text) => recognized(text)), again: [] }, 0).map(({ text }) => text)

it.each([
  ['what turns the order of letters', '\u202E00.918\u202C\u2066\u2069\u200F', '00.918'],
  ['what nobody sees', '8\u200B1\u200D9\uFEFF.\u00AD00\u2060', '819.00'],
  ['what a database refuses', 'TO\u0000TAL', 'TOTAL'],
  ['what moves the cursor of a terminal', '\u001B[2J\u0007\b\u009B1m819', '[2J1m819'],
  ['half of a sign', '819\uD83D', '819'],
  ['spaces and the ends of lines', 'A\u00A0B\u3000C\r\nD\u2028E', 'ABCDE'],
])('leaves out %s', (_, text, expected) => expect(textsOf(text)).toStrictEqual([expected]))

it('takes markup for the text that it is', () => {
  const texts = ['<img/src=x/onerror=alert(1)>', '&lt;b&gt;', `';--`, '{{1+1}}', '${process.env}', 'ก็่้๊๋ำ']
  expect(textsOf(...texts)).toStrictEqual(texts)
})

it('bounds how many there are, how long each is, and where it stands', () => {
  const longWords = Array.from({ length: 10_000 }, () => recognized('9'.repeat(500)))
  const words = boundedWords({ words: longWords, again: longWords }, 3)
  expect(words.length).toBe(mostWords)
  expect(new Set(words.map(({ text }) => text.length))).toStrictEqual(new Set([longestWord]))
  const [odd] = boundedWords(
    { words: [recognized('9', { confidence: NaN, bbox: { x0: 5, y0: 5, x1: 1, y1: 5 } })], again: [] },
    3,
  )
  expect(odd).toStrictEqual({
    text: '9',
    confidence: 0,
    box: { left: 5, top: 5, right: 6, bottom: 6 },
    picture: 3,
  })
  expect(textsOf('\u200B', ' ', '')).toStrictEqual([])
})
