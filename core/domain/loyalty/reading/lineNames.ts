import type { ReadWord } from './readWord.js'

const textOf = (words: ReadonlyArray<ReadWord>): string => words.map(({ text }) => text).join(' ')

const across = ({ box: a }: ReadWord, { box: b }: ReadWord): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 * (b.right - b.left)

/** The second pass knows Latin letters, the first Thai ones. */
const better = (words: ReadonlyArray<ReadWord>, secondPass: ReadonlyArray<ReadWord>): ReadonlyArray<ReadWord> =>
  words.flatMap((word) => {
    const overlapping = secondPass.filter((other) => across(word, other))
    const claimed = Math.min(...overlapping.map(({ confidence }) => confidence))
    return overlapping.length > 0 && claimed > word.confidence ? overlapping : [word]
  })

/** Some tills print a product code before the name. */
const withoutCode = (name: string): string => name.replace(/^[*#]?\d{4,}\s+(?=\S)/, '')

export const namesOf = (words: ReadonlyArray<ReadWord>, secondPass: ReadonlyArray<ReadWord>): ReadonlyArray<string> => {
  const read = secondPass.length === 0 ? [words] : [words, better(words, secondPass), secondPass]
  return [...new Set(read.map((each) => withoutCode(textOf(each))))]
}
