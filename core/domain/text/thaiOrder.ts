const doubledE = /\u0E40\u0E40/g
/** Vowels above and below, tones with the mark of silence, the ring of ำ. */
const marks = '\\u0E31\\u0E34-\\u0E39\\u0E48-\\u0E4D'
const splitAm = /*#__PURE__*/ new RegExp(`\\u0E4D([${marks}]*)\\u0E32`, 'g')
const severalMarks = /*#__PURE__*/ new RegExp(`[${marks}\\u0E33]{2,}`, 'g')

/** Vowels first, then tones, then the ring, then ำ. */
const place = (mark: string): number => (mark === '\u0E33' ? 3 : mark === '\u0E4D' ? 2 : mark >= '\u0E48' ? 1 : 0)

const inOrder = (run: string): string =>
  Array.from(run)
    .sort((a, b) => place(a) - place(b))
    .join('')

/**
 * Thai in the one order in which it is compared. Two keys that look as one letter are that letter (`เเม่` is `แม่`, `กํา` is
 * `กำ`), and marks above one letter stand as they are usually typed, whichever came first: vowel, tone, ำ (`นํ้า`, `นำ้` are
 * `น้ำ`). The text looks the same.
 */
export const thaiOrder = (text: string): string =>
  text.replaceAll(doubledE, '\u0E41').replaceAll(splitAm, '$1\u0E33').replaceAll(severalMarks, inOrder)
