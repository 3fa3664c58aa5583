import * as E from 'fp-ts/Either'
import { figures } from '../../text/figures.js'
import { thaiOrder } from '../../text/thaiOrder.js'
import { isUnreadable } from '../../text/unreadable.js'

/** Why a text is no receipt number. */
export type ReceiptNumberRefusal =
  | { readonly _tag: 'ReceiptNumberMissing' }
  | { readonly _tag: 'ReceiptNumberTooLong'; readonly most: number }
  /** A letter or digit that is neither Latin nor Thai: a Cyrillic А looks as a Latin A, and is no other receipt's. */
  | { readonly _tag: 'ReceiptNumberOtherScript' }
  /** A control character, or half of one that takes two. */
  | { readonly _tag: 'ReceiptNumberUnreadable' }

/** The most characters of a receipt number. */
export const longestReceiptNumber = 40
/** Signs; what is typed is measured anew once spaces and signs have fallen away. */
export const longestTypedReceiptNumber = 60

/** With what a copy brings; beyond that its length alone refuses it. */
const longestWritten = 400

const accents = /[\u0300-\u036F]/g
const otherScript = /(?![A-Z0-9\u0E00-\u0E7F])[\p{L}\p{N}\p{M}]/u
const separators = /[^A-Z0-9\u0E01-\u0E3A\u0E40-\u0E4E]/g
const zerosBeforeDigit = /(^|[^0-9])0+(?=[0-9])/g

/** In capitals and ASCII digits, its separators still there. */
const inCapitals = (text: string): string =>
  thaiOrder(figures(text.normalize('NFKD').replaceAll(accents, '')).normalize('NFC')).toUpperCase()

/** Repeated until nothing changes: a zero may lead once a separator before it is gone. */
const compared = (text: string): string => {
  const next = text
    .replaceAll(zerosBeforeDigit, '$1')
    .replaceAll(separators, '')
    .replace(/^0+(?=.)/, '')
  return next === text ? text : compared(next)
}

/**
 * A receipt number as it is compared: `th 2569-118842` and `TH-๒๕๖๙/118842` are both `TH2569118842`, `0TX-001` and `tx1` both
 * `TX1`. Case, spaces, signs, leading zeros and the script of the digits make no other receipt; O and 0 do.
 * @example
 * receiptNumber(' tx-0001 ๒๓ ') // => { _tag: 'Right', right: 'TX123' }
 * receiptNumber('') // => { _tag: 'Left', left: { _tag: 'ReceiptNumberMissing' } }
 */
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
