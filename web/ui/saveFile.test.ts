// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { canShareFile, shareFile, saveFile } from './saveFile'

const file = new File(['a'], 'a.csv', { type: 'text/csv' })
const refused = (name: string) => () => Promise.reject(new DOMException('no', name))

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const downloads = (): number => vi.mocked(HTMLAnchorElement.prototype.click).mock.calls.length

describe("a file for the system's list of apps", () => {
  test.each([
    ['taken', () => Promise.resolve(), 'handed'],
    ['closed by the parent', refused('AbortError'), 'handed'],
    ['open already', refused('InvalidStateError'), 'handed'],
    ['too long after the tap', refused('NotAllowedError'), 'again'],
    ['of a kind that it does not take', () => Promise.reject(new TypeError('no')), 'failed'],
  ] as const)('%s', async (_, share, outcome) => {
    vi.stubGlobal('navigator', { share })
    expect(await shareFile(file)).toBe(outcome)
  })

  test('is out of our hands where the system never tells what became of it', async () => {
    vi.stubGlobal('navigator', { share: () => new Promise(() => undefined) })
    const outcome = shareFile(file)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await outcome).toBe('handed')
  })

  test('is asked for before anything is waited for, while the tap still counts', () => {
    const share = vi.fn(() => Promise.resolve())
    vi.stubGlobal('navigator', { share, standalone: true, canShare: () => true })
    void saveFile(file)
    expect(share).toHaveBeenCalledExactlyOnceWith({ files: [file] })
  })
})

describe('a file is kept', () => {
  test('as a download in a browser, Safari on an iPhone too', async () => {
    for (const navigator of [{}, { standalone: false }]) {
      vi.stubGlobal('navigator', navigator)
      expect(await saveFile(file)).toBe('saved')
    }
    expect(downloads()).toBe(2)
  })

  test('by the list of apps in an app on the home screen of an iPhone, where a download has no way back', async () => {
    vi.stubGlobal('navigator', { standalone: true, canShare: () => true, share: () => Promise.resolve() })
    expect(await saveFile(file)).toBe('handed')
    vi.stubGlobal('navigator', { standalone: true })
    expect(canShareFile(file.name, file.type)).toBe(false)
    expect(await saveFile(file)).toBe('failed')
    expect(downloads()).toBe(0)
  })
})
