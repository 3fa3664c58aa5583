import { readdirSync } from 'node:fs'
import path from 'node:path'
import { git, gitOrNull } from '../checks/git.mjs'
import { Refusal } from '../setup-run.mjs'

const branchPoint = (folder) => {
  const head = gitOrNull(folder, 'rev-parse', 'HEAD')
  const left = ['main', 'origin/main'].map((branch) => gitOrNull(folder, 'merge-base', 'HEAD', branch))
  return left.find((commit) => commit !== null && commit !== head) ?? null
}

/** On a branch: where it left `main`; on `main`: the pushed commit; else the last commit. */
const beginning = (folder) => branchPoint(folder) ?? git(folder, 'rev-parse', 'HEAD')

const namesSince = (folder, commit, ...flags) => {
  const names = (...args) => git(folder, ...args).split('\0')
  const files = [
    ...names('diff', '--name-only', '--no-renames', ...flags, '-z', commit),
    ...names('ls-files', '--others', '--exclude-standard', '-z'),
  ]
  return [...new Set(files)].filter((name) => name !== '').sort()
}

/**
 * @param {string} folder
 * @returns {string[] | null} null where that cannot be told: on `main`, without a history, or with a part of one
 */
export const changedSinceMain = (folder) => {
  const commit = branchPoint(folder)
  return commit === null ? null : namesSince(folder, commit)
}

/**
 * @param {string} folder
 * @param {string} [since] what git takes for a commit
 * @returns {{ since: string, files: string[] }} Throws `Refusal` where there is no such commit
 */
export const changedFiles = (folder, since) => {
  if (gitOrNull(folder, 'rev-parse', 'HEAD') === null)
    throw new Refusal('This folder has no git history, so changes are unknown.')
  const commit =
    since === undefined
      ? beginning(folder)
      : gitOrNull(folder, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${since}^{commit}`)
  if (commit === null) throw new Refusal(`Git knows no commit "${since}".`)
  return { since: commit.slice(0, 10), files: namesSince(folder, commit, '--diff-filter=d') }
}

export const testFoldersOf = (root, files) => {
  const folders = new Set(files.filter((file) => /^server\/.*\/.*\.ts$/.test(file)).map((file) => path.dirname(file)))
  return [...folders].filter((folder) => readdirSync(path.join(root, folder)).some((name) => name.endsWith('.test.ts')))
}
