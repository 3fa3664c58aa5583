import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { root } from '../../scripts/setup-run.mjs'
import { loadRouteTable } from '../../scripts/web-build/sources.mjs'
import { script } from './commands.js'

const missing = vi.hoisted(() => ({ screen: '' }))
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>()
  return { ...fs, existsSync: (file: string) => file !== missing.screen && fs.existsSync(file) }
})

interface Line {
  readonly path: string
  readonly layout: string
  readonly auth: boolean
  readonly ready: boolean
}
type Row = readonly [path: string, layout: string, auth: boolean]

/** The pinned route table; the test also checks that each screen exists. */
const table = JSON.parse(readFileSync(path.join(root, 'web/routes.fixture.json'), 'utf8')) as ReadonlyArray<Row>

test('npm run routes --json: every path with its layout, whether it needs a session, and that its screen is built', async () => {
  const { code, output } = await script('routes', ['--json'])
  expect(code).toBe(0)
  const printed = JSON.parse(output) as ReadonlyArray<Line>
  expect(printed.map(({ path, layout, auth, ready }) => [path, layout, auth, ready])).toStrictEqual(
    table.map((row) => [...row, true]),
  )
  expect(printed).toHaveLength(87)
})

test('npm run routes: a line each, and how many there are', async () => {
  const { code, output } = await script('routes')
  const lines = output.trimEnd().split('\n')
  expect([code, lines.length, lines.at(-1)]).toStrictEqual([0, 88, '87 paths, 87 ready'])
  expect(lines.slice(0, -1).map((line) => line.trim().split(/ {2,}/))).toStrictEqual(
    table.map(([path, layout, auth]) => [path, layout, auth ? 'signed in' : 'public', 'ready']),
  )
})

test('a path whose screen is not there is not ready, and it alone', async () => {
  missing.screen = path.join(root, 'web/features/session/LoginRoute.tsx')
  const loaded: ReadonlyArray<Line> = await loadRouteTable()
  expect(loaded.filter(({ ready }) => !ready).map(({ path }) => path)).toStrictEqual(['/login'])
})
