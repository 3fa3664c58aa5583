import { thaiOrder } from '../../text/thaiOrder.js'
import { foldDigits } from '../../text/digits.js'
import { mostPictures } from '../bill/pictures.js'
import { distance, signsOf, type Signs } from './similarity.js'
import type { ReadWord } from './readWord.js'

export interface PrintedRow {
  readonly words: ReadonlyArray<ReadWord>
  /** The words joined by spaces, digits in ASCII, Thai in one order. */
  readonly text: string
  readonly secondPass: ReadonlyArray<ReadWord>
  readonly secondText: string
}

export const mostWords = 2000
export const maxRows = 400
export const longestWord = 80
/** More words are noise that would cost time. */
const maxInRow = 60
const longestRow = 300

const overlap = 0.5
/** The gap is in heights of the row: text recognition splits words. */
const splitGap = 0.22
const pull = 0.3

const clean = (text: string): string => thaiOrder(foldDigits(text.normalize('NFC')))

interface Line {
  readonly words: Array<ReadWord>
  middle: number
  height: number
}

const middleOf = ({ box }: ReadWord): number => (box.top + box.bottom) / 2
const heightOf = ({ box }: ReadWord): number => Math.max(1, box.bottom - box.top)

/** Marks above and below a letter are low words of their own. */
const shared = ({ middle, height }: Line, { box }: ReadWord): number => {
  const common = Math.min(middle + height / 2, box.bottom) - Math.max(middle - height / 2, box.top)
  return common / Math.min(height, Math.max(1, box.bottom - box.top))
}

const joined = (a: ReadWord, b: ReadWord): ReadWord => ({
  text: a.text + b.text,
  confidence: Math.min(a.confidence, b.confidence),
  box: {
    left: a.box.left,
    top: Math.min(a.box.top, b.box.top),
    right: Math.max(a.box.right, b.box.right),
    bottom: Math.max(a.box.bottom, b.box.bottom),
  },
  picture: a.picture,
})

