import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { spawn } from 'node:child_process'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { findPrograms } from '../../scripts/machine/postgres-cluster.mjs'
import { root } from '../../scripts/setup-run.mjs'
import { cleanEnvironment } from '../../scripts/start-server.mjs'
import { script } from './commands.js'

const folder = mkdtempSync(path.join(tmpdir(), 'careplus-temporary-'))
// The cluster's own user has to read the folder.
chmodSync(folder, 0o755)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const programs = await findPrograms()

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

describe('PostgreSQL for tests', () => {
  test.skipIf(programs === null).each(['SIGTERM', 'SIGKILL'] as const)(
    'a temporary cluster is gone after %s',
    async (signal) => {
      const holder = spawn(process.execPath, [path.join(root, 'scripts/postgres.mjs')], {
        env: cleanEnvironment({ TMPDIR: folder }),
        stdio: ['ignore', 'pipe', 'ignore'],
      })
      const [printed] = (await once(holder.stdout, 'data')) as [Buffer]
      const port = Number(/:(\d+)\//.exec(printed.toString())?.[1])
      expect(await answers(port)).toBe(true)
      expect(readdirSync(folder)).toHaveLength(1)
      holder.kill(signal)
      await vi.waitFor(async () => expect(await answers(port)).toBe(false), { timeout: 20_000 })
      await vi.waitFor(() => expect(readdirSync(folder)).toStrictEqual([]), { timeout: 20_000 })
    },
  )

  test('TEST_DATABASE_URL is taken as it is', async () => {
    const holder = spawn(process.execPath, [path.join(root, 'scripts/postgres.mjs')], {
      env: cleanEnvironment({ TEST_DATABASE_URL: 'postgres://someone@db.example/tests' }),
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const [printed] = (await once(holder.stdout, 'data')) as [Buffer]
    holder.kill()
    expect(printed.toString()).toContain('postgres://someone@db.example/tests\n')
  })
})

describe('npm test', () => {
  test('names the suites there are when asked for another', async () => {
    const { code, output } = await script('test', ['journeys'])
    expect({ code, output }).toStrictEqual({
      code: 1,
      output: 'There is no "journeys"; the suites are check, unit, api, house, pack, e2e, operations.\n',
    })
  })
})
