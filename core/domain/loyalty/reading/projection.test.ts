import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compose, onPicture, project, scaling, sheetToCorners, type Corners } from './projection.js'

const point = (x: number, y: number) =>
  fc.record({
    x: fc.double({ min: x, max: x + 200, noNaN: true }),
    y: fc.double({ min: y, max: y + 200, noNaN: true }),
  })
const corners = (): fc.Arbitrary<Corners> => fc.tuple(point(0, 0), point(800, 0), point(800, 1200), point(0, 1200))

test('a sheet’s corners lie where they were found, and what is between them lies between', () => {
  fc.assert(
    fc.property(corners(), fc.integer({ min: 50, max: 2000 }), fc.integer({ min: 50, max: 2000 }), (found, w, h) => {
      const map = sheetToCorners(w, h, found)
      const at = [
        project(map, { x: 0, y: 0 }),
        project(map, { x: w, y: 0 }),
        project(map, { x: w, y: h }),
        project(map, { x: 0, y: h }),
      ]
      at.forEach(({ x, y }, corner) => {
        expect(x).toBeCloseTo(found[corner]?.x ?? Number.NaN, 4)
        expect(y).toBeCloseTo(found[corner]?.y ?? Number.NaN, 4)
      })
      const whole = compose(scaling(1 / 1000, 1 / 1400), map)
      const { box } = onPicture({ picture: 0, box: { left: w * 0.2, top: h * 0.2, right: w * 0.4, bottom: h * 0.3 } }, [
        whole,
      ])
      expect(box.left).toBeLessThan(box.right)
      expect(box.top).toBeLessThan(box.bottom)
      for (const share of Object.values(box)) expect(share >= 0 && share <= 1).toBe(true)
    }),
  )
})

test('a place off the picture ends at its edge', () => {
  const { box } = onPicture({ picture: 0, box: { left: -50, top: 10, right: 400, bottom: 90 } }, [
    scaling(1 / 200, 1 / 100),
  ])
  expect(box).toStrictEqual({ left: 0, top: 0.1, right: 1, bottom: 0.9 })
})
