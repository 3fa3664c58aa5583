const opening = '<(["“\u2018«'
const closing = '>)]"”\u2019».,;:!'

const withoutEnds = (text: string): string => {
  let [start, end] = [0, text.length]
  while (start < end && opening.includes(text.charAt(start))) start += 1
  while (end > start && closing.includes(text.charAt(end - 1))) end -= 1
  const inner = text.slice(start, end).trim()
  return inner.length > 1 && inner.startsWith("'") && inner.endsWith("'") ? inner.slice(1, -1) : inner
}

/** Brackets, quotation marks, punctuation, and `before`: the scheme of a link or a leading word. */
export const unwrapped = (text: string, before: RegExp): string =>
  withoutEnds(withoutEnds(text.trim()).replace(before, '').trim())
