import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import {
  ageTicks,
  ageWindow,
  boxAt,
  isInWeeks,
  meeting,
  nearest,
  pushApart,
  roundTicks,
  valueAt,
  valueRange,
} from './geometry.js'

const year = 365.25
const range = { from: 0, to: 300 }

test.prop([fc.array(fc.float({ min: -50, max: 350, noNaN: true }), { minLength: 1, maxLength: 6 })])(
  'words stand apart, in order, inside the plot',
  (levels) => {
    const wanted = levels.toSorted((a, b) => a - b)
    const placed = pushApart(wanted, 21, range)
    expect(placed).toHaveLength(wanted.length)
    placed.forEach((level, i) => {
      expect(level).toBeLessThanOrEqual(range.to)
      expect(level).toBeGreaterThanOrEqual(range.from)
      if (i > 0) expect(level - placed[i - 1]!).toBeGreaterThanOrEqual(21 - 1e-6)
    })
  },
)

test('words that have room stay where they are', () => {
  expect(pushApart([40, 100, 200], 21, range)).toEqual([40, 100, 200])
  expect(pushApart([100, 104], 20, range)).toEqual([100, 120])
})

test.prop([fc.array(fc.integer({ min: 0, max: 1856 }), { minLength: 1, maxLength: 20 })])(
  'the window holds a year each side of the data, from birth at the earliest',
  (ages) => {
    const { from, to } = ageWindow(ages)
    expect(from).toBe(Math.max(0, from))
    expect(from).toBeLessThanOrEqual(Math.max(0, Math.min(...ages) - 365))
    expect(to).toBeGreaterThanOrEqual(Math.max(...ages) + 365)
    expect(to - Math.max(...ages)).toBeLessThan(365 + 95)
  },
)

test('ages are marked in years and months, whole years strong', () => {
  const ticks = ageTicks({ from: Math.round(year), to: Math.round(3 * year) }, 238, 56)
  expect(ticks.map(({ text }) => text)).toEqual(['1 ปี', '1 ปี 6 ด.', '2 ปี', '2 ปี 6 ด.', '3 ปี'])
  expect(ticks.map(({ strong }) => strong)).toEqual([true, false, true, false, true])
  expect(ageTicks({ from: 0, to: 365 }, 238, 56)[0]?.text).toBe('แรกเกิด')
})

test('the first half year is marked in weeks, the first years in months, the rest in years', () => {
  const texts = (from: number, to: number, width = 238) => ageTicks({ from, to }, width, 56).map(({ text }) => text)
  expect(texts(0, 182)).toEqual(['แรกเกิด', '4', '8', '12', '16', '20', '24'])
  expect(texts(0, 91)).toEqual(['แรกเกิด', '2', '4', '6', '8', '10', '12'])
  expect(texts(0, 548)).toEqual(['แรกเกิด', '6 ด.', '1 ปี', '1 ปี 6 ด.'])
  expect(texts(0, 1856)).toEqual(['แรกเกิด', '1 ปี', '2 ปี', '3 ปี', '4 ปี', '5 ปี'])
  expect(texts(0, 6970)).toEqual(['แรกเกิด', '5 ปี', '10 ปี', '15 ปี'])
  expect([isInWeeks({ from: 0, to: 182 }), isInWeeks({ from: 0, to: 183 }), isInWeeks({ from: 1, to: 90 })]).toEqual([
    true,
    false,
    false,
  ])
})

const places = fc.array(fc.record({ x: fc.integer({ min: 0, max: 300 }), y: fc.integer({ min: 0, max: 300 }) }))
test.prop([places, fc.record({ x: fc.nat(300), y: fc.nat(300) })])(
  'a touch means the nearest point in reach',
  (points, to) => {
    const distances = points.map(({ x, y }) => Math.hypot(x - to.x, y - to.y))
    const index = nearest(points, to, 40)
    if (index === null) expect(distances.every((distance) => distance > 40)).toBe(true)
    else expect(distances[index]).toBe(Math.min(...distances))
  },
)

