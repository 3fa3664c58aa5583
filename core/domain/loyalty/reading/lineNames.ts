import type { ReadWord } from './readWord.js'

const textOf = (words: ReadonlyArray<ReadWord>): string => words.map(({ text }) => text).join(' ')

const across = ({ box: a }: ReadWord, { box: b }: ReadWord): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 * (b.right - b.left)

/** Each word by the more confident pass: the second knows Latin letters, the first Thai ones. */
const better = (words: ReadonlyArray<ReadWord>, again: ReadonlyArray<ReadWord>): ReadonlyArray<ReadWord> =>
  words.flatMap((word) => {
    const others = again.filter((other) => across(word, other))
    const claimed = Math.min(...others.map(({ confidence }) => confidence))
    return others.length > 0 && claimed > word.confidence ? others : [word]
  })

/** Some tills print a product code before the name. */
const withoutCode = (name: string): string => name.replace(/^[*#]?\d{4,}\s+(?=\S)/, '')

export const namesOf = (words: ReadonlyArray<ReadWord>, again: ReadonlyArray<ReadWord>): ReadonlyArray<string> => {
  const read = again.length === 0 ? [words] : [words, better(words, again), again]
  return [...new Set(read.map((each) => withoutCode(textOf(each))))]
}
