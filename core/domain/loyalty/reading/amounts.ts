import { mostBillSatang } from '../bill/lines.js'
import { asFigure } from './misreadDigits.js'
import { placeOf, type Place, type ReadWord } from './readWord.js'
import type { ReadRow } from './rows.js'

/** A figure of money as it may be meant. */
export interface Amount {
  readonly satang: number
  /** Taken off: a minus before or after it. */
  readonly negative: boolean
  /** Whether it stands as a till prints it; else a sign of it was taken for another. */
  readonly exact: boolean
  readonly place: Place
  /** The words of the row that it is made of: the first, and the one after the last. */
  readonly from: number
  readonly to: number
}

const around = /^[^\p{N}\p{L}|[\]-]+|[^\p{N}\p{L}|[\]-]+$/gu
/** `฿`, and what readers make of it before digits. */
const currency = /^(?:[฿$&]|บ\.?|THB|Bt?\.?(?=\d))+/i
/** What tills print behind a taxed or untaxed amount. */
const taxSign = /(?<=\d[.,]\d\d)\s*[VTNFXEv*#]{1,2}$/
const exactAmount = /^(?:\d{1,3}(?:,\d{3})+|\d{1,6})\.\d{2}$/
/** With any sign where the point belongs, and between thousands. */
const looseAmount = /^(\d{1,3}(?:[.,'\u2019 ]?\d{3})*|\d{1,6})[.,;%'\u2019*•·](\d{2})$/

const satangOf = (baht: string, rest: string): number => Number(baht.replaceAll(/\D/g, '')) * 100 + Number(rest)

/** The figure of money in one piece of text; null: there is none. `1,290.00`, `515%00`, `฿45.00`, `-10.00`, `42.00V`. */
export const amountOf = (text: string): Pick<Amount, 'satang' | 'negative' | 'exact'> | null => {
  const bare = text.replace(currency, '').replaceAll(around, '').replace(taxSign, '')
  const negative = /^-|-$/.test(bare)
  const signs = bare.replaceAll(/^-|-$/g, '')
  const exact = exactAmount.test(signs)
  const figures = exact ? signs : asFigure(signs)
  const read = looseAmount.exec(figures)
  if (read === null) return null
  const satang = satangOf(read[1] ?? '', read[2] ?? '')
  return satang <= mostBillSatang * 10 ? { satang, negative, exact } : null
}

const withoutBaht = (amount: Amount, { words }: ReadRow): Amount => {
  const text = words[amount.from]?.text ?? ''
  const figures = text.replace(currency, '')
  const before = text.slice(0, text.length - figures.length)
  // `8900.00` and `$8900.00` are ฿900.00; `B900.00` has lost its sign already.
  if (!figures.startsWith('8') || /^[฿B]/i.test(before)) return amount
  const read = amountOf(figures.slice(1).replace(/^,/, ''))
  return read === null ? amount : { ...amount, ...read, exact: false }
}

/** Whether a slip prints `฿` before its amounts: nearly all begin with it or with what readers take it for. */
export const isBahtSigned = (rows: ReadonlyArray<ReadRow>): boolean => {
  const all = rows.flatMap((row) => amountsOf(row, false).map(({ from }) => row.words[from]?.text ?? ''))
  const signed = all.filter((text) => /^[฿$&B8]/i.test(text))
  return all.length >= 3 && signed.length >= 0.8 * all.length && signed.some((text) => /^[฿$&B]/i.test(text))
}

/**
 * Figures of money in a row, from left to right. Two words make one where the reader has split it: `1, 290.00`. Where a
 * slip prints `฿`, a leading 8 is that sign.
 */
export const amountsOf = (row: ReadRow, bahtSigned: boolean): ReadonlyArray<Amount> => {
  const { words } = row
  const found: Array<Amount> = []
  for (let at = 0; at < words.length; at += 1) {
    for (const length of [2, 1]) {
      const piece = words.slice(at, at + length)
      if (piece.length < length || (length === 2 && !isSplit(piece[0]!, piece[1]!))) continue
      const read = amountOf(piece.map(({ text }) => text).join(''))
      if (read === null) continue
      const amount = { ...read, place: placeOf(piece), from: at, to: at + length }
      found.push(bahtSigned ? withoutBaht(amount, row) : amount)
      at += length - 1
      break
    }
  }
  return found
}

/** Whether two words stand so close that they are one figure. */
const isSplit = (a: ReadWord, b: ReadWord): boolean =>
  /[\d,.]$/.test(a.text) &&
  /^[\d,.]/.test(b.text) &&
  !/\.\d\d$/.test(a.text) &&
  b.box.left - a.box.right < 0.5 * (a.box.bottom - a.box.top)
