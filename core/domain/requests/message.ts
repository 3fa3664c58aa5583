import * as E from 'fp-ts/Either'
import { severalLines } from '../text/oneLine.js'
import { isUnreadable } from '../text/unreadable.js'

/** Characters of what opens a request: fewer tell nobody what to answer. */
export const fewestOpeningCharacters = 10
/** The most characters of a message to the care team. */
export const mostMessageCharacters = 2000

/** Why a message to the care team is refused. */
export type MessageRefusal =
  | { readonly _tag: 'MessageMissing' }
  | { readonly _tag: 'MessageTooShort'; readonly fewest: number }
  | { readonly _tag: 'MessageTooLong'; readonly most: number }
  /** A control character, or half of one that takes two. */
  | { readonly _tag: 'MessageUnreadable' }

const characters = (text: string): number => [...text].length

/**
 * How many characters of a message are taken up by what is typed.
 * @example
 * messageLength('  สวัสดี  ') // => 6
 */
export const messageLength = (typed: string): number => characters(severalLines(typed))

/**
 * What is said in a request, of `fewest` to 2,000 characters, tidied.
 * @example
 * message(10)('สั้น') // => { _tag: 'Left', left: { _tag: 'MessageTooShort', fewest: 10 } }
 */
export const message =
  (fewest: number) =>
  (typed: unknown): E.Either<MessageRefusal, string> => {
    if (typeof typed !== 'string') return E.left({ _tag: 'MessageMissing' })
    const tooLong = E.left({ _tag: 'MessageTooLong', most: mostMessageCharacters } as const)
    // A megabyte of combining marks is refused by its length alone.
    if (typed.length > mostMessageCharacters * 8) return tooLong
    const text = severalLines(typed)
    if (isUnreadable(text)) return E.left({ _tag: 'MessageUnreadable' })
    const length = characters(text)
    if (length === 0) return E.left({ _tag: 'MessageMissing' })
    if (length < fewest) return E.left({ _tag: 'MessageTooShort', fewest })
    return length > mostMessageCharacters ? tooLong : E.right(text)
  }

/**
 * What opens a request.
 * @example
 * openingMessage('') // => { _tag: 'Left', left: { _tag: 'MessageMissing' } }
 */
export const openingMessage = message(fewestOpeningCharacters)

/**
 * What is said further in it, by either side: `ขอบคุณค่ะ` is enough.
 * @example
 * furtherMessage('ขอบคุณค่ะ') // => { _tag: 'Right', right: 'ขอบคุณค่ะ' }
 */
export const furtherMessage = message(1)
