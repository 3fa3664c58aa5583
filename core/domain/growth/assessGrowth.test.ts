import { test } from '@fast-check/vitest'
import { isLeft } from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import * as arb from '../../testing/growth.js'
import { assessGrowth, type Finding } from './assessGrowth.js'
import { bandOf } from './bands.js'
import { growthClass, pictureOf } from './growthClass.js'
import { measurementAtAge } from './measurement.js'
import { indicators, references as referencesOf, type Indicator } from './reference.js'
import { loadReferences } from './references/who.js'
import { scales } from './scale.js'
import { isImplausible, roundedZ, zScore } from './zScore.js'

const references = loadReferences()
const assess = (input: Readonly<Record<string, unknown>>) => {
  const read = measurementAtAge({ sex: 'male', ...input })
  if (isLeft(read)) throw new Error(JSON.stringify(read.left))
  return assessGrowth(references)(read.right)
}
const z = (finding: Finding) => (finding._tag === 'scored' ? finding.zScore : finding.reason)
const flagged = (finding: Finding) => finding._tag === 'scored' && finding.flagged

describe('values that WHO publishes', () => {
  // WorldHealthOrganization/anthro and anthroplus, tests/testthat.
  it('anthro: length lying after two years is made standing', () => {
    const { indicators: found } = assess({ ageInDays: 987, height: 72.86, measure: 'l' })
    expect(z(found.lengthHeightForAge)).toBe(-6.09)
    expect(flagged(found.lengthHeightForAge)).toBe(true)
  })
  it('anthro: a girl of 24 months is measured standing', () => {
    for (const measure of ['h', null]) {
      const { indicators: found } = assess({ sex: 'female', ageInDays: 731, height: 77.5, measure })
      expect(z(found.lengthHeightForAge)).toBe(-2.55)
    }
  })
  it('anthro: standing at 8 months is taken as lying, at 9 months converted', () => {
    const at = (ageInDays: number) => assess({ ageInDays, height: 60, measure: 'h' })
    expect([at(244).adjustedHeight, z(at(244).indicators.lengthHeightForAge)]).toEqual([60, -4.81])
    expect([at(274).adjustedHeight, z(at(274).indicators.lengthHeightForAge)]).toEqual([60.7, -5.02])
  })
  it('anthro: weight-for-age', () => {
    expect(z(assess({ sex: 'female', ageInDays: 1522, weight: 17 }).indicators.weightForAge)).toBe(0.24)
    expect(flagged(assess({ sex: 'female', ageInDays: 1, weight: 10.37 }).indicators.weightForAge)).toBe(true)
  })
  it.each([
    ['weightForAge', 60.32, 18.7, 0.21],
    ['weightForAge', 60.911701, 20.5, 0.79],
    ['bmiForAge', 60.32, 18.7 / 1.138 ** 2, -0.58],
    ['bmiForAge', 60.911701, 20.5 / 1.136 ** 2, 0.42],
    ['lengthHeightForAge', 60.32, 113.8, 0.96],
    ['lengthHeightForAge', 60.911701, 113.6, 0.85],
  ] as const)('anthroplus: %s at %d months', (indicator, months, y, published) => {
    const reference = references.all.find((r) => r.name === 'WHO 2007' && r.indicator === indicator)!
    expect(roundedZ(zScore(indicator, reference.at('female', months * 30.4375)!, y))).toBe(published)
  })
})

