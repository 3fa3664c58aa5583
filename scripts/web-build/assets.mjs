import { sourcesOf } from './sources.mjs'

/**
 * What a page has to fetch beyond the entry, from Vite's manifest: the scripts and styles of its screen and layout, so
 * that they are asked for at once and not one after the other.
 */
export const pageAssets = (manifest, table, fonts) => {
  const entry = Object.keys(manifest).find((key) => manifest[key].isEntry)
  if (entry === undefined) throw new Error('the manifest names no entry')

  const collect = (key, into) => {
    const chunk = manifest[key]
    if (chunk === undefined || into.seen.has(key)) return into
    into.seen.add(key)
    into.scripts.add(`/${chunk.file}`)
    // As the browser would: the sheets of what a chunk imports come before its own.
    for (const imported of chunk.imports ?? []) collect(imported, into)
    for (const style of chunk.css ?? []) into.styles.add(`/${style}`)
    return into
  }
  const empty = () => ({ seen: new Set(), scripts: new Set(), styles: new Set() })
  const base = collect(entry, empty())

  const byPath = new Map(table.map((route) => [route.path, route]))
  const isChunk = (source) => manifest[source] !== undefined

  /** Scripts and styles of a route that the entry does not bring. */
  const of = ({ path }) => {
    const all = empty()
    for (const source of sourcesOf(byPath.get(path), isChunk)) {
      if (!isChunk(source)) throw new Error(`${source} is no chunk of its own`)
      collect(source, all)
    }
    return {
      scripts: [...all.scripts].filter((file) => !base.scripts.has(file)),
      styles: [...all.styles].filter((file) => !base.styles.has(file)),
    }
  }
  // Both bundles name a file by its content, so the server bundle's addresses are the client's.
  const served = new Set(Object.values(manifest).map((chunk) => `/${chunk.file}`))
  for (const url of fonts) if (!served.has(url)) throw new Error(`${url} is not among the client's files`)

  /** Everything that a route may come to need, what it fetches later included. */
  const everythingOf = (route) => {
    const all = empty()
    for (const source of sourcesOf(byPath.get(route.path), isChunk)) collect(source, all)
    // A set is gone through with what is added to it on the way.
    for (const key of all.seen) for (const later of manifest[key]?.dynamicImports ?? []) collect(later, all)
    return [...all.scripts, ...all.styles]
  }
  /** What chunks bring at once, and nothing that they fetch later. */
  const broughtBy = (sources) => {
    const all = empty()
    for (const source of sources) {
      if (!isChunk(source)) throw new Error(`${source} is no chunk of its own`)
      collect(source, all)
    }
    return [...all.scripts, ...all.styles]
  }
  const ofEntry = [...base.scripts, ...base.styles]
  const forControls = manifest['app/earlyInput.ts']
  if (forControls === undefined) throw new Error('what a written page needs for its controls is no chunk of its own')
  return {
    of,
    fonts,
    everythingOf,
    broughtBy,
    entry: `/${manifest[entry].file}`,
    ofEntry,
    ofControls: `/${forControls.file}`,
  }
}
