import { figures } from '../text/figures.js'
import { unwrapped } from '../text/unwrapped.js'

const separators = /[ .()\p{Pd}\u2212]/gu
/** The scheme of a link (RFC 3966), or a Thai word before the number. */
const before = /^(?:tel:|โทร(?:ศัพท์)?[.:]?|เบอร์(?:โทร|มือถือ|บ้าน)?:?)/i
/** Of such a text only the separators go. */
const plain = /^\+?[\d .()-]*$/
const parameters = /;[a-z-]+=.*$/i
export const countryCode = '+66'
/** `+66`, `0066`, or `66` before a whole number, and a surplus national 0, often in brackets. */
const fromAbroad = /^(?:(?:\+|00)66|66(?=0?(?:\d{9}|[2-57]\d{7})$))0?/

/** Longer than a number with anything that a copy brings. */
export const longestWritten = 100

/** Nine digits: 02, or the 03, 04, 05 and 07 of the regions. */
export const landLineRule = /^0[2-57]\d{7}$/
export const mobileRule = /^0[689]\d{8}$/

/** With the national 0; null: it has the code of another country. */
export const nationalNumber = (received: string): string | null => {
  const written = plain.test(received) ? received : unwrapped(figures(received), before).replace(parameters, '')
  const text = written.replaceAll(separators, '')
  const national = text.replace(fromAbroad, '0')
  return national === text && /^(?:\+|00)\d+$/.test(text) ? null : national
}
