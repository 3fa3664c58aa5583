import type { ReactNode } from 'react'
import type { CentileLine, ChartBand, Pieces, Range } from '@careplus/core/growth-chart'

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
  /** `ต่ำกว่าค่ากลาง`; the figure in SD stands in a doctor's table. */
  readonly distance: string
  /** Of a child born early, whose chart uses the corrected age. In days since birth. */
  readonly byBirth?: { readonly x: number; readonly age: string; readonly band: string }
}

export interface ChartLimits {
  readonly crop: ReadonlyArray<Pieces>
  readonly pale: { readonly low: Pieces; readonly high: Pieces }
}

export interface GrowthChartProps {
  readonly label: string
  readonly view: 'bands' | 'percentiles'
  /** `age`: x is in days. `length` and `height`: x is in centimetres. */
  readonly xKind?: 'age' | 'length' | 'height'
  readonly window: Range
  readonly unit: string
  /** Lowest band first; `edges` holds the lines between them, one fewer. */
  readonly bands: ReadonlyArray<ChartBand>
  readonly edges: ReadonlyArray<Pieces>
  readonly median: Pieces
  readonly centiles: ReadonlyArray<CentileLine>
  readonly limits: ChartLimits
  /** Oldest first; the last is drawn large. */
  readonly points: ReadonlyArray<ChartPoint>
  /** The age at which lying turns to standing, 731 days; left out for charts without that step. */
  readonly stepAt?: number | undefined
  readonly controls?: ReactNode
}