const sounding = /[\p{L}\p{N}@%*#]/u
const isMarks = ({ text }: ReadWord): boolean => !sounding.test(text) && /\p{M}/u.test(text)

/** `555.001,110.00`: price and amount are too close. */
const figuresApart = (word: ReadWord): ReadonlyArray<ReadWord> => {
  const [, one, other] = /^(.*\d\.\d\d)(\d{1,3}(?:,\d{3})*\.\d\d\D?)$/.exec(word.text) ?? []
  if (one === undefined || other === undefined) return [word]
  const { left, right } = word.box
  const middle = left + ((right - left) * one.length) / word.text.length
  return [
    { ...word, text: one, box: { ...word.box, right: middle } },
    { ...word, text: other, box: { ...word.box, left: middle } },
  ]
}

const wholeWords = (words: ReadonlyArray<ReadWord>, height: number): ReadonlyArray<ReadWord> => {
  const whole: Array<ReadWord> = []
  for (const word of words) {
    const last = whole.at(-1)
    if (last !== undefined && word.box.left - last.box.right < splitGap * height)
      whole[whole.length - 1] = joined(last, word)
    else whole.push(word)
  }
  return whole
    .flatMap(figuresApart)
    .slice(0, maxInRow)
    .map((word) => ({ ...word, text: thaiOrder(word.text.slice(0, longestWord)) }))
}

const textOf = (words: ReadonlyArray<ReadWord>): string =>
  words
    .map(({ text }) => text)
    .join(' ')
    .slice(0, longestRow)

const rowOf = ({ words, height }: Line, secondWords: ReadonlyArray<ReadWord>): PrintedRow => {
  const whole = wholeWords(
    words.toSorted((a, b) => a.box.left - b.box.left),
    height,
  )
  const secondPass = wholeWords(secondWords, height)
  return { words: whole, text: textOf(whole), secondPass, secondText: textOf(secondPass) }
}

const secondPassOf = (
  lines: ReadonlyArray<Line>,
  words: ReadonlyArray<ReadWord>,
): ReadonlyArray<ReadonlyArray<ReadWord>> => {
  const found = lines.map((): Array<ReadWord> => [])
  const spans = lines.map(({ words: of }) => ({
    top: Math.min(...of.map(({ box }) => box.top)),
    bottom: Math.max(...of.map(({ box }) => box.bottom)),
  }))
  for (const word of words.toSorted((a, b) => a.box.left - b.box.left)) {
    const [middle, across] = [middleOf(word), (word.box.left + word.box.right) / 2]
    let [best, nearest] = [-1, Infinity]
    for (const [at, line] of lines.entries()) {
      if (spans[at]!.top > middle || spans[at]!.bottom < middle) continue
      let [off, height] = [Infinity, 0]
      for (const { box } of line.words) {
        const away = Math.max(0, box.left - across, across - box.right)
        if (away < off) [off, height] = [away, (box.top + box.bottom) / 2]
      }
      const apart = Math.abs(middle - height)
      if (apart < nearest) [best, nearest] = [at, apart]
    }
    if (best >= 0 && nearest < Math.max(lines[best]!.height, heightOf(word))) found[best]!.push(word)
  }
  return found
}

const rowsOfPicture = (all: ReadonlyArray<ReadWord>): ReadonlyArray<PrintedRow> => {
  const lines: Array<Line> = []
  const first = all.filter(({ again }) => again !== true)
  const fromLeft = first.toSorted((a, b) => a.box.left - b.box.left)
  for (const word of [...fromLeft.filter(({ text }) => sounding.test(text)), ...fromLeft.filter(isMarks)]) {
    let best: Line | undefined
    let maxShare = overlap
    for (const line of lines) {
      const common = shared(line, word)
      if (common > maxShare) [best, maxShare] = [line, common]
    }
    if (best === undefined && isMarks(word)) continue
    if (best === undefined) lines.push({ words: [word], middle: middleOf(word), height: heightOf(word) })
    else {
      best.words.push(word)
      // A low mark does not show a row's position; a letter does.
      const tall = heightOf(word)
      if (tall < 0.6 * best.height) continue
      best.middle += pull * (middleOf(word) - best.middle)
      best.height += pull * (tall - best.height)
    }
  }
  const sorted = lines.toSorted((a, b) => middleOf(a.words[0]!) - middleOf(b.words[0]!)).slice(0, maxRows)
  const secondPass = secondPassOf(
    sorted,
    all.filter((word) => word.again === true),
  )
  return sorted.map((line, at) => rowOf(line, secondPass[at] ?? []))
}

const maxShared = 40
const minSharedSimilarity = 0.7

const similarityOf = (a: Signs, b: Signs): number => {
  const longer = Math.max(a.length, b.length)
  return longer === 0 || Math.min(a.length, b.length) < longer / 2 ? 0 : 1 - distance(a, b) / longer
}

/** Photos of a long bill overlap; two lines may be nearly equal, so the overlap with the most similar rows counts. */
const withoutShared = (
  before: ReadonlyArray<PrintedRow>,
  next: ReadonlyArray<PrintedRow>,
): ReadonlyArray<PrintedRow> => {
  const ends = before.slice(-maxShared).map(({ text }) => signsOf(text))
  const heads = next.slice(0, maxShared).map(({ text }) => signsOf(text))
  let [shared, best] = [0, minSharedSimilarity]
  for (let count = 1; count <= Math.min(ends.length, heads.length); count += 1) {
    const each = ends.slice(-count).map((row, at) => similarityOf(row, heads[at]!))
    const mean = each.reduce((sum, one) => sum + one, 0) / count
    if (mean >= best) [shared, best] = [count, mean]
  }
  return next.slice(shared)
}

export const rowsOf = (words: ReadonlyArray<ReadWord>): ReadonlyArray<PrintedRow> => {
  const pictures = [...new Set(words.map(({ picture }) => picture))].toSorted((a, b) => a - b).slice(0, mostPictures)
  return pictures
    .map((each) =>
      rowsOfPicture(
        words
          .filter(({ picture }) => picture === each)
          .slice(0, mostWords)
          .map((word) => ({ ...word, text: clean(word.text.slice(0, longestWord)).trim() }))
          .filter(({ text }) => text !== ''),
      ),
    )
    .reduce<ReadonlyArray<PrintedRow>>((all, next) => [...all, ...withoutShared(all, next)], [])
    .slice(0, maxRows)
}
