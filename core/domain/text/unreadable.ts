import { asText } from './asText.js'

const unreadable = /[^\P{Cc}\s\u0085]|\p{Surrogate}/u

/** Whether a text has a control character other than white space, or half of a surrogate pair. Decoding functions
 * refuse such a text whole.
 * @example isUnreadable('081\u0000234 5678') // => true */
export const isUnreadable = (text: string): boolean => unreadable.test(asText(text))