test.prop([fc.integer({ min: 0, max: 6000 }), fc.integer({ min: 200, max: 3000 }), fc.integer({ min: 150, max: 700 })])(
  'marks of age never stand closer than their words are wide',
  (from, length, width) => {
    const ticks = ageTicks({ from, to: from + length }, width, 56)
    ticks
      .slice(1)
      .forEach((tick, i) =>
        expect(((tick.at - ticks[i]!.at) / length) * width).toBeGreaterThan(tick.strong && ticks[i]!.strong ? 38 : 54),
      )
  },
)

test('values are marked at round numbers', () => {
  expect(roundTicks({ from: 66.2, to: 108.9 }, 300).map(({ at }) => at)).toEqual([70, 80, 90, 100])
})

test('a line is read from the piece that reaches x; at the step, from the later one', () => {
  const pieces = [
    [
      { x: 0, y: 50 },
      { x: 730, y: 88 },
    ],
    [
      { x: 731, y: 87.3 },
      { x: 1000, y: 95 },
    ],
  ]
  expect(valueAt(pieces, 365)).toBeCloseTo(69)
  expect(valueAt(pieces, 731)).toBe(87.3)
  expect(valueAt(pieces, 1001)).toBeNull()
})

test('a piece is drawn on to where the next begins, and keeps its own slope', () => {
  const [first, second] = meeting([
    [
      { x: 0, y: 10 },
      { x: 10, y: 20 },
    ],
    [
      { x: 12, y: 15 },
      { x: 20, y: 30 },
    ],
  ])
  expect(first?.at(-1)).toEqual({ x: 12, y: 22 })
  expect(second).toHaveLength(2)
})

test('values outside the window do not stretch the axis', () => {
  const { from, to } = valueRange(
    [
      [
        [
          { x: 1, y: 5 },
          { x: 5, y: 900 },
        ],
      ],
    ],
    [{ x: 2, y: 8 }],
    { from: 0, to: 3 },
  )
  expect(from).toBeLessThan(5)
  expect(to).toBeLessThan(10)
})

test('a line in the range has as much air as is wanted, and a point beyond it stays visible', () => {
  const line = [
    [
      { x: 0, y: 60 },
      { x: 10, y: 100 },
    ],
  ]
  expect(valueRange([line], [], { from: 0, to: 10 }, 0.025)).toStrictEqual({ from: 59, to: 101 })
  expect(valueRange([line], [{ x: 5, y: 40 }], { from: 0, to: 10 }, 0.025).from).toBe(38.5)
})

const plot = { left: 40, right: 300, top: 30, bottom: 330 }

test.prop([fc.integer({ min: 40, max: 300 }), fc.integer({ min: 30, max: 330 })])(
  'the box stays inside the plot and clear of its point',
  (x, y) => {
    const box = boxAt({ x, y }, plot, 110, 48)
    expect(box.x).toBeGreaterThanOrEqual(plot.left)
    expect(box.x + 110).toBeLessThanOrEqual(plot.right)
    expect(box.hangs ? y - (box.y + 48) : box.y - y).toBeGreaterThanOrEqual(0)
  },
)

test('the box hangs where at the foot it would stand on other points, and at the top on fewer', () => {
  const plot = { left: 40, right: 300, top: 30, bottom: 330 }
  const at = (y: number, ...others: ReadonlyArray<readonly [number, number]>) =>
    boxAt(
      { x: 150, y },
      plot,
      110,
      48,
      others.map(([x, level]) => ({ x, y: level })),
    ).hangs
  expect(at(200)).toBe(false)
  expect(at(200, [140, 300])).toBe(true)
  expect(at(200, [140, 300], [140, 60])).toBe(false)
  expect(at(200, [260, 300])).toBe(false)
  expect(at(80, [140, 300])).toBe(false)
})
