import { mostBillSatang } from '../bill/lines.js'
import { asFigure } from './misreadDigits.js'
import { placeOf, type Place, type ReadWord } from './readWord.js'
import type { PrintedRow } from './rows.js'

export interface Amount {
  readonly satang: number
  readonly negative: boolean
  readonly exact: boolean
  readonly checked: boolean
  readonly or: number | null
  readonly place: Place
  readonly from: number
  readonly to: number
}

const around = /^[^\p{N}\p{L}|[\]-]+|[^\p{N}\p{L}|[\]-]+$/gu
/** Text recognition makes these of `฿`, besides an 8. */
const sign = String.raw`[^\s\d.,@%*xX×✕()[\]|IlOoSZ-]`
const currency = /*#__PURE__*/ new RegExp(String.raw`^(-?)(?:THB|Bt?\.?(?=\d)|บ\.|${sign}(?=\d))+`, 'i')
const isSigned = /*#__PURE__*/ new RegExp(`^-?${sign}`, 'i')
const maySign = /*#__PURE__*/ new RegExp(`^-?(?:8|${sign})`, 'i')
const behind = /(?<=\d[.,]\d\d)\s*(?:[VTNFXEv*#]{1,2}|บาท|บ\.?|THB)$/
const exactAmount = /^(?:\d{1,3}(?:,\d{3})+|\d{1,6})\.\d{2}$/
const looseAmount = /^(\d{1,3}(?:[.,'\u2019 ]?\d{3})*|\d{1,6})[.,;%'\u2019*•·](\d{2})$/

/** `4,84775`, `57225`: the decimal point was missed. */
const pointless = /^(?:\d{1,3}[.,])?\d{3,6}$/

const satangOf = (baht: string, rest: string): number => Number(baht.replaceAll(/\D/g, '')) * 100 + Number(rest)

/** `1,290.00`, `515%00`, `฿45.00`, `-10.00`, `42.00V`; null: no amount. */
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

interface RecognizedAmount extends Pick<Amount, 'satang' | 'negative' | 'exact' | 'place' | 'from' | 'to'> {
  readonly text: string
}

const isSplit = (a: ReadWord, b: ReadWord): boolean =>
  /[\d,.]$/.test(a.text) &&
  /^[\d,.]/.test(b.text) &&
  !/\.\d\d$/.test(a.text) &&
  b.box.left - a.box.right < 0.5 * (a.box.bottom - a.box.top)

const inColumn = (word: ReadWord, column: number | undefined): boolean =>
  column !== undefined && Math.abs(word.box.right - column) < 0.8 * (word.box.bottom - word.box.top)

const amountsInWords = (words: ReadonlyArray<ReadWord>, column?: number): ReadonlyArray<RecognizedAmount> => {
  const found: Array<RecognizedAmount> = []
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

/** The likeliest comes first: `8900.00` and `$8900.00` are ฿900.00. */
const withoutBaht = (seen: RecognizedAmount): ReadonlyArray<RecognizedAmount> => {
  const figures = seen.text.replace(currency, '$1')
  if (!/^-?8/.test(figures)) return [seen]
  const read = amountOf(figures.replace(/^(-?)8,?/, '$1'))
  if (read === null) return [seen]
  const bare: RecognizedAmount = { ...seen, ...read, negative: seen.negative, exact: false }
  // `B900.00` has lost its sign already.
  return /[฿B]/i.test(seen.text.slice(0, seen.text.length - figures.length)) ? [seen, bare] : [bare, seen]
}

/** Nearly all amounts begin with `฿` or its misreading, not all with a possible 8. */
export const isBahtSigned = (rows: ReadonlyArray<PrintedRow>): boolean => {
  const first = rows.flatMap(({ words }) => amountsInWords(words)).filter(({ negative }) => !negative)
  const signed = first.filter(({ text }) => maySign.test(text))
  if (first.length < 2 || signed.length < 0.8 * first.length) return false
  const seen = [...signed, ...rows.flatMap(({ secondPass }) => amountsInWords(secondPass))]
  if (seen.filter(({ text }) => isSigned.test(text)).length >= 2) return true
  return signed.length === first.length && new Set(first.map(({ satang }) => satang)).size >= 3
}

const across = ({ box: a }: Place, { box: b }: Place): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.4 * Math.min(a.right - a.left, b.right - b.left)

const mergePasses = (ones: ReadonlyArray<RecognizedAmount>, others: ReadonlyArray<RecognizedAmount>): Amount => {
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

export interface MoneyHabits {
  readonly bahtSigned: boolean
  readonly doubtful: boolean
  readonly columns: ReadonlyMap<number, number>
}

export const moneyHabits = (rows: ReadonlyArray<PrintedRow>): MoneyHabits => {
  const ends = new Map<number, Array<number>>()
  for (const { words } of rows)
    for (const { place } of amountsInWords(words).slice(-1)) {
      const before = ends.get(place.picture)
      if (before === undefined) ends.set(place.picture, [place.box.right])
      else before.push(place.box.right)
    }
  const columns = [...ends].flatMap(([picture, all]): ReadonlyArray<readonly [number, number]> => {
    const middle = all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)]
    return all.length < 2 || middle === undefined ? [] : [[picture, middle]]
  })
  const bahtSigned = isBahtSigned(rows)
  const paid = rows.flatMap(({ words }) => amountsInWords(words)).filter(({ negative }) => !negative)
  const doubtful = !bahtSigned && paid.length > 0 && paid.every(({ text }) => text.startsWith('8'))
  return { bahtSigned, doubtful, columns: new Map(columns) }
}

export const amountsOf = (row: PrintedRow, { bahtSigned, columns }: MoneyHabits): ReadonlyArray<Amount> => {
  const column = columns.get(row.words[0]?.picture ?? 0)
  const pass = (words: ReadonlyArray<ReadWord>): ReadonlyArray<ReadonlyArray<RecognizedAmount>> =>
    amountsInWords(words, column).map((seen) => (bahtSigned ? withoutBaht(seen) : [seen]))
  const [first, second] = [pass(row.words), pass(row.secondPass)]
  const meets = (a: ReadonlyArray<RecognizedAmount>, b: ReadonlyArray<RecognizedAmount>): boolean =>
    across(a[0]!.place, b[0]!.place)
  const both = first.map((one) => mergePasses(one, second.find((other) => meets(one, other)) ?? []))
  // The second pass turns Thai into Latin letters and digits, so alone it counts only if exact.
  const missed = second
    .filter((other) => other.some(({ exact }) => exact) && first.every((one) => !meets(one, other)))
    .map((other): Amount => {
      const { left, right } = other[0]!.place.box
      const middle = ({ box }: ReadWord): number => (box.left + box.right) / 2
      const from = row.words.filter((word) => middle(word) < left).length
      const to = row.words.filter((word) => middle(word) < right).length
      return { ...mergePasses(other, []), from, to }
    })
  return [...both, ...missed].toSorted((a, b) => a.place.box.left - b.place.box.left)
}
