import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const parentOf = (place) => {
  const at = place.lastIndexOf('/node_modules/')
  return at === -1 ? '' : place.slice(0, at)
}

const isLocked = (packages, place, name) => {
  for (let folder = place; ; folder = parentOf(folder)) {
    if (packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`]) return true
    if (folder === '') return false
  }
}

/**
 * Reasons for `npm ci` to refuse the lock file on a fresh machine: npm drops platform packages that it did not install
 * itself (https://github.com/npm/cli/issues/4828), and cannot check a dependency given by a tag.
 * @param {Record<string, any>} packages as package-lock.json holds them
 * @param {Record<string, any>} overrides as package.json holds them
 * @returns {string[]} one sentence each
 */
export const lockFaults = (packages, overrides = {}) =>
  Object.entries(packages).flatMap(([place, entry]) => {
    const missing = Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !isLocked(packages, place, name))
      .map((name) => `${place} asks for ${name}, which is not in package-lock.json`)
    const own = overrides[place.replace(/^.*node_modules\//, '')] ?? {}
    const tagged = Object.entries(entry.dependencies ?? {})
      .filter(([name, range]) => /^[a-z]+$/.test(range) && !own[name])
      .map(
        ([name, range]) => `${place} asks for ${name} by the tag "${range}": pin it under "overrides" in package.json`,
      )
    return [...missing, ...tagged]
  })

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const read = (name) =>
    JSON.parse(readFileSync(path.join(fileURLToPath(new URL('../..', import.meta.url)), name), 'utf8'))
  const faults = lockFaults(read('package-lock.json').packages, read('package.json').overrides)
  for (const fault of faults) console.error(fault)
  process.exit(faults.length === 0 ? 0 : 1)
}
