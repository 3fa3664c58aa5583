import type { Found } from './found.js'
import { likenessWithin, signsOf } from './likeness.js'
import { withPlainDigits } from './misreadDigits.js'
import { placeOf, type ReadWord } from './readWord.js'
import type { ReadRow } from './rows.js'
import { isTaxNumber } from './shop.js'

const labels = [
  'เลขที่ใบเสร็จ',
  'เลขที่บิล',
  'เลขที่ใบกำกับ',
  'เลขที่เอกสาร',
  'ใบเสร็จเลขที่',
  'เลขที่',
  'RECEIPT NO',
  'RECEIPT',
  'INV NO',
  'INVOICE NO',
  'BILL NO',
  'DOC NO',
  'TRANS NO',
  'TRX',
  'R#',
  'BILL#',
  'No.',
  'NO:',
].map(signsOf)
/** Numbers of other things. */
const others = ['ผู้เสียภาษี', 'TAX', 'โทร', 'TEL', 'สาขา', 'POS ID', 'สมาชิก', 'MEMBER', 'บัญชี', 'APPROVE', 'TERMINAL'].map(
  signsOf,
)

/** Only where nearly all of a word is digits: letters of a number stay. */
const tidy = (text: string): string => {
  const digits = (text.match(/\d/g) ?? []).length
  return digits / text.length < 0.7 ? text : withPlainDigits(text)
}
const numberLike = /^[A-Z0-9][A-Z0-9/-]{3,29}$/i
const isNumber = (text: string): boolean =>
  numberLike.test(text) &&
  (text.match(/\d/g) ?? []).length >= 5 &&
  !isTaxNumber(text.replaceAll(/\D/g, '')) &&
  !/^\d{1,2}[/-](?:\d{1,2}|[A-Z]{3})[/-]\d{2,4}$/i.test(text)

const longestOf = (words: ReadonlyArray<ReadWord>): ReadWord | null =>
  words
    .map((word) => ({ ...word, text: tidy(word.text.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')) }))
    .filter(({ text }) => isNumber(text))
    .toSorted((a, b) => b.text.length - a.text.length)[0] ?? null

/** `R#900688633`, `เลขที่12345`: label and number in one word, each by itself. */
const labelApart = (word: ReadWord): ReadonlyArray<ReadWord> => {
  const [, label, rest] =
    /^([A-Za-z\u0E00-\u0E7F.]{1,16}[#:.])(.{4,})$/.exec(word.text) ??
    /^([\u0E00-\u0E7F.:]{3,20})([0-9OolI].{3,})$/.exec(word.text) ??
    []
  return label === undefined || rest === undefined ? [word] : [label, rest].map((text) => ({ ...word, text }))
}

/** The receipt's number: what follows the words that announce it, else the longest number that is nothing else. */
export const receiptOf = (rows: ReadonlyArray<ReadRow>): Found<string> | null => {
  let best: Found<string> | null = null
  for (const { words, text } of rows) {
    const told = signsOf(text)
    if (others.some((label) => likenessWithin(told, label) >= (label.length <= 4 ? 1 : 0.8))) continue
    const split = words.flatMap(labelApart)
    const number = longestOf(split)
    if (number === null) continue
    const at = split.findIndex(({ box }) => box === number.box)
    const before = split
      .slice(0, Math.max(1, at))
      .map((word) => word.text)
      .join(' ')
    const announcing = signsOf(before)
    const announced = Math.max(
      ...labels.map((label) => {
        const alike = likenessWithin(announcing, label)
        const { length } = label
        return alike >= (length <= 3 ? 1 : 0.75) ? alike * Math.min(1, 0.5 + length / 10) : 0
      }),
    )
    const hash = words.some((word) => /^.{0,2}#/.test(word.text) && word.text.includes(number.text)) ? 0.6 : 0
    const confidence = Math.max(announced, hash) * 0.85 + Math.min(0.05, number.text.length / 300)
    if (best === null || confidence > best.confidence)
      best = { value: number.text, confidence, place: placeOf([number]) }
  }
  return best
}
