import { asText } from './asText.js'
import { foldDigits, longestWithDigits } from './digits.js'
import { oneLine } from './oneLine.js'
import { isUnreadable } from './unreadable.js'

/** Unreadable text, and more than 10,000 characters, are returned unchanged for the decoding function to refuse. */
export const figures = (text: string): string => {
  const received = asText(text)
  if (received.length > longestWithDigits || isUnreadable(received)) return received
  return foldDigits(oneLine(received)).replaceAll(/[\uFF01-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF40\uFF5B-\uFF5E]/g, (wide) =>
    String.fromCharCode(wide.charCodeAt(0) - 0xfee0),
  )
}
