import { test } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { sentPictureSize } from './pictureSize.js'

const sent = (width: number, height: number) => {
  const size = sentPictureSize({ width, height })
  return E.isLeft(size) ? size.left._tag : [size.right.width, size.right.height]
}

it.each([
  // A tall receipt once became 154 × 2,000.
  [1080, 14_000, [900, 11_667]],
  [14_000, 1080, [11_667, 900]],
  [1080, 20_000, [864, 16_000]],
  [640, 9000, [640, 9000]],
  [720, 16_000, [720, 16_000]],
  [4032, 3024, [3266, 2449]],
  [2000, 1500, [2000, 1500]],
  [1, 1, [1, 1]],
  [900, 50_000, [288, 16_000]],
  [890, 50_000, 'PictureTooTall'],
  [1080, 60_000, 'PictureTooManyPixels'],
  [1000, 60_000, 'PictureTooTall'],
  [200, 4000, [200, 4000]],
  [10_000, 5001, 'PictureTooManyPixels'],
] as const)('%i × %i is sent as %j', (width, height, size) => {
  expect(sent(width, height)).toStrictEqual(size)
})

const side = fc.integer({ min: 1, max: 40_000 })
test.prop([side, side])('keeps its shape, is never made larger, and stays readable', (width, height) => {
  const size = sentPictureSize({ width, height })
  if (E.isLeft(size)) return
  const { width: w, height: h } = size.right
  expect([w <= width, h <= height]).toStrictEqual([true, true])
  expect(Math.max(w, h)).toBeLessThanOrEqual(16_000)
  expect(Math.abs(w - (width * h) / height)).toBeLessThanOrEqual(0.5 + (0.5 * width) / height)
  const shorter = Math.min(w, h)
  if (w * h > 8_000_000 * 1.01) expect(shorter).toBeLessThanOrEqual(900)
  if (shorter < Math.min(900, width, height)) expect(Math.max(w, h)).toBe(16_000)
})
