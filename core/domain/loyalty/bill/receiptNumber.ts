import * as E from 'fp-ts/Either'
import { figures } from '../../text/figures.js'
import { thaiOrder } from '../../text/thaiOrder.js'
import { isUnreadable } from '../../text/unreadable.js'

/** Why a text is no receipt number. `ReceiptNumberOtherScript`: a letter or digit neither Latin nor Thai, such as a
 * Cyrillic А that looks Latin. */
export type ReceiptNumberRefusal =
  | { readonly _tag: 'ReceiptNumberMissing' }
  | { readonly _tag: 'ReceiptNumberTooLong'; readonly most: number }
  | { readonly _tag: 'ReceiptNumberOtherScript' }
  | { readonly _tag: 'ReceiptNumberUnreadable' }

export const longestReceiptNumber = 40
/** It limits typed characters, before spaces and signs are removed. */
export const longestTypedReceiptNumber = 60

const longestWritten = 400

const accents = /[\u0300-\u036F]/g
const otherScript = /(?![A-Z0-9\u0E00-\u0E7F])[\p{L}\p{N}\p{M}]/u
const separators = /[^A-Z0-9\u0E01-\u0E3A\u0E40-\u0E4E]/g
const zerosBeforeDigit = /(^|[^0-9])0+(?=[0-9])/g

const inCapitals = (text: string): string =>
  thaiOrder(figures(text.normalize('NFKD').replaceAll(accents, '')).normalize('NFC')).toUpperCase()

/** Repeats until nothing changes, because removing a separator may expose a leading zero. */
const compared = (text: string): string => {
  const next = text
    .replaceAll(zerosBeforeDigit, '$1')
    .replaceAll(separators, '')
    .replace(/^0+(?=.)/, '')
  return next === text ? text : compared(next)
}

/** Case, spaces, signs, leading zeros and the script of digits do not count; O and 0 differ. `TH-๒๕๖๙/118842` is
 * `TH2569118842`. */
export const receiptNumber = (received: unknown): E.Either<ReceiptNumberRefusal, string> => {
  if (typeof received !== 'string') return E.left({ _tag: 'ReceiptNumberMissing' })
  if (received.length > longestWritten) return E.left({ _tag: 'ReceiptNumberTooLong', most: longestReceiptNumber })
  if (isUnreadable(received)) return E.left({ _tag: 'ReceiptNumberUnreadable' })
  const text = inCapitals(received)
  if (otherScript.test(text)) return E.left({ _tag: 'ReceiptNumberOtherScript' })
  const normal = compared(text)
  if (!/[A-Z0-9\u0E01-\u0E2E]/.test(normal)) return E.left({ _tag: 'ReceiptNumberMissing' })
  if (normal.length > longestReceiptNumber) return E.left({ _tag: 'ReceiptNumberTooLong', most: longestReceiptNumber })
  return E.right(normal)
}
