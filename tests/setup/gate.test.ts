import { afterEach, expect, test, vi } from 'vitest'
import type { StepReport } from '../../scripts/report.mjs'
import { testRun } from '../../scripts/test-run.mjs'

const house = { step: 'house', seconds: 1 }
const ran = vi.hoisted(() => ({ results: [] as Array<StepReport['results'][number]> }))
vi.mock('../../scripts/setup.mjs', () => ({ install: () => Promise.resolve() }))
vi.mock('../../scripts/test-steps.mjs', () => ({
  steps: () => [{ suite: 'house', run: () => Promise.resolve([{ ...house, results: ran.results }]) }],
}))
afterEach(() => vi.restoreAllMocks())

const [passed, skipped] = [
  { name: 'a', status: 'passed' as const },
  { name: 'b', status: 'skipped' as const },
]

/** The exit code, and the line that closes what was printed. */
const ended = async (results: StepReport['results'], ...args: ReadonlyArray<string>) => {
  const log = vi.spyOn(console, 'log').mockReturnValue()
  ran.results = results
  const code = await testRun(['house', ...args])
  return [code, String(log.mock.lastCall?.[0]).split('\n').at(-1)]
}

test('a skipped test passes, but not where PostgreSQL is required', async () => {
  expect(await ended([passed, skipped])).toStrictEqual([0, '1 passed, 0 failed, 1 skipped'])
  expect(await ended([passed, skipped], '--require-postgres')).toStrictEqual([1, '1 passed, 1 failed'])
  expect(await ended([passed], '--require-postgres')).toStrictEqual([0, '1 passed, 0 failed'])
})

test('--json tells the same', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue()
  ran.results = [passed, skipped]
  expect(await testRun(['house', '--require-postgres', '--json'])).toBe(1)
  expect(JSON.parse(String(log.mock.lastCall?.[0]))).toStrictEqual({
    passed: 1,
    failed: 1,
    skipped: 0,
    steps: [{ ...house, passed: 1, failed: 1, skipped: 0, failures: ['b (skipped)'] }],
  })
})

test('nothing that passed is no pass', async () => {
  expect(await ended([skipped])).toStrictEqual([1, '0 passed, 0 failed, 1 skipped'])
})
