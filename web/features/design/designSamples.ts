import type { Band } from '../../ui/BandSteps'
import { type Pieces, type ChartBand } from '@careplus/core/growth-chart'
import type { ChartPoint } from '../../ui/chart/types'

export const heightBands: ReadonlyArray<Band> = [
  { word: 'เตี้ย', tone: 'far' },
  { word: 'ค่อนข้างเตี้ย', tone: 'near' },
  { word: 'สูงตามเกณฑ์', tone: 'ok' },
  { word: 'ค่อนข้างสูง', tone: 'up' },
  { word: 'สูง', tone: 'high' },
]

export const weightForHeightBands: ReadonlyArray<Band> = [
  { word: 'ผอม', tone: 'far' },
  { word: 'ค่อนข้างผอม', tone: 'near' },
  { word: 'สมส่วน', tone: 'ok' },
  { word: 'ท้วม', tone: 'near' },
  { word: 'เริ่มอ้วน', tone: 'obese' },
  { word: 'อ้วน', tone: 'far' },
]

const cues = ['dots', undefined, undefined, undefined, 'hatch'] as const
export const chartBands: ReadonlyArray<ChartBand> = heightBands.map((band, i) => ({
  ...band,
  cue: cues[i],
  strong: i === 2,
}))

export const sampleWindow = { from: 274, to: 1096 }

/** A curve shaped like height for age; real charts draw WHO's figures. */
export const sampleLine = (z: number): Pieces =>
  [
    [sampleWindow.from, 730, 0],
    [731, sampleWindow.to, -0.7],
  ].map(([from, to, shift]) =>
    Array.from({ length: 60 }, (_, i) => {
      const day = (from ?? 0) + (((to ?? 0) - (from ?? 0)) * i) / 59
      return { x: day, y: 48 + 1.42 * Math.sqrt(day) + (shift ?? 0) + z * (2.4 + day / 900) }
    }),
  )

export const samplePoints: ReadonlyArray<ChartPoint> = [
  {
    x: 398,
    y: 73.8,
    date: '15 ส.ค. 68',
    age: '1 ปี 1 เดือน 3 วัน',
    value: '73.8 ซม.',
    band: 'สูงตามเกณฑ์',
    distance: 'ต่ำกว่าค่ากลาง',
  },
  {
    x: 551,
    y: 79.6,
    date: '14 ม.ค. 69',
    age: '1 ปี 6 เดือน 2 วัน',
    value: '79.6 ซม.',
    band: 'สูงตามเกณฑ์',
    distance: 'ใกล้ค่ากลาง',
  },
  {
    x: 769,
    y: 86.4,
    date: '20 ส.ค. 69',
    age: '2 ปี 1 เดือน 8 วัน',
    value: '86.4 ซม.',
    band: 'สูงตามเกณฑ์',
    distance: 'ใกล้ค่ากลาง',
  },
  {
    x: 861,
    y: 88.5,
    date: '20 พ.ย. 69',
    age: '2 ปี 4 เดือน 8 วัน',
    value: '88.5 ซม.',
    band: 'สูงตามเกณฑ์',
    distance: 'ใกล้ค่ากลาง',
  },
]
