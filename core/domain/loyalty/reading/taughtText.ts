import { mayPromote } from '../ageLine.js'
import { hasWordOf, isFormulaLike, isStageMarked } from './formula.js'
import { skeleton } from './likeness.js'
import { partsOf, type Paid } from './lines.js'
import { productReader, type NamedProduct, type ReadName } from './product.js'
import type { ReadWord } from './readWord.js'
import { rowsOf } from './rows.js'

/** The whole name of a line as it was read, and the product that staff said it means. */
export interface TaughtText {
  readonly product_id: string
  readonly text: string
}

/** A taught text with what speaks for it. */
export interface Lesson extends TaughtText {
  /** It has a word or a figure in common with its product; else it counts once staff agree on it twice. */
  readonly shares: boolean
}

/** Longer than a till's line; of what is shorter, anything might be read. */
const length = { least: 4, most: 60 } as const

const wordsOf = (text: string): ReadonlyArray<string> => (text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []).map(skeleton)
const figuresOf = (text: string): ReadonlyArray<string> => text.match(/\d{3,}/g) ?? []

/** Whether a text has a word of at least three letters, or a figure of three digits, that tills print for the product too. */
const sharesWith = (text: string, { receipt_names }: NamedProduct): boolean => {
  const words = new Set(receipt_names.flatMap(wordsOf).filter((word) => word.length >= 3))
  const figures = new Set(receipt_names.flatMap(figuresOf))
  return wordsOf(text).some((word) => words.has(word)) || figuresOf(text).some((figure) => figures.has(figure))
}

/** Texts of a line that are looked at for what they say of formula. */
const mostTexts = 12

/**
 * The products that a line may be learnt to mean: those that earn, unless it is like formula for infants or young children of any
 * maker, or its name is so short that anything might be read.
 */
const teachableAs = (
  { names, wholeNames, fullNames, withQuantity, around }: ReadName,
  products: ReadonlyArray<NamedProduct>,
): ReadonlyArray<string> => {
  const [text = ''] = fullNames
  if (text.length < length.least || text.length > length.most) return []
  const texts = [...new Set([...fullNames, ...wholeNames, ...names, ...around])].slice(0, mostTexts)
  const earning = products.filter(({ age_line }) => mayPromote(age_line))
  const mayBeFormula = (own: ReadonlyArray<string>): boolean =>
    texts.some((each) => isFormulaLike(each, own)) || withQuantity.some((each) => isStageMarked(each, own))
  if (!mayBeFormula([])) return earning.map(({ id }) => id)
  // The words of a product of ours (`นมผง HiQ สูตร4`) are none of another's.
  return earning
    .filter(({ receipt_names }) => texts.some((each) => hasWordOf(each, receipt_names)))
    .filter(({ receipt_names }) => !mayBeFormula(receipt_names))
    .map(({ id }) => id)
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
    taught_names: [...meant].flatMap(([text, id]) => (id === product.id ? [text] : [])),
  }))
}

/** A line as staff approved it: what was paid for all pieces of a product. */
export interface ApprovedLine extends Paid {
  readonly product_id: string
}

/** A line of a slip that was read as none of our products, and may be learnt to be one. */
export interface UnknownLine extends Paid {
  /** Its whole name. */
  readonly text: string
  /** Ids of the products that it may be. */
  readonly products: ReadonlyArray<string>
}

/** Nobody buys more kinds of things at once. */
const mostLines = 100

/**
 * The lines of a slip that were not read as a product of ours, but may be one, and whose amounts no other line has.
 * @example
 * unknownLines([], []) // => []
 */
export const unknownLines = (
  words: ReadonlyArray<ReadWord>,
  products: ReadonlyArray<NamedProduct>,
): ReadonlyArray<UnknownLine> => {
  const productOf = productReader(products)
  const paid = partsOf(rowsOf(words)).lines.map((line) => ({ line, satang: line.satang - line.off.satang }))
  return paid.slice(0, mostLines).flatMap(({ line, satang }) => {
    if (satang <= 0 || paid.some((other) => other.line !== line && other.satang === satang)) return []
    if (productOf(line)?.product != null) return []
    const [text = ''] = line.fullNames
    const may = teachableAs(line, products)
    const quantity = Math.max(1, line.quantity - line.off.quantity)
    return may.length === 0 ? [] : [{ text, products: may, quantity, satang }]
  })
}

/**
 * What is learnt of a bill from the lines that staff approved: for each the name beside its amount, where just one was approved
 * with it.
 * @example
 * taughtBy([], [], []) // => []
 */
export const taughtBy = (
  unknown: ReadonlyArray<UnknownLine>,
  approved: ReadonlyArray<ApprovedLine>,
  products: ReadonlyArray<NamedProduct>,
): ReadonlyArray<Lesson> =>
  approved.flatMap(({ product_id, quantity, satang }) => {
    const line = unknown.find((each) => each.satang === satang && each.quantity === quantity)
    const alone = approved.filter((each) => each.satang === satang).length === 1
    const product = products.find(({ id }) => id === product_id)
    if (line === undefined || !alone || product === undefined || !line.products.includes(product_id)) return []
    return [{ product_id, text: line.text, shares: sharesWith(line.text, product) }]
  })
