import {
  valueAt,
  type BandTone,
  type ChartBand,
  type Frame,
  type Pieces,
  type Point,
  type Range,
  pushApart,
} from '@careplus/core/growth-chart'
import type { ChartLimits } from './types'

export interface BandShapes {
  readonly bands: ReadonlyArray<ChartBand>
  readonly edges: ReadonlyArray<Pieces>
  readonly median: Pieces
  readonly window: Range
  readonly pale: ChartLimits['pale']
}

export interface BandWord {
  readonly word: string
  readonly tone: BandTone
  readonly strong: boolean
  readonly width: number
  readonly wanted: number
  readonly level: number
}

interface Label extends Pick<BandWord, 'word' | 'tone' | 'strong'> {
  readonly low: Pieces
  readonly high: Pieces
}

/** Height of a word's plate, and its distance from the plot's right end. */
export const plate = { height: 18, end: 4 } as const

const labelsOf = ({ bands, edges, pale }: BandShapes): ReadonlyArray<Label> =>
  bands.reduce<ReadonlyArray<Label>>((merged, { word, tone, strong = false }, i) => {
    const last = merged[merged.length - 1]
    const high = edges[i] ?? pale.high
    return last?.word === word
      ? [...merged.slice(0, -1), { ...last, high }]
      : [...merged, { word, tone, strong, low: edges[i - 1] ?? pale.low, high }]
  }, [])

const placed = (
  { plot, y }: Frame,
  labels: ReadonlyArray<Label>,
  widthOf: (word: string) => number,
  placeOf: (width: number) => number,
  gap: number,
): ReadonlyArray<BandWord> => {
  const levelOf = (line: Pieces, at: number) => Math.min(plot.bottom, Math.max(plot.top, y(valueAt(line, at) ?? 0)))
  const words = labels
    .map(({ word, tone, strong, low, high }) => {
      const width = widthOf(word)
      const [from, to] = [levelOf(low, placeOf(width)), levelOf(high, placeOf(width))]
      return { word, tone, strong, width, wanted: (from + to) / 2, room: from - to }
    })
    .filter(({ room }) => room > 1)
    .toReversed()
  const levels = pushApart(
    words.map(({ wanted }) => wanted),
    gap,
    { from: plot.top + gap / 2, to: plot.bottom - gap / 2 },
  )
  return words.map((word, i) => ({ ...word, level: levels[i] ?? word.wanted }))
}

/** The middle band's word is beside the median, not on it. null: a word would cover a point. */
export const wordsInside = (
  frame: Frame,
  shapes: BandShapes,
  widthOf: (word: string) => number,
  points: ReadonlyArray<Point>,
): ReadonlyArray<BandWord> | null => {
  const { plot } = frame
  const { from, to } = shapes.window
  // The level of the word's own middle: to the right of it the bands rise on.
  const placeOf = (width: number) => to - ((width / 2 + plate.end) / (plot.right - plot.left)) * (to - from)
  const centres = points.map((point) => ({ x: frame.x(point.x), y: frame.y(point.y) }))
  const isFree = ({ width, level }: BandWord) =>
    centres.every(({ x, y }) => x + 7 < plot.right - plate.end - width || Math.abs(y - level) > plate.height / 2 + 8)
  const labels = labelsOf(shapes)
  const sides = [{ high: shapes.median }, { low: shapes.median }]
  const found = sides
    .map((side) => labels.map((label) => (label.strong ? { ...label, ...side } : label)))
    .map((side) => placed(frame, side, widthOf, placeOf, plate.height + 1))
    .find((words) => words.every(isFree))
  return found ?? null
}

export const wordsBeside = (
  frame: Frame,
  shapes: BandShapes,
  widthOf: (word: string) => number,
): ReadonlyArray<BandWord> => placed(frame, labelsOf(shapes), widthOf, () => shapes.window.to, 21)
