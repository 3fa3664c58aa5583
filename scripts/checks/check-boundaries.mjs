import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { cruise } from 'dependency-cruiser'
import config from '../../.dependency-cruiser.cjs'

const folders = ['core', 'adapters', 'server', 'web', 'widget', 'tests']
const skipped = /^(?:node_modules|dist|dist-.*)$/

/** As TypeScript and Vite resolve: `@careplus/core/growth` to core/exports/growth.ts, and `./a.js` to `./a.ts`. */
const resolution = (base) => ({
  alias: {
    '@careplus/core': path.join(base, 'core/exports'),
    '@careplus/adapters': path.join(base, 'adapters/exports'),
  },
  extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css', '.d.ts'],
  extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
  exportsFields: ['exports'],
  conditionNames: ['import', 'node', 'default', 'types'],
})

const sourcesUnder = (base, folder) =>
  readdirSync(path.join(base, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`
    if (entry.isDirectory()) return skipped.test(entry.name) ? [] : sourcesUnder(base, name)
    return /(?<!\.d)\.tsx?$/.test(name) ? [name] : []
  })

/**
 * The forbidden imports of the tree at `base`, one sentence each. Files that the cruiser did not read are faults too,
 * because it has passed without reading any.
 * @param {string} base
 * @returns {Promise<{ looked: number, faults: string[] }>}
 */
export const boundaryFaults = async (base) => {
  const { looked, faults } = await cruiseHouse(base)
  return { looked, faults }
}

export const cruiseHouse = async (base) => {
  const present = folders.filter((folder) => existsSync(path.join(base, folder)))
  const sources = present.flatMap((folder) => sourcesUnder(base, folder))
  if (sources.length === 0) return { looked: 0, faults: ['no source file was checked'], modules: [] }
  const { output } = await cruise(
    present,
    { ...config.options, ruleSet: { forbidden: config.forbidden }, validate: true, baseDir: path.resolve(base) },
    resolution(base),
  )
  const looked = new Set(output.modules.map(({ source }) => source))
  const broken = output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} imports ${to}`)
  const unread = sources.filter((source) => !looked.has(source)).map((source) => `not checked: ${source}`)
  return { looked: sources.length - unread.length, faults: [...broken, ...unread], modules: output.modules }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { looked, faults } = await boundaryFaults(
    path.resolve(process.argv[2] ?? fileURLToPath(new URL('../..', import.meta.url))),
  )
  for (const fault of faults) console.error(fault)
  console.log(`${looked} files checked, ${faults.length} faults`)
  process.exit(faults.length === 0 ? 0 : 1)
}
