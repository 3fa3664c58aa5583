export const textsIn = (value: unknown): ReadonlyArray<string> => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Texts for parents are Thai, composed, without extra spaces, exclamation marks or office phrases. null: no fault. */
export const faultOfWords = (text: string): string | null => {
  if (!/\p{Script=Thai}/u.test(text)) return 'not Thai'
  if (text !== text.normalize('NFC').trim() || /\s{2}/.test(text)) return 'not tidy'
  return /[!]|ไม่สามารถ|กรุณา|undefined|null|NaN/.test(text) ? 'not how we speak' : null
}
