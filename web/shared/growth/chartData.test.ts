import * as arb from '@careplus/core/internal/testing'
import { fc, test } from '@fast-check/vitest'
import type { IsoDate } from '@careplus/core/calendar'
import { indicators } from '@careplus/core/internal/growth'
import { followChild, type Indicator, figure, resultWords, toldIndicators } from '@careplus/core/growth'
import { loadReferences } from '@careplus/core/growth-references'
import { describe, expect } from 'vitest'
import { chartOf } from './chartData'
import { correctedText } from './correctedAgeText'
import { centileText, type ChartedChild, type Measured, type Assessed } from './assessMeasurement'
import { printedBands } from '@careplus/core/growth-chart'

const references = loadReferences()
const birthDate = '2024-07-12' as IsoDate
const child = { sex: 'female', birthDate } as const
const measured = (change: Partial<Measured> = {}): Measured => ({
  date: '2026-11-20',
  weight: 12.4,
  height: 88.5,
  measure: 'h',
  head_circumference: null,
  ...change,
})
const day = '2030-01-01' as IsoDate
const assess = (of: ChartedChild, one: Measured) => followChild(references)(of, [one], day).newest
const assessed = (change: Partial<Measured> = {}, of: ChartedChild = child): Assessed => {
  const one = assess(of, measured(change))
  if (one === null) throw new Error('not told')
  return one
}
const chart = (indicator: Indicator, all: ReadonlyArray<Assessed>, of: ChartedChild = child) => {
  const records = all.map((one) => one.measured)
  const followed = followChild(references)(of, records, day)
  return chartOf(references, { indicator, view: 'bands', child: of, name: 'น้องมะลิ', followed })
}

test('the example of the design: 2 years 4 months, 12.4 kg, 88.5 cm', () => {
  const one = assessed()
  expect(resultWords(one)).toMatchObject({ heading: 'สูงดี สมส่วน', again: false })
  expect(toldIndicators(one.assessment)).toEqual(['lengthHeightForAge', 'weightForLengthHeight', 'weightForAge'])
  expect(chart('lengthHeightForAge', [one])?.points).toEqual([
    {
      x: 861,
      y: 88.5,
      date: '20\u00A0พ.ย.\u00A069',
      age: '2\u00A0ปี 4\u00A0เดือน 8\u00A0วัน',
      value: '88.5\u00A0ซม.',
      band: 'สูงตามเกณฑ์',
      distance: 'ใกล้ค่ากลาง',
    },
  ])
})

test('the oldest point of the window stands clear of the axis, and one of long before is not shown for it', () => {
  const at = (date: string) => assessed(date < '2026' ? { date, weight: 9, height: 73 } : { date })
  const windowOf = (...dates: ReadonlyArray<string>) => chart('lengthHeightForAge', dates.map(at))?.window
  expect(windowOf('2026-11-20')).toStrictEqual({ from: 313, to: 1044 })
  expect(windowOf('2026-11-20', '2025-05-21')).toStrictEqual({ from: 289, to: 1044 })
  expect(windowOf('2026-11-20', '2025-05-20')).toStrictEqual({ from: 313, to: 1044 })
})

test('a measuring before birth or of no day tells nothing', () => {
  expect(assess(child, measured({ date: '2024-07-11' }))).toBeNull()
  expect(assess(child, measured({ date: '2026-02-30' }))).toBeNull()
})

test('an implausible figure asks to measure again', () => {
  expect(resultWords(assessed({ height: 40 }))).toMatchObject({ again: true })
})

test('a figure that cannot be believed is left out of the drawing, and bends no axis', () => {
  const props = chart('lengthHeightForAge', [assessed(), assessed({ date: '2026-11-01', height: 45 })])!
  expect(props.points.map(({ value }) => value)).toEqual(['88.5\u00A0ซม.'])
  expect(chart('lengthHeightForAge', [assessed({ height: 45 })])).toBeNull()
})

test('of four measurings of one day the one entered last is drawn, and it alone', () => {
  const heights = [76.5, 76, 75.5, 75]
  const newestFirst = heights.map((height) => assessed({ date: '2026-11-20', height }))
  const props = chart('lengthHeightForAge', [...newestFirst, assessed({ date: '2026-08-20', height: 74 })])!
  expect(props.points.map(({ value }) => value)).toEqual(['74.0\u00A0ซม.', '76.5\u00A0ซม.'])
})

test('by the corrected age a point is read, and by birth it stands beside itself', () => {
  const early = { sex: 'male', birthDate: '2026-06-01' as IsoDate, gestation: { weeks: 31, days: 0 } } as const
  const at = (date: string, height: number) => assessed({ date, height, weight: 5.4, measure: 'l' }, early)
  const points = chart('lengthHeightForAge', [at('2026-10-20', 58), at('2026-07-20', 48)], early)!.points
  // Nine weeks early: 141 days since birth are 78 since the day it was expected, and before that no table has it.
  expect(points).toHaveLength(1)
  expect(points[0]).toMatchObject({ x: 78, band: 'สูงตามเกณฑ์', byBirth: { x: 141, band: 'เตี้ย' } })
  expect(points[0]?.age).toBe('อายุปรับ 2\u00A0เดือน 17\u00A0วัน')
  expect(points[0]?.byBirth?.age).toBe('นับจากวันเกิด 4\u00A0เดือน 19\u00A0วัน')
  expect(chart('weightForLengthHeight', [at('2026-10-20', 58)], early)?.points[0]?.byBirth).toBeUndefined()
  expect(resultWords(at('2026-07-20', 48))).toMatchObject({ heading: 'ยังไม่ถึงวันครบกำหนด', again: false })
})

