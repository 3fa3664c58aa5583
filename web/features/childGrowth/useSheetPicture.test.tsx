// @vitest-environment happy-dom
import { act, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { childrenGrowthCopy } from '../../copy/childrenGrowth.th'
import { mountRoot } from '../../testing/mountRoot'
import { press } from '../../testing/press'
import { sheetPicture } from './sheetPicture'
import { SheetActions } from './SheetActions'
import { useSheetPicture } from './useSheetPicture'

vi.mock('./sheetPicture', () => ({ sheetPicture: vi.fn(), dataUrl: async () => 'data:,' }))

const copy = childrenGrowthCopy.sheet
const page = mountRoot()
const file = new File(['a'], 'a.png', { type: 'image/png' })

const Page = () => {
  const { paper, prepare: _, ...picture } = useSheetPicture('a.png')
  const [name, setName] = useState('มะลิ')
  return (
    <>
      <svg ref={paper}>
        <text>{name}</text>
      </svg>
      <button onClick={() => setName('')}>hide</button>
      <SheetActions {...picture} />
    </>
  )
}

const share = vi.fn<(shared?: ShareData) => Promise<void>>()
const renderPage = (more: object) => {
  vi.stubGlobal('navigator', { userAgent: '', canShare: () => true, share, ...more })
  return act(() => page().root.render(<Page />))
}
const buttons = () => [...document.querySelectorAll('.ui-button')].map(({ textContent }) => textContent)

beforeEach(() => {
  share.mockReset().mockResolvedValue()
  vi.mocked(sheetPicture).mockReset().mockResolvedValue(file)
})

test('a picture that came too late is kept, and the next tap shares it at once; another sheet is another picture', async () => {
  share.mockRejectedValueOnce(new DOMException('late', 'NotAllowedError'))
  await renderPage({})
  await press(copy.share)
  expect(document.body.textContent).not.toContain(copy.failed)
  await press(copy.shareReady)
  expect(share).toHaveBeenCalledTimes(2)
  expect(sheetPicture).toHaveBeenCalledOnce()
  await press('hide')
  await press(copy.share)
  expect(sheetPicture).toHaveBeenCalledTimes(2)
})

test('the picture alone is handed on: no address of it, and no word of what stands on it', async () => {
  await renderPage({})
  await press(copy.share)
  expect(share).toHaveBeenCalledExactlyOnceWith({ files: [file] })
})

test('what could not be made is made again', async () => {
  vi.mocked(sheetPicture).mockRejectedValueOnce(new Error('no fonts'))
  await renderPage({})
  await press(copy.share)
  expect(document.body.textContent).toContain(copy.failed)
  await press(copy.share)
  expect(share).toHaveBeenCalledOnce()
})

test('a share that never settles does not hold its button', async () => {
  vi.useFakeTimers()
  share.mockReturnValue(new Promise(() => undefined))
  await renderPage({})
  await act(async () => [...document.querySelectorAll('button')].find((b) => b.textContent === copy.share)?.click())
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  vi.useRealTimers()
  expect(document.querySelector('[aria-disabled=true]')).toBeNull()
  await press(copy.share)
  expect(share).toHaveBeenCalledTimes(2)
})

test('an app on the home screen of an iPhone offers no download', async () => {
  await renderPage({ standalone: true })
  expect(buttons()).toStrictEqual([copy.keepOrShare, copy.print])
  await act(() => page().root.render(null))
  await renderPage({ standalone: true, canShare: () => false })
  expect(buttons()).toStrictEqual([copy.make])
})
