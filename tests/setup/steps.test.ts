import { rmSync, writeFileSync } from 'node:fs'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { steps } from '../../scripts/test-steps.mjs'

const stage = await vi.hoisted(async () => {
  const { mkdtempSync, writeFileSync } = await import('node:fs')
  const { tmpdir } = await import('node:os')
  const path = await import('node:path')
  const folder = mkdtempSync(path.join(tmpdir(), 'careplus-steps-'))
  writeFileSync(path.join(folder, '.env.example'), '')
  return { folder, tests: [] as ReadonlyArray<string>, clocks: [] as string[] }
})

/** Stands for vitest: passes the tests of the stage, in the report that it was asked for. */
const ran = (args: ReadonlyArray<string>, { TZ, TEST_CLOCK }: NodeJS.ProcessEnv) => {
  stage.clocks.push(`${TZ} ${TEST_CLOCK}`)
  const asked = args.find((arg) => arg.startsWith('--outputFile.json=')) ?? ''
  const assertionResults = stage.tests.map((fullName) => ({ fullName, status: 'passed' }))
  const testResults = assertionResults.length === 0 ? [] : [{ name: 'a.test.ts', status: 'passed', assertionResults }]
  writeFileSync(asked.replace('--outputFile.json=', ''), JSON.stringify({ testResults }))
  return Promise.resolve({ code: 0, output: '' })
}
vi.mock('../../scripts/postgres.mjs', () => ({ startPostgres: () => Promise.resolve(null) }))
vi.mock('../../scripts/setup-run.mjs', async (original) => ({
  ...(await original<typeof import('../../scripts/setup-run.mjs')>()),
  root: stage.folder,
  runTool: (_tool: string, args: ReadonlyArray<string>, { env }: { env: NodeJS.ProcessEnv }) => ran(args, env),
}))

const say = vi.fn<(line: string) => void>()
const run = async (suite: string) => {
  const step = steps({ output: 'stderr', say }).find((each) => each.suite === suite)
  return (await step?.run([]))?.map(({ step, results }) => ({ step, results }))
}
beforeEach(() => {
  say.mockClear()
  stage.clocks = []
})
afterAll(() => rmSync(stage.folder, { recursive: true }))

test('api: without PostgreSQL each test is passed once and skipped once, and it is said', async () => {
  stage.tests = ['x', 'y']
  expect(await run('api')).toStrictEqual([
    {
      step: 'api (embedded)',
      results: [
        { name: 'a.test.ts > x', status: 'passed' },
        { name: 'a.test.ts > y', status: 'passed' },
      ],
    },
    {
      step: 'api (PostgreSQL)',
      results: [
        { name: 'a.test.ts > x (PostgreSQL)', status: 'skipped' },
        { name: 'a.test.ts > y (PostgreSQL)', status: 'skipped' },
      ],
    },
  ])
  expect(say.mock.calls).toStrictEqual([['2 skipped: no PostgreSQL']])
})

test('unit: in each of three zones, half an hour before midnight in UTC', async () => {
  stage.tests = ['x']
  const results = [{ name: 'a.test.ts > x', status: 'passed' }]
  expect(await run('unit')).toStrictEqual(
    ['UTC', 'Asia/Bangkok', 'America/New_York'].map((zone) => ({ step: `unit (${zone})`, results })),
  )
  expect(stage.clocks).toStrictEqual(['UTC 23:30', 'Asia/Bangkok 23:30', 'America/New_York 23:30'])
})

test('a suite that finds no test has failed', async () => {
  stage.tests = []
  const [first] = (await run('unit')) ?? []
  expect(first?.results).toStrictEqual([{ name: 'unit (UTC) ran no test', status: 'failed' }])
})
