import { mayPromote, type AgeLine } from '../ageLine.js'
import { isFormula, isFormulaLike, isStageMarked } from './formula.js'
import { commonSigns, distance, signsOf, type Signs } from './similarity.js'

/** A product with the names that tills print. */
export interface NamedProduct {
  readonly id: string
  readonly age_line: AgeLine
  readonly receipt_names: ReadonlyArray<string>
  readonly taught_names?: ReadonlyArray<string>
}

export interface LineName {
  readonly names: ReadonlyArray<string>
  readonly wholeNames: ReadonlyArray<string>
  readonly fullNames: ReadonlyArray<string>
  readonly withQuantity: ReadonlyArray<string>
  readonly around: ReadonlyArray<string>
}

export interface MatchedProduct {
  /** null: perhaps one of ours, but unknown which. */
  readonly product: NamedProduct | null
  readonly similarity: number
  readonly clear: boolean
}

const minSimilarity = 0.7
const doubtful = 0.5
const margin = 0.12

const digitsOf = (text: string): ReadonlyArray<string> => text.match(/\d+/g) ?? []

/** A unit is often read as one more digit: `11006` of `1100G`. */
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

/** Numbers distinguish formulas, so a missing or different one counts as two letters. */
const similarityOf = (read: Comparable, name: Comparable): number => {
  const longest = Math.max(read.signs.length, name.signs.length)
  const shortest = Math.min(read.signs.length, name.signs.length)
  // A picture may have a thousand lines, and staff may have taught a thousand names.
  if (longest === 0 || shortest < doubtful * longest) return 0
  const common = commonSigns(read.sorted, name.sorted)
  if (common < doubtful * longest) return 0
  const missing = name.figures.filter((figure) => !isAmong(figure, read.figures)).length
  if (common - 2 * missing < doubtful * longest) return 0
  return Math.max(0, 1 - (distance(read.signs, name.signs) + 2 * missing) / longest)
}

const minTaughtSimilarity = 0.85
const sameFigures = (a: Comparable, b: Comparable): boolean =>
  a.figures.length === b.figures.length && a.figures.every((figure, at) => figure === b.figures[at])

/** null: certainly none of ours. Unclear if a product for infants or young children is as similar as an earning one;
 * none if it may be another maker's formula for them. Taught names are never clear. */
export const productMatcher = (products: ReadonlyArray<NamedProduct>): ((read: LineName) => MatchedProduct | null) => {
  const named = products.map((product) => ({
    product,
    names: product.receipt_names.map(comparable),
    taught: (product.taught_names ?? []).map(comparable),
  }))
  const printedAs = (readings: ReadonlyArray<string>): MatchedProduct | null => {
    const read = readings.map(comparable)
    const ranked = named
      .map(({ product, names }) => ({
        product,
        similarity: Math.max(...read.flatMap((way) => names.map((name) => similarityOf(way, name))), 0),
      }))
      .toSorted((a, b) => b.similarity - a.similarity)
    const [first, next] = ranked
    if (first === undefined || first.similarity < doubtful) return null
    if (first.similarity < minSimilarity) return { product: null, similarity: first.similarity, clear: false }
    const earns = mayPromote(first.product.age_line)
    const otherwise = ranked.find(({ product }) => mayPromote(product.age_line) !== earns)?.similarity ?? 0
    const second = next?.similarity ?? 0
    // Two sizes of one product are similar: an exact match is clear nevertheless.
    const ahead = first.similarity - second >= Math.min(margin, (1 - second) / 2 + 0.02)
    return { ...first, clear: ahead && first.similarity - otherwise >= Math.min(margin, (1 - otherwise) / 2 + 0.02) }
  }
  const taughtAs = (readings: ReadonlyArray<string>): MatchedProduct | null => {
    const read = readings.map(comparable)
    const found = named.flatMap(({ product, taught }) =>
      taught.flatMap((name) =>
        read.flatMap((way) => {
          const similarity = sameFigures(way, name) ? similarityOf(way, name) : 0
          return similarity < minTaughtSimilarity ? [] : [{ product, similarity, clear: false }]
        }),
      ),
    )
    return found.toSorted((a, b) => b.similarity - a.similarity)[0] ?? null
  }
  return ({ names, wholeNames, fullNames, withQuantity, around }) => {
    const printed = printedAs(names)
    const taught = printed?.product == null ? taughtAs(fullNames) : null
    const match = taught ?? printed
    if (match?.product == null || !mayPromote(match.product.age_line)) return match
    const own = match.product.receipt_names
    const isOther =
      withQuantity.some((text) => isStageMarked(text, own)) ||
      (taught === null
        ? // The second pass turns Thai into Latin letters, so only the first two count.
          wholeNames.slice(0, 2).some((text) => isFormula(text, own))
        : [...names, ...wholeNames, ...fullNames, ...around].some((text) => isFormulaLike(text, own)))
    return isOther ? { product: null, similarity: match.similarity, clear: false } : match
  }
}
