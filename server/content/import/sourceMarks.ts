/** Marks of sources by their position in the list: ¹ is the first. */
const marks = '¹²³⁴⁵⁶⁷⁸⁹'
const anyMark = new RegExp(`\\s*[${marks}]`, 'g')

export const markedSources = (text: string): ReadonlyArray<number> =>
  Array.from(text.match(anyMark) ?? [], (mark) => marks.indexOf(mark.trim()) + 1)

export const withoutSourceMarks = (text: string): string => text.replaceAll(anyMark, '')
