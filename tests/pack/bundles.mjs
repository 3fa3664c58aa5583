import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { measuredImports } from '../../core/scripts/measuredImports.mjs'
import { installed, modulesOf, node, packages, project, same, step } from './steps.mjs'
import { root } from '../../scripts/setup-run.mjs'
import { examplesOf, printedLines } from './readme.mjs'

const everything = [
  ...packages
    .flatMap(modulesOf)
    .filter((path) => path !== '@careplus/core/testing')
    .map((path, i) => `import * as m${i} from '${path}'\nglobalThis.m${i} = m${i}`),
  `import { thaiDate, todayInBangkok } from '@careplus/core/calendar'`,
  `console.log(thaiDate(todayInBangkok(Date.UTC(2026, 10, 19, 23, 30))))`,
].join('\n')

const bundlers = (folder) => {
  const { resolve } = createRequire(join(folder, 'package.json'))
  const load = async (name) => import(pathToFileURL(resolve(name)).href)
  return {
    esbuild: async (entry) => {
      const { build } = await load('esbuild')
      const options = { bundle: true, minify: true, format: 'esm', write: false, logLevel: 'error' }
      return (await build({ ...options, entryPoints: [entry] })).outputFiles[0].text
    },
    rollup: async (entry) => {
      const { rollup } = await load('rollup')
      const { nodeResolve } = await load('@rollup/plugin-node-resolve')
      const { default: commonjs } = await load('@rollup/plugin-commonjs')
      const { minify } = await load('terser')
      const bundle = await rollup({ input: entry, plugins: [nodeResolve({ browser: true }), commonjs()] })
      const { output } = await bundle.generate({ inlineDynamicImports: true })
      return (await minify(output[0].code, { module: true })).code
    },
    webpack: async (entry) => {
      const { default: webpack } = await load('webpack')
      const output = { path: join(folder, 'webpack'), filename: 'bundle.js' }
      const options = { mode: 'production', entry, context: folder, target: 'web', output, performance: false }
      await new Promise((resolved, rejected) => {
        webpack(options, (fault, stats) => {
          if (fault !== null || stats.hasErrors()) rejected(fault ?? new Error(stats.toString()))
          else resolved()
        })
      })
      return readFileSync(join(folder, 'webpack/bundle.js'), 'utf8')
    },
    vite: async (entry) => {
      const { build } = await load('vite')
      const rolldownOptions = { input: entry }
      const built = await build({
        root: folder,
        configFile: false,
        logLevel: 'error',
        build: { write: false, rolldownOptions },
      })
      return built.output[0].code
    },
  }
}

const kilobytes = (text) => gzipSync(text, { level: 9 }).length / 1000

export const inBundlers = async () => {
  let folder
  const ready = await step('a project of bundlers installs both', async () => {
    folder = await project('bundlers', [
      'esbuild@0.28.2',
      'rollup@4.68.8',
      '@rollup/plugin-node-resolve@16.0.3',
      '@rollup/plugin-commonjs@29.0.3',
      'terser@5.51.4',
      'webpack@5.113.0',
      `vite@${installed('vite')}`,
    ])
  })
  if (!ready) return
  mkdirSync(join(folder, 'run'))
  const written = (name, text) => {
    const file = join(folder, 'run', `${name}.mjs`)
    writeFileSync(file, text)
    return file
  }
  const tools = bundlers(folder)
  for (const [index, { name, most, code, prints }] of measuredImports.entries())
    await step(`${name}: at most ${most} kB in every bundle, which runs`, async () => {
      const entry = join(folder, `part${index}.js`)
      writeFileSync(entry, code)
      const weights = []
      for (const bundler of ['esbuild', 'rollup', 'webpack']) {
        const text = await tools[bundler](entry)
        same(bundler, printedLines(await node([written(`${bundler}${index}`, text)], folder)), [prints])
        weights.push([bundler, kilobytes(text)])
      }
      const summary = weights.map(([bundler, weight]) => `${bundler} ${weight.toFixed(2)} kB`).join(', ')
      if (weights.some(([, weight]) => weight > most)) throw new Error(summary)
      return summary
    })
  await step('the walk of a second front end weighs what its guide says', async () => {
    const guide = readFileSync(join(root, 'adapters/README.md'), 'utf8')
    const entry = join(folder, 'walk.js')
    writeFileSync(entry, examplesOf(guide).find(({ code }) => code.includes('ALLOWED_ORIGINS')).code)
    const statedKb = Number(/weighs (\d+) kB, minified and gzipped/.exec(guide)?.[1])
    const weight = kilobytes(await tools.vite(entry))
    if (!(Math.abs(weight - statedKb) < 1.5))
      throw new Error(`it weighs ${weight.toFixed(1)} kB, and the guide says ${statedKb}`)
    return `${weight.toFixed(1)} kB`
  })
  const entry = join(folder, 'everything.js')
  writeFileSync(entry, everything)
  // The other two have run above, and would take half a minute each.
  for (const bundler of ['esbuild', 'vite'])
    await step(`${bundler}: a bundle of everything runs`, async () => {
      const text = await tools[bundler](entry)
      same('printed', printedLines(await node([written(`${bundler}-all`, text)], folder)), ['20 พ.ย. 69'])
      return `${kilobytes(text).toFixed(0)} kB`
    })
}
