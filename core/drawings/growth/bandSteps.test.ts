import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { stepsOf, wordsOf } from './bandSteps.js'

test('five steps rise by four, six by 3.2', () => {
  expect(stepsOf(5, 300).map((step) => step.height)).toEqual([12, 16, 20, 24, 28])
  expect(stepsOf(6, 300).map((step) => Math.round(step.height * 10) / 10)).toEqual([12, 15.2, 18.4, 21.6, 24.8, 28])
})

const case_ = fc.integer({ min: 2, max: 8 }).chain((count) => fc.tuple(fc.constant(count), fc.nat(count - 1)))

test.prop([case_])('steps are of one width, five apart, and fill the row', ([count]) => {
  const steps = stepsOf(count, 300)
  const last = steps[count - 1]!
  expect(last.x + last.width).toBeCloseTo(300)
  steps.slice(1).forEach((step, i) => {
    expect(step.width).toBe(steps[i]!.width)
    expect(step.x - steps[i]!.x - step.width).toBeCloseTo(5)
  })
})

test.prop([case_, fc.integer({ min: 10, max: 130 })])(
  'the reached word always stands, and no two words touch',
  ([count, reached], room) => {
    const words = wordsOf(count, reached, 300, () => room)
    expect(words.some((word) => word.index === reached)).toBe(true)
    const spans = words
      .map(({ anchor, x }) =>
        anchor === 'start' ? [0, room] : anchor === 'end' ? [300 - room, 300] : [x - room / 2, x + room / 2],
      )
      .sort((a, b) => a[0]! - b[0]!)
    spans.slice(1).forEach((span, i) => expect(span[0]!).toBeGreaterThan(spans[i]![1]!))
  },
)

test('both ends are named beside a middle band', () => {
  expect(wordsOf(5, 2, 300, () => 50).map((word) => word.index)).toEqual([2, 0, 4])
})
