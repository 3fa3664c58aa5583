// @vitest-environment happy-dom
import { fc, test as prop } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { fitted, shrinkPicture } from './shrinkPicture'

const side = fc.integer({ min: 1, max: 20_000 })

prop.prop([side, side])('a picture keeps its shape, and is never made larger', (width, height) => {
  const [w, h] = fitted(width, height, 800)
  expect(Math.max(w, h)).toBe(Math.min(800, Math.max(width, height)))
  const share = Math.min(1, 800 / Math.max(width, height))
  const whole = (exact: number) => Math.max(1, Math.round(exact))
  expect([w, h]).toStrictEqual([whole(width * share), whole(height * share)])
  expect([w <= width, h <= height]).toStrictEqual([true, true])
})

test.each([
  ['PictureEmpty', new Blob([])],
  ['PictureTooLarge', new Blob([new Uint8Array(10 * 1024 * 1024 + 1)])],
  ['PictureOfOtherKind', new File(['%PDF-1.7'], 'me.jpg', { type: 'image/jpeg' })],
  // This environment opens no picture at all, as a browser opens no cut one.
  ['PictureBroken', new Blob([Uint8Array.of(0xff, 0xd8, 0xff)])],
  ['PictureHeic', new Blob([Uint8Array.of(0, 0, 0, 24), 'ftypheic'])],
])('%s', async (_tag, file) => {
  expect(await shrinkPicture(file)).toStrictEqual({ _tag: 'Left', left: { _tag } })
})
