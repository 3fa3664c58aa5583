import { fc, test } from '@fast-check/vitest'
import { indicators, type Indicator } from '../../domain/growth/reference.js'
import { loadReferences } from '../../domain/growth/references/who.js'
import { expect } from 'vitest'
import { firstZoom, lastYearOf, windowOf, zoomsOf } from './chartWindow.js'

const references = loadReferences()
const byAge = indicators.filter((indicator) => indicator !== 'weightForLengthHeight')
const ages = fc.array(fc.integer({ min: 0, max: 1856 }), { minLength: 1, maxLength: 9 })

test('an indicator has the looks that its tables reach', () => {
  const of = (indicator: Indicator, ...days: number[]) => zoomsOf(references, indicator, days)
  expect(of('lengthHeightForAge', 900)).toEqual(['around', 'measured', 'months', 'five', 'all'])
  expect(of('headCircumferenceForAge', 900)).toEqual(['around', 'measured', 'months', 'five'])
  expect(of('weightForLengthHeight', 700, 900)).toEqual(['standing', 'lying'])
  expect(of('weightForLengthHeight', 700)).toEqual(['lying'])
  expect(lastYearOf(references, 'lengthHeightForAge')).toBe(19)
  expect(lastYearOf(references, 'weightForAge')).toBe(10)
})

test('the very young are shown in their first months, all others around what was measured', () => {
  const first = (...days: number[]) => firstZoom(zoomsOf(references, 'weightForAge', days), days)
  expect([first(0), first(10, 154), first(10, 155), first(900)]).toEqual(['months', 'months', 'around', 'around'])
  expect(firstZoom(zoomsOf(references, 'weightForLengthHeight', [30]), [30])).toBe('lying')
})

test.prop([fc.constantFrom(...byAge), ages])(
  'every look is a stretch that has lines, and the first shows the newest point',
  (indicator, days) => {
    const zooms = zoomsOf(references, indicator, days)
    const newest = Math.max(...days)
    for (const zoom of zooms) {
      const { from, to } = windowOf(references, indicator, zoom, days)
      expect(from).toBeGreaterThanOrEqual(0)
      expect(to).toBeGreaterThan(from)
      expect(references.find(indicator, to)).not.toBeNull()
    }
    const { from, to } = windowOf(references, indicator, firstZoom(zooms, days), days)
    expect(newest).toBeGreaterThanOrEqual(from)
    expect(newest).toBeLessThanOrEqual(to)
  },
)

test.prop([fc.constantFrom(...byAge), ages])(
  'around the newest point are the 18 months before it and no older ones; measured is every point',
  (indicator, days) => {
    const newest = Math.max(...days)
    const around = windowOf(references, indicator, 'around', days)
    for (const day of days) expect(day >= around.from && day <= around.to).toBe(day >= newest - 548)
    expect(around.to - around.from).toBeLessThanOrEqual(548 + 183)
    const measured = windowOf(references, indicator, 'measured', days)
    for (const day of days) expect(day >= measured.from && day <= measured.to).toBe(true)
  },
)

test('a window does not grow with older records', () => {
  const of = (...days: number[]) => windowOf(references, 'lengthHeightForAge', 'around', days)
  expect(of(861)).toStrictEqual({ from: 313, to: 1044 })
  expect(of(0, 90, 500, 861)).toStrictEqual(of(861))
  expect(of(200)).toStrictEqual({ from: 0, to: 383 })
})
