// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { newerBuild, watchMissingChunks } from '../../page/build'
import { reloadGuardMs } from '../../page/reloadGuard'
import { startTracking } from './startTracking'

let asked = 0
vi.mock('./watchTracking', () => {
  asked += 1
  dispatchEvent(new Event('vite:preloadError'))
  throw new Error('gone')
})

afterEach(() => vi.useRealTimers())

test('a chunk that nobody waits for and that never comes reloads no page, however often it is asked for', async () => {
  vi.useFakeTimers()
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  watchMissingChunks()
  startTracking()
  await vi.advanceTimersByTimeAsync(21_000)
  await vi.dynamicImportSettled()
  expect(asked).toBe(1)
  dispatchEvent(new Event('pushState'))
  await vi.advanceTimersByTimeAsync(reloadGuardMs * 3)
  expect(assign).not.toHaveBeenCalled()
  expect(newerBuild()).toBe(false)
})
