import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pageAssets } from './assets.mjs'
import { ofMembers } from './chunks.mjs'

/** Numbers of scripts, their served bytes (brotli), and the bytes of style sheets. */
const limits = {
  home: { scripts: 4, bytes: 82_500, styles: 9500 },
  visitor: { scripts: 22, bytes: 125_500, styles: 13_000 },
  member: { scripts: 45, bytes: 243_000, styles: 18_500 },
}

/** The smallest files are served uncompressed. */
const servedSize = (folder) => (url) => {
  const file = join(folder, url)
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}

const sum = (urls, sizeOf) => urls.reduce((bytes, url) => bytes + sizeOf(url), 0)

/** Without what a screen loads by itself later, which `npm run size` measures. */
export const firstLoads = (dist, table) => {
  const manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8'))
  const assets = pageAssets(manifest, table, [])
  const sizeOf = servedSize(join(dist, 'client'))
  const members = assets.broughtBy(ofMembers)
  const loadOf = (route, kind, more) => {
    const { scripts, styles } = assets.of(route)
    const all = [...new Set([...assets.ofEntry, ...scripts, ...styles, ...more])]
    const isScript = (url) => url.endsWith('.js')
    return {
      path: route.path,
      kind,
      scripts: all.filter(isScript).length,
      bytes: sum(all.filter(isScript), sizeOf),
      styles: sum(
        all.filter((url) => !isScript(url)),
        sizeOf,
      ),
    }
  }
  return table.flatMap((route) => [
    ...(route.guard === 'auth' ? [] : [loadOf(route, route.path === '/' ? 'home' : 'visitor', [])]),
    loadOf(route, 'member', members),
  ])
}

export const overLimits = (loads) =>
  loads.flatMap(({ path, kind, ...load }) =>
    Object.entries(limits[kind]).flatMap(([what, max]) =>
      load[what] > max ? [`${path} (${kind}): ${what} ${load[what]} of at most ${max}`] : [],
    ),
  )
