import fc from 'fast-check'
import type { IsoDate } from '../../domain/calendar/isoDate.js'
import { printedSlip, slipLayouts, type SlipLayout, type SlipRow } from './layouts.js'
import { purchase, type Purchase, type TillProduct } from './purchase.js'

/** A receipt: the purchase and the print, on one picture or in two that overlap. */
export interface SlipOfSet {
  readonly layout: SlipLayout
  readonly bought: Purchase
  readonly pictures: ReadonlyArray<ReadonlyArray<SlipRow>>
}

const inTwoParts = (rows: ReadonlyArray<SlipRow>): ReadonlyArray<ReadonlyArray<SlipRow>> => {
  const middle = Math.ceil(rows.length / 2)
  return [rows.slice(0, middle + 2), rows.slice(middle - 1)]
}

/** The same receipts for the same count and seed, by layout in turn; each ninth in two pictures.
 * @example
 * arb.slipSet(8, 1, todayInBangkok(Date.UTC(2026, 10, 26)), arb.tillProducts).length // => 8 */
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
