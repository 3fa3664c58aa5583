/**
 * Packs @careplus/core and @careplus/adapters as they would be published, installs the tarballs into a bare Node project
 * and a bare Vite project outside the repository, and uses them there. Prints a line a step; exit code 1 if one failed.
 *   node tests/pack/run.mjs
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withWord } from '../../scripts/progress.mjs'
import { root, run as ranToItsEnd } from '../../scripts/setup-run.mjs'
import { build } from '../../scripts/setup.mjs'
import { startServer } from '../../scripts/start-server.mjs'
import { inGuides } from './guides.mjs'
import { examplesOf, printedLines } from './readme.mjs'
import { compileGuides } from './strictGuides.mjs'

const packages = ['core', 'adapters']
const manifest = (name) => JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8'))
const installed = (name) => JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')).version
const subpaths = (name) => Object.keys(manifest(name).exports).filter((path) => !/\.json$|\*/.test(path))

let passed = 0
let failed = 0
const step = async (name, work) => {
  const started = Date.now()
  const took = () => `(${((Date.now() - started) / 1000).toFixed(1)} s)`
  try {
    const note = await withWord(`at "${name}"`, async () => work())
    passed += 1
    console.log(`ok    ${name}${note === undefined ? '' : `: ${note}`} ${took()}`)
  } catch (fault) {
    failed += 1
    console.log(`FAIL  ${name} ${took()}\n${String(fault.message).replaceAll(/^/gm, '      ')}`)
  }
}

const run = async (command, args, cwd, env = process.env) => {
  const { code, output } = await ranToItsEnd(command, args, { cwd, env, output: 'collect' })
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}\n${output}`)
  return output
}
const tool = (path, args, cwd) => run(process.execPath, [join(root, 'node_modules', path), ...args], cwd)
const same = (what, actual, expected) => {
  const [a, e] = [JSON.stringify(actual, null, 1), JSON.stringify(expected, null, 1)]
  if (a !== e) throw new Error(`${what}: expected\n${e}\nbut there is\n${a}`)
}

const work = mkdtempSync(join(tmpdir(), 'careplus-pack-'))
const tarball = (name) => join(work, `careplus-${name}-${manifest(name).version}.tgz`)
const project = async (name, dependencies) => {
  const folder = join(work, name)
  mkdirSync(folder)
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, private: true, type: 'module' }))
  const wanted = [...packages.map(tarball), ...dependencies]
  await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', ...wanted], folder)
  return folder
}

const exportsOf = (name) =>
  step(`${name}: the exports map names every file of exports/`, () => {
    const files = readdirSync(join(root, name, 'exports')).filter((file) => file.endsWith('.ts'))
    same('exports', subpaths(name).sort(), files.map((file) => `./${file.slice(0, -3)}`).sort())
  })
const pack = (name) =>
  step(`${name}: builds and packs`, async () => {
    rmSync(join(root, name, 'dist'), { recursive: true, force: true })
    await run('npm', ['pack', '--pack-destination', work], join(root, name))
    return `${Math.round(statSync(tarball(name)).size / 1000)} kB`
  })
const judge = async (name) => {
  await step(`${name}: publint is clean`, async () => {
    await tool('publint/src/cli.js', ['--strict', tarball(name)], root)
  })
  await step(`${name}: attw is clean`, async () => {
    await tool('@arethetypeswrong/cli/dist/index.js', ['--profile', 'esm-only', tarball(name)], root)
  })
}

const readTypes = (node) =>
  step('the types read as a Node ES module reads them', async () => {
    const all = packages.flatMap((name) => subpaths(name).map((path) => `@careplus/${name}${path.slice(1)}`))
    const source = [
      ...all.map((path, i) => `import type * as m${i} from '${path}'`),
      `export type All = [${all.map((_, i) => `typeof m${i}`).join(', ')}]`,
      `import { citizenId, type CitizenId } from '@careplus/core/identity'`,
      `const read = citizenId('1101700230708')`,
      `export const id: CitizenId | null = read._tag === 'Right' ? read.right : null`,
      `// @ts-expect-error: an unchecked text is no citizen ID`,
      `export const unchecked: CitizenId = '1101700230708'`,
    ]
    writeFileSync(join(node, 'types.ts'), source.join('\n'))
    const options = {
      module: 'nodenext',
      strict: true,
      noEmit: true,
      lib: ['ES2023', 'DOM'],
      types: [],
      skipLibCheck: false,
    }
    writeFileSync(join(node, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files: ['types.ts'] }))
    await tool('typescript/bin/tsc', ['-p', node], node)
  })

