import { asText } from './asText.js'

export const longestWithDigits = 10_000

/** Thai ๐–๙ and full-width ０–９. A text of more than 10,000 characters is returned unchanged. */
export const foldDigits = (text: string): string => {
  const received = asText(text)
  return received.length > longestWithDigits
    ? received
    : received.replaceAll(/[\u0E50-\u0E59\uFF10-\uFF19]/g, (digit) =>
        String.fromCharCode(48 + (digit.charCodeAt(0) % 16)),
      )
}
