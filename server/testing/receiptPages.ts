import type { IsoDate } from '@careplus/core/calendar'
import { printedSlip, sumOf, wordsOf, type Purchase, type PurchasedLine } from '@careplus/core/testing'

export const purchasedLine = (name: string, satang: number, quantity = 1): PurchasedLine => ({
  product: null,
  name,
  quantity,
  satang,
})

/** What a till of a shop of ours (2) printed for these lines, paid by card. */
export const purchaseOf = (date: IsoDate, number: string, lines: ReadonlyArray<PurchasedLine>): Purchase => ({
  date,
  number,
  lines,
  time: '14:05',
  discountSatang: 0,
  paidBy: 'card',
  tenderedSatang: sumOf(lines),
})

/** The page that a reader makes of it without a mistake. */
export const recognizedPage = (purchase: Purchase) => ({
  words: wordsOf(printedSlip('superstore', purchase)),
  width: 720,
  height: 2000,
})
