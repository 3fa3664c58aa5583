import { asText } from './asText.js'

/** A pictograph with the joiner that makes one picture of it and the next, as in a family; it stays. */
const joinedPictures =
  '(\\p{Extended_Pictographic}[\\uFE0F\\u{1F3FB}-\\u{1F3FF}]?\\u200D(?=\\p{Extended_Pictographic}))'
/** Unicode's format marks: of no width, of joining, of direction, the byte order mark, the soft hyphen. */
const marks = /*#__PURE__*/ new RegExp(`${joinedPictures}|\\p{Cf}`, 'gu')

/**
 * Without what a copy brings and nobody sees: a right-to-left mark, the joiner within `เช็ก`. Pictures of faces stay whole.
 * @example
 * withoutMarks('ma\u200Bli') // => 'mali'
 */
export const withoutMarks = (text: string): string => asText(text).replaceAll(marks, '$1')

/**
 * Without them, and without white space at its ends: for what has a form of its own, such as an address.
 * @example
 * trimmed('\u200B มะลิ ') // => 'มะลิ'
 */
export const trimmed = (text: string): string => withoutMarks(text).trim()

/**
 * White space of every width, and characters that fonts draw as nothing at all: blanks of Braille, of Korean letters and of
 * notes. U+FFFC stands where a picture was copied.
 */
export const blanks = '\\s\\u2800\\u115F\\u1160\\u3164\\uFFA0\\uFFFC\\u{1D159}'

/** Of neither default-ignorable code points nor noncharacters. What Unicode has not named yet may be a letter or a picture of a newer version. */
const seen = /(?![\p{DI}\p{NChar}])[\p{L}\p{N}\p{P}\p{S}\p{Cn}\p{Co}]/u
const anyBlank = /*#__PURE__*/ new RegExp(`[${blanks}]`, 'gu')

/** Whether a reader sees anything of a text: a mark above nothing and a blank are nothing. */
export const isSeen = (text: string): boolean => seen.test(text.replaceAll(anyBlank, ''))
