import { test } from '@fast-check/vitest'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../calendar/arithmetic.js'
import type { IsoDate } from '../calendar/isoDate.js'
import type { Finding } from './assessGrowth.js'
import type { AssessedRecord } from './assessedRecord.js'
import { bandOf } from './bands.js'
import { indicators, type Indicator } from './reference.js'
import { trendOf } from './trend.js'
import { youngInfantDays } from '../health/figures.js'
import { growthConcerns } from '../../words/growth/growthConcern.js'

const birthDate = '2025-01-10' as IsoDate
const on = (age: number) => addDays(birthDate, age)
const none: Finding = { _tag: 'none', reason: 'missing' }

type Given = { readonly kg?: number; readonly cm?: number } & { readonly [I in Indicator]?: number }

const at = (ageInDays: number, { kg = 8, cm = 70, ...scores }: Given): AssessedRecord => {
  const findings = indicators.map((one): [Indicator, Finding] => {
    const zScore = scores[one]
    if (zScore === undefined) return [one, none]
    const band = bandOf(one, ageInDays, zScore)
    return [one, { _tag: 'scored', zScore, flagged: false, band, reference: 'WHO 2006' }]
  })
  return {
    date: on(ageInDays),
    measured: { weight: kg },
    assessment: {
      ageInDays,
      adjustedHeight: cm,
      indicators: Object.fromEntries(findings) as Record<Indicator, Finding>,
    },
  }
}
const found = (indicator: Indicator, ...records: ReadonlyArray<AssessedRecord>) =>
  trendOf(birthDate, on(4000))(indicator, records)
const tag = (indicator: Indicator, ...records: ReadonlyArray<AssessedRecord>) =>
  found(indicator, ...records).concern?._tag ?? null
const heavy = (age: number, kg: number) => at(age, { kg, weightForAge: 0 })
const z = (age: number, weightForAge: number) => at(age, { kg: 3 + age / 100, weightForAge })

describe('the weight itself, under two years', () => {
  it.each<readonly [string, ReadonlyArray<readonly [age: number, kg: number]>, string | null]>([
    [
      'two falls running',
      [
        [200, 8.2],
        [230, 8.1],
        [260, 8],
      ],
      'weightFell',
    ],
    [
      'two falls within two weeks',
      [
        [200, 8.2],
        [206, 8.1],
        [213, 8],
      ],
      null,
    ],
    [
      'two falls over just two weeks',
      [
        [200, 8.2],
        [206, 8.1],
        [214, 8],
      ],
      'weightFell',
    ],
    [
      'one fall',
      [
        [200, 8],
        [230, 8.2],
        [245, 8.1],
      ],
      null,
    ],
    [
      'one fall of more than scales err by',
      [
        [200, 8],
        [230, 8.2],
        [245, 8.099],
      ],
      'weightLower',
    ],
    [
      'one small fall before six months',
      [
        [120, 7],
        [150, 7.3],
        [182, 7.29],
      ],
      'weightLower',
    ],
    [
      'one fall before three weeks, of which the first weeks speak',
      [
        [15, 3.5],
        [20, 3.4],
      ],
      null,
    ],
    [
      'no gain over two intervals of 60 days',
      [
        [200, 8],
        [230, 8.1],
        [260, 8],
      ],
      'weightStood',
    ],
    [
      'no gain over two intervals of 59 days',
      [
        [200, 8],
        [230, 8.1],
        [259, 8],
      ],
      null,
    ],
    [
      'no gain over one long interval',
      [
        [200, 8],
        [300, 8],
      ],
      null,
    ],
    [
      'no gain, weighed every week',
      [
        [200, 8],
        [207, 7.9],
        [214, 8],
        [230, 7.9],
        [262, 8],
      ],
      'weightStood',
    ],
    [
      'a gain at last',
      [
        [200, 8],
        [230, 7.9],
        [260, 8.01],
      ],
      null,
    ],
    [
      'at two years',
      [
        [600, 8.2],
        [650, 8.1],
        [731, 8],
      ],
      null,
    ],
    [
      'the day before',
      [
        [600, 8.2],
        [650, 8.1],
        [729, 8],
      ],
      'weightFell',
    ],
  ])('%s', (_, weights, wanted) => {
    expect(tag('weightForAge', ...weights.map(([age, kg]) => heavy(age, kg)))).toBe(wanted)
  })
  test.prop([
    fc.uniqueArray(fc.integer({ min: 14, max: 720 }), { minLength: 3, maxLength: 8 }),
    fc.integer({ min: 1, max: 50 }),
  ])('of a child that gains at every weighing, only a young infant is said to gain too little', (ages, grams) => {
    const records = ages.toSorted((a, b) => a - b).map((age, i) => heavy(age, 4 + (i * grams) / 1000))
    const isYoung = Math.max(...ages) < youngInfantDays
    expect(isYoung ? [null, 'gainedLittle'] : [null]).toContain(tag('weightForAge', ...records))
  })
  test.prop([
    fc.uniqueArray(fc.integer({ min: 14, max: 720 }), { minLength: 3, maxLength: 8 }),
    fc.integer({ min: 1, max: 50 }),
  ])('is said of every child that loses at every weighing', (ages, grams) => {
    const sorted = ages.toSorted((a, b) => a - b)
    fc.pre(sorted.at(-1)! - sorted[0]! >= 14)
    const records = sorted.map((age, i) => heavy(age, 9 - (i * grams) / 1000))
    expect(found('weightForAge', ...records).concern).toStrictEqual({ _tag: 'weightFell', times: ages.length - 1 })
  })
})

