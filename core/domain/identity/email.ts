import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { trimmed } from '../text/invisibleMarks.js'
import { unwrapped } from '../text/unwrapped.js'

/** Marks a text that `parseEmail` has accepted. */
export interface EmailBrand {
  readonly Email: unique symbol
}
/** An e-mail address that ordinary mail servers accept: ASCII, no quotes or comments, domain in lower case. */
export type Email = t.Branded<string, EmailBrand>

/** Why a text is no e-mail address. `EmailEmpty`: nothing visible, or no text. `EmailNotAscii`: an international
 * domain needs its `xn--` form. */
export type EmailProblem =
  | { readonly _tag: 'EmailEmpty' }
  | { readonly _tag: 'EmailTooLong'; readonly longest: number }
  | { readonly _tag: 'EmailControlCharacter' }
  | { readonly _tag: 'EmailNotAscii' }
  | { readonly _tag: 'EmailNoSingleAt' }
  | { readonly _tag: 'EmailMalformed'; readonly part: 'local' | 'domain' }

/** RFC 5321 §4.5.3.1: 64 octets before the `@`; 254 in all, for a path of 256 with its angle brackets. */
const longest = 254
const longestLocal = 64
const longestWritten = 1000

/** RFC 5322 §3.2.3 `dot-atom`. */
const local = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
/** RFC 1035 §2.3.4: labels of 1 to 63; the last one begins with a letter, so that it is no number. */
const domain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/

// eslint-disable-next-line no-control-regex
const control = /[\u0000-\u001F\u007F-\u009F\u2028\u2029]/
// eslint-disable-next-line no-control-regex
const beyondAscii = /[^\u0000-\u007F]/

const refusalOf = (text: string): EmailProblem | null => {
  if (text === '') return { _tag: 'EmailEmpty' }
  if (text.length > longest) return { _tag: 'EmailTooLong', longest }
  if (control.test(text)) return { _tag: 'EmailControlCharacter' }
  if (beyondAscii.test(text)) return { _tag: 'EmailNotAscii' }
  const at = text.indexOf('@')
  if (at === -1 || at !== text.lastIndexOf('@')) return { _tag: 'EmailNoSingleAt' }
  if (at > longestLocal || !local.test(text.slice(0, at))) return { _tag: 'EmailMalformed', part: 'local' }
  return domain.test(text.slice(at + 1)) ? null : { _tag: 'EmailMalformed', part: 'domain' }
}

export const Email = /*#__PURE__*/ t.brand(
  t.string,
  (text): text is t.Branded<string, EmailBrand> => refusalOf(text) === null,
  'Email',
)

const named = /^[^<>]*<([^<>]*)>[\s.,;:]*$/
const scheme = /^mailto:/i

/** RFC 6068: the address of a `mailto:` link is percent-encoded. */
const ofLink = (text: string): string => {
  const [address = ''] = text.replace(scheme, '').split('?')
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

const addressIn = (text: string): string => {
  if (control.test(text)) return text
  const inner = unwrapped(named.exec(text)?.[1] ?? text, /^$/)
  return scheme.test(inner) ? unwrapped(ofLink(inner), /^$/) : inner
}

/** Decodes an address. It removes white space, invisible marks and copied text around it, and lowers the domain's
 * case.
 * @example parseEmail('Mali <mailto:mali@Example.com>,') // => { _tag: 'Right', right: 'mali@example.com' } */
export const parseEmail = (received: unknown): E.Either<EmailProblem, Email> => {
  if (typeof received !== 'string') return E.left({ _tag: 'EmailEmpty' })
  if (received.length > longestWritten) return E.left({ _tag: 'EmailTooLong', longest })
  const text = addressIn(trimmed(received))
  const at = text.lastIndexOf('@')
  const normalised = at === -1 ? text : text.slice(0, at) + text.slice(at).toLowerCase()
  const refusal = refusalOf(normalised)
  return refusal === null ? E.right(normalised as Email) : E.left(refusal)
}
