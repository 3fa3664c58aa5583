import { describe, expect, it } from 'vitest'
import type { IsoDate } from '../calendar/isoDate.js'
import { curve, sizeCurve } from './curve.js'
import { measuringInterval, nextMeasuring } from './measurementDates.js'
import { reference, references, type Reference } from './reference.js'
import { loadReferences } from './references/who.js'
import { measureAtZ, zScore } from './zScore.js'

const who = loadReferences()
const line = curve(who)
const ends = (pieces: ReadonlyArray<ReadonlyArray<{ readonly x: number }>>) =>
  pieces.map((piece) => [piece[0]?.x, piece.at(-1)?.x])

describe('curve', () => {
  it('runs through the points of its z-score', () => {
    const [piece] = line({ indicator: 'weightForAge', sex: 'female', from: 10, to: 400, step: 30, z: -2 })
    expect(piece?.map(({ x }) => x)).toEqual([10, 40, 70, 100, 130, 160, 190, 220, 250, 280, 310, 340, 370, 400])
    for (const { x, y } of piece!)
      expect(zScore('weightForAge', who.find('weightForAge', x)!.at('female', x)!, y)).toBeCloseTo(-2, 9)
    expect(piece?.[0]?.y).toBe(measureAtZ('weightForAge', who.find('weightForAge', 10)!.at('female', 10)!, -2))
  })
  it('breaks where lying turns to standing, and between references', () => {
    const pieces = (indicator: 'lengthHeightForAge' | 'bmiForAge' | 'weightForAge' | 'headCircumferenceForAge') =>
      ends(line({ indicator, sex: 'male', from: 700, to: 2000, step: 1, z: 0 }))
    expect(pieces('lengthHeightForAge')).toEqual([
      [700, 730],
      [731, 1856],
      [1857, 2000],
    ])
    expect(pieces('bmiForAge')).toEqual([
      [700, 730],
      [731, 1856],
      [1857, 2000],
    ])
    expect(pieces('weightForAge')).toEqual([
      [700, 1856],
      [1857, 2000],
    ])
    expect(pieces('headCircumferenceForAge')).toEqual([[700, 1856]])
  })
  it('leaves out ages without a reference', () => {
    expect(ends(line({ indicator: 'weightForAge', sex: 'male', from: 3600, to: 5000, step: 7, z: 0 }))).toEqual([
      [3600, 3677],
    ])
    expect(line({ indicator: 'weightForAge', sex: 'male', from: 5000, to: 6000, step: 7, z: 0 })).toEqual([])
    expect(line({ indicator: 'weightForAge', sex: 'male', from: 20, to: 10, step: 7, z: 0 })).toEqual([])
    expect(ends(line({ indicator: 'weightForAge', sex: 'male', from: 10, to: 10, step: 7, z: 0 }))).toEqual([[10, 10]])
  })
  it('begins a new piece after a gap', () => {
    const range = { from: 0, to: 10 }
    const gapped = references([
      reference({
        name: 'x',
        indicator: 'weightForAge',
        axis: 'ageInDays',
        ageInDays: range,
        x: range,
        read: (_, x, into) => (into.fill(1), x !== 5),
      }),
    ])
    expect(ends(curve(gapped)({ indicator: 'weightForAge', sex: 'male', from: 0, to: 12, step: 1, z: 0 }))).toEqual([
      [0, 4],
      [6, 10],
    ])
  })
})

