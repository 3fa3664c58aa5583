import { afterEach, expect, test, vi } from 'vitest'
import type { StepReport } from '../../scripts/testing/report.mjs'
import { asked, testRun } from '../../scripts/testing/test-run.mjs'

const house = { step: 'house', seconds: 1 }
const ran = vi.hoisted(() => ({ results: [] as Array<StepReport['results'][number]> }))
vi.mock('../../scripts/setup.mjs', () => ({ install: () => Promise.resolve() }))
vi.mock('../../scripts/testing/test-steps.mjs', () => ({
  steps: () => [{ suite: 'house', run: () => Promise.resolve([{ ...house, results: ran.results }]) }],
}))
afterEach(() => vi.restoreAllMocks())

const [passed, skipped] = [
  { name: 'a', status: 'passed' as const },
  { name: 'b', status: 'skipped' as const },
]

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

test('--slow lists the tests that took longest, in text and in JSON', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue()
  ran.results = [{ ...passed, seconds: 1.5 }, skipped]
  await testRun(['house', '--slow', '--json'])
  const slowest = [{ step: 'house', name: 'a', seconds: 1.5 }]
  expect(JSON.parse(String(log.mock.lastCall?.[0]))).toMatchObject({ slowest })
  await testRun(['house', '--slow'])
  expect(String(log.mock.lastCall?.[0])).toContain('The slowest tests:\n     1.5 s  house: a\n')
})

test('files and folders after a suite are run alone; what is not there, or of no suite, is refused', () => {
  expect(asked(['unit', 'core/domain/calendar', 'web/routes.test.ts', '--slow', '--minutes=2.5'])).toStrictEqual({
    named: ['unit'],
    files: ['core/domain/calendar', 'web/routes.test.ts'],
    minutes: 2.5,
    whole: true,
    json: false,
    slow: true,
    requirePostgres: false,
  })
  expect(() => asked(['unit', 'core/nothing.test.ts'])).toThrow('There is no "core/nothing.test.ts"; the suites are')
  expect(() => asked(['web/routes.test.ts'])).toThrow('Name the suite of web/routes.test.ts before it')
  expect(() => asked(['unit', '../elsewhere'])).toThrow('There is no "../elsewhere"')
  expect(() => asked(['--minutes=soon'])).toThrow('There is no "--minutes=soon"')
})

test('what only operators need is run by its name, and with all', () => {
  const usual = ['check', 'unit', 'api', 'house', 'pack', 'e2e']
  expect(asked([]).named).toStrictEqual(usual)
  expect(asked(['--all']).named).toStrictEqual([...usual, 'operations'])
  expect(asked(['operations', 'tests/operations/load.test.ts']).named).toStrictEqual(['operations'])
})

test('the usual run alone leaves out long tests of what has not changed', () => {
  const given = [[], ['--slow'], ['house'], ['--all']]
  expect(given.map((args) => asked(args).whole)).toStrictEqual([false, false, true, true])
})

test('nothing that passed is no pass', async () => {
  expect(await ended([skipped])).toStrictEqual([1, '0 passed, 0 failed, 1 skipped'])
})
