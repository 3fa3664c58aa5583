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
  /** A second look found the same. */
  readonly checked: boolean
  /** What the other look found in its place, where the two differ. */
  readonly or: number | null
  readonly place: Place
  /** The words of the row that it is made of: the first, and the one after the last. */
  readonly from: number
  readonly to: number
}

const around = /^[^\p{N}\p{L}|[\]-]+|[^\p{N}\p{L}|[\]-]+$/gu
/** What readers make of `฿`, apart from an 8; signs that multiply are none. */
const sign = String.raw`[^\s\d.,@%*xX×✕()[\]|IlOoSZ-]`
/** `฿`, and what readers make of it before digits. */
const currency = /*#__PURE__*/ new RegExp(String.raw`^(-?)(?:THB|Bt?\.?(?=\d)|บ\.|${sign}(?=\d))+`, 'i')
const isSigned = /*#__PURE__*/ new RegExp(`^-?${sign}`, 'i')
const maySign = /*#__PURE__*/ new RegExp(`^-?(?:8|${sign})`, 'i')
/** What tills print behind an amount: that it is taxed or not, and the unit. */
const behind = /(?<=\d[.,]\d\d)\s*(?:[VTNFXEv*#]{1,2}|บาท|บ\.?|THB)$/
const exactAmount = /^(?:\d{1,3}(?:,\d{3})+|\d{1,6})\.\d{2}$/
/** With any sign where the point belongs, and between thousands. */
const looseAmount = /^(\d{1,3}(?:[.,'\u2019 ]?\d{3})*|\d{1,6})[.,;%'\u2019*•·](\d{2})$/

/** `4,84775`, `57225`: its point was not seen. Whether it is a figure of money, its place must say. */
const pointless = /^(?:\d{1,3}[.,])?\d{3,6}$/

const satangOf = (baht: string, rest: string): number => Number(baht.replaceAll(/\D/g, '')) * 100 + Number(rest)

/** The figure of money in one piece of text; null: there is none. `1,290.00`, `515%00`, `฿45.00`, `-10.00`, `42.00V`. */
export const amountOf = (text: string): Pick<Amount, 'satang' | 'negative' | 'exact'> | null => {
  const dashes = text.replaceAll(/[\u2010-\u2015\u2212]/g, '-')
  const bare = dashes.replace(currency, '$1').replaceAll(around, '').replace(behind, '')
  const negative = /^-|-$/.test(bare) || /^\(.*\)$/.test(dashes)
  const signs = bare.replaceAll(/^-|-$/g, '')
  const exact = exactAmount.test(signs)
  const figures = exact ? signs : asFigure(signs)
  const read = looseAmount.exec(figures)
  if (read === null) return null
  const satang = satangOf(read[1] ?? '', read[2] ?? '')
  return satang <= mostBillSatang * 10 ? { satang, negative, exact } : null
}

/** A figure of money as one look found it; `text` with the signs around it. */
interface Seen extends Pick<Amount, 'satang' | 'negative' | 'exact' | 'place' | 'from' | 'to'> {
  readonly text: string
}

/** Whether two words stand so close that they are one figure. */
const isSplit = (a: ReadWord, b: ReadWord): boolean =>
  /[\d,.]$/.test(a.text) &&
  /^[\d,.]/.test(b.text) &&
  !/\.\d\d$/.test(a.text) &&
  b.box.left - a.box.right < 0.5 * (a.box.bottom - a.box.top)

/** Where the figures of a picture end, to the right; and no farther from there than a letter is wide. */
const inColumn = (word: ReadWord, column: number | undefined): boolean =>
  column !== undefined && Math.abs(word.box.right - column) < 0.8 * (word.box.bottom - word.box.top)

/** Two words make one figure where the reader has split it: `1, 290.00`. */
const seenIn = (words: ReadonlyArray<ReadWord>, column?: number): ReadonlyArray<Seen> => {
  const found: Array<Seen> = []
  for (let at = 0; at < words.length; at += 1) {
    for (const length of [2, 1]) {
      const piece = words.slice(at, at + length)
      if (piece.length < length || (length === 2 && !isSplit(piece[0]!, piece[1]!))) continue
      const text = piece.map((word) => word.text).join('')
      const unpointed = length === 1 && pointless.test(text) && inColumn(piece[0]!, column)
      const read = unpointed
        ? { satang: Number(text.replaceAll(/\D/g, '')), negative: false, exact: false }
        : amountOf(text)
      if (read === null || read.satang > mostBillSatang * 10) continue
      found.push({ ...read, text, place: placeOf(piece), from: at, to: at + length })
      at += length - 1
      break
    }
  }
  return found
}

/** What a figure may be where `฿` stands before it, the likeliest first: `8900.00` and `$8900.00` are ฿900.00. */
const withoutBaht = (seen: Seen): ReadonlyArray<Seen> => {
  const figures = seen.text.replace(currency, '$1')
  if (!/^-?8/.test(figures)) return [seen]
  const read = amountOf(figures.replace(/^(-?)8,?/, '$1'))
  if (read === null) return [seen]
  const bare: Seen = { ...seen, ...read, negative: seen.negative, exact: false }
  // `B900.00` has lost its sign already.
  return /[฿B]/i.test(seen.text.slice(0, seen.text.length - figures.length)) ? [seen, bare] : [bare, seen]
}

/**
 * Whether a slip prints `฿` before its amounts: nearly all begin with it or with what readers take it for, and not all of
 * them with an 8 that might be meant.
 */
export const isBahtSigned = (rows: ReadonlyArray<ReadRow>): boolean => {
  const first = rows.flatMap(({ words }) => seenIn(words)).filter(({ negative }) => !negative)
  const signed = first.filter(({ text }) => maySign.test(text))
  if (first.length < 2 || signed.length < 0.8 * first.length) return false
  const seen = [...signed, ...rows.flatMap(({ again }) => seenIn(again))]
  if (seen.filter(({ text }) => isSigned.test(text)).length >= 2) return true
  return signed.length === first.length && new Set(first.map(({ satang }) => satang)).size >= 3
}

const across = ({ box: a }: Place, { box: b }: Place): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.4 * Math.min(a.right - a.left, b.right - b.left)

/** What two looks say of one figure, each in the ways it may be meant, the likeliest first: what both may mean is meant. */
const together = (ones: ReadonlyArray<Seen>, others: ReadonlyArray<Seen>): Amount => {
  const [one, other] = [ones[0]!, others[0]]
  const { text: _, ...seen } = one
  const second = ones[1]?.satang ?? null
  if (other === undefined) return { ...seen, checked: false, or: second }
  const negative = one.negative || other.negative
  const agreed = ones.filter((each) => others.some(({ satang }) => satang === each.satang))
  if (agreed[0] !== undefined) {
    const { satang } = agreed[0]
    const or = [agreed[1], ...ones, ...others].find((each) => each !== undefined && each.satang !== satang)
    return { ...seen, satang, negative, exact: one.exact || other.exact, checked: true, or: or?.satang ?? null }
  }
  const meant = one.exact && !other.exact ? one : other
  return {
    ...seen,
    satang: meant.satang,
    negative,
    exact: meant.exact,
    checked: false,
    or: (meant === one ? other : one).satang,
  }
}

/** How a slip prints its figures of money. */
export interface MoneyHabits {
  readonly bahtSigned: boolean
  /** All of them begin with an 8 that may be `฿`. */
  readonly doubtful: boolean
  /** Of each picture where they end, to the right; unknown where hardly one is seen. */
  readonly columns: ReadonlyMap<number, number>
}

/** What is known of a slip's figures from all of them. */
export const moneyHabits = (rows: ReadonlyArray<ReadRow>): MoneyHabits => {
  const ends = new Map<number, Array<number>>()
  for (const { words } of rows)
    for (const { place } of seenIn(words).slice(-1)) {
      const before = ends.get(place.picture)
      if (before === undefined) ends.set(place.picture, [place.box.right])
      else before.push(place.box.right)
    }
  const columns = [...ends].flatMap(([picture, all]): ReadonlyArray<readonly [number, number]> => {
    const middle = all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)]
    return all.length < 2 || middle === undefined ? [] : [[picture, middle]]
  })
  const bahtSigned = isBahtSigned(rows)
  const paid = rows.flatMap(({ words }) => seenIn(words)).filter(({ negative }) => !negative)
  const doubtful = !bahtSigned && paid.length > 0 && paid.every(({ text }) => text.startsWith('8'))
  return { bahtSigned, doubtful, columns: new Map(columns) }
}

/** Figures of money in a row, from left to right, each as both looks found it. */
export const amountsOf = (row: ReadRow, { bahtSigned, columns }: MoneyHabits): ReadonlyArray<Amount> => {
  const column = columns.get(row.words[0]?.picture ?? 0)
  const look = (words: ReadonlyArray<ReadWord>): ReadonlyArray<ReadonlyArray<Seen>> =>
    seenIn(words, column).map((seen) => (bahtSigned ? withoutBaht(seen) : [seen]))
  const [first, second] = [look(row.words), look(row.again)]
  const meets = (a: ReadonlyArray<Seen>, b: ReadonlyArray<Seen>): boolean => across(a[0]!.place, b[0]!.place)
  const both = first.map((one) => together(one, second.find((other) => meets(one, other)) ?? []))
  // Thai is letters and figures of any kind to the second look: alone it is believed what a till prints, sign for sign.
  const missed = second
    .filter((other) => other.some(({ exact }) => exact) && first.every((one) => !meets(one, other)))
    .map((other): Amount => {
      const { left, right } = other[0]!.place.box
      const middle = ({ box }: ReadWord): number => (box.left + box.right) / 2
      const from = row.words.filter((word) => middle(word) < left).length
      const to = row.words.filter((word) => middle(word) < right).length
      return { ...together(other, []), from, to }
    })
  return [...both, ...missed].toSorted((a, b) => a.place.box.left - b.place.box.left)
}
