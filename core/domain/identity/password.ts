import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { isUnreadable } from '../text/unreadable.js'
import { holdsAddress, holdsServiceName } from './knownWords.js'

/** Marks a text that `password` has let through. */
export interface PasswordBrand {
  readonly Password: unique symbol
}
/** 8 to 128 characters of any kind, kept exactly as typed. Whether it is a common one is asked apart: see `password`. */
export type Password = t.Branded<string, PasswordBrand>

/** Why a password is refused; never carries the password. */
export type PasswordRefusal =
  | { readonly _tag: 'PasswordTooShort'; readonly shortest: number }
  | { readonly _tag: 'PasswordTooLong'; readonly longest: number }
  /** A control character, or half of one that takes two: no keyboard types it, and hashing it would not keep what was sent. Or no text at all. */
  | { readonly _tag: 'PasswordUnreadable' }
  | { readonly _tag: 'PasswordTooCommon' }
  /** Whoever guesses begins with these: OWASP ASVS 5.0, 6.2.11. */
  | { readonly _tag: 'PasswordHoldsServiceName' }
  | { readonly _tag: 'PasswordHoldsAddress' }

const shortest = 8
const longest = 128

const refusalOf = (text: string): PasswordRefusal | null => {
  // A text far too long is refused by its length alone.
  if (text.length > longest * 2) return { _tag: 'PasswordTooLong', longest }
  if (isUnreadable(text)) return { _tag: 'PasswordUnreadable' }
  // Code points, so that an emoji counts as one.
  const count = Array.from(text).length
  if (count < shortest) return { _tag: 'PasswordTooShort', shortest }
  return count > longest ? { _tag: 'PasswordTooLong', longest } : null
}

export const Password = /*#__PURE__*/ t.brand(
  t.string,
  (text): text is t.Branded<string, PasswordBrand> => refusalOf(text) === null,
  'Password',
)

/** True where a password is among the most common ones. `@careplus/core/common-passwords` has a list of 10,000. */
export type IsCommonPassword = (text: string) => boolean

/**
 * The whole rule. The list comes as an argument, because it is too heavy for a first load. `address`: its owner's e-mail; null: not
 * known.
 * @example
 * const read = password(isCommonPassword)
 * read('short') // => { _tag: 'Left', left: { _tag: 'PasswordTooShort', shortest: 8 } }
 * read('Password1') // => { _tag: 'Left', left: { _tag: 'PasswordTooCommon' } }
 * read('ข้าวเหนียวมะม่วง')._tag // => 'Right'
 */
export const password =
  (isCommon: IsCommonPassword, address: string | null = null) =>
  (received: unknown): E.Either<PasswordRefusal, Password> => {
    if (typeof received !== 'string') return E.left({ _tag: 'PasswordUnreadable' })
    const refusal = refusalOf(received)
    if (refusal !== null) return E.left(refusal)
    if (holdsServiceName(received)) return E.left({ _tag: 'PasswordHoldsServiceName' })
    if (typeof address === 'string' && holdsAddress(received, address)) return E.left({ _tag: 'PasswordHoldsAddress' })
    return isCommon(received) ? E.left({ _tag: 'PasswordTooCommon' }) : E.right(received as Password)
  }
