import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { git } from '../checks/git.mjs'
import { root } from '../setup-run.mjs'

const workspaces = ['.', 'core', 'adapters', 'server', 'web', 'widget']

/** Links of our own packages lead to the commit's folders. */
const linkInstalled = (from, to) => {
  mkdirSync(to)
  for (const name of readdirSync(from))
    if (name === '@careplus')
      cpSync(path.join(from, name), path.join(to, name), { recursive: true, verbatimSymlinks: true })
    else if (!/^\.(?:cache|vite)/.test(name)) symlinkSync(path.join(from, name), path.join(to, name))
}

/**
 * @param {string} commit
 * @returns {{ folder: string, remove: () => void }}
 */
export const checkoutOf = (commit) => {
  const outer = mkdtempSync(path.join(tmpdir(), 'careplus-pictures-'))
  const folder = path.join(outer, commit)
  git(root, 'worktree', 'add', '--detach', folder, commit)
  for (const name of workspaces) {
    const installed = path.join(root, name, 'node_modules')
    if (existsSync(installed)) linkInstalled(installed, path.join(folder, name, 'node_modules'))
  }
  return {
    folder,
    remove: () => {
      git(root, 'worktree', 'remove', '--force', folder)
      rmSync(outer, { recursive: true, force: true })
    },
  }
}
