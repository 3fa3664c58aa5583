import type { IsoDate } from '../../calendar/isoDate.js'
import { mayPromote } from '../ageLine.js'
import { dateOf } from './dateOf.js'
import { surely, type Found } from './found.js'
import { partsOf, type PrintedLine } from './lines.js'
import { isOfSale } from './papers.js'
import { productReader, type MatchedProduct, type NamedProduct } from './product.js'
import { placeOf, wordsIn, type Place, type ReadWord } from './readWord.js'
import { receiptOf, severalReceipts } from './receipt.js'
import { rowsOf } from './rows.js'
import { shopOf, type ShopHabits } from './shop.js'
import { agreedLines, totalOf } from './total.js'

/** A line of one of our products, or of what may be one. */
export interface ReadLine {
  /** null: which product it is, is to be said by who looks at the picture. */
  readonly product_id: string | null
  /** As the till prints it. */
  readonly text: string
  readonly quantity: number
  /** Of all pieces. */
  readonly satang: number
  readonly confidence: number
  readonly place: Place
}

/** What a till's slip says, as far as it could be read; null: not found. */
export interface BillReading {
  readonly shop: Found<string> | null
  readonly date: Found<IsoDate> | null
  readonly number: Found<string> | null
  /** In satang, of everything on the slip. */
  readonly total: Found<number> | null
  readonly lines: ReadonlyArray<ReadLine>
  /** In satang, of the lines that earn; null: a line is in doubt. */
  readonly eligible: Found<number> | null
}

/** What is known beforehand of the shops and products that a slip may name. */
export interface Known {
  /** The Bangkok day on which the bill is handed in. */
  readonly today: IsoDate
  readonly shops: ReadonlyArray<ShopHabits>
  readonly products: ReadonlyArray<NamedProduct>
}

/** Nobody buys more kinds of things at once; each line is compared with every name there is. */
const mostLines = 100

interface Agreed {
  /** The lines and discounts come to the total. */
  readonly amounts: boolean
  /** Their pieces come to what the till counted. */
  readonly pieces: boolean
}

/** Nothing on a paper that is in doubt as a whole is put before anybody as a fact. */
const ofDoubtfulPaper = 0.5

const lineOf = (line: PrintedLine, match: MatchedProduct, agreed: Agreed): ReadLine => {
  const amount = line.multiplied || agreed.amounts ? 1 : line.checked ? 0.88 : 0.75
  // One piece that nobody counted may be several, whose figure was lost.
  const quantity = line.counted || agreed.pieces ? 1 : 0.88
  return {
    product_id: match.product?.id ?? null,
    text: line.name,
    quantity: Math.max(1, line.quantity - line.off.quantity),
    satang: line.satang - line.off.satang,
    confidence: (match.product === null ? 0.3 : match.likeness) * (match.clear ? 1 : 0.7) * amount * quantity,
    place: line.place,
  }
}

/**
 * What a slip says, from the words that a text reader found on its pictures. Pure: it knows no picture and no reader. What is no
 * word is left out.
 * @example
 * const today = todayInBangkok(Date.UTC(2026, 10, 26))
 * const [bought] = fc.sample(arb.purchase(today, arb.tillProducts), 1)
 * const words = arb.wordsOf(arb.printedSlip('convenience', bought))
 * readSlip(words, { today, shops: [], products: [] }).date?.value === bought.date // => true
 */
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
  const productOf = productReader(products)
  const matched = printed.slice(0, mostLines).map((line) => ({ line, match: productOf(line) }))
  const earns = (id: string | null | undefined): boolean =>
    products.some((product) => product.id === id && mayPromote(product.age_line))
  const allEarn = matched.every(({ match }) => earns(match?.product?.id))
  // Whosever a discount is, it is of what earns where all of it does.
  const doubtful = (parts.unclear && !allEarn) || parts.otherPaper || severalReceipts(rows) || !isOfSale(rows)
  const lines = matched
    // What was voided, or given for nothing, is no line.
    .filter(({ line }) => line.satang > line.off.satang)
    .flatMap(({ line, match }) => (match === null ? [] : [lineOf(line, match, agreement)]))
    .map((line) => (doubtful ? { ...line, confidence: Math.min(ofDoubtfulPaper, line.confidence) } : line))
  const earning = lines.filter(({ product_id }) => earns(product_id))
  const sure =
    agreed !== null && !doubtful && printed.length <= mostLines && lines.every(({ confidence }) => confidence >= 0.75)
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
            // A discount is not ours to share out: nothing earns beyond what was paid.
            value: Math.min(earned, total?.value ?? earned),
            confidence: sure && total !== null && (earned <= total.value || allEarn) ? 0.92 : 0.5,
            place: placeOf(earning.flatMap(({ place }) => (place.picture === first ? [place] : []))),
          },
  }
}
