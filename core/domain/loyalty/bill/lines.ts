import * as E from 'fp-ts/Either'
import { mayPromote, type AgeLine } from '../ageLine.js'
import { pointsOfSatang } from '../points.js'

/** A product on a bill as staff enter it; `satang`: paid for all its pieces. */
export interface BillLine {
  readonly product_id: string
  readonly age_line: AgeLine
  readonly satang: number
}

/** Why the lines of a bill are refused; `line` counts from 0. */
export type LineRefusal =
  | { readonly _tag: 'LineAmountInvalid'; readonly line: number; readonly received: number }
  | { readonly _tag: 'LinesTooMuch'; readonly most: number }

/** 100,000 baht: a higher amount probably lacks its decimal point. */
export const mostBillSatang = 10_000_000

/** Whether an amount is possible on a bill: whole satang, above 0 and within the maximum. */
export const isBillAmount = (satang: number): boolean =>
  Number.isSafeInteger(satang) && satang > 0 && satang <= mostBillSatang

/** What the lines of a bill earn together. `eligible_satang`: of lines that may earn by the milk code. */
export interface LinesEarn {
  readonly eligible_satang: number
  readonly points: number
}

/** Calculates the points of a bill's lines. Fractions are dropped once, of the sum: 198.00 and 89.00 baht of an adult's
 * product and 171.00 of a young child's earn 28 points (287.00 baht). */
export const pointsOfLines = (lines: ReadonlyArray<BillLine>): E.Either<LineRefusal, LinesEarn> => {
  const wrong = lines.findIndex(({ satang }) => !isBillAmount(satang))
  if (wrong >= 0) return E.left({ _tag: 'LineAmountInvalid', line: wrong, received: lines[wrong]?.satang ?? 0 })
  const eligible_satang = lines
    .filter(({ age_line }) => mayPromote(age_line))
    .reduce((sum, { satang }) => sum + satang, 0)
  if (eligible_satang > mostBillSatang) return E.left({ _tag: 'LinesTooMuch', most: mostBillSatang })
  return E.right({ eligible_satang, points: pointsOfSatang(eligible_satang) })
}

/** The maximum of points that a bill may earn, before review. 458.00 baht: up to 45 points.
 * @example pointsForecast(125_000) // => 125 */
export const pointsForecast = (amount_satang: number): number =>
  isBillAmount(amount_satang) ? pointsOfSatang(amount_satang) : 0
