import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchClock, type StoreEnd } from './storeEnd.js'

const dayMs = 86_400_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const watched = async (putBackMs: number): Promise<StoreEnd | null> => {
  let [clock, count] = [Date.parse('2026-11-25T12:00:00Z'), 0]
  const { putBack, stop } = watchClock(
    () => clock,
    () => count,
  )
  const ended: StoreEnd[] = []
  void putBack.then((end) => ended.push(end))
  await vi.advanceTimersByTimeAsync(1000)
  clock += 1000 - putBackMs
  count += 1000
  await vi.advanceTimersByTimeAsync(1000)
  stop()
  expect(vi.getTimerCount()).toBe(0)
  return ended[0] ?? null
}

it('a clock put back a month ends a store; one that is corrected, or goes on, does not', async () => {
  expect(await watched(30 * dayMs)).toStrictEqual({ _tag: 'ClockPutBack', days: 30 })
  expect(await watched(dayMs / 2)).toBeNull()
  expect(await watched(0)).toBeNull()
  expect(await watched(-400 * dayMs)).toBeNull()
})
