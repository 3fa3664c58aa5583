/** Cost of an import: bundled with its needs from the packages as published, minified and gzipped. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { measuredImports } from '../../core/scripts/measuredImports.mjs'
import { root } from '../../scripts/setup-run.mjs'

const bundled = async (entry) => {
  const { output } = await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    build: { write: false, modulePreload: false, rolldownOptions: { input: entry } },
  })
  return output.map(({ code = '' }) => code).join('')
}

export const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`

/** `{ what, names, bytes }` of each. */
export const sizes = async () => {
  const folder = join(root, 'docs/.pages/sizes')
  mkdirSync(folder, { recursive: true })
  const found = []
  for (const [i, { name: what, code }] of measuredImports.entries()) {
    const entry = join(folder, `${i}.js`)
    writeFileSync(entry, code)
    const names = [...code.matchAll(/^import \{ ([^}]+) \}/gm)].flatMap(([, list]) => list.split(', '))
    found.push({ what, names, bytes: gzipSync(await bundled(entry)).length })
  }
  return found
}
