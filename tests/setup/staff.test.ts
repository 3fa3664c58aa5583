import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { build } from '../../scripts/setup.mjs'
import { startServer } from '../../scripts/start-server.mjs'
import { script } from './commands.js'

const folder = mkdtempSync(path.join(tmpdir(), 'careplus-staff-'))
const staff = (...args: ReadonlyArray<string>) => script('staff', args, { DATA_DIR: folder })

beforeAll(() => build())
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('npm run staff', () => {
  test('says in one sentence that there is nothing to read yet, or nothing of that name', async () => {
    expect(await staff('members')).toStrictEqual({ code: 1, output: expect.stringMatching(/^There is no store.*\n$/) })
    expect(await staff('secrets')).toStrictEqual({ code: 1, output: expect.stringMatching(/^Say what to show:.*\n$/) })
  })

  test('says in one sentence that a running server holds the store, and reads it once that has stopped', async () => {
    const app = await startServer({ DATA_DIR: folder })
    const during = await staff('members')
    // `stop` would remove a folder of the server's own; this one was given.
    await app.stop()
    expect(during).toStrictEqual({
      code: 1,
      output: expect.stringMatching(/^A running CarePlus .* stop it first.*\n$/),
    })
    const after = await staff('members', '--json')
    expect(JSON.parse(after.output)).toMatchObject({ total: 1, rows: [{ children: 2, growth_records: 14 }] })
    expect(after.output).not.toContain('careplus.test')
    expect((await staff('jobs')).output).toBe('jobs: none\n')
  })
})
