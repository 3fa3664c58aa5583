// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { askedByNow, newerBuild, unasked, watchMissingChunks } from './build'

const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
watchMissingChunks()

/** A fetch that is on its way, and what makes it fail as a chunk that is gone does. */
const onItsWay = () => {
  let fail = (): void => undefined
  const fetch = () =>
    new Promise<never>((_, reject) => {
      fail = () => {
        dispatchEvent(new Event('vite:preloadError'))
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
  const { fetch, fail } = onItsWay()
  const fetched = unasked(fetch)
  fail()
  await expect(fetched).rejects.toThrow('gone')
  expect(assign).not.toHaveBeenCalled()
  expect(newerBuild()).toBe(false)
})

test('what somebody waits for meanwhile is loaded with the page, and so is all that is asked for afterwards', async () => {
  const { fetch, fail } = onItsWay()
  const fetched = unasked(fetch)
  askedByNow()
  fail()
  await expect(fetched).rejects.toThrow('gone')
  expect(assign).toHaveBeenCalledExactlyOnceWith(location.href)
  sessionStorage.clear()
  dispatchEvent(new Event('vite:preloadError'))
  expect(assign).toHaveBeenCalledTimes(2)
})
