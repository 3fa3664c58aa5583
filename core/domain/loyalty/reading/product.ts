import { mayPromote, type AgeLine } from '../ageLine.js'
import { isFormula, isFormulaLike, isStageMarked } from './formula.js'
import { commonSigns, distance, signsOf, type Signs } from './likeness.js'

/** A product by what tills print for it. */
export interface NamedProduct {
  readonly id: string
  readonly age_line: AgeLine
  readonly receipt_names: ReadonlyArray<string>
  /** And what staff have taught that it is printed as, in all its rows. */
  readonly taught_names?: ReadonlyArray<string>
}

/** A line of a slip by what may be read of its name. */
export interface ReadName {
  readonly names: ReadonlyArray<string>
  /** All its rows as one name. */
  readonly wholeNames: ReadonlyArray<string>
  /** The same with rows that seem to announce a figure: what was taught is a name without them alone. */
  readonly fullNames: ReadonlyArray<string>
  /** The same with the figures that were taken for its quantity. */
  readonly withQuantity: ReadonlyArray<string>
  /** Rows without figures above and below it. */
  readonly around: ReadonlyArray<string>
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

/** A taught name is meant only where hardly a sign of it is read otherwise, and no figure. */
const taughtLikeness = 0.85
const sameFigures = (a: Comparable, b: Comparable): boolean =>
  a.figures.length === b.figures.length && a.figures.every((figure, at) => figure === b.figures[at])

/**
 * Which product a till's words mean, read in one of several ways; null: surely none of ours. What is as like a product for infants
 * and young children as one that earns is not clear, and what may be another maker's formula for them is none that earns. What
 * staff have taught is never clear.
 */
export const productReader = (products: ReadonlyArray<NamedProduct>): ((read: ReadName) => MatchedProduct | null) => {
  const named = products.map((product) => ({
    product,
    names: product.receipt_names.map(comparable),
    taught: (product.taught_names ?? []).map(comparable),
  }))
  const printedAs = (ways: ReadonlyArray<string>): MatchedProduct | null => {
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
  const taughtAs = (ways: ReadonlyArray<string>): MatchedProduct | null => {
    const read = ways.map(comparable)
    const found = named.flatMap(({ product, taught }) =>
      taught.flatMap((name) =>
        read.flatMap((way) => {
          const likeness = sameFigures(way, name) ? alike(way, name) : 0
          return likeness < taughtLikeness ? [] : [{ product, likeness, clear: false }]
        }),
      ),
    )
    return found.toSorted((a, b) => b.likeness - a.likeness)[0] ?? null
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
        ? // A look that knows Latin letters alone makes any of Thai.
          wholeNames.slice(0, 2).some((text) => isFormula(text, own))
        : [...names, ...wholeNames, ...fullNames, ...around].some((text) => isFormulaLike(text, own)))
    return isOther ? { product: null, likeness: match.likeness, clear: false } : match
  }
}
