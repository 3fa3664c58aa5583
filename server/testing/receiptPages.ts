import type { IsoDate } from '@careplus/core/calendar'
import { printedSlip, wordsOf, type Purchase, type PurchasedLine } from '@careplus/core/testing'
import { sumOf } from '@careplus/core/internal/testing'

export const purchasedLine = (name: string, satang: number, quantity = 1): PurchasedLine => ({
  product: null,
  name,
  quantity,
  satang,
})

export const purchaseOf = (date: IsoDate, number: string, lines: ReadonlyArray<PurchasedLine>): Purchase => ({
  date,
  number,
  lines,
  time: '14:05',
  discountSatang: 0,
  paidBy: 'card',
  tenderedSatang: sumOf(lines),
})

export const recognizedPage = (purchase: Purchase) => ({
  words: wordsOf(printedSlip('superstore', purchase)),
  width: 720,
  height: 2000,
})
