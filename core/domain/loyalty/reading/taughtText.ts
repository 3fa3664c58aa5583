import { mayPromote } from '../ageLine.js'
import { hasWordOf, isFormulaLike, isStageMarked } from './formula.js'
import { skeleton } from './similarity.js'
import { partsOf, type Paid } from './lines.js'
import { productMatcher, type NamedProduct, type LineName } from './product.js'
import type { ReadWord } from './readWord.js'
import { rowsOf } from './rows.js'

export interface TaughtText {
  readonly product_id: string
  readonly text: string
}

/** `shares`: it has a word or number in common with its product; else it counts after two equal lessons. */
export interface Lesson extends TaughtText {
  readonly shares: boolean
}

/** A longer text is no line of a till; a shorter one matches too much. */
const length = { min: 4, max: 60 } as const

const wordsOf = (text: string): ReadonlyArray<string> => (text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []).map(skeleton)
const figuresOf = (text: string): ReadonlyArray<string> => text.match(/\d{3,}/g) ?? []

const sharesWith = (text: string, { receipt_names }: NamedProduct): boolean => {
  const words = new Set(receipt_names.flatMap(wordsOf).filter((word) => word.length >= 3))
  const figures = new Set(receipt_names.flatMap(figuresOf))
  return wordsOf(text).some((word) => words.has(word)) || figuresOf(text).some((figure) => figures.has(figure))
}

const maxTexts = 12

/** A name that is similar to any maker's formula for infants or young children, or too short, is not taught. */
const teachableAs = (
  { names, wholeNames, fullNames, withQuantity, around }: LineName,
  products: ReadonlyArray<NamedProduct>,
): ReadonlyArray<string> => {
  const [text = ''] = fullNames
  if (text.length < length.min || text.length > length.max) return []
  const texts = [...new Set([...fullNames, ...wholeNames, ...names, ...around])].slice(0, maxTexts)
  const earning = products.filter(({ age_line }) => mayPromote(age_line))
  const mayBeFormula = (own: ReadonlyArray<string>): boolean =>
    texts.some((each) => isFormulaLike(each, own)) || withQuantity.some((each) => isStageMarked(each, own))
  if (!mayBeFormula([])) return earning.map(({ id }) => id)
  // The words of our product (`นมผง HiQ สูตร4`) belong to no other.
  return earning
    .filter(({ receipt_names }) => texts.some((each) => hasWordOf(each, receipt_names)))
    .filter(({ receipt_names }) => !mayBeFormula(receipt_names))
    .map(({ id }) => id)
}

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

export interface ApprovedLine extends Paid {
  readonly product_id: string
}

export interface UnknownLine extends Paid {
  readonly text: string
  readonly products: ReadonlyArray<string>
}

const maxLines = 100

export const unknownLines = (
  words: ReadonlyArray<ReadWord>,
  products: ReadonlyArray<NamedProduct>,
): ReadonlyArray<UnknownLine> => {
  const productOf = productMatcher(products)
  const paid = partsOf(rowsOf(words)).lines.map((line) => ({ line, satang: line.satang - line.off.satang }))
  return paid.slice(0, maxLines).flatMap(({ line, satang }) => {
    if (satang <= 0 || paid.some((other) => other.line !== line && other.satang === satang)) return []
    if (productOf(line)?.product != null) return []
    const [text = ''] = line.fullNames
    const may = teachableAs(line, products)
    const quantity = Math.max(1, line.quantity - line.off.quantity)
    return may.length === 0 ? [] : [{ text, products: may, quantity, satang }]
  })
}

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