describe('the weight itself, from two years on', () => {
  it.each<readonly [string, ReadonlyArray<readonly [age: number, kg: number]>, number | null]>([
    [
      '5 % less',
      [
        [3000, 20],
        [3100, 19],
      ],
      5,
    ],
    [
      '4.9 % less',
      [
        [3000, 20],
        [3100, 19.02],
      ],
      null,
    ],
    [
      'a slow loss over many weighings',
      [
        [3000, 20],
        [3060, 19.6],
        [3120, 19.2],
        [3180, 18.9],
      ],
      5,
    ],
    [
      'rising again',
      [
        [3000, 20],
        [3060, 18.5],
        [3120, 18.6],
      ],
      null,
    ],
    [
      'lost more than a year before, and even since',
      [
        [3000, 20],
        [3300, 18.5],
        [3500, 18.5],
      ],
      null,
    ],
    [
      'lost since the one before, however old',
      [
        [3000, 20],
        [3600, 18.5],
      ],
      7,
    ],
    [
      'the first day of it',
      [
        [700, 12],
        [730, 11.4],
      ],
      5,
    ],
  ])('%s', (_, weights, percent) => {
    const { concern } = found('weightForAge', ...weights.map(([age, kg]) => heavy(age, kg)))
    expect(concern?._tag === 'weightLost' ? concern.percent : null).toBe(percent)
  })
  it.each<readonly [number, string | null]>([
    [36.01, null],
    [36, 'weightLost'],
  ])('is good news of a build that eases, to a tenth: from 40 to %s kg: %s', (kg, wanted) => {
    const eased = (age: number, bmiForAge: number, cm: number, weight: number) =>
      at(age, { kg: weight, cm, bmiForAge, lengthHeightForAge: 0 })
    const records = [eased(3600, 2.6, 137, 40), eased(3920, 0.9, 142, kg)]
    expect(tag('weightForAge', ...records)).toBe(wanted)
  })
})

