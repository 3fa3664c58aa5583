import * as E from 'fp-ts/Either'
import { mayPromote, type AgeLine } from '../ageLine.js'
import { pointsOfSatang } from '../points.js'

export interface BillLine {
  readonly product_id: string
  readonly age_line: AgeLine
  readonly satang: number
}

/** `line` counts from 0. */
export type LineRefusal =
  | { readonly _tag: 'LineAmountInvalid'; readonly line: number; readonly received: number }
  | { readonly _tag: 'LinesTooMuch'; readonly most: number }

/** 100,000 baht: a higher amount probably lacks its decimal point. */
export const mostBillSatang = 10_000_000

export const isBillAmount = (satang: number): boolean =>
  Number.isSafeInteger(satang) && satang > 0 && satang <= mostBillSatang

export interface LinesEarn {
  readonly eligible_satang: number
  readonly points: number
}

/** Fractions are dropped once, of the sum: 198.00, 89.00 and a young child's 171.00 baht earn 28 points (of 287.00). */
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
