/** The list of functions that ends each guide: made from the code by `npm run docs -- --lists`, and compared by a test. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/setup-run.mjs'
import { functionGroups } from './functionGroups.mjs'
import { packages } from './surface.mjs'

const heading = '## Functions'
const packageOf = (specifier) => specifier.split('/')[1]
const byName = (a, b) => (a < b ? -1 : 1)

const named = (functions) =>
  functions
    .map(({ name }) => name)
    .sort(byName)
    .map((name) => `\`${name}\``)
    .join(', ')

/** Its functions in groups, each with its title; those of no group come last, without one. */
const groupsOf = (specifier, functions) => {
  const groups = functionGroups[specifier] ?? []
  const groupOf = ({ file }) => groups.findIndex(([, files]) => files.test(file))
  const vain = groups.find((_, at) => !functions.some((one) => groupOf(one) === at))
  if (vain !== undefined) throw new Error(`functionGroups.mjs: nothing of ${specifier} is in the group "${vain[0]}"`)
  return [...groups.map(([title], at) => [title, at]), [null, -1]]
    .map(([title, at]) => [title, functions.filter((one) => groupOf(one) === at)])
    .filter(([, found]) => found.length > 0)
}

const linesOf = (specifier, functions) => {
  const groups = groupsOf(specifier, functions)
  if (groups.length === 1) return [`- \`${specifier}\`: ${named(functions)}`]
  const line = ([title, found]) => `  - ${title === null ? '' : `${title}: `}${named(found)}`
  return [`- \`${specifier}\`:`, ...groups.map(line)]
}

const listOf = (surface, name) => {
  const own = surface.filter(
    (one) => packageOf(one.specifier) === name && (one.role === 'function' || one.role === 'class'),
  )
  const specifiers = [...new Set(own.map(({ specifier }) => specifier))]
  const lines = specifiers.flatMap((specifier) =>
    linesOf(
      specifier,
      own.filter((one) => one.specifier === specifier),
    ),
  )
  return `${heading}\n\nIn the repository, \`npm run docs\` draws a page of each, with what it takes, gives and refuses, and an example.\n\n${lines.join('\n')}\n`
}

/** Of each package: its guide as it stands, and as it should, with the list at its end. */
export const guidesWithLists = (surface) =>
  packages.map((name) => {
    const file = join(root, name, 'README.md')
    const stands = readFileSync(file, 'utf8')
    const [guide] = stands.split(`\n${heading}\n`)
    return { file, stands, wanted: `${guide.trimEnd()}\n\n${listOf(surface, name)}` }
  })

export const writeLists = (surface) => {
  for (const { file, wanted } of guidesWithLists(surface)) writeFileSync(file, wanted)
}
