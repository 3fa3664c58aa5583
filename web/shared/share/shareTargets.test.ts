// @vitest-environment happy-dom
import { fc, test as property } from '@fast-check/vitest'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { shareBySystem } from './shareBySystem'
import { openSmallWindow, targetAddress, shareTargets } from './shareTargets'

const shared = { title: 'ฟันซี่แรก', url: 'https://careplus.test/article/101' }

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const sharing = (share: () => Promise<void>): void => void vi.stubGlobal('navigator', { share })

describe('the address that another site is opened at', () => {
  property.prop([fc.webPath(), fc.constantFrom(...shareTargets)])('carries ours whole', (path, target) => {
    const url = `https://careplus.test${path}?a=1&b=ก#c`
    expect([...new URL(targetAddress(target, { url })).searchParams.values()]).toStrictEqual([url])
  })
})

describe("the system's sheet", () => {
  test('takes it where there is one', async () => {
    const share = vi.fn(() => Promise.resolve())
    sharing(share)
    expect(await shareBySystem(shared)).toBe(true)
    expect(share).toHaveBeenCalledExactlyOnceWith(shared)
  })

  test.each(['AbortError', 'InvalidStateError'])('is not asked past: %s', async (name) => {
    sharing(() => Promise.reject(new DOMException('no', name)))
    expect(await shareBySystem(shared)).toBe(true)
  })

  test('is done without where there is none, or where it fails', async () => {
    vi.stubGlobal('navigator', {})
    expect(await shareBySystem(shared)).toBe(false)
    sharing(() => Promise.reject(new DOMException('no', 'NotAllowedError')))
    expect(await shareBySystem(shared)).toBe(false)
  })
})

describe('a small window', () => {
  test('is 600 by 600, and does not know who opened it', () => {
    const replace = vi.fn()
    const opened = { opener: window, location: { replace } }
    const open = vi.spyOn(window, 'open').mockReturnValue(opened as never)
    expect(openSmallWindow('https://line.test/')).toBe(true)
    expect(open.mock.calls[0]?.[2]).toMatch(/^popup,width=600,height=600,left=-?\d+,top=-?\d+$/)
    expect(opened.opener).toBeNull()
    expect(replace).toHaveBeenCalledExactlyOnceWith('https://line.test/')
  })

  test('that is blocked leaves the link to itself', () => {
    vi.spyOn(window, 'open').mockReturnValue(null)
    expect(openSmallWindow('https://line.test/')).toBe(false)
  })
})
