/** Marks above and below a letter take no width. */
const marks = /[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E\u2060\u200B]/g

const glyphWidth = 0.58

export const countGlyphs = (text: string): number => [...text.replace(marks, '')].length

export const fittingSize = (text: string, width: number, largest: number, smallest: number): number =>
  Math.max(smallest, Math.min(largest, Math.floor(width / (Math.max(1, countGlyphs(text)) * glyphWidth))))

/** Never cuts between a letter and its marks. */
export const cutToFit = (text: string, width: number, size: number): string => {
  const maxGlyphs = Math.floor(width / (size * glyphWidth))
  if (countGlyphs(text) <= maxGlyphs) return text
  let fitting = ''
  for (const { segment } of new Intl.Segmenter('th', { granularity: 'grapheme' }).segment(text)) {
    if (countGlyphs(fitting + segment) >= maxGlyphs) break
    fitting += segment
  }
  return `${fitting}…`
}

export const headingLines = (text: string, width: number): ReadonlyArray<string> => {
  const space = text.indexOf(' ')
  return space > 0 && fittingSize(text, width, 70, 1) < 50 ? [text.slice(0, space), text.slice(space + 1)] : [text]
}
