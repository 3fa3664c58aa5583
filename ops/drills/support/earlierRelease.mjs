import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { Refusal, root, run } from '../../../scripts/setup-run.mjs'

const runCommand = async (command, args, options = {}) => {
  const { code, output } = await run(command, args, { cwd: root, output: 'collect', ...options })
  if (code !== 0) throw new Refusal(`${command} ${args.join(' ')} ended with ${code}:\n${output.trimEnd()}`)
  return output.trim()
}

/** The commit of a released version; null: not in this history. */
const releasedBy = async (version) =>
  (await runCommand('git', ['log', '--format=%H', '--fixed-strings', `--grep=Release ${version},`, '-1'])) || null

/**
 * A released version, built from its commit with its packages, and cached.
 * @param {string} version
 * @param {(text: string) => void} log
 * @returns {Promise<string>} its folder
 */
export const earlierRelease = async (version, log) => {
  const commit = await releasedBy(version)
  if (commit === null)
    throw new Refusal(`The history of this copy does not reach back to ${version}: fetch the rest of it first.`)
  // Not below node_modules, where tools treat sources as a package's.
  const folder = path.join(root, 'reports/releases', commit)
  if (existsSync(folder)) return folder
  const making = `${folder}.making`
  rmSync(making, { recursive: true, force: true })
  mkdirSync(making, { recursive: true })
  log(`building ${version}, as it was released; it is kept for the next time`)
  const archive = path.join(making, 'source.tar')
  await runCommand('git', ['archive', '--output', archive, commit])
  await runCommand('tar', ['xf', archive, '-C', making])
  rmSync(archive)
  await runCommand('npm', ['ci', '--no-audit', '--no-fund'], { cwd: making })
  await runCommand(process.execPath, ['scripts/build.mjs'], { cwd: making })
  renameSync(making, folder)
  return folder
}
