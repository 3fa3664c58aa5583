import { amountsOf, moneyHabits, type Amount } from './amounts.js'
import { labelOf, latinLabelOf, type RowLabel } from './labels.js'
import { likenessWithin, signsOf } from './likeness.js'
import { lineFigures, piecesOf, type LineFigures } from './lineFigures.js'
import { namesOf } from './lineNames.js'
import { placeOf, type Place, type ReadWord } from './readWord.js'
import type { ReadRow } from './rows.js'

/** A row of the slip that announces a figure: a total, a discount, what was paid. */
export interface LabelledAmount {
  readonly label: RowLabel
  readonly amount: Amount
}

/** Pieces of something, and what was paid for all of them, in satang. */
export interface Paid {
  readonly quantity: number
  readonly satang: number
}

/** Something that was bought, as it is printed. */
export interface PrintedLine extends Paid {
  readonly name: string
  /** The ways in which its name may be read, that one among them. */
  readonly names: ReadonlyArray<string>
  /** Whether the quantity is printed; else it is one, as tills leave it out. */
  readonly counted: boolean
  /** Two looks found the same amount. */
  readonly checked: boolean
  /** Quantity times price is the amount, each of them printed. */
  readonly multiplied: boolean
  /** What it may be instead, where one of its figures is misread. */
  readonly others: ReadonlyArray<Paid>
  readonly place: Place
}

export interface PrintedSlipParts {
  readonly lines: ReadonlyArray<PrintedLine>
  readonly labelled: ReadonlyArray<LabelledAmount>
  /** All pieces together, where the till counts them; null: it does not. */
  readonly pieces: number | null
  /** All figures begin with an 8 that may be `฿`: that they agree says nothing. */
  readonly doubtful: boolean
}

/** `จำนวนชิ้น 8`, `ITEMS 8`, `ยอดสุทธิ 3 ชิ้น` */
const countIn = (row: ReadRow, label: RowLabel | null): number | null => {
  const [, words = '', figure] =
    /^(.*?)(?<![\d.,])(\d{1,3})(?![\d.,])\s*(?:\D{0,6}|\D{1,6}\s[\d.,]+)$/.exec(row.text) ?? []
  return figure === undefined || (label !== 'count' && label !== 'total') || !/\p{L}/u.test(words)
    ? null
    : Number(figure)
}

const quantityLabels = ['จำนวน', 'QTY'].map(signsOf)
const announcesQuantity = (text: string): boolean =>
  quantityLabels.some((label) => likenessWithin(signsOf(text), label) >= 0.75)

/** `จำนวน 2 ชิ้น` under a line. */
const quantityIn = (text: string): number | null => {
  const [, words = '', figure] = /^(\D{0,14}?)(\d{1,2})\s*\D{0,10}$/.exec(text) ?? []
  return figure === undefined || !announcesQuantity(words) ? null : piecesOf(figure)
}

const textOf = (words: ReadonlyArray<ReadWord>): string => words.map(({ text }) => text).join(' ')
const hasLetters = (text: string): boolean => (text.match(/\p{L}/gu) ?? []).length >= 3

const lineOf = (
  name: ReadonlyArray<ReadWord>,
  names: ReadonlyArray<string>,
  { quantity, price, amount }: LineFigures,
  all: ReadonlyArray<ReadWord>,
): PrintedLine | null => {
  if (amount === null) return null
  const divided = (satang: number): number | null =>
    price !== null && price > 0 && satang % price === 0 ? piecesOf(String(satang / price)) : null
  const fits = (satang: number): boolean => {
    const many = divided(satang)
    return many !== null && (quantity === many || (quantity === null && many === 1))
  }
  // Of what two looks found, what quantity times price says is meant.
  const satang = amount.or !== null && !fits(amount.satang) && fits(amount.or) ? amount.or : amount.satang
  const multiplied = fits(satang)
  const many = quantity ?? divided(satang) ?? 1
  const each = (paid: number): Paid => ({ quantity: many, satang: paid })
  const others = [
    ...(price !== null && !multiplied ? [each(price * many)] : []),
    ...(amount.or === null ? [] : [each(amount.or === satang ? amount.satang : amount.or)]),
    // Its amount was not seen, and its price is taken for it.
    ...(price === null && quantity !== null && quantity > 1 ? [each(satang * quantity)] : []),
  ]
  return {
    name: textOf(name),
    names,
    quantity: many,
    counted: multiplied || quantity !== null,
    satang,
    checked: amount.checked,
    multiplied,
    others: others.filter((other) => other.satang !== satang),
    place: placeOf(all),
  }
}

