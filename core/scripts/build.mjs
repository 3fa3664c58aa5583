/**
 * Builds a package of this repository for publishing: ES modules with types, one file a source file.
 *   node core/scripts/build.mjs core adapters
 * `adapters` reads the types of the built core, so core comes first. `npm pack` and `npm publish` run it (`prepack`).
 */
import '../../scripts/setup-node.mjs'
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { step } from '../../scripts/progress.mjs'
import { Refusal, root, runMain, runTool } from '../../scripts/setup-run.mjs'
import { fingerprint, install, whereChanged } from '../../scripts/setup.mjs'
import { writePictures } from './writePictures.mjs'

/**
 * fp-ts 2.16 and io-ts 2.2 have no `exports` map: plain Node refuses `fp-ts/Either`, which is a folder, and takes the
 * file. Bundlers take both. Can go when they publish a map.
 */
const asNodeReads = (code) =>
  code.replaceAll(/(['"])(fp-ts|io-ts)\/(?!lib\/|package\.json)(\w+)\1/g, '$1$2/lib/$3.js$1')

const filesUnder = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

/** What a package is made of: `adapters` of the types of core as well. */
const inputsOf = (name) => [...new Set(['core', name]), 'package-lock.json', 'tsconfig.base.json', 'LICENSE']

/** Throws `Refusal` where the package does not compile. */
const buildPackage = async (name) => {
  const folder = join(root, name)
  const dist = join(folder, 'dist')
  rmSync(dist, { recursive: true, force: true })
  const { code, output } = await runTool('typescript/bin/tsc', ['-p', join(folder, 'tsconfig.build.json')], {
    output: 'collect',
  })
  if (code !== 0) throw new Refusal(`${name} does not compile:\n${output}`)
  const written = filesUnder(dist).filter((file) => /\.(?:js|d\.ts)$/.test(file))
  for (const file of written) {
    const code = readFileSync(file, 'utf8')
    const mended = asNodeReads(code)
    if (mended !== code) writeFileSync(file, mended)
  }
  if (name === 'core') await writePictures(dist)
  const licence = join(root, 'LICENSE')
  if (existsSync(licence)) copyFileSync(licence, join(dist, 'LICENSE'))
}

await runMain(async () => {
  await install('stderr')
  const named = process.argv.slice(2)
  for (const name of named.length > 0 ? named : ['core', 'adapters']) {
    const stamp = join(root, name, 'dist/.inputs')
    await whereChanged({ stamp, wanted: fingerprint([], inputsOf(name)) }, () =>
      step({ doing: `building ${name}`, done: `${name} built` }, () => buildPackage(name)),
    )
  }
})
