import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { installed, modulesOf, node, packages, project, step } from './steps.mjs'

const source = (all) => {
  return [
    ...all.map((path, i) => `import type * as m${i} from '${path}'`),
    `export type All = [${all.map((_, i) => `typeof m${i}`).join(', ')}]`,
    `import { parseCitizenId, type CitizenId } from '@careplus/core/identity'`,
    `const read = parseCitizenId('1101700230708')`,
    `export const id: CitizenId | null = read._tag === 'Right' ? read.right : null`,
    `// @ts-expect-error: an unchecked text is no citizen ID`,
    `export const unchecked: CitizenId = '1101700230708'`,
  ].join('\n')
}

const strict = { strict: true, noUncheckedIndexedAccess: true, noEmit: true, types: [], target: 'ES2023' }
const nodenext = { module: 'nodenext' }
const bundler = { module: 'esnext', moduleResolution: 'bundler' }
const dom = { lib: ['ES2023', 'DOM', 'DOM.Iterable'] }
const noDom = { lib: ['ES2023'] }
/** xstate's types mention AbortSignal, which browser and Node types have. */
const ofNode = { ...noDom, types: ['node'] }
const unread = { skipLibCheck: true }
const all = { skipLibCheck: false }
const exact = { skipLibCheck: true, exactOptionalPropertyTypes: true }
/** xstate's own types fail under it, so only a machine may lead to them. */
const exactAll = { skipLibCheck: false, exactOptionalPropertyTypes: true }
const withMachines = ['growth-upload', 'loyalty-bills', 'loyalty-spending', 'otp', 'testing'].map(
  (path) => `@careplus/core/${path}`,
)

/** Every mode with the oldest and the newest compiler, half of them with those between. */
const readings = {
  ts57: {
    nodenext: [nodenext, dom, all],
    'bundler, no lib.dom': [bundler, noDom, unread],
    exact: [nodenext, dom, exact],
    'exact, without a machine': [nodenext, dom, exactAll],
  },
  ts59: { nodenext: [nodenext, dom, all] },
  ts6: { bundler: [bundler, dom, all] },
  ts7: {
    nodenext: [nodenext, dom, all],
    'nodenext, types of Node': [nodenext, ofNode, all],
    bundler: [bundler, dom, all],
    'bundler, no lib.dom': [bundler, noDom, unread],
    exact: [bundler, dom, exact],
    'exact, without a machine': [bundler, dom, exactAll],
  },
}

export const inCompilers = async () => {
  let folder
  const ready = await step('a project of compilers installs both', async () => {
    folder = await project('compilers', [
      `fast-check@${installed('fast-check')}`,
      `@types/node@${installed('@types/node')}`,
      'ts57@npm:typescript@5.7.3',
      'ts59@npm:typescript@5.9.3',
      `ts6@npm:typescript@${installed('typescript')}`,
      `ts7@npm:typescript@${installed('typescript-native')}`,
    ])
  })
  if (!ready) return
  // The adapters speak of `fetch` and of stores, so their types need those of a browser.
  const modules = packages.flatMap(modulesOf)
  writeFileSync(join(folder, 'dom.ts'), source(modules))
  writeFileSync(join(folder, 'noDom.ts'), source(modulesOf('core')))
  writeFileSync(join(folder, 'noMachine.ts'), source(modules.filter((path) => !withMachines.includes(path))))
  for (const [compiler, settings] of Object.entries(readings))
    for (const [setting, [module, libraries, libraryCheck]] of Object.entries(settings))
      await step(`${compiler}, ${setting}: the types read`, async () => {
        const compilerOptions = { ...strict, ...module, ...libraries, ...libraryCheck }
        const config = join(folder, `${compiler}-${setting.replaceAll(/\W+/g, '-')}.json`)
        const files = [libraryCheck === exactAll ? 'noMachine.ts' : libraries === dom ? 'dom.ts' : 'noDom.ts']
        writeFileSync(config, JSON.stringify({ compilerOptions, files }))
        await node([join(folder, 'node_modules', compiler, 'bin/tsc'), '-p', config], folder)
      })
}
