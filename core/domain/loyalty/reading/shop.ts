import type { Found } from './confidence.js'
import { similarityWithin, signsOf } from './similarity.js'
import { placeOf } from './readWord.js'
import type { PrintedRow } from './rows.js'

/** The signs of a shop's receipts. `tax_numbers`: of its company, thirteen digits. `receipt_names`: at the head. */
export interface ShopHabits {
  readonly id: string
  readonly tax_numbers: ReadonlyArray<string>
  readonly receipt_names: ReadonlyArray<string>
}

/** The first digit is 0, the last 11 minus the weighted sum's remainder (of two digits the last). */
export const isTaxNumber = (digits: string): boolean => {
  if (typeof digits !== 'string' || digits.length !== 13 || !/^0\d{12}$/.test(digits)) return false
  const sum = Array.from(digits.slice(0, 12)).reduce((all, digit, at) => all + Number(digit) * (13 - at), 0)
  return (11 - (sum % 11)) % 10 === Number(digits[12])
}

const taxNumbersIn = (text: string): ReadonlyArray<string> =>
  (text.replaceAll(/[OoQ]/g, '0').match(/\d(?:[ -]?\d){12,}/g) ?? [])
    .map((run) => run.replaceAll(/\D/g, ''))
    .flatMap((digits) => Array.from({ length: digits.length - 12 }, (_, at) => digits.slice(at, at + 13)))
    .filter(isTaxNumber)

/** Names are above the products; below they are advertising. */
const headRows = 12

export const shopOf = (rows: ReadonlyArray<PrintedRow>, shops: ReadonlyArray<ShopHabits>): Found<string> | null => {
  for (const { text, words } of rows) {
    const numbers = taxNumbersIn(text)
    const shop = shops.find(({ tax_numbers }) => tax_numbers.some((number) => numbers.includes(number)))
    if (shop !== undefined) return { value: shop.id, confidence: 0.98, place: placeOf(words) }
  }
  let best: Found<string> | null = null
  const named = shops.flatMap(({ id, receipt_names }) => receipt_names.map((name) => ({ id, signs: signsOf(name) })))
  for (const { text, words } of rows.slice(0, headRows)) {
    const textSigns = signsOf(text)
    for (const { id, signs } of named) {
      const similarity = similarityWithin(textSigns, signs)
      if (similarity < (signs.length <= 5 ? 1 : 0.8)) continue
      const confidence = similarity * Math.min(0.85, 0.6 + signs.length / 40)
      if (best === null || confidence > best.confidence) best = { value: id, confidence, place: placeOf(words) }
    }
  }
  return best
}