describe('ages and lengths', () => {
  const at = (ageInDays: number, height = 100, weight = 15) =>
    assess({ ageInDays, height, weight, head_circumference: 50 }).indicators
  const scored = (found: Readonly<Record<Indicator, Finding>>) => indicators.filter((i) => found[i]._tag === 'scored')

  it('names the reference in use: 2006 to day 1856, 2007 from then', () => {
    for (const [age, name] of [
      [0, 'WHO 2006'],
      [1856, 'WHO 2006'],
      [1857, 'WHO 2007'],
      [3682, 'WHO 2007'],
    ] as const) {
      expect(at(age).weightForAge).toMatchObject({ reference: name })
      expect(at(age).bmiForAge).toMatchObject({ reference: name })
      expect(at(age).lengthHeightForAge).toMatchObject({ reference: name })
    }
  })
  it('ends head and weight-for-height with day 1856, weight at 121 months, height and BMI at 229 months', () => {
    expect(scored(at(1856))).toEqual(indicators)
    expect(scored(at(1857))).toEqual(['weightForAge', 'lengthHeightForAge', 'bmiForAge'])
    expect(at(1857).weightForLengthHeight).toEqual({ _tag: 'none', reason: 'outOfAgeRange' })
    expect(scored(at(3682))).toEqual(['weightForAge', 'lengthHeightForAge', 'bmiForAge'])
    expect(scored(at(3683))).toEqual(['lengthHeightForAge', 'bmiForAge'])
    expect(scored(at(6970))).toEqual(['lengthHeightForAge', 'bmiForAge'])
    expect(scored(at(6971))).toEqual([])
  })
  it('weighs for length from 45 to 110 cm lying, for height from 65 to 120 cm standing, ends included', () => {
    const reason = (age: number, height: number) => z(at(age, height, 10).weightForLengthHeight)
    for (const [age, from, to] of [
      [730, 45, 110],
      [731, 65, 120],
      [1856, 65, 120],
    ] as const) {
      expect(reason(age, from - 0.01)).toBe('outOfLengthRange')
      expect(reason(age, from)).toBeTypeOf('number')
      expect(reason(age, to)).toBeTypeOf('number')
      expect(reason(age, to + 0.01)).toBe('outOfLengthRange')
    }
  })
  it('lies on the line between two rows', () => {
    const lms = (cm: number) => references.find('weightForLengthHeight', 100)!.at('male', cm)!
    for (const key of ['l', 'm', 's'] as const) {
      expect(lms(60.04)[key]).toBeCloseTo(0.6 * lms(60)[key] + 0.4 * lms(60.1)[key], 12)
      expect(lms(60.1)[key]).not.toBeCloseTo(lms(60)[key] + 1, 12)
    }
    expect(lms(60.04).m).toBeGreaterThan(lms(60).m)
    const older = (day: number) => references.find('bmiForAge', 3000)!.at('female', day)!
    for (const key of ['l', 'm', 's'] as const) {
      const ends = [older(30.4375 * 100)[key], older(30.4375 * 101)[key]] as const
      expect(ends[0]).not.toBe(ends[1])
      expect(older(30.4375 * 100.5)[key]).toBeCloseTo((ends[0] + ends[1]) / 2, 12)
    }
  })
  it("follows WHO's software where binary fractions play it a trick", () => {
    // 103.1 − 0.7 = 102.39999999999999: R's `trunc(x * 10 + 1)` gives 1025, and so −0.60; in decimals it were −0.58.
    const found = assess({ ageInDays: 1805, weight: 15.3, height: 103.1, measure: 'l' })
    expect(z(found.indicators.weightForLengthHeight)).toBe(-0.6)
  })
  it('uses the 0.7 cm only where the position is the other one', () => {
    const used = (ageInDays: number, measure: string | null) =>
      assess({ ageInDays, height: 80, measure }).adjustedHeight
    expect([used(730, 'h'), used(730, 'l'), used(730, null)]).toEqual([80.7, 80, 80])
    expect([used(731, 'h'), used(731, 'l'), used(731, null)]).toEqual([80, 79.3, 80])
    expect([used(273, 'h'), used(274, 'h'), used(3000, 'l')]).toEqual([80, 80.7, 79.3])
  })
  it('gives no value for what is gone after the conversion', () => {
    const short = assess({ ageInDays: 800, height: 1.2, measure: 'l', weight: 10 })
    expect(short.indicators.weightForLengthHeight).toEqual({ _tag: 'none', reason: 'outOfLengthRange' })
  })
})

describe('notices', () => {
  const notices = (input: Readonly<Record<string, unknown>>) => assess(input).notices
  it.each([
    [{ ageInDays: 730, height: 87 }, [{ _tag: 'positionAssumed', measure: 'l' }]],
    [{ ageInDays: 731, height: 87 }, [{ _tag: 'positionAssumed', measure: 'h' }]],
    [{ ageInDays: 731, weight: 12 }, []],
    [{ ageInDays: 1856, height: 110 }, [{ _tag: 'positionAssumed', measure: 'h' }]],
    [{ ageInDays: 1857, height: 110 }, []],
    [{ ageInDays: 730, height: 87, measure: 'l' }, []],
    [{ ageInDays: 730, height: 87, measure: 'h' }, [{ _tag: 'positionConverted', from: 'h', to: 'l' }]],
    [{ ageInDays: 731, height: 87, measure: 'l' }, [{ _tag: 'positionConverted', from: 'l', to: 'h' }]],
    [{ ageInDays: 1857, height: 110, measure: 'l' }, [{ _tag: 'positionConverted', from: 'l', to: 'h' }]],
    [{ ageInDays: 1857, height: 110, measure: 'h' }, []],
    [{ ageInDays: 273, height: 70, measure: 'h' }, [{ _tag: 'tooYoungToStand' }]],
    [{ ageInDays: 273, weight: 9, measure: 'h' }, []],
    [{ ageInDays: 900, weight: 12, oedema: true }, [{ _tag: 'oedema' }]],
    [{ ageInDays: 900, height: 60, measure: 'h' }, [{ _tag: 'implausible', indicators: ['lengthHeightForAge'] }]],
  ])('%j', (input, expected) => expect(notices(input)).toEqual(expected))
})

