import { sourcesOf } from './sources.mjs'

/** Scripts and styles of a screen and its layout, from Vite's manifest, so that they load at once with the entry. */
export const pageAssets = (manifest, table, fonts) => {
  const entry = Object.keys(manifest).find((key) => manifest[key].isEntry)
  if (entry === undefined) throw new Error('the manifest names no entry')

  const collect = (key, into) => {
    const chunk = manifest[key]
    if (chunk === undefined || into.seen.has(key)) return into
    into.seen.add(key)
    into.scripts.add(`/${chunk.file}`)
    // In the browser's order: sheets of imported chunks come first.
    for (const imported of chunk.imports ?? []) collect(imported, into)
    for (const style of chunk.css ?? []) into.styles.add(`/${style}`)
    return into
  }
  const empty = () => ({ seen: new Set(), scripts: new Set(), styles: new Set() })
  const base = collect(entry, empty())

  const byPath = new Map(table.map((route) => [route.path, route]))
  const isChunk = (source) => manifest[source] !== undefined

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
  // Both bundles hash the content, so the server bundle's URLs are the client's.
  const served = new Set(Object.values(manifest).map((chunk) => `/${chunk.file}`))
  for (const url of fonts) if (!served.has(url)) throw new Error(`${url} is not among the client's files`)

  /** Includes what the route loads later. */
  const everythingOf = (route) => {
    const all = empty()
    for (const source of sourcesOf(byPath.get(route.path), isChunk)) collect(source, all)
    for (const key of all.seen) for (const later of manifest[key]?.dynamicImports ?? []) collect(later, all)
    return [...all.scripts, ...all.styles]
  }
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
