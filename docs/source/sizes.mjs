/** What an import costs: bundled with what it needs from the packages as they are published, minified and gzipped. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { root } from '../../scripts/setup-run.mjs'

const measured = [
  { what: 'a citizen ID', code: `export { citizenId } from '@careplus/core/identity'` },
  { what: 'a mobile number', code: `export { mobileNumber } from '@careplus/core/identity'` },
  { what: 'the code boxes', code: `export { codeInputReducer, emptyCodeInput } from '@careplus/core/otp'` },
  {
    what: 'the growth check with all references',
    code: `export { assessGrowth, measurement } from '@careplus/core/growth'\nexport { loadReferences } from '@careplus/core/growth-references'`,
  },
]

const bundled = async (entry) => {
  const [{ output }] = await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      minify: true,
      lib: { entry, formats: ['es'], fileName: 'bundle' },
      rolldownOptions: { treeshake: true },
    },
  })
  return output.map(({ code = '' }) => code).join('')
}

/** `{ what, names, bytes }` of each. */
export const sizes = async () => {
  const folder = join(root, 'docs/.pages/sizes')
  mkdirSync(folder, { recursive: true })
  const found = []
  for (const [i, { what, code }] of measured.entries()) {
    const entry = join(folder, `${i}.js`)
    writeFileSync(entry, code)
    const names = [...code.matchAll(/\{ ([^}]+) \}/g)].flatMap(([, list]) => list.split(', '))
    found.push({ what, names, bytes: gzipSync(await bundled(entry)).length })
  }
  return found
}
