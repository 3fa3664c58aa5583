import { amountOf, type Amount } from './amounts.js'
import { asFigure } from './misreadDigits.js'
import type { ReadWord } from './readWord.js'
import type { PrintedRow } from './rows.js'

export interface NamePasses {
  readonly name: ReadonlyArray<ReadWord>
  readonly secondName: ReadonlyArray<ReadWord>
}

export interface ParsedLine extends NamePasses {
  /** `1 PLUS` may be a stage. */
  readonly withQuantity: NamePasses
  readonly quantity: number | null
  readonly price: number | null
  readonly amount: Amount | null
}

const maxPieces = 99
export const piecesOf = (text: string | undefined): number | null => {
  const n = Number(text)
  return text !== undefined && /^\d{1,2}$/.test(text) && n >= 1 && n <= maxPieces ? n : null
}

const times = '[xX×✕@*%]'
const timesPrice = new RegExp(`^([\\dOoIl|]{1,2})\\s*${times}\\s*([\\d.,;]*)$`, 'i')
/** `Qty 2 x 45.00` means `2 x 45.00`. */
const countWord = /^[QO0]'?ty[.:]?$/i
const timesAfter = new RegExp(`^${times}\\s*([\\dIl|]{1,2})$`)

interface Times {
  readonly quantity: number
  readonly price: number | null
  readonly exact: boolean
  readonly left: number
}

const pointless = /^\d{3,6}$/

const timesIn = (all: ReadonlyArray<ReadWord>): ReadonlyArray<Times> => {
  const words = all.filter(({ text }) => !countWord.test(text))
  const candidates: Array<Times> = []
  for (let at = 0; at < words.length; at += 1)
    for (const length of [3, 2, 1]) {
      const piece = words.slice(at, at + length)
      if (piece.length < length) continue
      const text = piece.map((word) => word.text).join(' ')
      const [, many, rest = ''] = timesPrice.exec(text) ?? []
      const [, alone] = timesAfter.exec(text) ?? []
      const quantity = piecesOf(asFigure(many ?? alone ?? ''))
      const price = pointless.test(rest) ? Number(rest) : (amountOf(rest)?.satang ?? null)
      if (quantity === null || (rest !== '' && price === null)) continue
      candidates.push({ quantity, price, exact: !pointless.test(rest), left: piece[0]!.box.left })
      at += length - 1
      break
    }
  return candidates
}

const before = (words: ReadonlyArray<ReadWord>, left: number): ReadonlyArray<ReadWord> =>
  words.filter(({ box }) => (box.left + box.right) / 2 < left)

const columnsOf = (words: ReadonlyArray<ReadWord>, amount: Amount, price: Amount | null): ReadonlyArray<Times> => {
  const front = before(words, (price ?? amount).place.box.left)
  const [last, second] = [front.at(-1), front.at(-2)]
  const candidates: Array<Times> = []
  const many = piecesOf(last?.text)
  if (last !== undefined && many !== null && front.length > 1)
    candidates.push({ quantity: many, price: price?.satang ?? null, exact: true, left: last.box.left })
  const each = second === undefined ? null : piecesOf(second.text)
  if (price === null && last !== undefined && pointless.test(last.text) && each !== null)
    candidates.push({ quantity: each, price: Number(last.text), exact: false, left: second!.box.left })
  return candidates
}

const first = (words: ReadonlyArray<ReadWord>): number | null => (words.length > 1 ? piecesOf(words[0]?.text) : null)

export const lineFigures = (row: PrintedRow, amounts: ReadonlyArray<Amount>): ParsedLine => {
  const amount = amounts.at(-1) ?? null
  // `180X12` in a name may be read as `180%12`, a doubtful amount.
  const beside = amounts.slice(0, -1).findLast(({ exact, checked }) => exact || checked) ?? null
  const passes = [row.words, row.secondPass]
  const candidates: ReadonlyArray<Times> = passes.flatMap((words) => [
    ...timesIn(words),
    ...(amount === null ? [] : columnsOf(words, amount, beside)),
  ])
  const fits = ({ quantity, price }: Times): boolean =>
    amount !== null && price !== null && [amount.satang, amount.or].includes(quantity * price)
  const withPrice = ({ quantity }: Times): boolean =>
    amount !== null && beside !== null && quantity * beside.satang === amount.satang
  const alone = [...timesIn(row.words), ...timesIn(row.secondPass)].find(({ price }) => price === null)
  // A bare number before a single amount is part of a name: `แพ็ค 10 55.00`.
  const chosen =
    candidates.find(fits) ??
    candidates.find(withPrice) ??
    candidates.find(({ price, exact }) => price !== null && exact) ??
    (beside === null ? alone : candidates.find(({ exact }) => exact))
  const figures = (chosen !== undefined && fits(chosen) ? amount : (beside ?? amount))?.place.box.left ?? Infinity
  // `1 x ALPRO OAT 1L`: a quantity before the name does not end it.
  const ahead =
    chosen !== undefined &&
    chosen.price === null &&
    chosen.left <= (row.words.find(({ text }) => !countWord.test(text))?.box.left ?? 0) + 1
  const left = Math.min(ahead ? Infinity : (chosen?.left ?? Infinity), figures)
  const named = (words: ReadonlyArray<ReadWord>): ReadonlyArray<ReadWord> =>
    before(words, left).filter(({ text }) => !countWord.test(text))
  const [name, again] = [named(row.words), named(row.secondPass)]
  const leading = chosen === undefined ? (first(name) ?? first(again)) : null
  const withoutLeading = (words: ReadonlyArray<ReadWord>): ReadonlyArray<ReadWord> => {
    if (ahead) {
      const at = words.findIndex(({ text }) => (text.match(/\p{L}/gu) ?? []).length >= 2)
      return at < 0 ? [] : words.slice(at)
    }
    return leading !== null && first(words) !== null ? words.slice(1) : words
  }
  return {
    name: withoutLeading(name),
    secondName: withoutLeading(again),
    withQuantity: { name: before(row.words, figures), secondName: before(row.secondPass, figures) },
    quantity: chosen?.quantity ?? leading,
    price: chosen?.price ?? beside?.satang ?? null,
    amount,
  }
}
