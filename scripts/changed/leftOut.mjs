const folderOf = (file) => file.split('/').slice(0, -1).join('/')

/** Each file by name while they are few, else how many there are in each folder. */
const named = (files) => {
  if (files.length <= 12) return files
  const counts = new Map()
  for (const file of files) counts.set(folderOf(file), (counts.get(folderOf(file)) ?? 0) + 1)
  return [...counts].map(([folder, count]) => `${folder} (${count})`)
}

/** What no import leads to: it is read while running, or says how everything is run. */
const isFollowed = (file) => /^(core|adapters|server|web|widget|tests|scripts)\/.*\.([cm]?[jt]sx?|css)$/.test(file)

/**
 * What a run of a change left out, and how to run it.
 * @param {Record<string, { run: string[], leftOut: string[], further: string[] }>} reached by suite
 * @param {readonly string[]} changed
 * @returns {string[]}
 */
export const leftOutLines = (reached, changed) => {
  const unfollowed = changed.filter((file) => !isFollowed(file) && !file.endsWith('.md'))
  const suites = Object.entries(reached).flatMap(([suite, { leftOut, further }]) => [
    ...(leftOut.length > 0 ? [`  ${suite}, over the limit of a run: ${named(leftOut).join(', ')}`] : []),
    ...(further.length > 0 ? [`  ${suite}, reached only through the whole product: ${named(further).join(', ')}`] : []),
  ])
  return [
    '\nLeft out:',
    ...suites,
    ...(unfollowed.length > 0 ? [`  tests of what no import leads to: ${named(unfollowed).join(', ')}`] : []),
    '  unused code, lock file, commits, packages, starting, the other store, journeys beyond the phone (npm test)',
  ]
}
