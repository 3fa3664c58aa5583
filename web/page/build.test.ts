// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { forgetUnasked, newerBuild, unasked, watchMissingChunks } from './build'

const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
// Other files' copies of the module listen on the same window, so the listener is called by hand.
const listen = vi.spyOn(globalThis, 'addEventListener').mockImplementation(() => undefined)
watchMissingChunks()
const [missing] = listen.mock.calls.map(([, listener]) => listener as EventListener)
listen.mockRestore()
const chunkIsMissing = (): void => missing?.(new Event('vite:preloadError'))

const runningFetch = () => {
  let fail = (): void => undefined
  const fetch = () =>
    new Promise<never>((_, reject) => {
      fail = () => {
        chunkIsMissing()
        reject(new Error('gone'))
      }
    })
  return { fetch, fail: () => fail() }
}

beforeEach(() => {
  sessionStorage.clear()
  assign.mockClear()
})

test('what is fetched ahead and does not come leaves the page as it is', async () => {
  const { fetch, fail } = runningFetch()
  const fetched = unasked(fetch)
  fail()
  await expect(fetched).rejects.toThrow('gone')
  expect(assign).not.toHaveBeenCalled()
  expect(newerBuild()).toBe(false)
})

test('what somebody waits for meanwhile is loaded with the page, and so is all that is asked for afterwards', async () => {
  const { fetch, fail } = runningFetch()
  const fetched = unasked(fetch)
  forgetUnasked()
  fail()
  await expect(fetched).rejects.toThrow('gone')
  expect(assign).toHaveBeenCalledExactlyOnceWith(location.href)
  sessionStorage.clear()
  chunkIsMissing()
  expect(assign).toHaveBeenCalledTimes(2)
})
