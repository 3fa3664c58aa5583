import { rmSync, writeFileSync } from 'node:fs'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { steps } from '../../scripts/test-steps.mjs'

const stage = await vi.hoisted(async () => {
  const { mkdtempSync, writeFileSync } = await import('node:fs')
  const { tmpdir } = await import('node:os')
  const path = await import('node:path')
  const folder = mkdtempSync(path.join(tmpdir(), 'careplus-steps-'))
  writeFileSync(path.join(folder, '.env.example'), '')
  return { folder, tests: [] as ReadonlyArray<string> }
})

/** Stands for vitest: passes the tests of the stage, in the report that it was asked for. */
const ran = (_tool: string, args: ReadonlyArray<string>) => {
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
  runTool: (tool: string, args: ReadonlyArray<string>) => ran(tool, args),
}))

const say = vi.fn<(line: string) => void>()
const run = async (suite: string) => {
  const step = steps({ output: 'stderr', say }).find((each) => each.suite === suite)
  return (await step?.run([]))?.map(({ step, results }) => ({ step, results }))
}
beforeEach(() => say.mockClear())
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

test('a suite that finds no test has failed', async () => {
  stage.tests = []
  expect(await run('unit')).toStrictEqual([{ step: 'unit', results: [{ name: 'unit ran no test', status: 'failed' }] }])
})
