import * as E from 'fp-ts/Either'
import { severalLines } from '../text/oneLine.js'
import { isUnreadable } from '../text/unreadable.js'

/** Staff need enough to answer. */
export const fewestOpeningCharacters = 10
/** The maximum of characters of a message to the care team. */
export const mostMessageCharacters = 2000

/** Why a message is refused. `MessageUnreadable`: a control character, or half of a surrogate pair. */
export type MessageRefusal =
  | { readonly _tag: 'MessageMissing' }
  | { readonly _tag: 'MessageTooShort'; readonly fewest: number }
  | { readonly _tag: 'MessageTooLong'; readonly most: number }
  | { readonly _tag: 'MessageUnreadable' }

const characters = (text: string): number => [...text].length

/** The characters of a message without surrounding white space.
 * @example messageLength('  สวัสดี  ') // => 6 */
export const messageLength = (typed: string): number => characters(severalLines(typed))

export const message =
  (fewest: number) =>
  (typed: unknown): E.Either<MessageRefusal, string> => {
    if (typeof typed !== 'string') return E.left({ _tag: 'MessageMissing' })
    const tooLong = E.left({ _tag: 'MessageTooLong', most: mostMessageCharacters } as const)
    // The length alone refuses a megabyte of combining marks.
    if (typed.length > mostMessageCharacters * 8) return tooLong
    const text = severalLines(typed)
    if (isUnreadable(text)) return E.left({ _tag: 'MessageUnreadable' })
    const length = characters(text)
    if (length === 0) return E.left({ _tag: 'MessageMissing' })
    if (length < fewest) return E.left({ _tag: 'MessageTooShort', fewest })
    return length > mostMessageCharacters ? tooLong : E.right(text)
  }

/** Decodes the first message of a request.
 * @example openingMessage('') // => { _tag: 'Left', left: { _tag: 'MessageMissing' } } */
export const openingMessage = message(fewestOpeningCharacters)

/** Decodes a further message of either side: `ขอบคุณค่ะ` is enough.
 * @example furtherMessage('ขอบคุณค่ะ') // => { _tag: 'Right', right: 'ขอบคุณค่ะ' } */
export const furtherMessage = message(1)
