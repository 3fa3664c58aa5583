import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import * as arb from '../../testing/growth.js'
import { indicators, type Indicator, type Lms } from './reference.js'
import { loadReferences } from './references/who.js'
import { scales } from './scale.js'
import { isImplausible, measureAtZ, roundedZ, zScore } from './zScore.js'

const references = loadReferences()
const skewed: ReadonlyArray<Indicator> = ['weightForAge', 'weightForLengthHeight', 'bmiForAge']

const row = () =>
  fc.constantFrom(...references.all).chain((reference) =>
    fc
      .record({ sex: arb.sex(), x: fc.integer({ min: reference.x.from * 10, max: reference.x.to * 10 }) })
      .map(({ sex, x }) => {
        const at = reference.axis === 'ageInDays' ? Math.round(x / 10) : x / 10
        return { indicator: reference.indicator, lms: reference.at(sex, at)!, reference, at, sex }
      }),
  )

describe('zScore', () => {
  test.prop([row(), fc.double({ min: 0.2, max: 4, noNaN: true }), fc.double({ min: 1.001, max: 1.5, noNaN: true })])(
    'rises with the measure',
    ({ indicator, lms }, times, more) => {
      expect(zScore(indicator, lms, lms.m * times * more)).toBeGreaterThan(zScore(indicator, lms, lms.m * times))
    },
  )

  test.prop([row(), fc.double({ min: -6, max: 6, noNaN: true })])(
    'is undone by measureAtZ',
    ({ indicator, lms }, z) => {
      const y = measureAtZ(indicator, lms, z)
      fc.pre(y > 0)
      expect(zScore(indicator, lms, y)).toBeCloseTo(z, 7)
    },
  )

  test.prop([row()])('is 0 at the median, and the curve is unbroken at ±3', ({ indicator, lms }) => {
    expect(zScore(indicator, lms, lms.m)).toBeCloseTo(0, 15)
    for (const edge of [-3, 3]) {
      const y = measureAtZ(indicator, lms, edge)
      expect(zScore(indicator, lms, y * 0.999_999)).toBeCloseTo(edge, 3)
      expect(zScore(indicator, lms, y * 1.000_001)).toBeCloseTo(edge, 3)
    }
  })

  test.prop([row(), fc.constantFrom(-1, 1), fc.double({ min: 0, max: 4, noNaN: true })])(
    'goes on in equal steps beyond ±3 for weight-based indicators only',
    ({ indicator, lms }, side, far) => {
      const y = (z: number) => measureAtZ(indicator, lms, z * side)
      const step = Math.abs(y(3) - y(2))
      if (skewed.includes(indicator)) expect(Math.abs(y(3 + far) - y(3))).toBeCloseTo(far * step, 8)
      else expect(y(3 + far)).toBeCloseTo(lms.m * (1 + lms.s * side * (3 + far)), 8)
    },
  )

  it('takes the logarithm where L is 0, as the limit of its neighbours', () => {
    const lms = { l: 0, m: 10, s: 0.1 }
    for (const y of [7.5, 9, 10, 12, 13.4, 14, 5]) {
      const near = (l: number) => zScore('weightForAge', { ...lms, l }, y)
      expect(zScore('weightForAge', lms, y)).toBeCloseTo((near(1e-7) + near(-1e-7)) / 2, 5)
    }
    expect(zScore('weightForAge', lms, 10 * Math.exp(0.1))).toBeCloseTo(1, 12)
    expect(measureAtZ('weightForAge', lms, 1)).toBeCloseTo(10 * Math.exp(0.1), 12)
  })

  it('has a positive width everywhere: every line from −3 to 3 exists', () => {
    for (const reference of references.all) {
      const step = reference.axis === 'ageInDays' ? 1 : 0.1
      for (let x = reference.x.from; x <= reference.x.to; x += step) {
        for (const sex of ['male', 'female'] as const) {
          const lms = reference.at(sex, reference.axis === 'ageInDays' ? x : Math.round(x * 10) / 10) as Lms
          for (const z of [-3, 3]) if (!(1 + lms.l * lms.s * z > 0)) expect([reference, x]).toBe('never')
        }
      }
    }
  })
})

describe('roundedZ', () => {
  it.each([
    [0.005, 0],
    [0.015, 0.01],
    [0.025, 0.03],
    [1.005, 1],
    [2.675, 2.67],
    [-0.005, 0],
    [-2.675, -2.67],
    [-6.0949, -6.09],
    [0.004, 0],
    [-0.004, 0],
    [0, 0],
    [1.994_999, 1.99],
    [1.995_001, 2],
    [-1.995_001, -2],
    [0.125, 0.12],
    [0.375, 0.38],
    [-0.625, -0.62],
    [3, 3],
  ])('%d is %d', (z, rounded) => expect(roundedZ(z)).toBe(rounded))

  test.prop([fc.double({ min: -20, max: 20, noNaN: true })])(
    'is a decimal of two digits, at most half of one away',
    (z) => {
      const rounded = roundedZ(z)
      expect(rounded).toBe(Number(rounded.toFixed(2)))
      expect(Math.abs(rounded - z)).toBeLessThanOrEqual(0.005 + 1e-12)
      expect(roundedZ(rounded)).toBe(rounded)
      expect(roundedZ(-z) + rounded).toBe(0)
    },
  )
})

describe('isImplausible', () => {
  it.each(indicators)('%s: on the limit is plausible, a hundredth beyond is not', (indicator) => {
    const [lowest, highest] =
      indicator === 'weightForAge' ? [-6, 5] : indicator === 'lengthHeightForAge' ? [-6, 6] : [-5, 5]
    expect(isImplausible(scales[indicator], lowest)).toBe(false)
    expect(isImplausible(scales[indicator], highest)).toBe(false)
    expect(isImplausible(scales[indicator], lowest - 0.01)).toBe(true)
    expect(isImplausible(scales[indicator], highest + 0.01)).toBe(true)
  })
})
