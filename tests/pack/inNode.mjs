import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/setup-run.mjs'
import { build } from '../../scripts/setup.mjs'
import { startServer } from '../../scripts/start-server.mjs'
import { examplesOf, printedLines } from './readme.mjs'
import { installed, modulesOf, node, packages, project, same, step, tool } from './steps.mjs'
import { compileGuides } from './strictGuides.mjs'

const minExamples = { core: 10, adapters: 2 }

/** An example's name of a running back end. */
const serverName = 'CAREPLUS_URL'

const besideServer = async (play) => {
  await build(['server'])
  const app = await startServer({ ALLOWED_ORIGINS: 'http://localhost:5174' })
  try {
    return await play({ ...process.env, [serverName]: app.url })
  } finally {
    await app.stop()
  }
}

const runGuide = async (folder, name) => {
  const examples = examplesOf(readFileSync(join(root, name, 'README.md'), 'utf8'))
  await step(`${name}: the guide has its examples`, () => {
    if (examples.length < minExamples[name]) throw new Error(`only ${examples.length}`)
    return `${examples.length}`
  })
  for (const example of examples) {
    await step(`${name}: guide, ${example.name}: prints what it says`, async () => {
      const file = join(folder, `${name}-${example.name.replace(' ', '-')}.mjs`)
      writeFileSync(file, example.code)
      const play = (env) => node([file], folder, env)
      const printed = example.code.includes(serverName) ? await besideServer(play) : await play()
      same('printed', printedLines(printed), example.expected)
    })
  }
}

/** An app's own fp-ts and io-ts work with the core's values. */
const ownLibraries = `
import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { PathReporter } from 'io-ts/lib/PathReporter.js'
import { CitizenId, parseCitizenId } from '@careplus/core/identity'

const Form = t.exact(t.intersection([t.type({ id: CitizenId }), t.partial({ other: t.union([CitizenId, t.null]) })]))
const id = '1101700230708'
console.log(E.isRight(parseCitizenId(id)), E.getOrElse(() => '')(parseCitizenId('1')) === '', E.Functor.map(parseCitizenId(id), String).right)
console.log(JSON.stringify(Form.decode({ id, other: null, more: 1 }).right), Form.is({ id }), Form.is({ id: '1' }))
console.log(PathReporter.report(Form.decode({ id: '1101700230709' })).length, t.array(CitizenId).decode([id, 1])._tag)
`
const ownLibrariesPrint = ['true true 1101700230708', '{"id":"1101700230708","other":null} true false', '1 Left']

/** Source maps lead from an error to our source. */
const traced = `
import { assessGrowth, measurement } from '@careplus/core/growth'
const broken = { servingAt: () => { throw new Error('broken') } }
const read = measurement('2026-11-20')({ sex: 'male', birthDate: '2026-01-05', date: '2026-11-20', weight: 8 })
try {
  assessGrowth(broken)(read.right)
} catch ({ stack }) {
  console.log(/domain\\/growth\\/\\w+\\.ts:\\d+/.exec(stack)?.[0].replace(/\\d+$/, 'line'))
}`

const imports = (folder, name, how) =>
  step(`${name}: plain node takes every subpath by ${how}`, async () => {
    const all = modulesOf(name)
    const file = join(folder, how === 'import' ? `import-${name}.mjs` : `require-${name}.cjs`)
    const take = how === 'import' ? 'await import(path)' : 'require(path)'
    writeFileSync(file, `for (const path of ${JSON.stringify(all)}) ${take}\n`)
    await node([file], folder)
    return `${all.length} subpaths`
  })

/** One has pnpm's layout, in which a package sees only its own dependencies. */
export const inNode = async () => {
  const fastCheck = `fast-check@${installed('fast-check')}`
  let folder
  const ready = await step('a bare Node project installs both', async () => {
    folder = await project('bare-node', [fastCheck])
  })
  if (!ready) return
  for (const name of packages) {
    await imports(folder, name, 'import')
    await imports(folder, name, 'require')
  }
  await step('an app with its own fp-ts and io-ts reads our values and codecs', async () => {
    const file = join(folder, 'own.mjs')
    writeFileSync(file, ownLibraries)
    same('printed', printedLines(await node([file], folder)), ownLibrariesPrint)
  })
  await step('a stack is traced to the sources, which the maps hold', async () => {
    const file = join(folder, 'traced.mjs')
    writeFileSync(file, traced)
    const printed = await node(['--enable-source-maps', file], folder)
    same('printed', printedLines(printed), ['domain/growth/assessGrowth.ts:line'])
  })
  for (const name of packages) await runGuide(folder, name)
  await step('the guides compile as strict TypeScript', () => compileGuides(folder, tool))
  await step('installed as links, every subpath is there', async () => {
    const linked = await project('linked', [fastCheck], ['--install-strategy=linked'])
    const file = join(linked, 'all.mjs')
    writeFileSync(file, `for (const path of ${JSON.stringify(packages.flatMap(modulesOf))}) await import(path)\n`)
    await node([file], linked)
  })
}
