import { firstStandingDay, lastDayOf2006 } from '../../domain/growth/ages.js'
import { bandLines, type Band } from '../../domain/growth/bands.js'
import { curve, sizeCurve } from '../../domain/growth/curve.js'
import type { Indicator, References, Sex } from '../../domain/growth/reference.js'
import { centileLines } from '../../domain/growth/zScore.js'
import { bandWord } from '../../words/growth/growth.js'
import type { Pieces } from '../chart/geometry.js'
import type { BandTone } from './printedBands.js'

/** A named area of a chart. */
export interface ChartBand {
  readonly word: string
  readonly tone: BandTone
  /** Colour must never be the only sign. */
  readonly cue?: 'dots' | 'hatch' | 'thick' | undefined
  readonly strong?: boolean | undefined
}

/** The line below which `centile` % of children are. */
export interface CentileLine {
  readonly centile: number
  readonly pieces: Pieces
}

/** The areas and lines of a growth chart as plain data. */
export interface Lines {
  /** Lowest first. Band `i` lies between `edges[i - 1]` and `edges[i]`; the last reaches to the top. */
  readonly bands: ReadonlyArray<ChartBand>
  readonly edges: ReadonlyArray<Pieces>
  readonly median: Pieces
  readonly centiles: ReadonlyArray<CentileLine>
}

/** The chart and window of `linesOf`. */
export interface LinesWanted {
  readonly indicator: Indicator
  readonly sex: Sex
  /** Days of age, or cm for weight-for-length/height. */
  readonly window: { readonly from: number; readonly to: number }
  readonly ageInDays: number
}

interface Slot {
  readonly band: Band
  readonly tone: BandTone
  readonly cue?: 'dots' | 'hatch' | 'thick'
}

const six = (beyondTwo: BandTone, beyondThree: BandTone, aboveMiddle: BandTone): ReadonlyArray<Slot> => [
  { band: 'farBelow', tone: 'far', cue: 'dots' },
  { band: 'below', tone: 'near' },
  { band: 'middle', tone: 'ok' },
  { band: 'above', tone: aboveMiddle },
  { band: 'farAbove', tone: beyondTwo, cue: 'hatch' },
  { band: 'beyond', tone: beyondThree, cue: 'thick' },
]
const slots: Readonly<Record<Indicator, ReadonlyArray<Slot>>> = {
  lengthHeightForAge: six('high', 'high', 'up'),
  weightForLengthHeight: six('obese', 'far', 'near'),
  bmiForAge: six('obese', 'far', 'near'),
  weightForAge: six('far', 'far', 'near'),
  headCircumferenceForAge: [
    { band: 'farBelow', tone: 'far', cue: 'dots' },
    { band: 'middle', tone: 'ok' },
    { band: 'farAbove', tone: 'far', cue: 'hatch' },
  ],
}

/** WHO's BMI lines from day 1857 in the six slots; missing bands have no height. */
const bmiAfter2006 = [-2, -2, 1, 2, 2]

const stepFor = ({ from, to }: LinesWanted['window']): number => Math.max(1, Math.round((to - from) / 90))

type AlongZ = (z: number, from?: number, to?: number) => Pieces

/** A z-score's line in a chart's window, in pieces.
 * @example
 * const wanted = { indicator: 'lengthHeightForAge', sex: 'female', window: { from: 0, to: 365 }, ageInDays: 300 } as const
 * zLine(loadReferences(), wanted)(-3.5).length // => 1 */
export const zLine =
  (references: References, { indicator, sex, window, ageInDays }: LinesWanted): AlongZ =>
  (z, from = window.from, to = window.to) => {
    if (from > to) return []
    if (indicator === 'weightForLengthHeight') {
      return [sizeCurve(references)({ sex, from, to, step: 0.5, z, ageInDays })]
    }
    const draw = (start: number, end: number) =>
      curve(references)({ indicator, sex, from: start, to: end, step: stepFor(window), z })
    // The last day before each step is included, so that no gap shows beside the dashed line.
    const stops = [firstStandingDay, lastDayOf2006 + 1].filter((stop) => stop > from && stop <= to)
    const starts = [from, ...stops]
    return starts.flatMap((start, i) => draw(start, (stops[i] ?? to + 1) - 1))
  }

/** Areas, edges, median and centile lines of one indicator in a window.
 * @example
 * const wanted = { indicator: 'lengthHeightForAge', sex: 'female', window: { from: 0, to: 365 }, ageInDays: 300 } as const
 * const { bands, edges } = linesOf(loadReferences(), wanted)
 * bands.map(({ word }) => word) // => ['เตี้ย', 'ค่อนข้างเตี้ย', 'สูงตามเกณฑ์', 'ค่อนข้างสูง', 'สูง', 'สูง']
 * edges.length // => 5 */
export const linesOf = (references: References, wanted: LinesWanted): Lines => {
  const { indicator, window, ageInDays } = wanted
  const along = zLine(references, wanted)
  const edge = (z: number, index: number): Pieces =>
    indicator === 'bmiForAge'
      ? [
          ...along(z, window.from, Math.min(window.to, lastDayOf2006)),
          ...along(bmiAfter2006[index]!, Math.max(window.from, lastDayOf2006 + 1), window.to),
        ]
      : along(z)
  return {
    bands: slots[indicator].map(({ band, tone, cue }) => ({
      word: bandWord(indicator, band),
      tone,
      cue,
      strong: band === 'middle',
    })),
    edges: bandLines(indicator, Math.min(ageInDays, lastDayOf2006)).map(edge),
    median: along(0),
    centiles: centileLines.map(({ centile, z }) => ({ centile, pieces: along(z) })),
  }
}