describe('class and picture', () => {
  const typical = { ageInDays: 900, weight: 13, height: 90, measure: 'h' }
  it('are there for a plausible weight and height', () => {
    expect(assess(typical)).toMatchObject({
      classNumber: 8,
      picture: 'Boy_slim_standard',
      buildIndicator: 'weightForLengthHeight',
    })
    expect(assess({ ...typical, sex: 'female' }).picture).toBe('Girl_slim_standard')
  })
  it.each([
    ['no weight', { weight: null }],
    ['no height', { height: null }],
    ['oedema', { oedema: true }],
    ['an implausible height', { height: 60 }],
    ['an implausible weight', { weight: 60 }],
    ['standing too young', { ageInDays: 273, weight: 9, height: 71 }],
  ])('are not said with %s', (_, change) => {
    expect(assess({ ...typical, ...change })).toMatchObject({ classNumber: null, picture: 'default_kid' })
  })
  it('are said of an infant who lay', () => {
    expect(assess({ ageInDays: 100, weight: 6.2, height: 61, measure: 'l' }).classNumber).toBe(8)
  })
  it('name what is missing, and no build without it', () => {
    const reasons = (change: Readonly<Record<string, unknown>>) => {
      const found = assess({ ...typical, ...change })
      return [found.buildIndicator, ...indicators.map((one) => z(found.indicators[one]))]
    }
    const score = expect.any(Number) as unknown
    expect(reasons({ weight: null })).toEqual([null, 'missing', score, 'missing', 'missing', 'missing'])
    expect(reasons({ height: null })).toEqual([null, score, 'missing', 'missing', 'missing', 'missing'])
  })
  it('are not said where the references have no height', () => {
    const read = measurementAtAge({ sex: 'male', ...typical })
    if (isLeft(read)) throw new Error('refused')
    const found = assessGrowth(referencesOf(references.all.filter((r) => r.indicator !== 'lengthHeightForAge')))(
      read.right,
    )
    expect(found).toMatchObject({ classNumber: null, buildIndicator: 'weightForLengthHeight' })
  })
  it('take BMI where weight-for-length has no value before day 1857, with the same lines', () => {
    const tall = assess({ ageInDays: 1856, weight: 22, height: 121, measure: 'h' })
    expect(tall.indicators.weightForLengthHeight).toEqual({ _tag: 'none', reason: 'outOfLengthRange' })
    expect(tall.buildIndicator).toBe('bmiForAge')
    expect(tall.classNumber).toBe(growthClass(z(tall.indicators.lengthHeightForAge) as number, 'middle'))
    const heavy = assess({ ageInDays: 1856, weight: 24.2, height: 121, measure: 'h' })
    expect(heavy.indicators.bmiForAge).toMatchObject({ band: 'middle' })
    expect(z(heavy.indicators.bmiForAge)).toBeGreaterThan(0.8)
  })
  it("take BMI with WHO's own lines from day 1857", () => {
    const found = assess({ ageInDays: 1857, weight: 21.5, height: 110 })
    expect(found.buildIndicator).toBe('bmiForAge')
    expect(z(found.indicators.bmiForAge)).toBeGreaterThan(1)
    expect(found.indicators.bmiForAge).toMatchObject({ band: 'above' })
    expect(found.classNumber).toBe(9)
  })
  it('a missing head, or an implausible one, leaves the class', () => {
    const found = assess({ ...typical, head_circumference: 70 })
    expect(flagged(found.indicators.headCircumferenceForAge)).toBe(true)
    expect(found.classNumber).toBe(8)
    expect(found.notices).toEqual([{ _tag: 'implausible', indicators: ['headCircumferenceForAge'] }])
  })
})

test.prop([arb.measurement()])('agrees with itself for any measurement, and never throws', (m) => {
  const found = assessGrowth(references)(m)
  for (const indicator of indicators) {
    const finding = found.indicators[indicator]
    if (finding._tag === 'none') continue
    expect(finding.flagged).toBe(isImplausible(scales[indicator], finding.zScore))
    expect(finding.band).toBe(bandOf(indicator, m.ageInDays, finding.zScore))
    expect(Number(finding.zScore.toFixed(2))).toBe(finding.zScore)
    if (m.oedema) expect(['lengthHeightForAge', 'headCircumferenceForAge']).toContain(indicator)
  }
  expect(found.picture).toBe(pictureOf(m.sex, found.classNumber))
  expect(found.bmi === null).toBe(m.weight === null || m.height === null)
  if (found.bmi !== null) expect(found.bmi).toBeCloseTo(m.weight! / (found.adjustedHeight! / 100) ** 2, 10)
  const missing = (finding: Finding) => finding._tag === 'none' && finding.reason === 'missing'
  expect(missing(found.indicators.weightForAge)).toBe(m.weight === null)
  expect(missing(found.indicators.lengthHeightForAge)).toBe(m.height === null)
  expect(missing(found.indicators.headCircumferenceForAge)).toBe(m.head_circumference === null)
  if (found.classNumber !== null) expect(m.weight !== null && m.height !== null && !m.oedema).toBe(true)
})
