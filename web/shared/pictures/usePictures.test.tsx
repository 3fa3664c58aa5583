// @vitest-environment happy-dom
import { mostPictureBytes, pictureWords } from '@careplus/core/loyalty'
import { memoryDeviceBills } from '@careplus/core/internal/testing'
import { act, useLayoutEffect } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { picturesCopy } from '../../copy/pictures.th'
import { mountRoot } from '../../testing/mountRoot'
import { usePictures } from './usePictures'

const page = mountRoot()
const tooMany = 'too many'
let form: ReturnType<typeof usePictures>
const { drafts } = memoryDeviceBills().tab()
const Probe = () => {
  const now = usePictures('m-1', drafts, { max: 4, tooMany })
  useLayoutEffect(() => {
    form = now
  })
  return null
}
let prepared = 0
beforeEach(async () => {
  prepared = 0
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 90, height: 120, close: () => undefined }))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect: () => undefined,
    drawImage: () => undefined,
  } as unknown as RenderingContext)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give) => {
    prepared += 1
    give(new Blob([Uint8Array.of(0xff, 0xd8, 0xff, ...new Uint8Array(9), prepared)]))
  })
  await drafts.keep('m-1', [])
  await act(async () => page().root.render(<Probe key={Math.random()} />))
})

const good = (size = 100) => new File([Uint8Array.of(0xff, 0xd8, 0xff), new Uint8Array(size)], 'a.jpg')
const heic = () => new File([Uint8Array.of(0, 0, 0, 24), 'ftypheic'], 'a.heic')
/** As Android's photo picker gives one whose file was changed or is not on the device. */
const unreadable = (): File =>
  Object.assign(good(), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }),
  })
const add = (...files: ReadonlyArray<File>) => act(() => form.add(files))
const after = () => [form.opening, form.pictures.length, form.refusal]
const { refused, unreadable: unreadableWords } = picturesCopy
const heicWords = pictureWords({ _tag: 'PictureHeic' })

test('a file that the device cannot read is told at the field, and the form goes on', async () => {
  await add(unreadable())
  expect(after()).toEqual([false, 0, unreadableWords])
  await add(unreadable(), good())
  expect(after()).toEqual([false, 1, refused(1, unreadableWords)])
  await add(good())
  expect(after()).toEqual([false, 2, null])
})

test('each refused file is named, wherever it stands, and every other is taken', async () => {
  vi.mocked(HTMLCanvasElement.prototype.toBlob).mockClear()
  const opens = (file: Blob) => file.size !== heic().size
  vi.stubGlobal('createImageBitmap', (file: Blob) =>
    opens(file) ? Promise.resolve({ width: 90, height: 120, close: () => undefined }) : Promise.reject(new Error()),
  )
  await add(heic(), good(), good())
  expect(after()).toEqual([false, 2, refused(1, heicWords)])
  await add(good(), heic(), unreadable(), good(), good())
  expect(after()).toEqual([false, 4, [refused(2, heicWords), refused(3, unreadableWords), tooMany].join(' ')])
})

test('how large the chosen file is does not matter, only how large what is sent is', async () => {
  await add(good(14 * 1024 * 1024))
  expect(after()).toEqual([false, 1, null])
  vi.mocked(HTMLCanvasElement.prototype.toBlob).mockImplementation((give) =>
    give(new Blob([Uint8Array.of(0xff, 0xd8, 0xff), new Uint8Array(mostPictureBytes)])),
  )
  await add(good())
  expect(after()).toEqual([false, 1, pictureWords({ _tag: 'PictureTooLarge', most: mostPictureBytes })])
})

test('a device that fails while it stores a picture leaves the form alive', async () => {
  const save = vi.spyOn(drafts, 'keep').mockRejectedValueOnce(new Error('full'))
  await add(good(), good())
  expect([form.opening, form.pictures.length]).toEqual([false, 2])
  save.mockRestore()
})
