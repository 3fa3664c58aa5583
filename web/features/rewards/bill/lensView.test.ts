import { fc, test as prop } from '@fast-check/vitest'
import { expect } from 'vitest'
import { lensView } from './lensView'

const side = fc.integer({ min: 200, max: 6000 })
const share = fc.tuple(fc.double({ min: 0, max: 0.9, noNaN: true }), fc.double({ min: 0.001, max: 0.1, noNaN: true }))

prop.prop([side, side, share, share])(
  'the place stands whole in the middle of the lens, where it is on the picture',
  (width, height, [left, across], [top, down]) => {
    const lens = { width: 328, height: 96 }
    const box = { left, top, right: left + across, bottom: top + down }
    const { picture, place } = lensView(lens, { width, height }, box)
    expect(place.width <= lens.width && place.height <= lens.height).toBe(true)
    expect(place.left + place.width / 2).toBeCloseTo(lens.width / 2)
    expect(place.top + place.height / 2).toBeCloseTo(lens.height / 2)
    expect(picture.left + left * picture.width).toBeCloseTo(place.left)
    expect(picture.top + top * picture.height).toBeCloseTo(place.top)
    expect(picture.width / width).toBeLessThanOrEqual(3)
    expect(picture.width * height).toBeCloseTo(picture.height * width, -1)
  },
)
