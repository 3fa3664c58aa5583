const lettersAndDigits = /[\p{L}\p{M}\p{N}]+/gu

/** The platform's dictionary splits Thai. Without `Intl.Segmenter` (React Native's Hermes) a Thai phrase is one
 * word. */
export const wordsIn = (text: string): ReadonlyArray<string> => {
  if (typeof Intl === 'undefined' || !('Segmenter' in Intl)) return text.match(lettersAndDigits) ?? []
  const segments = new Intl.Segmenter('th', { granularity: 'word' }).segment(text)
  return [...segments].flatMap(({ segment, isWordLike }) => (isWordLike === true ? [segment] : []))
}
