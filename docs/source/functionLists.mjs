/** The list of functions that ends each guide: made from the code by `npm run docs -- --lists`, and compared by a test. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/setup-run.mjs'
import { packages } from './surface.mjs'

const heading = '## Functions'
const packageOf = (specifier) => specifier.split('/')[1]
const byName = (a, b) => (a < b ? -1 : 1)

const listOf = (surface, name) => {
  const own = surface.filter(
    (one) => packageOf(one.specifier) === name && (one.role === 'function' || one.role === 'class'),
  )
  const specifiers = [...new Set(own.map(({ specifier }) => specifier))]
  const lines = specifiers.map((specifier) => {
    const names = own.filter((one) => one.specifier === specifier).map((one) => one.name)
    return `- \`${specifier}\`: ${names
      .sort(byName)
      .map((each) => `\`${each}\``)
      .join(', ')}`
  })
  return `${heading}\n\n\`npm run docs\` draws a page of each, with what it takes, gives and refuses, and an example.\n\n${lines.join('\n')}\n`
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