describe('a fall from the first record', () => {
  it.each<readonly [number, number, string | null]>([
    [-1.35, -2, null],
    [-1.35, -2.02, 'fellFromFirst'],
    [-1.34, -2.02, null],
    [0, -1.33, null],
    [0, -1.34, 'fellFromFirst'],
    [1.34, 0, 'fellFromFirst'],
    [1.35, 0, null],
    [1.35, -0.65, null],
    [1.35, -0.66, 'fellFromFirst'],
  ])('from %s to %s: %s', (from, to, wanted) => {
    const records = [z(0, from), z(300, (from + to) / 2), z(450, to)]
    expect(tag('weightForAge', ...records)).toBe(wanted)
    expect(found('weightForAge', ...records).concern).toStrictEqual(
      wanted === null ? null : { _tag: 'fellFromFirst', since: birthDate },
    )
  })
  it('is no longer said of a child that has kept a line of its own for most of a year', () => {
    expect(tag('weightForAge', z(0, 0.5), z(100, -1), z(250, -1), z(399, -1.1))).toBe('fellFromFirst')
    expect(tag('weightForAge', z(0, 0.5), z(100, -1), z(250, -1), z(500, -1.1))).toBe('fellFromFirst')
    expect(tag('weightForAge', z(0, 0.5), z(100, -1), z(250, -1), z(550, -1.1))).toBeNull()
  })
  it('is said of height too, under five years', () => {
    const height = (age: number, lengthHeightForAge: number) => at(age, { lengthHeightForAge })
    expect(tag('lengthHeightForAge', height(300, 1.4), height(500, 0.3), height(700, -0.7))).toBe('fellFromFirst')
    expect(tag('lengthHeightForAge', height(300, 1), height(1856, -0.4))).toBe('fellFromFirst')
    expect(tag('lengthHeightForAge', height(300, 1), height(1857, -0.4))).toBeNull()
  })
})

describe('below −2', () => {
  it.each<readonly [number, number, string | null]>([
    [-1.4, -2, null],
    [-1.33, -2.01, 'lowAndFalling'],
    [-2.1, -2.77, null],
    [-2.1, -2.78, 'lowAndFalling'],
  ])('a further fall from %s to %s: %s', (from, to, wanted) => {
    expect(
      tag(
        'weightForLengthHeight',
        at(400, { weightForLengthHeight: -2.7 }),
        at(800, { weightForLengthHeight: from }),
        at(860, { weightForLengthHeight: to }),
      ),
    ).toBe(wanted)
  })
})

describe('the head', () => {
  const head = (age: number, headCircumferenceForAge: number) => at(age, { headCircumferenceForAge })
  it.each<readonly [number, 'up' | 'down' | null]>([
    [1.35, 'up'],
    [1.34, null],
    [-1.34, null],
    [-1.35, 'down'],
  ])('moved by %s: %s', (to, way) => {
    expect(found('headCircumferenceForAge', head(100, 0), head(130, to / 2), head(190, to)).concern).toStrictEqual(
      way === null ? null : { _tag: 'headMoved', way },
    )
  })
})

describe('build that comes down from above +2', () => {
  const build = (age: number, bmiForAge: number, cm: number, lengthHeightForAge = 0, weightForAge = bmiForAge) =>
    at(age, { cm, bmiForAge, weightForLengthHeight: bmiForAge, lengthHeightForAge, weightForAge })
  const moved = (...records: ReadonlyArray<AssessedRecord>) =>
    (['weightForLengthHeight', 'bmiForAge', 'weightForAge'] as const).map(
      (indicator) => found(indicator, ...records).movement._tag,
    )
  it('is easing from two years on, while height goes on', () => {
    expect(moved(build(800, 2.4, 88), build(1000, 1.2, 94))).toStrictEqual(['easing', 'easing', 'easing'])
    expect(tag('bmiForAge', build(740, 2.4, 88), build(1000, 0.2, 94))).toBeNull()
    expect(growthConcerns(birthDate, on(1000), [build(740, 2.4, 88), build(1000, 0.2, 94)])).toStrictEqual([])
  })
  it.each<readonly [string, ReadonlyArray<AssessedRecord>]>([
    ['under two years', [build(500, 2.4, 80), build(650, 1.2, 84), build(700, 1.2, 86)]],
    ['from +2 itself', [build(800, 2, 88), build(900, 1.2, 91), build(1000, 1.2, 94)]],
    ['past the middle', [build(800, 2.4, 88), build(1000, -0.1, 94)]],
    ['while height stands still', [build(800, 2.4, 88), build(1000, 1.2, 88)]],
    ['while height falls', [build(800, 2.4, 88, 0), build(1000, 1.2, 89, -0.68)]],
  ])('is falling %s', (_, records) => {
    expect(moved(...records)).toStrictEqual(['falling', 'falling', 'falling'])
  })
})
