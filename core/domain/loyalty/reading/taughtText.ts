import { mayPromote } from '../ageLine.js'
import { partsOf } from './lines.js'
import { productReader, type NamedProduct } from './product.js'
import type { ReadWord } from './readWord.js'
import { rowsOf } from './rows.js'

/** A text as it was read, and the product that staff said it means. */
export interface TaughtText {
  readonly product_id: string
  readonly text: string
}

/** Longer than a till's line; of what is shorter, anything might be read. */
const length = { least: 4, most: 60 } as const

/**
 * Whether something is to be learnt from what staff said of a line: its text would not have been read as that product
 * already. What is most like a product for infants or young children is never learnt as one that earns.
 */
export const isTeachable = (
  { product_id, text }: TaughtText,
  products: ReadonlyArray<NamedProduct>,
  productOf = productReader(products),
): boolean => {
  const product = products.find(({ id }) => id === product_id)
  if (product === undefined || text.length < length.least || text.length > length.most) return false
  const match = productOf([text])
  if (match?.product?.id === product_id && match.clear) return false
  const nearest = match?.product ?? null
  return !(mayPromote(product.age_line) && nearest !== null && !mayPromote(nearest.age_line))
}

/**
 * The products with what staff have taught besides, the newest first: of one text only the newest counts.
 * @example
 * withTaught([], []) // => []
 */
export const withTaught = (
  products: ReadonlyArray<NamedProduct>,
  newestFirst: ReadonlyArray<TaughtText>,
): ReadonlyArray<NamedProduct> => {
  const meant = new Map<string, string>()
  for (const { text, product_id } of newestFirst) if (!meant.has(text)) meant.set(text, product_id)
  return products.map((product) => ({
    ...product,
    receipt_names: [...product.receipt_names, ...[...meant].flatMap(([text, id]) => (id === product.id ? [text] : []))],
  }))
}

/** A line as staff approved it: what was paid for all pieces of a product. */
export interface ApprovedLine {
  readonly product_id: string
  readonly quantity: number
  readonly satang: number
}

/**
 * What is learnt of a bill from the lines that staff approved: for each the text beside its amount, where just one line of the
 * slip has that amount and just one was approved with it.
 * @example
 * taughtBy([], [], []) // => []
 */
export const taughtBy = (
  words: ReadonlyArray<ReadWord>,
  approved: ReadonlyArray<ApprovedLine>,
  products: ReadonlyArray<NamedProduct>,
): ReadonlyArray<TaughtText> => {
  const printed = partsOf(rowsOf(words)).lines
  const productOf = productReader(products)
  return approved.flatMap(({ product_id, quantity, satang }) => {
    const [line, ...others] = printed.filter((each) => each.satang === satang)
    const alone = approved.filter((each) => each.satang === satang).length === 1
    if (line === undefined || others.length > 0 || !alone || line.quantity !== quantity) return []
    const taught = { product_id, text: line.name }
    return isTeachable(taught, products, productOf) ? [taught] : []
  })
}
