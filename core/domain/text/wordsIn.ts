const lettersAndDigits = /[\p{L}\p{M}\p{N}]+/gu

/**
 * The words of a text, Thai ones told apart without spaces by the platform's dictionary. Where the platform has no `Intl.Segmenter`
 * (React Native's Hermes), words end where letters and digits do, so that Thai without a space is one word.
 */
export const wordsIn = (text: string): ReadonlyArray<string> => {
  if (typeof Intl === 'undefined' || !('Segmenter' in Intl)) return text.match(lettersAndDigits) ?? []
  const segments = new Intl.Segmenter('th', { granularity: 'word' }).segment(text)
  return [...segments].flatMap(({ segment, isWordLike }) => (isWordLike === true ? [segment] : []))
}
