import { oneLine } from '../text/oneLine.js'

const vowelBefore = /^[เแโใไ]/u

const graphemes = (text: string): ReadonlyArray<string> => text.match(/\P{M}[\p{M}\u0E33]*/gu) ?? []

/** `ใจดี` to `จ.`: an initial is the consonant, not the vowel before it. */
const initial = (word: string): string => {
  const consonantFirst = vowelBefore.test(word) ? word.slice(1) : word
  return `${(graphemes(consonantFirst)[0] ?? consonantFirst).replace(/\p{M}/gu, '')}.`
}

export const maskedName = (name: string): string => {
  const [first = '', ...rest] = oneLine(name).split(' ')
  return [first, ...rest.map(initial)].join(' ')
}
