import type { BandTone } from '../bands'
import type { Pieces, Range } from './geometry'

export interface ChartBand {
  /** The official word, printed at the band's right end; neighbours with one word share it. */
  readonly word: string
  readonly tone: BandTone
  /** The second cue, so that colour is never alone. */
  readonly cue?: 'dots' | 'hatch' | 'thick' | undefined
  /** The middle band's word is bold. */
  readonly strong?: boolean | undefined
}

export interface CentileLine {
  /** 3, 15, 50, 85 or 97. */
  readonly centile: number
  readonly pieces: Pieces
}

export interface ChartPoint {
  /** Days of age, or centimetres on a weight-for-height chart. */
  readonly x: number
  readonly y: number
  /** `20 พ.ย. 69` */
  readonly date: string
  /** `2 ปี 4 เดือน 8 วัน` */
  readonly age: string
  /** `88.5 ซม.` */
  readonly value: string
  /** `สูงตามเกณฑ์`, or `เส้น 15 – 50` in the percentile view. */
  readonly band: string
  /** `ต่ำกว่าค่ากลาง 0.62 SD` */
  readonly distance: string
  /** Of a child born early, read by its corrected age: the place by its age since birth, in days, and what that says. */
  readonly byBirth?: { readonly x: number; readonly age: string; readonly band: string }
}

export interface GrowthChartProps {
  /** Names the chart for screen readers: `ส่วนสูงของน้องมะลิ`. */
  readonly label: string
  readonly view: 'bands' | 'percentiles'
  /** `age`: x is in days, marked in weeks, ด. or ปี. `length`, `height`: x is in centimetres. */
  readonly xKind?: 'age' | 'length' | 'height'
  readonly window: Range
  /** `ซม.`, over the left axis. */
  readonly unit: string
  /** Lowest first; `edges` holds the lines between them, one fewer. */
  readonly bands: ReadonlyArray<ChartBand>
  readonly edges: ReadonlyArray<Pieces>
  readonly median: Pieces
  readonly centiles: ReadonlyArray<CentileLine>
  /** Oldest first; the last is the large one. Never joined. */
  readonly points: ReadonlyArray<ChartPoint>
  /** Where lying turns to standing: 731 days. Left out for charts that have no step. */
  readonly stepAt?: number | undefined
}
