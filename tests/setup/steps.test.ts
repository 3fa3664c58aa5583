import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { dayTests } from '../../scripts/testing/day-tests.mjs'
import { embeddedTests } from '../../scripts/testing/embedded-tests.mjs'
import { steps } from '../../scripts/testing/test-steps.mjs'

const stage = await vi.hoisted(async () => {
  const { mkdtempSync, writeFileSync } = await import('node:fs')
  const { tmpdir } = await import('node:os')
  const path = await import('node:path')
  const folder = mkdtempSync(path.join(tmpdir(), 'careplus-steps-'))
  writeFileSync(path.join(folder, '.env.example'), '')
  const ran = { clocks: [] as string[], files: [] as string[][], statements: [] as (string | undefined)[] }
  return { folder, postgres: false, tests: [] as ReadonlyArray<string>, ...ran }
})

/** Replaces vitest: passes the tests of the step, in the requested report. */
const ran = (
  args: ReadonlyArray<string>,
  { TZ, TEST_CLOCK, TEST_DATABASE_URL, TEST_STATEMENTS }: NodeJS.ProcessEnv,
) => {
  stage.clocks.push(`${TZ} ${TEST_CLOCK}`)
  stage.statements.push(`${TEST_DATABASE_URL === undefined ? 'embedded' : 'PostgreSQL'} ${TEST_STATEMENTS}`)
  stage.files.push(args.filter((arg) => arg.endsWith('.test.ts')))
  const asked = args.find((arg) => arg.startsWith('--outputFile.json=')) ?? ''
  const assertionResults = stage.tests.map((fullName) => ({ fullName, status: 'passed' }))
  const testResults = assertionResults.length === 0 ? [] : [{ name: 'a.test.ts', status: 'passed', assertionResults }]
  writeFileSync(asked.replace('--outputFile.json=', ''), JSON.stringify({ testResults }))
  return Promise.resolve({ code: 0, output: '' })
}
vi.mock('../../scripts/postgres.mjs', () => ({
  startPostgres: () => Promise.resolve(stage.postgres ? { url: 'postgres://here/tests', stop: async () => {} } : null),
}))
vi.mock('../../scripts/setup-run.mjs', async (original) => ({
  ...(await original<typeof import('../../scripts/setup-run.mjs')>()),
  root: stage.folder,
  runTool: (_tool: string, args: ReadonlyArray<string>, { env }: { env: NodeJS.ProcessEnv }) => ran(args, env),
}))

const dayTest = 'core/hour.test.ts'
for (const folder of ['core', 'adapters', 'web']) mkdirSync(path.join(stage.folder, folder))
writeFileSync(path.join(stage.folder, 'core/hour.ts'), 'at.getUTCHours()')
writeFileSync(path.join(stage.folder, dayTest), "import { hour } from './hour.js'")
writeFileSync(path.join(stage.folder, 'core/other.test.ts'), 'x')

const storeTest = 'server/platform/store/store.test.ts'
mkdirSync(path.join(stage.folder, 'server/platform/store'), { recursive: true })
writeFileSync(path.join(stage.folder, storeTest), 'await testPlace()')
writeFileSync(path.join(stage.folder, 'server/other.test.ts'), 'await testPlace()')

const log = vi.fn<(line: string) => void>()
const run = async (suite: string, files: ReadonlyArray<string> = []) => {
  const step = steps({ output: 'stderr', say: log, files }).find((each) => each.suite === suite)
  return (await step?.run([]))?.map(({ step, results }) => ({ step, results }))
}
beforeEach(() => {
  log.mockClear()
  stage.clocks = []
  stage.files = []
  stage.statements = []
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
  expect(log.mock.calls).toStrictEqual([['2 skipped: no PostgreSQL']])
})

