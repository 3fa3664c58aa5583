import { asText } from './asText.js'

/**
 * Thai digits ๐–๙ and full-width digits ０–９ as ASCII; every other character stays.
 * @example
 * foldDigits('๐๘๑') // => '081'
 */
export const foldDigits = (text: string): string =>
  asText(text).replaceAll(/[\u0E50-\u0E59\uFF10-\uFF19]/g, (digit) =>
    String.fromCharCode(48 + (digit.charCodeAt(0) % 16)),
  )
