import { asText } from './asText.js'

/** A pictograph and the joiner to the next one, as in a family; it stays. */
const joinedPictures =
  '(\\p{Extended_Pictographic}[\\uFE0F\\u{1F3FB}-\\u{1F3FF}]?\\u200D(?=\\p{Extended_Pictographic}))'
/** Unicode's format marks: zero width, joiners, direction, byte order mark, soft hyphen. */
const marks = /*#__PURE__*/ new RegExp(`${joinedPictures}|\\p{Cf}`, 'gu')

/** Such as the joiner within `เช็ก`. Joined emoji stay whole. */
export const withoutMarks = (text: string): string => asText(text).replaceAll(marks, '$1')

export const trimmed = (text: string): string => withoutMarks(text).trim()

/** White space of every width, and blanks of Braille, Korean and music; U+FFFC replaces a copied picture. */
export const blanks = '\\s\\u2800\\u115F\\u1160\\u3164\\uFFA0\\uFFFC\\u{1D159}'

/** Neither default-ignorable code points nor noncharacters. Unassigned ones may be letters or emoji of a newer
 * Unicode. */
const visible = /(?![\p{DI}\p{NChar}])[\p{L}\p{N}\p{P}\p{S}\p{Cn}\p{Co}]/u
const anyBlank = /*#__PURE__*/ new RegExp(`[${blanks}]`, 'gu')

export const isVisible = (text: string): boolean => visible.test(text.replaceAll(anyBlank, ''))
