import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { bandLines, bandOf, bands, type Band } from './bands.js'
import type { Indicator } from './reference.js'
import { bandWord, indicatorNames, noScoreWords } from '../../words/growth/growth.js'

const six: ReadonlyArray<readonly [number, Band]> = [
  [-9, 'farBelow'],
  [-2.01, 'farBelow'],
  [-2, 'below'],
  [-1.51, 'below'],
  [-1.5, 'middle'],
  [0, 'middle'],
  [1.5, 'middle'],
  [1.51, 'above'],
  [2, 'above'],
  [2.01, 'farAbove'],
  [3, 'farAbove'],
  [3.01, 'beyond'],
  [9, 'beyond'],
]

describe('bandOf', () => {
  it.each(['lengthHeightForAge', 'weightForLengthHeight', 'weightForAge', 'bmiForAge'] as const)(
    '%s before day 1857: by the six of the Department of Health',
    (indicator) => {
      for (const [z, band] of six) expect(bandOf(indicator, 1856, z)).toBe(band)
    },
  )
  it.each(['lengthHeightForAge', 'weightForAge'] as const)('%s keeps them after it', (indicator) => {
    for (const [z, band] of six) expect(bandOf(indicator, 1857, z)).toBe(band)
  })
  it("BMI from day 1857: by WHO's own lines", () => {
    for (const [z, band] of [
      [-2.01, 'farBelow'],
      [-2, 'middle'],
      [1, 'middle'],
      [1.01, 'above'],
      [2, 'above'],
      [2.01, 'beyond'],
    ] as const)
      expect(bandOf('bmiForAge', 1857, z)).toBe(band)
  })
  it('head: by two', () => {
    for (const [z, band] of [
      [-2.01, 'farBelow'],
      [-2, 'middle'],
      [2, 'middle'],
      [2.01, 'farAbove'],
    ] as const)
      expect(bandOf('headCircumferenceForAge', 100, z)).toBe(band)
  })

  it('draws its lines for a chart, lowest first', () => {
    const six = [-2, -1.5, 1.5, 2, 3]
    expect([bandLines('bmiForAge', 1856), bandLines('bmiForAge', 1857)]).toEqual([six, [-2, 1, 2]])
    for (const age of [100, 3000]) {
      expect(bandLines('headCircumferenceForAge', age)).toEqual([-2, 2])
      expect(bandLines('lengthHeightForAge', age)).toEqual(six)
    }
  })

  const indicator = fc.constantFrom(...(Object.keys(indicatorNames) as Indicator[]))
  test.prop([indicator, fc.integer({ min: 0, max: 6970 }), fc.integer({ min: -900, max: 900 })])(
    'changes at the chart lines and nowhere else',
    (which, age, hundredths) => {
      const here = bandOf(which, age, hundredths / 100)
      const next = bandOf(which, age, (hundredths + 1) / 100)
      const line = bandLines(which, age).find((at) => at >= hundredths / 100 && at <= (hundredths + 1) / 100)
      if (here !== next) expect(line).toBeDefined()
      expect(bands.indexOf(next)).toBeGreaterThanOrEqual(bands.indexOf(here))
      for (const at of bandLines(which, age)) {
        expect(bandOf(which, age, at - 0.01)).not.toBe(bandOf(which, age, at + 0.01))
      }
    },
  )
})

describe('the official words', () => {
  const words = (indicator: Indicator) => bands.map((band) => bandWord(indicator, band))
  it('are those of the table', () => {
    expect(words('lengthHeightForAge')).toEqual(['เตี้ย', 'ค่อนข้างเตี้ย', 'สูงตามเกณฑ์', 'ค่อนข้างสูง', 'สูง', 'สูง'])
    const build = ['ผอม', 'ค่อนข้างผอม', 'สมส่วน', 'ท้วม', 'เริ่มอ้วน', 'อ้วน']
    expect(words('weightForLengthHeight')).toEqual(build)
    expect(words('bmiForAge')).toEqual(build)
    expect(words('weightForAge')).toEqual(['น้อย', 'ค่อนข้างน้อย', 'ตามเกณฑ์', 'ค่อนข้างมาก', 'มาก', 'มาก'])
    expect(words('headCircumferenceForAge')).toEqual([
      'เล็กกว่าเกณฑ์',
      'ตามเกณฑ์',
      'ตามเกณฑ์',
      'ตามเกณฑ์',
      'ใหญ่กว่าเกณฑ์',
      'ใหญ่กว่าเกณฑ์',
    ])
  })
  it('name every indicator and every reason', () => {
    expect(Object.values(indicatorNames)).toEqual([
      'น้ำหนักตามเกณฑ์อายุ',
      'ส่วนสูงตามเกณฑ์อายุ',
      'น้ำหนักตามเกณฑ์ส่วนสูง',
      'ดัชนีมวลกายตามเกณฑ์อายุ',
      'รอบศีรษะตามเกณฑ์อายุ',
    ])
    expect(new Set(Object.values(noScoreWords)).size).toBe(Object.keys(noScoreWords).length)
  })
})
