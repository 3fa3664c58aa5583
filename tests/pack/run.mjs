/**
 * `node tests/pack/run.mjs [node|bundles|engines|compilers|guides …]` installs the packed tarballs outside of the
 * repository and uses them there. Exit code 1 if a step failed.
 */
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../../scripts/setup-run.mjs'
import { inBundlers } from './bundles.mjs'
import { inCompilers } from './compilers.mjs'
import { inEngines } from './engines.mjs'
import { inGuides } from './guides.mjs'
import { inNode } from './inNode.mjs'
import { surfaceFaults } from '../../core/scripts/publicSurface.mjs'
import { counted, installed, modulesOf, packages, project, run, same, step, tarball, tool, work } from './steps.mjs'
import { printedLines } from './readme.mjs'

const exportsOf = (name) =>
  step(`${name}: the exports map names every file of exports/`, () => {
    const files = readdirSync(join(root, name, 'exports')).filter((file) => file.endsWith('.ts'))
    const named = files.map((file) => `@careplus/${name}/${file.slice(0, -3)}`.replace(/\/index$/, ''))
    same('exports', modulesOf(name).sort(), named.sort())
  })
const pack = (name) =>
  step(`${name}: builds and packs, with the licence`, async () => {
    rmSync(join(root, name, 'dist'), { recursive: true, force: true })
    await run('npm', ['pack', '--pack-destination', work], join(root, name))
    const licence = (folder) => readFileSync(join(root, folder, 'LICENSE'), 'utf8')
    same('the licence', licence(name), licence('.'))
    return `${Math.round(statSync(tarball(name)).size / 1000)} kB`
  })
const surface = (name) =>
  step(`${name}: exports what ${name}/api says`, async () => {
    const { subpaths } = await import(pathToFileURL(join(root, name, 'dist/exports/index.js')).href)
    same(
      'subpaths of exports/index.ts',
      [...subpaths],
      modulesOf(name)
        .slice(1)
        .map((path) => path.split('/')[2])
        .sort(),
    )
    const faults = surfaceFaults(name)
    if (faults.length > 0) throw new Error(`node core/scripts/api.mjs writes it anew:\n${faults.join('\n')}`)
  })
const judge = async (name) => {
  await step(`${name}: publint is clean`, async () => {
    await tool('publint/src/cli.js', ['--strict', tarball(name)], root)
  })
  await step(`${name}: attw is clean`, async () => {
    await tool('@arethetypeswrong/cli/dist/index.js', ['--profile', 'esm-only', tarball(name)], root)
  })
}

const places = {
  node: inNode,
  bundles: inBundlers,
  engines: inEngines,
  compilers: inCompilers,
  guides: () => inGuides({ step, run, same, printedLines, project, installed, tool }),
}
const asked = process.argv.slice(2)
const wanted = Object.entries(places).filter(([name]) => asked.length === 0 || asked.includes(name))

for (const name of packages) await exportsOf(name)
await pack('core')
await pack('adapters')
for (const name of packages) await surface(name)
// Two at a time: most machines have at least two cores.
const waiting = [
  ...wanted.map(([, use]) => use),
  ...(asked.length === 0 ? packages.map((name) => () => judge(name)) : []),
]
const worker = async () => {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await next()
}
await Promise.all([worker(), worker()])

rmSync(work, { recursive: true, force: true })
console.log(`${counted.passed} passed, ${counted.failed} failed`)
process.exitCode = counted.failed === 0 ? 0 : 1
