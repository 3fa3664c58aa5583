import type { IsoDate } from '../../calendar/isoDate.js'
import { mayPromote } from '../ageLine.js'
import { dateOf } from './dateOf.js'
import { surely, type Found } from './confidence.js'
import { partsOf, type PrintedLine } from './lines.js'
import { isOfSale } from './papers.js'
import { productMatcher, type MatchedProduct, type NamedProduct } from './product.js'
import { placeOf, wordsIn, type Place, type ReadWord } from './readWord.js'
import { receiptOf, severalReceipts } from './receipt.js'
import { rowsOf } from './rows.js'
import { shopOf, type ShopHabits } from './shop.js'
import { agreedLines, totalOf } from './total.js'

/** A line with one of our products. `product_id` null: a person has to decide. `satang`: of all pieces. */
export interface ReadLine {
  readonly product_id: string | null
  readonly text: string
  readonly quantity: number
  readonly satang: number
  readonly confidence: number
  readonly place: Place
}

/** The recognised content of a receipt, amounts in satang; null: not found. */
export interface BillReading {
  readonly shop: Found<string> | null
  readonly date: Found<IsoDate> | null
  readonly number: Found<string> | null
  readonly total: Found<number> | null
  readonly lines: ReadonlyArray<ReadLine>
  /** Of the lines that earn; null: a line is doubtful. */
  readonly eligible: Found<number> | null
}

/** The shops and products that a receipt may have. */
export interface Known {
  readonly today: IsoDate
  readonly shops: ReadonlyArray<ShopHabits>
  readonly products: ReadonlyArray<NamedProduct>
}

const maxLines = 100

interface Agreed {
  readonly amounts: boolean
  readonly pieces: boolean
}

const ofDoubtfulPaper = 0.5

const lineOf = (line: PrintedLine, match: MatchedProduct, agreed: Agreed): ReadLine => {
  const amount = line.multiplied || agreed.amounts ? 1 : line.checked ? 0.88 : 0.75
  // A single uncounted piece may be several, whose digit was missed.
  const quantity = line.counted || agreed.pieces ? 1 : 0.88
  return {
    product_id: match.product?.id ?? null,
    text: line.name,
    quantity: Math.max(1, line.quantity - line.off.quantity),
    satang: line.satang - line.off.satang,
    confidence: (match.product === null ? 0.3 : match.similarity) * (match.clear ? 1 : 0.7) * amount * quantity,
    place: line.place,
  }
}

/** Recognises a receipt from the words of its pictures. Invalid words are left out.
 * @example
 * const today = todayInBangkok(Date.UTC(2026, 10, 26))
 * const [{ layout, bought }] = arb.slipSet(1, 1, today, arb.tillProducts)
 * const words = arb.wordsOf(arb.printedSlip(layout, bought))
 * readSlip(words, { today, shops: [], products: [] }).date?.value === bought.date // => true */
export const readSlip = (words: ReadonlyArray<ReadWord>, { today, shops, products }: Known): BillReading => {
  const rows = rowsOf(wordsIn(words))
  const parts = partsOf(rows)
  const total = totalOf(parts)
  const agreed = total === null || total.confidence < surely ? null : agreedLines(parts, total.value)
  const printed = agreed ?? parts.lines
  const agreement = {
    amounts: agreed !== null,
    pieces: parts.pieces === printed.reduce((sum, { quantity }) => sum + quantity, 0),
  }
  const productOf = productMatcher(products)
  const matched = printed.slice(0, maxLines).map((line) => ({ line, match: productOf(line) }))
  const earns = (id: string | null | undefined): boolean =>
    products.some((product) => product.id === id && mayPromote(product.age_line))
  const allEarn = matched.every(({ match }) => earns(match?.product?.id))
  const doubtful = (parts.unclear && !allEarn) || parts.otherPaper || severalReceipts(rows) || !isOfSale(rows)
  const lines = matched
    .filter(({ line }) => line.satang > line.off.satang)
    .flatMap(({ line, match }) => (match === null ? [] : [lineOf(line, match, agreement)]))
    .map((line) => (doubtful ? { ...line, confidence: Math.min(ofDoubtfulPaper, line.confidence) } : line))
  const earning = lines.filter(({ product_id }) => earns(product_id))
  const sure =
    agreed !== null && !doubtful && printed.length <= maxLines && lines.every(({ confidence }) => confidence >= 0.75)
  const first = earning[0]?.place.picture
  const earned = earning.reduce((sum, { satang }) => sum + satang, 0)
  return {
    shop: shopOf(rows, shops),
    date: dateOf(rows, today),
    number: receiptOf(rows),
    total,
    lines,
    eligible:
      first === undefined
        ? null
        : {
            // The discount's share is unknown: nothing earns beyond the payment.
            value: Math.min(earned, total?.value ?? earned),
            confidence: sure && total !== null && (earned <= total.value || allEarn) ? 0.92 : 0.5,
            place: placeOf(earning.flatMap(({ place }) => (place.picture === first ? [place] : []))),
          },
  }
}
