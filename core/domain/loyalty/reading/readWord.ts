import { fieldsOf } from '../../reading/fields.js'

/** A box in pixels of the recognised picture; `right` and `bottom` are just outside. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A word of text recognition. `picture`: the number of the bill's picture, from 0. */
export interface ReadWord {
  readonly text: string
  /** 0 to 1, and unreliable: only agreeing figures make a value certain. */
  readonly confidence: number
  readonly box: Box
  readonly picture: number
  /** The word is of the second pass, for digits and Latin letters; words of both passes are rarely misread. */
  readonly again?: true
}

const isBox = (box: unknown): box is Box => {
  const sides = fieldsOf(box)
  return sides !== null && ['left', 'top', 'right', 'bottom'].every((side) => Number.isFinite(sides[side]))
}

const isReadWord = (word: unknown): word is ReadWord => {
  const fields = fieldsOf(word)
  return (
    fields !== null &&
    typeof fields['text'] === 'string' &&
    typeof fields['confidence'] === 'number' &&
    Number.isInteger(fields['picture']) &&
    isBox(fields['box'])
  )
}

export const wordsIn = (answer: unknown): ReadonlyArray<ReadWord> => {
  try {
    return Array.isArray(answer) ? answer.filter(isReadWord) : []
  } catch {
    return []
  }
}

/** A place on the pictures of a bill. */
export interface Place {
  readonly picture: number
  readonly box: Box
}

export const placeOf = (words: ReadonlyArray<Place>): Place => ({
  picture: words[0]?.picture ?? 0,
  box: {
    left: Math.min(...words.map(({ box }) => box.left)),
    top: Math.min(...words.map(({ box }) => box.top)),
    right: Math.max(...words.map(({ box }) => box.right)),
    bottom: Math.max(...words.map(({ box }) => box.bottom)),
  },
})
