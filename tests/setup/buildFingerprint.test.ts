import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { fingerprint } from '../../scripts/setup.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'careplus-build-'))
const file = path.join(folder, 'inside/page.ts')
mkdirSync(path.dirname(file))

afterEach(() => vi.unstubAllEnvs())
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('what a build is made of tells whether it is to be made again', () => {
  const now = () => fingerprint(['PUBLIC_URL'], [folder, path.join(folder, 'none')])
  writeFileSync(file, 'one')
  const first = now()
  utimesSync(file, 1, 1)
  for (const name of ['page.test.ts', 'dist', 'node_modules']) writeFileSync(path.join(folder, name), 'no part of it')
  expect(now()).toBe(first)

  const others = [first]
  const isAnother = () => {
    const next = now()
    expect(others).not.toContain(next)
    others.push(next)
  }
  writeFileSync(file, 'two')
  isAnother()
  writeFileSync(path.join(folder, 'more.md'), '')
  isAnother()
  rmSync(file)
  isAnother()
  vi.stubEnv('PUBLIC_URL', 'https://careplus.example')
  isAnother()
})
