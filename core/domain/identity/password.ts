import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { isMissing } from '../reading/fields.js'
import { isUnreadable } from '../text/unreadable.js'
import { containsAddress, containsServiceName } from './knownWords.js'

/** Marks a text that `parsePassword` has accepted. */
export interface PasswordBrand {
  readonly Password: unique symbol
}
/** A password: 8 to 128 characters of any kind, exactly as typed. */
export type Password = t.Branded<string, PasswordBrand>

/** Why a password is refused, without the password. `PasswordUnreadable`: hashing would change a control character
 * or half of a surrogate pair. Attackers try service name and address first (OWASP ASVS 5.0, 6.2.11). */
export type PasswordProblem =
  | { readonly _tag: 'PasswordEmpty' }
  | { readonly _tag: 'PasswordTooShort'; readonly shortest: number }
  | { readonly _tag: 'PasswordTooLong'; readonly longest: number }
  | { readonly _tag: 'PasswordUnreadable' }
  | { readonly _tag: 'PasswordTooCommon' }
  | { readonly _tag: 'PasswordHoldsServiceName' }
  | { readonly _tag: 'PasswordHoldsAddress' }

const shortest = 8
const longest = 128

const refusalOf = (text: string): PasswordProblem | null => {
  if (text === '') return { _tag: 'PasswordEmpty' }
  if (text.length > longest * 2) return { _tag: 'PasswordTooLong', longest }
  if (isUnreadable(text)) return { _tag: 'PasswordUnreadable' }
  const count = Array.from(text).length
  if (count < shortest) return { _tag: 'PasswordTooShort', shortest }
  return count > longest ? { _tag: 'PasswordTooLong', longest } : null
}

export const Password = /*#__PURE__*/ t.brand(
  t.string,
  (text): text is t.Branded<string, PasswordBrand> => refusalOf(text) === null,
  'Password',
)

/** Whether a password is among the most common ones. `@careplus/core/common-passwords` has a list of 10,000. */
export type IsCommonPassword = (text: string) => boolean

/** Checks a password. The list of common ones is large, so it is an argument.
 * @example
 * parsePassword(isCommonPassword)('short') // => { _tag: 'Left', left: { _tag: 'PasswordTooShort', shortest: 8 } } */
export const parsePassword =
  (isCommon: IsCommonPassword, address: string | null = null) =>
  (received: unknown): E.Either<PasswordProblem, Password> => {
    if (isMissing(received)) return E.left({ _tag: 'PasswordEmpty' })
    if (typeof received !== 'string') return E.left({ _tag: 'PasswordUnreadable' })
    const refusal = refusalOf(received)
    if (refusal !== null) return E.left(refusal)
    if (containsServiceName(received)) return E.left({ _tag: 'PasswordHoldsServiceName' })
    if (typeof address === 'string' && containsAddress(received, address))
      return E.left({ _tag: 'PasswordHoldsAddress' })
    return isCommon(received) ? E.left({ _tag: 'PasswordTooCommon' }) : E.right(received as Password)
  }
