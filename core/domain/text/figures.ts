import { foldDigits } from './digits.js'
import { oneLine } from './oneLine.js'

/**
 * Typed or pasted text where a number, a date or a code is meant: one line, with Thai and full-width digits and signs in
 * ASCII. `１２．๕ ` is `12.5`.
 * @example
 * figures('12,400') // => '12,400'
 */
export const figures = (text: string): string =>
  foldDigits(oneLine(text)).replaceAll(/[\uFF01-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF40\uFF5B-\uFF5E]/g, (wide) =>
    String.fromCharCode(wide.charCodeAt(0) - 0xfee0),
  )
