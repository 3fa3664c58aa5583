import { mayPromote, type AgeLine } from '../ageLine.js'
import { commonSigns, distance, signsOf, type Signs } from './likeness.js'

/** A product by what tills print for it. */
export interface NamedProduct {
  readonly id: string
  readonly age_line: AgeLine
  readonly receipt_names: ReadonlyArray<string>
}

export interface MatchedProduct {
  /** null: it may be one of ours, and which cannot be told. */
  readonly product: NamedProduct | null
  /** 0 to 1 */
  readonly likeness: number
  /** Nothing else is nearly as alike, the less so what earns otherwise. */
  readonly clear: boolean
}

/** At least this likeness: it is that product. */
const leastLikeness = 0.7
/** Less than this: it is another one. */
const doubtful = 0.5
/** How far the second best must be behind. */
const margin = 0.12

const digitsOf = (text: string): ReadonlyArray<string> => text.match(/\d+/g) ?? []

/** Whether a figure of a name was read; a unit behind it is easily a further digit: `11006` of `1100G`. */
const isAmong = (figure: string, read: ReadonlyArray<string>): boolean =>
  read.some(
    (each) => each === figure || (figure.length >= 3 && each.length === figure.length + 1 && each.startsWith(figure)),
  )

interface Comparable {
  readonly signs: Signs
  readonly sorted: Signs
  readonly figures: ReadonlyArray<string>
}

const comparable = (text: string): Comparable => {
  const signs = signsOf(text)
  return { signs, sorted: signs.toSorted(), figures: digitsOf(text) }
}

/** Figures tell a formula from the next: one that is missing or other weighs as much as two letters more. */
const alike = (read: Comparable, name: Comparable): number => {
  const longest = Math.max(read.signs.length, name.signs.length)
  const shortest = Math.min(read.signs.length, name.signs.length)
  // Much longer than the other, or of other signs, it is nowhere near, and need not be compared: a picture may hold a thousand
  // lines, and staff may have taught a thousand names.
  if (longest === 0 || shortest < doubtful * longest) return 0
  const common = commonSigns(read.sorted, name.sorted)
  if (common < doubtful * longest) return 0
  const missing = name.figures.filter((figure) => !isAmong(figure, read.figures)).length
  if (common - 2 * missing < doubtful * longest) return 0
  return Math.max(0, 1 - (distance(read.signs, name.signs) + 2 * missing) / longest)
}

/**
 * Which product a till's words mean, read in one of several ways; null: surely none of ours. What is as like a product for infants and young children
 * as one that earns is not clear.
 */
export const productReader = (
  products: ReadonlyArray<NamedProduct>,
): ((ways: ReadonlyArray<string>) => MatchedProduct | null) => {
  const named = products.map((product) => ({ product, names: product.receipt_names.map(comparable) }))
  return (ways) => {
    const read = ways.map(comparable)
    const ranked = named
      .map(({ product, names }) => ({
        product,
        likeness: Math.max(...read.flatMap((way) => names.map((name) => alike(way, name))), 0),
      }))
      .toSorted((a, b) => b.likeness - a.likeness)
    const [first, next] = ranked
    if (first === undefined || first.likeness < doubtful) return null
    if (first.likeness < leastLikeness) return { product: null, likeness: first.likeness, clear: false }
    const earns = mayPromote(first.product.age_line)
    const otherwise = ranked.find(({ product }) => mayPromote(product.age_line) !== earns)?.likeness ?? 0
    const second = next?.likeness ?? 0
    // Two sizes of one product stand close: what fits sign for sign is clear, though the next is near.
    const ahead = first.likeness - second >= Math.min(margin, (1 - second) / 2 + 0.02)
    return { ...first, clear: ahead && first.likeness - otherwise >= Math.min(margin, (1 - otherwise) / 2 + 0.02) }
  }
}
