import { foldDigits } from '../../text/digits.js'

/** More digits than any public number drawn in Thailand. */
export const mostPublicDigits = 20

export const isPublicForm = (digits: number | null): digits is number =>
  digits !== null && Number.isSafeInteger(digits) && digits >= 1 && digits <= mostPublicDigits

const longestWritten = 100

/** In ASCII digits; null: anything else. Two spellings would allow to choose between two results. */
export const publicNumber = (digits: number, received: unknown): string | null => {
  if (typeof received !== 'string' || received.length > longestWritten) return null
  const text = foldDigits(received)
  return /^\d+$/.test(text) && text.length === digits ? text : null
}
