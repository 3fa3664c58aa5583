import { afterEach, expect, test, vi } from 'vitest'
import { step } from '../../scripts/progress.mjs'

afterEach(() => vi.useRealTimers())

const build = { doing: 'building the web', done: 'web built' }

test('a step says that it begins, that it goes on, and how long it took; never is it silent for twenty seconds', async () => {
  vi.useFakeTimers()
  const lines: string[] = []
  const times: number[] = []
  const working = step(
    build,
    () => new Promise<string>((done) => setTimeout(() => done('it'), 47_300)),
    (line) => {
      lines.push(line)
      times.push(Date.now())
    },
  )
  await vi.runAllTimersAsync()
  expect(await working).toBe('it')
  expect(lines).toStrictEqual([
    'Building the web …',
    '  still building the web, 15.0 s …',
    '  still building the web, 30.0 s …',
    '  still building the web, 45.0 s …',
    'Web built in 47.3 s',
  ])
  expect(Math.max(...times.map((time, at) => time - (times[at - 1] ?? time)))).toBeLessThan(20_000)
})

test('one that fails says nothing of being done, and no word comes afterwards', async () => {
  vi.useFakeTimers()
  const log = vi.fn<(line: string) => void>()
  await expect(step(build, () => Promise.reject(new Error('no')), log)).rejects.toThrow('no')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(log.mock.calls).toStrictEqual([['Building the web …']])
})