/** A name may begin in the row before. */
const wrapped = (before: ReadRow | null, { name, nameAgain }: LineFigures): ReadonlyArray<string> => [
  ...namesOf(name, nameAgain),
  ...(before === null ? [] : namesOf([...before.words, ...name], [...before.again, ...nameAgain])),
]

const isSum = ({ label }: LabelledAmount): boolean => label === 'total' || label === 'sum'

/** What has a minus is taken off, unless it is money given back or an odd satang. */
const takenOff = (label: RowLabel, { negative }: Amount): RowLabel =>
  negative && label !== 'extra' && label !== 'change' ? 'discount' : label

/** `เงินสด/เงินทอน 2,100.00 87.50` */
const cashAndChange = (announced: string, amounts: ReadonlyArray<Amount>): ReadonlyArray<LabelledAmount> | null => {
  const [cash, change, ...more] = amounts
  if (cash === undefined || change === undefined || more.length > 0) return null
  const [one, other] = announced.split(/[/|]/).map(labelOf)
  return one === 'cash' && other === 'change'
    ? [
        { label: one, amount: cash },
        { label: other, amount: change },
      ]
    : null
}

/** What was bought and what is announced, row by row. */
export const partsOf = (rows: ReadonlyArray<ReadRow>): PrintedSlipParts => {
  const habits = moneyHabits(rows)
  const lines: Array<PrintedLine> = []
  const labelled: Array<LabelledAmount> = []
  let all: number | null = null
  /** A name whose figures stand in the next row. */
  let waiting: ReadRow | null = null
  /** Figures that stand before their name: `3 X 45.00`. */
  let ahead: LineFigures | null = null
  for (const row of rows) {
    const amounts = amountsOf(row, habits)
    const read = lineFigures(row, amounts)
    const announced = textOf(row.words.slice(0, amounts[0]?.from ?? row.words.length))
    const label = labelOf(announced) ?? latinLabelOf(textOf(row.again.slice(0, row.again.length - amounts.length)))
    all ??= lines.length === 0 ? null : countIn(row, label)
    if (amounts.length > 0 && label !== null && label !== 'count') {
      const both = cashAndChange(announced, amounts)
      labelled.push(...(both ?? amounts.slice(-1).map((amount) => ({ label: takenOff(label, amount), amount }))))
      waiting = null
      continue
    }
    const name = textOf(read.name)
    if (read.amount === null) {
      // Below the sum it counts them all.
      const quantity = labelled.some(isSum) ? null : quantityIn(row.text)
      const last = lines.at(-1)
      if (quantity !== null && last !== undefined && !last.multiplied) {
        lines[lines.length - 1] = { ...last, quantity, counted: true, others: [] }
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
      const figures: LineFigures = ahead !== null && read.price === null ? { ...ahead, amount: read.amount } : read
      const line = read.amount.negative ? null : lineOf(read.name, wrapped(waiting, read), figures, row.words)
      if (line !== null) lines.push(line)
      else labelled.push({ label: 'discount', amount: read.amount })
      waiting = null
      ahead = null
      continue
    }
    const last = lines.at(-1)
    // `@45.00` under a line that has its amount.
    if (/^@/.test(row.text) && last !== undefined) {
      const price = read.amount.satang
      if (price > 0 && last.satang % price === 0 && last.satang / price === last.quantity)
        lines[lines.length - 1] = { ...last, multiplied: true, counted: true }
      continue
    }
    if (waiting !== null) {
      const line = lineOf(waiting.words, namesOf(waiting.words, waiting.again), read, [...waiting.words, ...row.words])
      if (line !== null && !read.amount.negative) lines.push(line)
    }
    ahead = waiting === null && read.quantity !== null ? { ...read, price: read.price ?? read.amount.satang } : null
    waiting = null
  }
  return { lines, labelled, pieces: all, doubtful: habits.doubtful }
}
