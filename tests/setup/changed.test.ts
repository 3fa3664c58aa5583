import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { changedFiles, changedSinceMain, testFoldersOf } from '../../scripts/testing/changed.mjs'

describe('what has changed', () => {
  let folder: string
  const git = (...args: ReadonlyArray<string>) =>
    execFileSync('git', ['-c', 'user.name=Mali', '-c', 'user.email=mali@example.com', ...args], { cwd: folder })
  const commit = (name: string) => {
    writeFileSync(path.join(folder, name), name)
    git('add', '.')
    git('commit', '--quiet', '-m', name)
  }
  const changed = (since?: string) => changedFiles(folder, since).files
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'careplus-changed-'))
    git('init', '--quiet', '--initial-branch', 'main')
    commit('old.ts')
    commit('gone.ts')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  test('on main: what is not committed, with new files, without those that are gone', () => {
    rmSync(path.join(folder, 'gone.ts'))
    writeFileSync(path.join(folder, 'old.ts'), 'other')
    writeFileSync(path.join(folder, 'ก new.ts'), '')
    expect(changed()).toStrictEqual(['old.ts', 'ก new.ts'])
  })

  test('on a branch: what it has changed since it left main', () => {
    git('switch', '--quiet', '--create', 'branch')
    commit('mine.ts')
    git('switch', '--quiet', 'main')
    commit('theirs.ts')
    git('switch', '--quiet', 'branch')
    writeFileSync(path.join(folder, 'new.ts'), '')
    expect(changed()).toStrictEqual(['mine.ts', 'new.ts'])
  })

  test('since main, with what is gone; on main that cannot be told, nor where there is no history', () => {
    expect(changedSinceMain(folder)).toBeNull()
    git('switch', '--quiet', '--create', 'branch')
    expect(changedSinceMain(folder)).toBeNull()
    rmSync(path.join(folder, 'gone.ts'))
    commit('mine.ts')
    expect(changedSinceMain(folder)).toStrictEqual(['gone.ts', 'mine.ts'])
    expect(changedSinceMain(tmpdir())).toBeNull()
  })

  test('since a commit that was named; one that is none is refused', () => {
    commit('mine.ts')
    expect(changed('HEAD~2')).toStrictEqual(['gone.ts', 'mine.ts'])
    expect(() => changed('nothing')).toThrow('Git knows no commit "nothing".')
    expect(() => changed('--output=x')).toThrow('Git knows no commit "--output=x".')
  })

  test('the API tests beside it are those of its folder', () => {
    for (const name of ['server/bills', 'server/store']) mkdirSync(path.join(folder, name), { recursive: true })
    writeFileSync(path.join(folder, 'server/bills/bills.test.ts'), '')
    const files = ['server/bills/send.ts', 'server/store/store.ts', 'server/main.ts', 'web/page/build.ts']
    expect(testFoldersOf(folder, files)).toStrictEqual(['server/bills'])
  })
})
