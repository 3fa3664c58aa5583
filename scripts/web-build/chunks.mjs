import { build } from 'vite'

/**
 * Small scripts cost a page more to ask for than to carry. Rolldown cuts what screens share into a chunk for every set of
 * screens that share it, most of them a few hundred bytes; those that are nearly always wanted together are joined here.
 */

/** What asking for one more file costs, in bytes: its headers, its turn on a connection, its own compression. */
const requestBytes = 1500
/** What a screen may come to carry in vain, in all. */
const mostInVain = 2200
/** What brotli leaves of a script's text, about. */
const compressed = 0.3
const isScreen = (source) => source.endsWith('Route.tsx')
/** The first page has a limit of its own, and carries nothing for others; what a screen fetches later, fewer need. */
const weightOf = (source) => (source.endsWith('/HomeRoute.tsx') ? 50 : isScreen(source) ? 1 : 0.3)

/** Everything that `from` brings, itself included. */
const closureOf = (imports, from) => {
  const all = new Set([from])
  for (const each of all) for (const next of imports.get(each) ?? []) all.add(next)
  return all
}

/** Whether one leads to the other by way of a third: joined, they would wait for it and it for them. */
const leadsAround = (imports, from, to) =>
  [...(imports.get(from) ?? [])].some((next) => next !== to && closureOf(imports, next).has(to))

/** What each screen brings, at once, and with what it fetches next; and so whatever else is fetched by itself. */
const screensOf = (chunks, imports, first) => {
  const laterOf = new Map(chunks.map(({ fileName, dynamicImports }) => [fileName, dynamicImports]))
  return chunks
    .filter(({ isDynamicEntry }) => isDynamicEntry)
    .flatMap(({ fileName, facadeModuleId }) => {
      const own = closureOf(imports, fileName)
      const later = [...own].filter((each) => !first.has(each)).flatMap((each) => laterOf.get(each) ?? [])
      const whole = new Set([...own, ...later.flatMap((each) => [...closureOf(imports, each)])])
      return (isScreen(facadeModuleId) ? [own, whole] : [own]).map((brings) => ({
        brings,
        weight: weightOf(facadeModuleId),
        inVain: 0,
      }))
    })
}

/** For each part, what it would add to each screen that does not bring it: its own bytes, and those of what it imports. */
const addedBy = (names, imports, screens, bytesOf) =>
  new Map(
    names.map((part) => {
      const closure = [...closureOf(imports, part)]
      const added = (screen) =>
        closure.reduce((sum, each) => (screen.brings.has(each) ? sum : sum + bytesOf.get(each)), 0)
      return [part, screens.map((screen) => (screen.brings.has(part) ? null : added(screen)))]
    }),
  )

/** Bytes saved over all screens by joining two; nothing where some screen would carry too much in vain. */
const gainOf = (screens, added, one, other) => {
  let gain = 0
  for (const [at, { weight, inVain }] of screens.entries()) {
    const [a, b] = [added.get(one)[at], added.get(other)[at]]
    if (a === null && b === null) gain += weight * requestBytes
    if ((a === null) === (b === null)) continue
    const more = a ?? b
    if (inVain + more > mostInVain) return 0
    gain -= weight * more
  }
  return gain
}

const bestPair = (parts, imports, screens, bytesOf) => {
  const names = [...parts.keys()]
  const added = addedBy(names, imports, screens, bytesOf)
  return names
    .flatMap((one, at) =>
      names.slice(at + 1).map((other) => ({ one, other, gain: gainOf(screens, added, one, other) })),
    )
    .filter(({ gain }) => gain > 0)
    .toSorted((a, b) => b.gain - a.gain)
    .find(({ one, other }) => !leadsAround(imports, one, other) && !leadsAround(imports, other, one))
}

const join = (parts, imports, screens, bytesOf, { one, other }) => {
  const added = addedBy([one, other], imports, screens, bytesOf)
  const brought = new Set([...closureOf(imports, one), ...closureOf(imports, other)])
  for (const [at, screen] of screens.entries()) {
    const [a, b] = [added.get(one)[at], added.get(other)[at]]
    if (a !== null && b !== null) continue
    screen.inVain += a ?? b ?? 0
    for (const each of brought) screen.brings.add(each)
    screen.brings.delete(other)
  }
  parts.set(one, [...parts.get(one), ...parts.get(other)])
  parts.delete(other)
  bytesOf.set(one, bytesOf.get(one) + bytesOf.get(other))
  imports.set(one, new Set([...imports.get(one), ...imports.get(other)]))
  imports.delete(other)
  for (const of of imports.values()) if (of.delete(other)) of.add(one)
  imports.get(one).delete(one)
}

/** From the chunks of a build: which modules to join, as lists of their ids. Never so that chunks wait for each other. */
export const joinedModules = (chunks) => {
  const imports = new Map(chunks.map(({ fileName, imports: of }) => [fileName, new Set(of)]))
  const bytesOf = new Map(chunks.map(({ fileName, code }) => [fileName, code.length * compressed]))
  const first = closureOf(imports, chunks.find(({ isEntry }) => isEntry).fileName)
  const screens = screensOf(chunks, imports, first)
  const parts = new Map(
    chunks
      .filter(({ isEntry, isDynamicEntry, fileName }) => !isEntry && !isDynamicEntry && !first.has(fileName))
      .map(({ fileName, moduleIds }) => [fileName, [moduleIds]]),
  )
  const best = () => bestPair(parts, imports, screens, bytesOf)
  for (let pair = best(); pair !== undefined; pair = best()) join(parts, imports, screens, bytesOf, pair)
  return [...parts.values()].filter((joined) => joined.length > 1).map((joined) => joined.flat())
}

/** The output's settings that join them, after a build in which everything is still apart. */
export const joinedOutput = async (configFile) => {
  const { output } = await build({ configFile, logLevel: 'warn', build: { write: false } })
  const joined = joinedModules(output.filter(({ type }) => type === 'chunk'))
  const nameOf = new Map(joined.flatMap((ids, at) => ids.map((id) => [id, `shared${at + 1}`])))
  const group = { name: (id) => nameOf.get(id) ?? null, test: (id) => nameOf.has(id), priority: 3 }
  return { codeSplitting: { groups: [group] } }
}
