import { asText } from './asText.js'

/** Control characters except line ends, zero-width spaces (not our word joiner), and marks that reverse direction. */
const unseen =
  // eslint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u061C\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g

const nameOf = (sign: string): string =>
  `\u27E8U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}\u27E9`

/** By number, `⟨U+202E⟩`, so that staff see them. */
export const withUnseenShown = (text: string): string => asText(text).replace(unseen, nameOf)