test('on the day on which the corrected age ends, and for a year, it is said why the line moved', () => {
  const early = { sex: 'male', birthDate: '2026-06-01' as IsoDate, gestation: { weeks: 31, days: 0 } } as const
  const text = (date: string) =>
    correctedText(['lengthHeightForAge'], assessed({ date, height: 85, measure: 'l' }, early))
  expect(text('2028-08-02')).toContain('ผลนี้อ่านตามอายุปรับ')
  expect(text('2028-08-03')).toContain('จึงนับอายุจากวันเกิดจริง')
  expect(text('2029-08-02')).toContain('จึงนับอายุจากวันเกิดจริง')
  expect(text('2029-08-03')).toBeNull()
  expect(correctedText(['lengthHeightForAge'], assessed({}))).toBeNull()
})

describe('the lines of a chart', () => {
  test.prop([fc.constantFrom(...indicators), arb.sex(), fc.integer({ min: 0, max: 6900 })])(
    'never cross, and stand between the bands',
    (indicator, sex, age) => {
      const of = { sex, birthDate: '2005-01-01' as IsoDate }
      const date = new Date(Date.UTC(2005, 0, 1 + age)).toISOString().slice(0, 10)
      const one = assessed(
        { date, weight: 4 + age / 150, height: 50 + age / 50, head_circumference: 45, measure: null },
        of,
      )
      const props = chart(indicator, [one], of)
      if (props === null) {
        const found = one.assessment.indicators[indicator]
        expect(found._tag === 'none' || found.flagged).toBe(true)
        return
      }
      expect(props.bands).toHaveLength(props.edges.length + 1)
      const lines = props.edges.map((pieces) => pieces.flat())
      for (const points of lines) expect(points.map(({ x }) => x)).toEqual(lines[0]!.map(({ x }) => x))
      lines
        .slice(1)
        .forEach((line, i) => line.forEach(({ y }, at) => expect(y).toBeGreaterThanOrEqual(lines[i]![at]!.y)))
      expect(props.window.from).toBeLessThan(props.window.to)
    },
  )

  test('break at two years, where lying turns to standing, on the very day', () => {
    const pieces = chart('lengthHeightForAge', [assessed()])!.median
    expect(pieces.map((piece) => [piece[0]!.x, piece[piece.length - 1]!.x])).toEqual([
      [313, 730],
      [731, 1044],
    ])
  })

  test("turn to WHO's own for BMI at five years", () => {
    const of = { sex: 'female', birthDate: '2021-05-01' } as const
    const props = chart(
      'bmiForAge',
      [assessed({ height: 110, weight: 18 }, { ...of, birthDate: of.birthDate as IsoDate })],
      {
        ...of,
        birthDate: of.birthDate as IsoDate,
      },
    )!
    const at = (edge: number, day: number) => props.edges[edge]!.flat().find(({ x }) => x >= day)!.y
    expect(at(0, 1857)).toBe(at(1, 1857))
    expect(at(3, 1857)).toBe(at(4, 1857))
    expect(at(0, 1500)).toBeLessThan(at(1, 1500))
  })
})

test.prop([fc.constantFrom(...indicators), arb.measurement()])(
  'every band that can be reached is printed once',
  (indicator, { ageInDays, sex }) => {
    const printed = printedBands(indicator, ageInDays)
    expect(new Set(printed.map(({ word }) => word)).size).toBe(printed.length)
    const date = new Date(Date.UTC(2000, 0, 1 + ageInDays)).toISOString().slice(0, 10)
    const one = assess({ sex, birthDate: '2000-01-01' as IsoDate }, measured({ date, head_circumference: 48 }))
    const found = one?.assessment.indicators[indicator]
    if (found?._tag === 'scored') expect(printed.filter(({ bands }) => bands.includes(found.band))).toHaveLength(1)
  },
)

test('a z-score stands between two of the five lines, or beyond', () => {
  expect(['-3', '-1.88', '-1.5', '0', '0.5', '1.5', '3'].map((z) => centileText(Number(z)))).toEqual([
    'ต่ำกว่าเส้น 3',
    'เส้น 3\u00A0–\u00A015',
    'เส้น 3\u00A0–\u00A015',
    'เส้น 15\u00A0–\u00A050',
    'เส้น 50\u00A0–\u00A085',
    'เส้น 85\u00A0–\u00A097',
    'สูงกว่าเส้น 97',
  ])
})

test('a figure has one decimal, or the two it was measured with', () => {
  expect([12, 12.4, 12.45, 88.5, 103.25].map(figure)).toEqual(['12.0', '12.4', '12.45', '88.5', '103.25'])
})
