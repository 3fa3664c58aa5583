import { describe, expect, test } from 'vitest'
import {
  closingLine,
  fromClosingLine,
  fromPlaywright,
  fromVitest,
  heldTo,
  slowest,
  slowTable,
  summary,
  table,
  withoutPostgres,
  withoutRunElsewhere,
  withoutSkips,
} from '../../scripts/testing/report.mjs'

const file = (status: string, ...tests: ReadonlyArray<readonly [string, string]>) => ({
  name: '/house/server/a.test.ts',
  status,
  assertionResults: tests.map(([fullName, result]) => ({ fullName, status: result })),
})
const counts = (results: ReturnType<typeof fromVitest>) => summary([{ step: 'any', seconds: 0, results }])

describe('counting tests', () => {
  test('vitest: passed, failed and skipped, by file and name', () => {
    const report = { testResults: [file('failed', ['x', 'passed'], ['y', 'failed'], ['z', 'pending'])] }
    expect(fromVitest(report, '/house/')).toStrictEqual([
      { name: 'server/a.test.ts > x', status: 'passed' },
      { name: 'server/a.test.ts > y', status: 'failed' },
      { name: 'server/a.test.ts > z', status: 'skipped' },
    ])
  })

  test('vitest: a file that could not be loaded, or whose hook broke, is a failure', () => {
    expect(counts(fromVitest({ testResults: [file('failed')] }))).toStrictEqual({ passed: 0, failed: 1, skipped: 0 })
    expect(counts(fromVitest({ testResults: [file('failed', ['x', 'passed'])] }))).toMatchObject({
      passed: 1,
      failed: 1,
    })
  })

  test('playwright: what passed only at a second go has failed, and so has an error outside of tests', () => {
    const spec = (title: string, status: string) => ({
      title,
      file: 'a.spec.ts',
      tests: [{ projectName: 'phone', status }],
    })
    const report = {
      suites: [{ specs: [spec('x', 'expected')], suites: [{ specs: [spec('y', 'flaky'), spec('z', 'skipped')] }] }],
      errors: [{ message: 'no browser' }],
    }
    expect(counts(fromPlaywright(report))).toStrictEqual({ passed: 1, failed: 2, skipped: 1 })
  })

  test('a program that closes with its counts is taken at its word, but not against its exit code', () => {
    const closing = (output: string, code: number) => counts(fromClosingLine('pack', { output, code }))
    expect(closing('1 passed, 0 failed\n7 passed, 2 failed', 1)).toStrictEqual({ passed: 7, failed: 2, skipped: 0 })
    expect(closing('7 passed, 0 failed', 1)).toStrictEqual({ passed: 7, failed: 1, skipped: 0 })
    expect(closing('no counts', 0)).toStrictEqual({ passed: 1, failed: 0, skipped: 0 })
  })

  test('a step that ran nothing has failed, and so has one that ended badly without saying where', () => {
    const [passed, failed] = [
      { name: 'a', status: 'passed' as const },
      { name: 'b', status: 'failed' as const },
    ]
    expect(heldTo('house', 0, [])).toStrictEqual([{ name: 'house ran no test', status: 'failed' }])
    expect(fromClosingLine('pack', { output: '0 passed, 0 failed', code: 0 })).toStrictEqual([
      { name: 'pack ran no test', status: 'failed' },
    ])
    expect(heldTo('house', 0, [passed])).toStrictEqual([passed])
    expect(heldTo('house', 1, [passed])).toStrictEqual([passed, { name: 'house ended with 1', status: 'failed' }])
    expect(heldTo('house', 1, [passed, failed])).toStrictEqual([passed, failed])
  })

  test('what one store skipped and the other ran is not skipped', () => {
    const embedded = [
      { name: 'a', status: 'passed' as const },
      { name: 'race', status: 'skipped' as const },
    ]
    const postgres = [
      { name: 'a', status: 'passed' as const },
      { name: 'race', status: 'passed' as const },
    ]
    expect(withoutRunElsewhere(embedded, postgres)).toStrictEqual([{ name: 'a', status: 'passed' }])
    expect(withoutRunElsewhere(embedded, [])).toStrictEqual(embedded)
  })

  test('without PostgreSQL every test of its step is skipped, and told so', () => {
    const names = ['a', 'b', 'c'].map((name) => ({ name, status: 'passed' as const }))
    const step = withoutPostgres('api (PostgreSQL)', names)
    expect(step.results).toStrictEqual(
      ['a', 'b', 'c'].map((name) => ({ name: `${name} (PostgreSQL)`, status: 'skipped' })),
    )
    expect(table([step]).split('\n')).toStrictEqual([
      expect.stringMatching(/^ {2}api \(PostgreSQL\) +0 passed, 0 failed, 3 skipped +0\.0 s$/),
      '    3 skipped: no PostgreSQL',
    ])
  })

  test('where nothing may be left out, what was skipped has failed and is named', () => {
    const results = [
      { name: 'a', status: 'passed' as const },
      { name: 'b', status: 'skipped' as const },
    ]
    const [step] = withoutSkips([{ step: 'house', seconds: 1, results }])
    expect(step).toStrictEqual({
      step: 'house',
      seconds: 1,
      results: [results[0], { name: 'b (skipped)', status: 'failed' }],
    })
  })

  test("the slowest tests of all steps, longest first, by both tools' reports", () => {
    const unit = fromVitest({
      testResults: [
        {
          name: '/a.test.ts',
          status: 'passed',
          assertionResults: [
            { fullName: 'quick', status: 'passed', duration: 4 },
            { fullName: 'l'.repeat(200), status: 'passed', duration: 1200 },
            { fullName: 'without a time', status: 'pending' },
          ],
        },
      ],
    })
    const e2e = fromPlaywright({
      suites: [
        {
          specs: [
            {
              title: 'journey',
              file: 'a.spec.ts',
              tests: [{ projectName: 'phone', status: 'expected', results: [{ duration: 5000 }, { duration: 600 }] }],
            },
          ],
        },
      ],
      errors: [],
    })
    const steps = [
      { step: 'unit', seconds: 2, results: unit },
      { step: 'e2e', seconds: 6, results: e2e },
    ]
    expect(slowest(steps, 2).map(({ step, seconds }) => [step, seconds])).toStrictEqual([
      ['e2e', 5.6],
      ['unit', 1.2],
    ])
    expect(slowest(steps)).toHaveLength(3)
    const [first, second] = slowTable(slowest(steps)).split('\n')
    expect(first).toBe('     5.6 s  e2e: a.spec.ts > journey [phone]')
    expect(second).toMatch(/^ {5}1\.2 s {2}unit: \/a\.test\.ts > l+…$/)
  })

  test('the closing line', () => {
    expect(closingLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed')
    expect(closingLine({ passed: 12, failed: 1, skipped: 3 })).toBe('12 passed, 1 failed, 3 skipped')
  })
})
