import { existsSync } from 'node:fs'
import path from 'node:path'
import { run } from '../setup-run.mjs'

export const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/**
 * Installs the first available package, without its recommended ones.
 * @param {...string} names packages, the one that is wanted most first
 */
export const installPackage = async (...names) => {
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, output: 'collect' }
  // Another installation may be running.
  const get = (...words) => run('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=300', ...words], options)
  await get('update')
  for (const name of names) if ((await get('install', '-y', '--no-install-recommends', name)).code === 0) return
}

export const foldersOnPath = () => (process.env['PATH'] ?? '').split(path.delimiter).filter((folder) => folder !== '')

/** Servers are only on root's path. */
const onPath = (program) =>
  [...foldersOnPath(), '/usr/sbin'].map((folder) => path.join(folder, program)).find((file) => existsSync(file)) ?? null

/**
 * @param {string} file where the package puts it
 * @param {string} name of Debian's package
 * @returns {Promise<boolean>} whether it is there, installed first where that can be done
 */
export const hasFile = async (file, name) => {
  if (existsSync(file) || !canInstall()) return existsSync(file)
  console.error(`Installing ${path.basename(file)} from the Debian package …`)
  await installPackage(name)
  return existsSync(file)
}

/**
 * @param {string} program as it is called
 * @param {string} name of Debian's package
 * @returns {Promise<string | null>} where it is, installed first where that can be done
 */
export const findProgram = async (program, name) => {
  const found = onPath(program)
  if (found !== null || !canInstall()) return found
  console.error(`Installing ${program} from the Debian package …`)
  await installPackage(name)
  return onPath(program)
}
