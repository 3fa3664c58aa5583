import { amountOf, amountsOf, isBahtSigned, type Amount } from './amounts.js'
import { labelOf, type RowLabel } from './labels.js'
import { likenessWithin, signsOf } from './likeness.js'
import { placeOf, type Place, type ReadWord } from './readWord.js'
import type { ReadRow } from './rows.js'

/** A row of the slip that announces a figure: a total, a discount, what was paid. */
export interface LabelledAmount {
  readonly label: RowLabel
  readonly amount: Amount
}

/** Something that was bought, as it is printed. */
export interface PrintedLine {
  readonly name: string
  readonly quantity: number
  /** Whether it is printed; else it is one, as tills leave it out. */
  readonly counted: boolean
  /** Of all pieces. */
  readonly satang: number
  /** Quantity times price is the amount, each of them printed. */
  readonly multiplied: boolean
  /** Quantity times the printed price, where the amount says otherwise: one of the three is misread. */
  readonly instead: number | null
  readonly place: Place
}

export interface PrintedSlipParts {
  readonly lines: ReadonlyArray<PrintedLine>
  readonly labelled: ReadonlyArray<LabelledAmount>
  /** All pieces together, where the till counts them; null: it does not. */
  readonly pieces: number | null
}

/** `จำนวนชิ้น 8`, `ITEMS 8`, `ยอดสุทธิ 3 ชิ้น` */
const countIn = (row: ReadRow, label: RowLabel | null): number | null => {
  const [, before = '', figure] =
    /^(.*?)(?<![\d.,])(\d{1,3})(?![\d.,])\s*(?:\D{0,6}|\D{1,6}\s[\d.,]+)$/.exec(row.text) ?? []
  return figure === undefined || (label !== 'count' && label !== 'total') || !/\p{L}/u.test(before)
    ? null
    : Number(figure)
}

const mostPieces = 99
const pieces = (text: string | undefined): number | null => {
  const n = Number(text)
  return Number.isInteger(n) && n >= 1 && n <= mostPieces ? n : null
}

const times = '[xX×@✕*%]'
const timesPrice = new RegExp(`^(\\d{1,2})\\s*${times}\\s*(.*)$`)
const timesAfter = new RegExp(`^${times}\\s*(\\d{1,2})$`)
const quantityLabels = ['จำนวน', 'QTY'].map(signsOf)
const announcesQuantity = (text: string): boolean =>
  quantityLabels.some((label) => likenessWithin(signsOf(text), label) >= 0.75)

/** `จำนวน 2 ชิ้น` under a line. */
const quantityIn = (text: string): number | null => {
  const [, before = '', figure] = /^(\D{0,14}?)(\d{1,2})\s*\D{0,10}$/.exec(text) ?? []
  return figure === undefined || !announcesQuantity(before) ? null : pieces(figure)
}

interface Parsed {
  readonly name: ReadonlyArray<ReadWord>
  readonly quantity: number | null
  readonly price: Amount | null
  readonly amount: Amount | null
}

const textOf = (words: ReadonlyArray<ReadWord>): string => words.map(({ text }) => text).join(' ')

/** Name, quantity, price and amount of a row, wherever the till puts them. */
const parsed = (row: ReadRow, amounts: ReadonlyArray<Amount>): Parsed => {
  const amount = amounts.at(-1) ?? null
  let price = amounts.length > 1 ? (amounts.at(-2) ?? null) : null
  const end = (price ?? amount)?.from ?? row.words.length
  let name = row.words.slice(0, end)
  let quantity: number | null = null
  // `3 X`, `x3`, `3x45.00` or a bare number in its column, before the figures.
  const last = name.at(-1)?.text ?? ''
  const lastTwo = textOf(name.slice(-2))
  const whole = timesPrice.exec(last) ?? timesPrice.exec(lastTwo)
  const after = timesAfter.exec(last)
  if (after !== null) {
    quantity = pieces(after[1])
    name = name.slice(0, -1)
  } else if (whole !== null && (whole[2] === '' || amountOf(whole[2] ?? '') !== null)) {
    quantity = pieces(whole[1])
    if (whole[2] !== '' && price === null) {
      const told = amountOf(whole[2] ?? '')
      if (told !== null) price = { ...told, place: placeOf(name.slice(-1)), from: end - 1, to: end }
    }
    name = timesPrice.test(last) ? name.slice(0, -1) : name.slice(0, -2)
  } else if (name.length > 1 && amounts.length > 1 && /^\d{1,2}$/.test(last) && pieces(last) !== null) {
    quantity = pieces(last)
    name = name.slice(0, -1)
  }
  const first = name[0]?.text ?? ''
  if (quantity === null && name.length > 1 && /^\d{1,2}$/.test(first)) {
    quantity = pieces(first)
    name = name.slice(1)
  }
  return { name, quantity, price, amount }
}