describe('sizeCurve', () => {
  const size = (ageInDays: number, from: number, to: number, step = 0.5) =>
    sizeCurve(who)({ sex: 'male', ageInDays, from, to, step, z: 1 })
  it('is cut to the lengths that the reference has', () => {
    expect(ends([size(100, 0, 500), size(1000, 0, 500), size(100, 60, 70)])).toEqual([
      [45, 110],
      [65, 120],
      [60, 70],
    ])
    const at62 = size(100, 60, 70).find(({ x }) => x === 62)
    expect(at62?.y).toBe(
      measureAtZ('weightForLengthHeight', who.find('weightForLengthHeight', 100)!.at('male', 62)!, 1),
    )
  })
  it('is empty where there is none', () => {
    expect(size(2000, 60, 70)).toEqual([])
    expect(size(100, 120, 130)).toEqual([])
    expect(size(100, 60, 60)).toHaveLength(1)
  })
  it('leaves out a length that the reference lacks', () => {
    const range = { from: 45, to: 50 }
    const gapped = references([
      reference({
        name: 'x',
        indicator: 'weightForLengthHeight',
        axis: 'lengthCm',
        ageInDays: { from: 0, to: 10 },
        x: range,
        read: (_, x, into) => (into.fill(1), x !== 47),
      }),
    ])
    const points = sizeCurve(gapped)({ sex: 'male', ageInDays: 5, ...range, step: 1, z: 0 })
    expect(points.map(({ x }) => x)).toEqual([45, 46, 48, 49, 50])
  })
})

describe('references', () => {
  const doh: Reference = reference({
    name: 'กรมอนามัย',
    indicator: 'lengthHeightForAge',
    axis: 'ageInDays',
    ageInDays: { from: 2192, to: 6970 },
    x: { from: 2192, to: 6970 },
    read: (_, __, into) => (into.set([1, 120, 0.04]), true),
  })
  it('put before another, takes its place at its ages', () => {
    const both = references([doh, ...who.all])
    expect(both.find('lengthHeightForAge', 2191)?.name).toBe('WHO 2007')
    expect(both.find('lengthHeightForAge', 2192)?.name).toBe('กรมอนามัย')
    expect(both.find('lengthHeightForAge', 6970)?.name).toBe('กรมอนามัย')
    expect(both.find('bmiForAge', 2192)?.name).toBe('WHO 2007')
    expect(both.all[0]).toBe(doh)
    expect(both.find('bmiForAge', -1)).toBeNull()
  })
  it("WHO's give nothing outside their x", () => {
    for (const reference of who.all) {
      const step = reference.axis === 'ageInDays' ? 1 : 0.01
      for (const x of [reference.x.from - step, reference.x.to + step, Number.NaN]) {
        if (reference.axis === 'ageInDays' && reference.name === 'WHO 2007' && x === 1856) continue
        expect(reference.at('male', x)).toBeNull()
      }
      expect(reference.at('male', reference.x.from)).not.toBeNull()
      expect(reference.at('female', reference.x.to)).not.toBeNull()
      expect(reference.at('male', reference.x.from)).not.toEqual(reference.at('female', reference.x.from))
    }
    expect(who.all[0]!.at('male', 10.5)).toBeNull()
    expect(who.all.map(({ axis }) => axis).filter((axis) => axis !== 'ageInDays')).toEqual(['lengthCm', 'heightCm'])
    expect(who.find('bmiForAge', 3000)!.at('male', 1826)).toBeNull()
  })
})

describe('nextMeasuring', () => {
  it.each([
    [0, 1],
    [11, 1],
    [12, 2],
    [23, 2],
    [24, 3],
    [71, 3],
    [72, 6],
    [200, 6],
  ])('at %d months in %d', (age, months) => {
    expect(measuringInterval(age)).toBe(months)
  })
  it('is a day of the calendar', () => {
    const next = (birthDate: string, on: string) => nextMeasuring(birthDate as IsoDate, on as IsoDate)
    expect(next('2026-01-15', '2026-01-31')).toBe('2026-02-28')
    expect(next('2025-11-21', '2026-11-20')).toBe('2026-12-20')
    expect(next('2025-11-20', '2026-11-20')).toBe('2027-01-20')
    expect(next('2024-07-12', '2026-11-20')).toBe('2027-02-20')
    expect(next('2019-01-01', '2026-11-20')).toBe('2027-05-20')
  })
})
