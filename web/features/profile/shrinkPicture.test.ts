// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { shrinkPicture } from './shrinkPicture'

test.each([
  ['PictureEmpty', new Blob([])],
  [
    'PictureUnreadable',
    Object.assign(new Blob(['a']), { slice: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) }),
  ],
  ['PictureBroken', new Blob([Uint8Array.of(0xff, 0xd8, 0xff), new Uint8Array(14 * 1024 * 1024)])],
  ['PictureOfOtherKind', new File(['%PDF-1.7'], 'me.jpg', { type: 'image/jpeg' })],
  ['PictureBroken', new Blob([Uint8Array.of(0xff, 0xd8, 0xff)])],
  ['PictureHeic', new Blob([Uint8Array.of(0, 0, 0, 24), 'ftypheic'])],
])('%s', async (_tag, file) => {
  expect(await shrinkPicture(file)).toStrictEqual({ _tag: 'Left', left: { _tag } })
})
