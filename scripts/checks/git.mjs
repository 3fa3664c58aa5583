import { execFileSync } from 'node:child_process'

/** What git prints in a folder, without the spaces around it; throws where git refuses or is not there. */
export const git = (folder, ...args) =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** As `git`; null where it does not know the answer, or is not there. */
export const gitOrNull = (folder, ...args) => {
  try {
    return git(folder, ...args)
  } catch {
    return null
  }
}
