import { test as property } from '@fast-check/vitest'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { IsoDate } from '../../calendar/isoDate.js'
import { tillProducts } from '../../../testing/slips/tillProducts.js'
import { commonSigns, distance, signsOf } from './similarity.js'
import { readSlip } from './readSlip.js'
import type { ReadWord } from './readWord.js'
import { longestWord, maxRows, mostWords, rowsOf } from './rows.js'
import { withTaught } from './taughtText.js'

const today = '2026-11-26' as IsoDate
const shops = [{ id: '1', tax_numbers: ['0107542000011'], receipt_names: ['7-Eleven'] }]

const signs = 'ABCDEFGHIJKLMNOPกขคงจฉชซดตถทนบปผพภมยรลวสหอ0123456789'
const textOf = (seed: number, length: number): string => {
  let state = seed + 1
  return Array.from({ length }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return signs[(state >>> 8) % signs.length] ?? ''
  }).join('')
}

const crowded = (word: (at: number) => Pick<ReadWord, 'text'> & { readonly row: number; readonly left: number }) =>
  Array.from({ length: 4 * mostWords }, (_, at): ReadWord => {
    const { text, row, left } = word(at % mostWords)
    const box = { left, top: row * 30, right: left + 500, bottom: row * 30 + 20 }
    return { text, confidence: 0.9, picture: Math.floor(at / mostWords), box }
  })
const crowds = {
  'names with amounts': crowded((at) => ({
    text: at % 2 === 1 ? '1,234.00' : textOf(at, 45),
    row: Math.floor(at / 2),
    left: (at % 2) * 600,
  })),
  'a word in each row': crowded((at) => ({ text: textOf(at, longestWord), row: at, left: 0 })),
  'all words in one row': crowded((at) => ({ text: textOf(at, longestWord), row: 0, left: at * 1000 })),
  'sums alone': crowded((at) => ({ text: `TOTAL ${1000 + at}.00`, row: at, left: 0 })),
  'digits alone': crowded((at) => ({ text: '1'.repeat(longestWord), row: at, left: 0 })),
}
const products = withTaught(
  tillProducts,
  Array.from({ length: 1000 }, (_, at) => ({ product_id: '4', text: textOf(at + 9000, 35 + (at % 25)) })),
)

test.each(Object.entries(crowds))('a slip full of %s is understood without others having to wait', (_, words) => {
  const before = process.cpuUsage()
  readSlip(words, { today, shops, products })
  const { user } = process.cpuUsage(before)
  expect(user).toBeLessThan(3_000_000)
  expect(rowsOf(words).length).toBeLessThanOrEqual(maxRows)
})

property.prop([fc.string({ unit: fc.constantFrom(...signs) }), fc.string({ unit: fc.constantFrom(...signs) })])(
  'texts are at least as far apart as the signs that only one of them has',
  (a, b) => {
    const [one, other] = [signsOf(a), signsOf(b)]
    const common = commonSigns(one.toSorted(), other.toSorted())
    expect(Math.max(one.length, other.length) - common).toBeLessThanOrEqual(distance(one, other))
  },
)
