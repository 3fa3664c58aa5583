// @vitest-environment happy-dom
import type { IsoDate } from '@careplus/core/calendar'
import { afterEach, expect, test, vi } from 'vitest'
import { sharedAddress, shareResult } from './shareLink'

const fragment = 's3.52.20261120.0.f-.nnnynnnnnnn'
const date = '2026-11-20' as IsoDate

afterEach(() => {
  vi.unstubAllGlobals()
})

const device = (navigatorHas: object): void => {
  vi.stubGlobal('navigator', navigatorHas)
}

test('what is handed on is the path and the inputs: no child, no kept check', () => {
  expect(sharedAddress('https://careplus.test', fragment)).toBe(
    `https://careplus.test/children/stool-result#${fragment}`,
  )
})

test('goes to the apps of the system where there are any', async () => {
  const share = vi.fn((_: { readonly text: string; readonly url: string }) => Promise.resolve())
  device({ share })
  expect(await shareResult(fragment, date)).toBe('shared')
  expect(share.mock.calls[0]?.[0].url).toBe(sharedAddress(location.origin, fragment))
})

test('a parent who thinks better of it has decided: nothing is copied behind their back', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  device({ share: () => Promise.reject(new DOMException('no', 'AbortError')), clipboard: { writeText } })
  expect(await shareResult(fragment, date)).toBe('shared')
  expect(writeText).not.toHaveBeenCalled()
})

test('without such apps, or where they fail, it is copied; where that fails too, it is said', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  device({ clipboard: { writeText } })
  expect(await shareResult(fragment, date)).toBe('copied')
  device({ share: () => Promise.reject(new Error('broken')), clipboard: { writeText } })
  expect(await shareResult(fragment, date)).toBe('copied')
  expect(writeText).toHaveBeenCalledTimes(2)
  device({})
  expect(await shareResult(fragment, date)).toBe('failed')
})
