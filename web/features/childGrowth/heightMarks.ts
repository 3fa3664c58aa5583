import { pushApart } from '@careplus/core/growth-chart'

export interface Mark {
  readonly value: string
  readonly month: string
  /** In px. */
  readonly level: number
  readonly words: number
}

export interface Earlier {
  readonly heightCm: number
  readonly value: string
  readonly month: string
}

const maxMarks = 4
const minCmApart = 1.5
const lineHeight = 46

/** Words are pushed apart below the flag. `crown` and `ground`: px of today's height and of the floor. */
export const heightMarks = (
  heightCm: number,
  earlier: ReadonlyArray<Earlier>,
  { crown, ground }: { readonly crown: number; readonly ground: number },
): ReadonlyArray<Mark> => {
  const perCm = (ground - crown) / heightCm
  const shown = earlier
    .toSorted((a, b) => b.heightCm - a.heightCm)
    .reduce<ReadonlyArray<Earlier>>(
      (marks, one) =>
        (marks[marks.length - 1]?.heightCm ?? heightCm) - one.heightCm >= minCmApart ? [...marks, one] : marks,
      [],
    )
    .slice(0, maxMarks)
  const levels = shown.map((one) => ground - one.heightCm * perCm)
  const words = pushApart(levels, lineHeight, { from: crown + lineHeight, to: ground - 8 })
  return shown.map(({ value, month }, i) => ({ value, month, level: levels[i]!, words: words[i]! }))
}
