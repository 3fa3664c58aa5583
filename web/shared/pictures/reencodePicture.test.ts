import { fc, test as prop } from '@fast-check/vitest'
import { expect } from 'vitest'
import { fitted } from './reencodePicture'

const side = fc.integer({ min: 1, max: 20_000 })

prop.prop([side, side])('a picture keeps its shape, and is never made larger', (width, height) => {
  const { width: w, height: h } = fitted({ width, height }, 800)
  expect(Math.max(w, h)).toBe(Math.min(800, Math.max(width, height)))
  const share = Math.min(1, 800 / Math.max(width, height))
  const whole = (exact: number) => Math.max(1, Math.round(exact))
  expect([w, h]).toStrictEqual([whole(width * share), whole(height * share)])
  expect([w <= width, h <= height]).toStrictEqual([true, true])
})
