import { describe, expect, test } from 'vitest'
import {
  closingLine,
  fromClosingLine,
  fromPlaywright,
  fromVitest,
  summary,
  withoutRunElsewhere,
} from '../../scripts/report.mjs'

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

  test('the closing line', () => {
    expect(closingLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed')
    expect(closingLine({ passed: 12, failed: 1, skipped: 3 })).toBe('12 passed, 1 failed, 3 skipped')
  })
})
