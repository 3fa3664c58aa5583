import fc from 'fast-check'
import type { IsoDate } from '../../domain/calendar/isoDate.js'
import { printedSlip, slipLayouts, type SlipLayout, type SlipRow } from './layouts.js'
import { purchase, type Purchase, type TillProduct } from './purchase.js'

/** A slip of the set: what was bought, and what is printed, on one paper or photographed in two parts that overlap. */
export interface SlipOfSet {
  readonly layout: SlipLayout
  readonly bought: Purchase
  readonly pictures: ReadonlyArray<ReadonlyArray<SlipRow>>
}

const inTwoParts = (rows: ReadonlyArray<SlipRow>): ReadonlyArray<ReadonlyArray<SlipRow>> => {
  const middle = Math.ceil(rows.length / 2)
  return [rows.slice(0, middle + 2), rows.slice(middle - 1)]
}

/**
 * The same slips for the same count and seed, layout after layout; each ninth in two pictures.
 * @example
 * arb.slipSet(8, 1, arb.loyaltyToday, arb.tillProducts).length // => 8
 */
export const slipSet = (
  count: number,
  seed: number,
  today: IsoDate,
  products: ReadonlyArray<TillProduct>,
): ReadonlyArray<SlipOfSet> =>
  fc.sample(purchase(today, products), { seed, numRuns: count }).map((bought, at) => {
    const layout = slipLayouts[at % slipLayouts.length] ?? slipLayouts[0]
    const rows = printedSlip(layout, bought)
    return { layout, bought, pictures: at % 9 === 8 ? inTwoParts(rows) : [rows] }
  })
