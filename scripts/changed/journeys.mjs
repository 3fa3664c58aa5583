import { reachedFrom } from './imports.mjs'

/** The paths that a journey opens: what is put in stands for anything. */
const pathsIn = (text) =>
  [...text.matchAll(/(['"`])(\/[^'"`\n]*?)\1/g)].map(([, , path]) =>
    path.replaceAll(/\$\{[^}]*\}/g, '{}').replace(/[?#].*/, ''),
  )

const isFilledIn = (part) => part.startsWith('{')
const fits = (path, route) => {
  const [own, other] = [path, route].map((each) => each.split('/'))
  return (
    own.length === other.length &&
    own.every((part, index) => part === other[index] || isFilledIn(part) || isFilledIn(other[index]))
  )
}

/** What a path opens: the page of that very path before one of which a part is filled in. */
const pagesOf = (path, routes) => {
  const own = routes.filter((route) => route.path === path)
  return own.length > 0 ? own : routes.filter((route) => fits(path, route.path))
}

/** Folders and files that there are for every feature, and so name none. */
const nameless = new Set(
  'domain usecases ports exports http contract storage device features ui copy composition testing e2e index handlers'.split(
    ' ',
  ),
)

/** The rings that have features, and the tests of them; the server keeps its own in wings. */
const ring = /^(core|adapters|server(\/\w+(?=\/\w+\/))?|web|tests\/e2e)\//

/** A feature has one name in every ring; in some it is in the plural. */
export const featuresOf = (file) => {
  if (!ring.test(file)) return []
  return file
    .replace(ring, '')
    .replace(/(\.[a-zA-Z]+)+$/, '')
    .split('/')
    .filter((part) => !nameless.has(part))
    .map((part) => part.toLowerCase().replace(/s$/, ''))
}

/**
 * The journeys that a change reaches: those that open a page whose screen it reaches, and those that carry the name of its
 * feature, as what the server does is not imported by any page. Nearest first.
 * @param {{ importers: Map<string, Set<string>>, changed: readonly string[], away: Map<string, number>,
 *   specs: readonly string[], textOf: (file: string) => string,
 *   routes: readonly { path: string, sources: readonly string[] }[] }} known
 * @returns {{ file: string, distance: number }[]}
 */
export const journeysReached = ({ importers, changed, away, specs, textOf, routes }) => {
  const isReached = ({ sources }) => sources.some((source) => away.has(source))
  const ofTests = reachedFrom(
    importers,
    changed.filter((file) => file.startsWith('tests/')),
  )
  const features = new Set(changed.filter((file) => !file.startsWith('tests/')).flatMap(featuresOf))
  const distanceOf = (file) => {
    if (ofTests.has(file)) return ofTests.get(file)
    const opened = pathsIn(textOf(file))
    const opens = opened.some((path) => pagesOf(path, routes).some(isReached))
    const isNamed = featuresOf(file).some((name) => features.has(name))
    if (isNamed) return opens ? 1 : 2
    // Who opens few pages is about them.
    return opens ? 3 + new Set(opened).size / 100 : null
  }
  return specs
    .map((file) => ({ file, distance: distanceOf(file) }))
    .filter(({ distance }) => distance !== null)
    .sort((a, b) => a.distance - b.distance)
}
