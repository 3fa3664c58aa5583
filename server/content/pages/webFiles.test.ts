import { mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { startedBuild } from './webFiles.js'

it('the build of the start is followed beside, and no later one is taken for it that got its number', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'careplus-web-'))
  onTestFinished(() => rmSync(parent, { recursive: true }))
  const [dist, next, previous] = ['dist', 'dist-next', 'dist-previous'].map((name) => join(parent, name)) as [
    string,
    string,
    string,
  ]
  mkdirSync(dist)
  const { ino } = statSync(dist)
  const placeOf = startedBuild(dist)
  expect(placeOf()).toBe(dist)
  await pause(50)
  const build = (): void => {
    mkdirSync(next)
    rmSync(previous, { recursive: true, force: true })
    renameSync(dist, previous)
    renameSync(next, dist)
  }
  build()
  expect(placeOf()).toBe(previous)
  const numbers: number[] = []
  for (let at = 0; at < 3; at += 1) {
    build()
    numbers.push(statSync(dist).ino)
    expect([at, numbers.includes(ino), placeOf()]).toStrictEqual([at, numbers.includes(ino), null])
  }
})
