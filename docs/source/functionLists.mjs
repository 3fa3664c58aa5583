/** `npm run docs -- --lists` writes the lists, and a test compares them. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/setup-run.mjs'
import { functionGroups } from './functionGroups.mjs'
import { packages } from './surface.mjs'

const heading = '## Functions'
const packageOf = (specifier) => specifier.split('/')[1]
const byName = (a, b) => (a < b ? -1 : 1)

const longestLine = 140

const item = (indent, title, functions) => {
  const names = functions
    .map(({ name }) => name)
    .sort(byName)
    .map((name) => `\`${name}\``)
    .join(', ')
  const [first = '', ...others] = `${title}${names}`.match(new RegExp(`.{1,${longestLine - 4}}(?:\\s|$)`, 'g')) ?? []
  return [`${indent}- ${first}`, ...others.map((line) => `${indent}  ${line}`)].map((line) => line.trimEnd()).join('\n')
}

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
  if (groups.length === 1) return [item('', `\`${specifier}\`: `, functions)]
  const line = ([title, found]) => item('  ', title === null ? '' : `${title}: `, found)
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
  return `${heading}\n\nIn the repository, \`npm run docs\` builds a page for each function, with its parameters, result, refusals and an example.\n\n${lines.join('\n')}\n`
}

/** The guide as it is, and as it should be. */
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
