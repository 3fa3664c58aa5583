/** Builds a package for publishing: `node core/scripts/build.mjs core adapters`. `adapters` needs the types of the
 * built core. */
import '../../scripts/setup-node.mjs'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { step } from '../../scripts/progress.mjs'
import { Refusal, root, runMain, runTool } from '../../scripts/setup-run.mjs'
import { fingerprint, install, whereChanged } from '../../scripts/setup.mjs'
import { writeModules } from './writeModules.mjs'
import { writePictures } from './writePictures.mjs'

/** Node's resolution finds the file, not the folder of `fp-ts/Either`. */
const toNodeImports = (types) =>
  types.replaceAll(/(['"])(fp-ts|io-ts)\/(?!lib\/|package\.json)(\w+)\1/g, '$1$2/lib/$3.js$1')

const inputsOf = (name) => [...new Set(['core', name]), 'package-lock.json', 'tsconfig.base.json']

/** TypeScript 7 keeps the order of unions. Throws `Refusal` if the package does not compile. */
const writeTypes = async (name) => {
  const args = ['-p', join(root, name, 'tsconfig.build.json')]
  const { code, output } = await runTool('typescript-native/bin/tsc', args, { output: 'collect' })
  if (code !== 0) throw new Refusal(`${name} does not compile:\n${output}`)
  const dist = join(root, name, 'dist')
  for (const file of readdirSync(dist, { recursive: true }).filter((path) => path.endsWith('.d.ts'))) {
    const types = readFileSync(join(dist, file), 'utf8')
    const mended = toNodeImports(types)
    if (mended !== types) writeFileSync(join(dist, file), mended)
  }
}

const buildPackage = async (name) => {
  rmSync(join(root, name, 'dist'), { recursive: true, force: true })
  await Promise.all([writeTypes(name), writeModules(name)])
  if (name === 'core') await writePictures(join(root, name, 'dist'))
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
