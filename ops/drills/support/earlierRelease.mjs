import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { Refusal, root, run } from '../../../scripts/setup-run.mjs'

const said = async (command, args, options = {}) => {
  const { code, output } = await run(command, args, { cwd: root, output: 'collect', ...options })
  if (code !== 0) throw new Refusal(`${command} ${args.join(' ')} ended with ${code}:\n${output.trimEnd()}`)
  return output.trim()
}

/** The commit of a released version; null: not in this history. */
const releasedBy = async (version) =>
  (await said('git', ['log', '--format=%H', '--fixed-strings', `--grep=Release ${version},`, '-1'])) || null

/**
 * A released version, built from its commit with its packages, and cached.
 * @param {string} version
 * @param {(text: string) => void} say
 * @returns {Promise<string>} its folder
 */
export const earlierRelease = async (version, say) => {
  const commit = await releasedBy(version)
  if (commit === null)
    throw new Refusal(`The history of this copy does not reach back to ${version}: fetch the rest of it first.`)
  // Not below node_modules, where tools treat sources as a package's.
  const kept = path.join(root, 'reports/releases', commit)
  if (existsSync(kept)) return kept
  const making = `${kept}.making`
  rmSync(making, { recursive: true, force: true })
  mkdirSync(making, { recursive: true })
  say(`building ${version}, as it was released; it is kept for the next time`)
  const archive = path.join(making, 'source.tar')
  await said('git', ['archive', '--output', archive, commit])
  await said('tar', ['xf', archive, '-C', making])
  rmSync(archive)
  await said('npm', ['ci', '--no-audit', '--no-fund'], { cwd: making })
  await said(process.execPath, ['scripts/build.mjs'], { cwd: making })
  renameSync(making, kept)
  return kept
}
