import type { MobileNumber } from '../../identity/mobileNumber.js'
import { maskNumber } from '../../identity/maskContact.js'
import { oneLine } from '../../text/oneLine.js'

const clusters = (text: string): ReadonlyArray<string> =>
  text.match(/[\u0E40-\u0E44]?\P{M}[\p{M}\u0E33\u0E32]*/gu) ?? []

const hidden = '•••'

const firstShown = (name: string): string => {
  const all = clusters(name)
  return all.slice(0, Math.min(2, Math.floor(all.length / 2))).join('')
}

const restShown = (name: string): string => (/^\P{M}/u.exec(name) ?? [''])[0]

/** At most half of the first name, one letter of each other, without its length: `น้ำฝน ใจดี` is `น้ำ••• ใ•••`, one
 * syllable `•••`. */
export const maskedWinnerName = (name: string): string => {
  const [first = '', ...rest] = oneLine(name).split(' ')
  return [`${firstShown(first)}${hidden}`, ...rest.map((part) => `${restShown(part)}${hidden}`)].join(' ')
}

export const maskedWinnerNumber = (number: MobileNumber): string => maskNumber(number).replaceAll('x', '•')
