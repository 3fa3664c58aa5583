import { pushApart } from '../../ui/chart/geometry'

export interface Mark {
  /** `86.4` */
  readonly value: string
  /** `ส.ค. 69` */
  readonly month: string
  /** Where the mark is on the ruler, and where its words stand, in pixels. */
  readonly level: number
  readonly words: number
}

export interface Earlier {
  readonly heightCm: number
  readonly value: string
  readonly month: string
}

const mostMarks = 4
const lineHeight = 46

/**
 * Earlier heights as pencil marks on a door frame: the latest few that are lower than today's, highest first, their words
 * pushed apart below the flag. `crown` and `ground`: pixels of today's height and of the floor.
 */
export const doorMarks = (
  heightCm: number,
  earlier: ReadonlyArray<Earlier>,
  { crown, ground }: { readonly crown: number; readonly ground: number },
): ReadonlyArray<Mark> => {
  const perCm = (ground - crown) / heightCm
  const shown = earlier
    .filter((one) => one.heightCm < heightCm)
    .slice(0, mostMarks)
    .toSorted((a, b) => b.heightCm - a.heightCm)
  const levels = shown.map((one) => ground - one.heightCm * perCm)
  const words = pushApart(levels, lineHeight, { from: crown + lineHeight, to: ground - 8 })
  return shown.map(({ value, month }, i) => ({ value, month, level: levels[i]!, words: words[i]! }))
}