test('api: whole on PostgreSQL, then on the embedded store what tells the two apart; what was asked for on both', async () => {
  stage.postgres = true
  stage.tests = ['x']
  const results = [{ name: 'a.test.ts > x', status: 'passed' }]
  const reported = await run('api')
  const whole = { files: stage.files, statements: stage.statements, clocks: stage.clocks }
  Object.assign(stage, { files: [], statements: [], clocks: [] })
  await run('api', ['server/other.test.ts'])
  stage.postgres = false
  expect(stage.files).toStrictEqual([['server/other.test.ts'], ['server/other.test.ts']])
  expect(reported).toStrictEqual([
    { step: 'api (PostgreSQL)', results },
    { step: 'api (embedded)', results },
  ])
  const record = path.join(stage.folder, 'reports/statements')
  expect(whole).toStrictEqual({
    files: [[], [storeTest]],
    statements: [`PostgreSQL ${record}`, `embedded ${record}`],
    // Where all tests run, the machine's date differs from Bangkok's.
    clocks: ['America/New_York 23:30', 'Asia/Bangkok 23:30'],
  })
})

test('what tells the stores apart: what is run on a place and knows which, and every statement', () => {
  const found = embeddedTests(fileURLToPath(new URL('../..', import.meta.url)))
  expect(found).toEqual(
    expect.arrayContaining([
      'server/platform/store/store.test.ts',
      'server/platform/store/everyStatement.test.ts',
      'server/platform/http/idempotency.test.ts',
      'server/platform/http/ownership.test.ts',
      'server/loyalty/migration.test.ts',
    ]),
  )
  // These tests are about files, which are the same in every suite.
  for (const same of ['server/platform/store/folderLock.test.ts', 'server/platform/backup/backup.test.ts'])
    expect(found).not.toContain(same)
})

test('unit: whole in one zone and what meets a day in two more, half an hour before midnight in UTC', async () => {
  stage.tests = ['x']
  const results = [{ name: 'a.test.ts > x', status: 'passed' }]
  expect(await run('unit')).toStrictEqual(
    ['America/New_York', 'UTC', 'Asia/Bangkok'].map((zone) => ({ step: `unit (${zone})`, results })),
  )
  expect(stage.clocks).toStrictEqual(['America/New_York 23:30', 'UTC 23:30', 'Asia/Bangkok 23:30'])
  expect(stage.files).toStrictEqual([[], [dayTest], [dayTest]])
})

test('unit: files that are asked for are run alone, in other zones only if they meet a day', async () => {
  stage.tests = ['x']
  await run('unit', ['core/other.test.ts'])
  expect(stage.files).toStrictEqual([['core/other.test.ts']])
  stage.files = []
  await run('unit', [dayTest])
  expect(stage.files).toStrictEqual([[dayTest], [dayTest], [dayTest]])
})

test('what meets a day: the calendar, what turns an instant into one, and what shows that', () => {
  const found = dayTests(fileURLToPath(new URL('../..', import.meta.url)))
  expect(found).toEqual(
    expect.arrayContaining([
      'core/domain/calendar/calendar.test.ts',
      'web/features/stool/calendar/stoolMonth.test.ts',
      'web/features/partners/inviteTimes.test.ts',
      'web/features/rewards/order/orderMoments.test.ts',
    ]),
  )
  expect(found).not.toContain('core/domain/growth/correctedAge.test.ts')
})

test('what gives an instant in an example of a comment alone meets no day', () => {
  const found = dayTests(fileURLToPath(new URL('../..', import.meta.url)))
  expect(readFileSync('core/domain/loyalty/reading/readSlip.ts', 'utf8')).toMatch(/^ \* .*Date\.UTC/m)
  expect(found).not.toContain('core/domain/loyalty/reading/readSlip.test.ts')
})

test('a suite that finds no test has failed', async () => {
  stage.tests = []
  const [first] = (await run('unit')) ?? []
  expect(first?.results).toStrictEqual([{ name: 'unit (America/New_York) ran no test', status: 'failed' }])
})
