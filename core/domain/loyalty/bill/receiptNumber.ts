import * as E from 'fp-ts/Either'
import { foldDigits } from '../../text/digits.js'

export type ReceiptNumberRefusal =
  { readonly _tag: 'ReceiptNumberMissing' } | { readonly _tag: 'ReceiptNumberTooLong'; readonly most: number }

export const longestReceiptNumber = 40
/** Signs; what is typed is measured anew once spaces and signs have fallen away. */
export const longestTypedReceiptNumber = 60

const simplified = (text: string): string =>
  foldDigits(text.normalize('NFKC'))
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}]/gu, '')

/** Until it stays: where a sign has gone, a letter and a mark that come together may be one letter. */
const settled = (text: string): string => {
  const next = simplified(text)
  return next === text ? text : settled(next)
}

/**
 * A receipt number as it is compared: `th 2569-118842` and `TH-๒๕๖๙/118842` are both `TH2569118842`. Case, spaces, signs
 * and the script of the digits make no other receipt; O and 0 do.
 */
export const receiptNumber = (received: string): E.Either<ReceiptNumberRefusal, string> => {
  const normal = settled(received)
  if (!/[\p{L}\p{N}]/u.test(normal)) return E.left({ _tag: 'ReceiptNumberMissing' })
  if (normal.length > longestReceiptNumber) return E.left({ _tag: 'ReceiptNumberTooLong', most: longestReceiptNumber })
  return E.right(normal)
}
