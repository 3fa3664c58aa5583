import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root } from '../../scripts/setup-run.mjs'
import { script } from './commands.js'

const report = path.join(root, 'reports/mutation/nothing.json')
afterAll(() => rmSync(report, { force: true }))

test('the report of an earlier run does not stand for one that came to nothing', async () => {
  mkdirSync(path.dirname(report), { recursive: true })
  writeFileSync(report, '{"files":{"a.ts":{"mutants":[{"status":"Killed"}]}}}')
  // No feature has this name, so there is no test to run.
  const { code, output } = await script('mutation', ['nothing'])
  expect({ code, output }).toStrictEqual({ code: 1, output: expect.stringContaining('nothing: no report was written') })
  expect(existsSync(report)).toBe(false)
})