const hasLetters = (text: string): boolean => (text.match(/\p{L}/gu) ?? []).length >= 3

const lineOf = (name: ReadonlyArray<ReadWord>, { quantity, price, amount }: Parsed, all: ReadonlyArray<ReadWord>) => {
  if (amount === null) return null
  const byPrice =
    price !== null && price.satang > 0 && amount.satang % price.satang === 0
      ? pieces(String(amount.satang / price.satang))
      : null
  const multiplied =
    price !== null && byPrice !== null && (quantity === byPrice || (quantity === null && byPrice === 1))
  return {
    name: textOf(name),
    quantity: multiplied ? byPrice : (quantity ?? byPrice ?? 1),
    counted: multiplied || quantity !== null,
    satang: amount.satang,
    multiplied,
    instead: price === null || multiplied ? null : price.satang * (quantity ?? 1),
    place: placeOf(all),
  }
}

const isSum = ({ label }: LabelledAmount): boolean => label === 'total' || label === 'sum'

/** What was bought and what is announced, row by row. */
export const partsOf = (rows: ReadonlyArray<ReadRow>): PrintedSlipParts => {
  const bahtSigned = isBahtSigned(rows)
  const lines: Array<PrintedLine> = []
  const labelled: Array<LabelledAmount> = []
  let all: number | null = null
  /** A name whose figures stand in the next row. */
  let waiting: ReadRow | null = null
  for (const row of rows) {
    const amounts = amountsOf(row, bahtSigned)
    const read = parsed(row, amounts)
    const announced = textOf(row.words.slice(0, amounts[0]?.from ?? row.words.length))
    const label = labelOf(announced)
    all ??= lines.length === 0 ? null : countIn(row, label)
    if (amounts.length > 0 && label !== null && label !== 'count') {
      labelled.push(...amounts.slice(-1).map((amount) => ({ label, amount })))
      waiting = null
      continue
    }
    const name = textOf(read.name)
    if (read.amount === null) {
      // Below the sum it counts them all.
      const quantity = labelled.some(isSum) ? null : quantityIn(row.text)
      const before = lines.at(-1)
      if (quantity !== null && before !== undefined && !before.multiplied) {
        lines[lines.length - 1] = { ...before, quantity, counted: true }
        continue
      }
      waiting = label === null && hasLetters(row.text) ? row : null
      continue
    }
    if (labelled.some(isSum) && !read.amount.negative && lines.length > 0) {
      // Below the sum nothing is bought.
      waiting = null
      continue
    }
    if (hasLetters(name)) {
      const line = read.amount.negative ? null : lineOf(read.name, read, row.words)
      if (line !== null) lines.push(line)
      else labelled.push({ label: 'discount', amount: read.amount })
      waiting = null
      continue
    }
    const before = lines.at(-1)
    // `@45.00` under a line that has its amount.
    if (/^@/.test(row.text) && before !== undefined) {
      const price = read.amount.satang
      if (price > 0 && before.satang % price === 0 && before.satang / price === before.quantity)
        lines[lines.length - 1] = { ...before, multiplied: true, counted: true }
      continue
    }
    if (waiting !== null) {
      const line = lineOf(waiting.words, read, [...waiting.words, ...row.words])
      if (line !== null && !read.amount.negative) lines.push(line)
      waiting = null
    }
  }
  return { lines, labelled, pieces: all }
}
