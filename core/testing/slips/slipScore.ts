import { mayPromote } from '../../domain/loyalty/ageLine.js'
import { surely, type Found } from '../../domain/loyalty/reading/confidence.js'
import type { BillReading } from '../../domain/loyalty/reading/readSlip.js'
import { shopOf } from './layouts.js'
import { totalOf, type TillProduct } from './purchase.js'
import type { SlipOfSet } from './slipSet.js'

export interface Share {
  readonly right: number
  readonly all: number
}

/** `sure`: the share of right values among confident ones. */
export interface SlipScore {
  readonly date: Share
  readonly number: Share
  readonly total: Share
  readonly lines: Share
  readonly sure: Share
  /** Lines for infants or young children that would earn. */
  readonly wrongfullyEarning: number
}

const nothing: Share = { right: 0, all: 0 }
export const noScore: SlipScore = {
  date: nothing,
  number: nothing,
  total: nothing,
  lines: nothing,
  sure: nothing,
  wrongfullyEarning: 0,
}

const plus = (a: Share, b: Share): Share => ({ right: a.right + b.right, all: a.all + b.all })
const one = (right: boolean): Share => ({ right: right ? 1 : 0, all: 1 })

export const together = (a: SlipScore, b: SlipScore): SlipScore => ({
  date: plus(a.date, b.date),
  number: plus(a.number, b.number),
  total: plus(a.total, b.total),
  lines: plus(a.lines, b.lines),
  sure: plus(a.sure, b.sure),
  wrongfullyEarning: a.wrongfullyEarning + b.wrongfullyEarning,
})

export const scoreOf = (
  read: BillReading | null,
  { layout, bought }: SlipOfSet,
  products: ReadonlyArray<TillProduct>,
): SlipScore => {
  const own = bought.lines.flatMap(({ product, quantity, satang }) =>
    product === null ? [] : [{ product, quantity, satang: quantity * satang }],
  )
  const wanted = { date: bought.date, number: bought.number, total: totalOf(bought), shop: shopOf[layout] }
  const left = [...own]
  let sure = nothing
  const found = <A>(what: Found<A> | null | undefined, truth: A | null): Share => {
    const right = (what?.value ?? null) === truth
    if ((what?.confidence ?? 0) >= surely) sure = plus(sure, one(right))
    return one(right)
  }
  const lines = (read?.lines ?? []).map((line) => {
    const at = left.findIndex(
      ({ product, quantity, satang }) =>
        product.id === line.product_id && quantity === line.quantity && satang === line.satang,
    )
    if (at >= 0) left.splice(at, 1)
    if (line.confidence >= surely) sure = plus(sure, one(at >= 0))
    return { ...line, right: at >= 0 }
  })
  const earns = (id: string | null): boolean =>
    products.some((product) => product.id === id && mayPromote(product.age_line))
  const wrongfullyEarning = left.filter(
    ({ product, satang }) =>
      !mayPromote(product.age_line) &&
      lines.some((line) => !line.right && line.satang === satang && earns(line.product_id)),
  ).length
  const [date, number, total] = [
    found(read?.date, wanted.date),
    found(read?.number, wanted.number),
    found(read?.total, wanted.total),
  ]
  found(read?.shop, wanted.shop)
  return { date, number, total, lines: { right: own.length - left.length, all: own.length }, sure, wrongfullyEarning }
}
