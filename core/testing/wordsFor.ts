/** Every text within, however deep. */
export const textsIn = (value: unknown): ReadonlyArray<string> => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/**
 * Why a text is not for a parent to read; null: it is. Thai, composed, no space too many, no cry, none of an office's
 * phrases.
 */
export const faultOfWords = (text: string): string | null => {
  if (!/\p{Script=Thai}/u.test(text)) return 'not Thai'
  if (text !== text.normalize('NFC').trim() || /\s{2}/.test(text)) return 'not tidy'
  return /[!]|ไม่สามารถ|กรุณา|undefined|null|NaN/.test(text) ? 'not how we speak' : null
}
