import { execFileSync } from 'node:child_process'

export const git = (folder, ...args) =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

export const gitOrNull = (folder, ...args) => {
  try {
    return git(folder, ...args)
  } catch {
    return null
  }
}
