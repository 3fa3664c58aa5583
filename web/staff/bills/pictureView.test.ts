import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { moved, spotAt, turned, wholeView, zoomed } from './pictureView'

const spot = fc.record({ x: fc.integer({ min: -300, max: 300 }), y: fc.integer({ min: -300, max: 300 }) })
const stage = { width: 500, height: 680 }

describe('a picture on its stage', () => {
  test.prop([spot])('is nearer about the spot that was pointed at', (about) => {
    const view = zoomed(wholeView, 2, about)
    expect((about.x - view.x) / view.scale).toBeCloseTo(about.x - wholeView.x)
    expect((about.y - view.y) / view.scale).toBeCloseTo(about.y - wholeView.y)
  })

  test.prop([fc.array(fc.tuple(fc.constantFrom(0.5, 0.8, 1.25, 2), spot))])(
    'is never smaller than whole, and then in the middle',
    (wheel) => {
      const view = wheel.reduce((was, [by, about]) => zoomed(was, by, about), wholeView)
      expect(view.scale).toBeGreaterThanOrEqual(1)
      expect(view.scale).toBeLessThanOrEqual(8)
      if (view.scale === 1) expect(view).toStrictEqual(wholeView)
    },
  )

  test.prop([fc.integer(), fc.integer()])('is never dragged out of sight', (dx, dy) => {
    const { x, y } = moved(wholeView, dx, dy, stage)
    expect(Math.abs(x)).toBeLessThanOrEqual(stage.width / 2)
    expect(Math.abs(y)).toBeLessThanOrEqual(stage.height / 2)
  })

  const part = fc.double({ min: 0, max: 1, noNaN: true })
  test.prop([fc.record({ x: part, y: part }), fc.integer({ min: 0, max: 3 })])(
    'keeps a spot under the pointer at the same place of the picture, however it is turned',
    (spot, quarters) => {
      const [dx, dy] = [(spot.x - 0.5) * 300, (spot.y - 0.5) * 400]
      const angle = (quarters * Math.PI) / 2
      const seen = {
        x: 500 + dx * Math.cos(angle) - dy * Math.sin(angle),
        y: 500 + dx * Math.sin(angle) + dy * Math.cos(angle),
      }
      const [width, height] = quarters % 2 === 0 ? [300, 400] : [400, 300]
      // Slightly wider, because the sine of a quarter turn is not exactly zero.
      const box = {
        left: 500 - width / 2 - 1e-6,
        top: 500 - height / 2 - 1e-6,
        width: width + 2e-6,
        height: height + 2e-6,
      }
      const found = spotAt(box, seen, quarters)
      expect(found?.x).toBeCloseTo(spot.x, 6)
      expect(found?.y).toBeCloseTo(spot.y, 6)
    },
  )

  test('has no spot beside it', () => {
    const box = { left: 100, top: 100, width: 300, height: 400 }
    expect(spotAt(box, { x: 99, y: 200 }, 0)).toBeNull()
    expect(spotAt(box, { x: 200, y: 501 }, 0)).toBeNull()
    expect(spotAt({ ...box, width: 0 }, { x: 100, y: 200 }, 0)).toBeNull()
  })

  test('is upright again after four turns', () => {
    expect([1, 2, 3, 4].reduce((view) => turned(view), wholeView)).toStrictEqual(wholeView)
  })
})
