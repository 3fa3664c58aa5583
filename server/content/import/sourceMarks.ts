/** The marks by which an article's text names its sources, by their place in its list: ¹ is the first. */
const marks = '¹²³⁴⁵⁶⁷⁸⁹'
const anyMark = new RegExp(`\\s*[${marks}]`, 'g')

/** The places of the sources, from 1 on, that a text names. */
export const markedSources = (text: string): ReadonlyArray<number> =>
  Array.from(text.match(anyMark) ?? [], (mark) => marks.indexOf(mark.trim()) + 1)

export const withoutSourceMarks = (text: string): string => text.replaceAll(anyMark, '')