/** It names a running back end by this. */
const serverName = 'CAREPLUS_URL'
const asksServer = ({ code }) => code.includes(serverName)

/** A demo of its own, which knows the guide's front end by its origin. */
const besideServer = async (play) => {
  await build(['server'])
  const app = await startServer({ ALLOWED_ORIGINS: 'http://localhost:5174' })
  try {
    return await play({ ...process.env, [serverName]: app.url })
  } finally {
    await app.stop()
  }
}

const runGuides = async (node) => {
  for (const [name, least] of [
    ['core', 10],
    ['adapters', 2],
  ]) {
    const examples = examplesOf(readFileSync(join(root, name, 'README.md'), 'utf8'))
    await step(`${name}: the guide has its examples`, () => {
      if (examples.length < least) throw new Error(`only ${examples.length}`)
      return `${examples.length}`
    })
    for (const example of examples) {
      await step(`${name}: guide, ${example.name}: prints what it says`, async () => {
        const file = join(node, `${name}-${example.name.replace(' ', '-')}.mjs`)
        writeFileSync(file, example.code)
        const play = (env) => run(process.execPath, [file], node, env)
        const printed = asksServer(example) ? await besideServer(play) : await play()
        same('printed', printedLines(printed), example.expected)
      })
    }
  }
}

/** A bare Node project imports and type-checks both packages, and runs the examples of their guides. */
const inNode = async () => {
  let node = ''
  await step('a bare Node project installs both', async () => {
    node = await project('bare-node', [`fast-check@${installed('fast-check')}`])
  })
  if (node === '') return

  for (const name of packages) {
    await step(`${name}: plain node imports every subpath`, async () => {
      const all = subpaths(name).map((path) => `@careplus/${name}${path.slice(1)}`)
      const file = join(node, `import-${name}.mjs`)
      writeFileSync(file, `for (const path of ${JSON.stringify(all)}) await import(path)\n`)
      await run(process.execPath, [file], node)
      return `${all.length} subpaths`
    })
  }
  const compiled = () => step('the guides compile as strict TypeScript', () => compileGuides(node, tool))
  await Promise.all([readTypes(node).then(compiled), runGuides(node)])
}

const inVite = () =>
  step('a bare Vite project installs both, builds, and its bundle runs', async () => {
    const vite = await project('bare-vite', [`vite@${installed('vite')}`])
    const page = '<!doctype html><script type="module" src="./main.js"></script>'
    writeFileSync(join(vite, 'index.html'), page)
    const all = packages.flatMap((name) =>
      subpaths(name)
        .filter((path) => path !== './testing')
        .map((path) => `@careplus/${name}${path.slice(1)}`),
    )
    writeFileSync(
      join(vite, 'main.js'),
      [
        ...all.map((path, i) => `import * as m${i} from '${path}'`),
        `import { thaiDate, todayInBangkok } from '@careplus/core/calendar'`,
        `import { assessGrowth, measurement } from '@careplus/core/growth'`,
        `import { loadReferences } from '@careplus/core/growth-references'`,
        `const form = { sex: 'female', birthDate: '2024-07-12', date: '2026-11-20', weight: 12.4, height: 88.5 }`,
        `const { picture } = assessGrowth(loadReferences())(measurement('2026-11-20')(form).right)`,
        `const modules = [${all.map((_, i) => `m${i}`).join(', ')}].filter((module) => Object.keys(module).length > 0)`,
        `console.log(modules.length, thaiDate(todayInBangkok(Date.UTC(2026, 10, 19, 23, 30))), picture)`,
      ].join('\n'),
    )
    writeFileSync(join(vite, 'vite.config.js'), 'export default { build: { modulePreload: false } }')
    await run(process.execPath, [join(vite, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error'], vite)
    const [bundle] = readdirSync(join(vite, 'dist/assets')).filter((file) => file.endsWith('.js'))
    const [line] = printedLines(await run(process.execPath, [join(vite, 'dist/assets', bundle)], vite))
    if (!/^\d+ 20 พ\.ย\. 69 Girl_slim_standard$/.test(line)) throw new Error(`the bundle printed: ${line}`)
    return line
  })

for (const name of packages) await exportsOf(name)
await pack('core')
// Two at a time, where one does not need the other's result: most machines have at least two cores.
await Promise.all([judge('core'), pack('adapters')])
await Promise.all([inNode(), inVite().then(() => judge('adapters'))])
await inGuides({ step, run, same, printedLines, project, installed })

rmSync(work, { recursive: true, force: true })
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
