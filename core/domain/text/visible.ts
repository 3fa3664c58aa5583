import { asText } from './asText.js'

/**
 * Control characters but the ends of lines, spaces of no width (not the word joiner, which our own texts carry), and what
 * turns the direction of a line around.
 */
const unseen =
  // eslint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u061C\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g

const nameOf = (sign: string): string =>
  `\u27E8U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}\u27E9`

/**
 * A text as whoever has to judge it should see it: a character that cannot be seen, or makes others stand where they are not,
 * shown by its number, `⟨U+202E⟩`. What can be seen stays as it is.
 * @example
 * withUnseenShown('ma\u200Bli') // => 'ma⟨U+200B⟩li'
 */
export const withUnseenShown = (text: string): string => asText(text).replace(unseen, nameOf)
