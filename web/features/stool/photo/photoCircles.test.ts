import { fc, test } from '@fast-check/vitest'
import { photoLimits, readStoolPhoto } from '@careplus/core/stool-photo'
import { isRight } from 'fp-ts/Either'
import { describe, expect } from 'vitest'
import { firstCircles, fitted, keyed } from './photoCircles'

const size = fc.record({ width: fc.integer({ min: 24, max: 800 }), height: fc.integer({ min: 24, max: 800 }) })
const key = fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', '+', '-', '=', '_')
const far = fc.double({ min: -5000, max: 5000, noNaN: true })

describe('a circle on a picture', () => {
  test.prop([size, fc.record({ x: far, y: far, radius: far })])('is laid where it can be read', (picture, circle) => {
    const { x, y, radius } = fitted(picture, circle)
    expect(radius).toBeGreaterThanOrEqual(
      Math.min(photoLimits.smallestRadius, Math.floor(Math.min(picture.width, picture.height) / 2)),
    )
    expect(x - radius).toBeGreaterThanOrEqual(0)
    expect(y - radius).toBeGreaterThanOrEqual(0)
    expect(x + radius).toBeLessThanOrEqual(picture.width)
    expect(y + radius).toBeLessThanOrEqual(picture.height)
  })

  test.prop([size, fc.array(fc.tuple(key, fc.boolean()), { maxLength: 40 })])(
    'goes wherever keys lead it, and the picture can still be read',
    (picture, presses) => {
      const circles = firstCircles(picture)
      const moved = presses.reduce(
        (circle, [pressed, shift]) => keyed(picture, circle, pressed, shift) ?? circle,
        circles.stool,
      )
      const photo = { ...picture, pixels: new Uint8ClampedArray(picture.width * picture.height * 4) }
      expect(isRight(readStoolPhoto({ photo, stool: moved, tissue: circles.tissue }))).toBe(true)
    },
  )

  test('another key does nothing to it', () => {
    const picture = { width: 300, height: 200 }
    expect(keyed(picture, firstCircles(picture).stool, 'a', false)).toBeNull()
  })

  test('an arrow moves it its own way only', () => {
    const picture = { width: 300, height: 200 }
    const { stool } = firstCircles(picture)
    const left = keyed(picture, stool, 'ArrowLeft', false)
    expect(left).toStrictEqual({ ...stool, x: stool.x - 4 })
    expect(keyed(picture, stool, 'ArrowDown', true)).toStrictEqual({ ...stool, y: stool.y + 20 })
  })
})
