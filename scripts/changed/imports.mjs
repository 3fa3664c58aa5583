/**
 * Where everything meets: whoever imports one of these imports the whole product. Reach does not go on through them, it goes
 * from page to journey and from call to test instead (see `reach.mjs`).
 */
export const joints = [
  /^server\/(createServer|modules|services|startWork|\w+\/module)\.ts$/,
  /^server\/testing\/(testServer|staffServer|testStore)\.ts$/,
  /^server\/demo\/seed\.ts$/,
  /^web\/routes\.ts$/,
  /^web\/entry-\w+\.tsx$/,
  /^web\/composition\/(base|registry|services|helper|\w+\.module)\.ts$/,
  /^adapters\/http\/contract\/(index|endpoint|common)\.ts$/,
  /^(core|adapters)\/exports\/(testing|ports|http|contract)\.ts$/,
]
const isJoint = (file) => joints.some((joint) => joint.test(file))

/**
 * Who imports whom, turned round. A type alone changes nothing of what runs: that the types still fit is checked apart.
 * @param {readonly { source: string, dependencies: readonly { resolved: string, dependencyTypes: readonly string[] }[] }[]} modules
 *   as dependency-cruiser tells them
 * @returns {Map<string, Set<string>>} from each file to those that import it
 */
export const importersOf = (modules) => {
  const importers = new Map()
  for (const { source, dependencies } of modules)
    for (const { resolved, dependencyTypes } of dependencies) {
      if (dependencyTypes.some((type) => type === 'type-only' || type === 'type-import')) continue
      importers.set(resolved, (importers.get(resolved) ?? new Set()).add(source))
    }
  return importers
}

/**
 * Every file that imports one of `changed`, also by way of others, and how many imports away it is.
 * @param {Map<string, Set<string>>} importers
 * @param {readonly string[]} changed
 * @param {{ throughJoints?: boolean }} options a joint that was changed itself is gone on from in any case
 * @returns {Map<string, number>}
 */
export const reachedFrom = (importers, changed, { throughJoints = false } = {}) => {
  const away = new Map(changed.map((file) => [file, 0]))
  // A map gives what is added while it is gone through, too.
  for (const [file, distance] of away) {
    if (!throughJoints && distance > 0 && isJoint(file)) continue
    for (const importer of importers.get(file) ?? []) if (!away.has(importer)) away.set(importer, distance + 1)
  }
  return away
}
