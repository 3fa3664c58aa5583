import { fieldsOf } from '../../reading/fields.js'

/** Pixels of the picture that was read; `right` and `bottom` lie just outside. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A word as a text reader found it. */
export interface ReadWord {
  readonly text: string
  /** What the reader claims, 0 to 1. It is a poor sign of truth: what is sure, is sure by figures that agree. */
  readonly confidence: number
  readonly box: Box
  /** Which picture of the bill, from 0. */
  readonly picture: number
  /** Found by a second look at the same page, for figures and Latin letters alone; what both looks say is hardly misread. */
  readonly again?: true
}

const isBox = (box: unknown): box is Box => {
  const sides = fieldsOf(box)
  return sides !== null && ['left', 'top', 'right', 'bottom'].every((side) => Number.isFinite(sides[side]))
}

const isReadWord = (word: unknown): word is ReadWord => {
  const told = fieldsOf(word)
  return (
    told !== null &&
    typeof told['text'] === 'string' &&
    typeof told['confidence'] === 'number' &&
    Number.isInteger(told['picture']) &&
    isBox(told['box'])
  )
}

/** What of an answer of a text reader can be read as words; the rest is left out. */
export const wordsIn = (answer: unknown): ReadonlyArray<ReadWord> => {
  try {
    return Array.isArray(answer) ? answer.filter(isReadWord) : []
  } catch {
    return []
  }
}

/** Where something stands on the pictures of a bill. */
export interface Place {
  readonly picture: number
  readonly box: Box
}

/** The smallest box around words or places of one picture; they are never none. */
export const placeOf = (words: ReadonlyArray<Place>): Place => ({
  picture: words[0]?.picture ?? 0,
  box: {
    left: Math.min(...words.map(({ box }) => box.left)),
    top: Math.min(...words.map(({ box }) => box.top)),
    right: Math.max(...words.map(({ box }) => box.right)),
    bottom: Math.max(...words.map(({ box }) => box.bottom)),
  },
})
