import { asText } from './asText.js'

/** Removes the marks of `withThaiBreaks`.
 * @example withoutBreaks('88.5\u00A0ซม.') // => '88.5 ซม.' */
export const withoutBreaks = (shown: string): string =>
  asText(shown)
    .replaceAll(/[\u2060\u200B]/g, '')
    .replaceAll('\u00A0', ' ')
