import { asText } from './asText.js'

const unreadable = /[^\P{Cc}\s\u0085]|\p{Surrogate}/u

/**
 * Whether a text holds a control character that is no white space, or half of a surrogate pair: nobody has typed it, and where it
 * stands something may have been lost. Every reader of a value refuses such a text, and drops nothing of it.
 * @example
 * isUnreadable('081\u0000234 5678') // => true
 * isUnreadable('081\t234 5678') // => false
 */
export const isUnreadable = (text: string): boolean => unreadable.test(asText(text))
