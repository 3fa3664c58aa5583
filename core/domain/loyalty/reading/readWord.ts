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
