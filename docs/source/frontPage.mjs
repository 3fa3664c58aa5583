import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/setup-run.mjs'
import { kB } from './sizes.mjs'
import { linkTo } from './tables.mjs'

const manifestOf = (name) => JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8'))

/** A test compares this number of scores with a second calculation. */
const comparedScores = () =>
  readFileSync(join(root, 'core/domain/growth/comparedScores.txt'), 'utf8')
    .trim()
    .replaceAll(/\B(?=(?:\d{3})+$)/g, ',')

const count = (surface, role) =>
  new Set(surface.filter((one) => one.role === role).map(({ file, name }) => `${file} ${name}`)).size

/**
 * @param {readonly unknown[]} surface
 * @param {readonly { what: string, names: readonly string[], bytes: number }[]} sizes
 * @param {{ first: ReadonlyMap<string, string> }} known
 * @param {readonly { id: string, title: string, lead: string }[]} live
 */
export const frontPage = (surface, sizes, { first }, live) => {
  const core = manifestOf('core')
  const sizeRows = sizes.map(
    ({ what, names, bytes }) =>
      `| Import of ${what}: ${names.map((name) => linkTo(first.get(name), name)).join(', ')} | ${kB(bytes)} |`,
  )
  const liveRows = live.map(({ id, title, lead }) => `- [${title}](careplus:live/${id}.html): ${lead}`)
  return `
CarePlus is a Thai-language app for parents. What it knows of a child's growth, a citizen ID, a date, a one-time code, a session or
a point stands in two packages without a framework: for other front ends, and for property tests of your own.

\`\`\`sh
npm install @careplus/core @careplus/adapters
\`\`\`

Until they are published, a clone makes what is installed: \`npm pack -w @careplus/core -w @careplus/adapters\`, then \`npm install\` with the
files that it wrote.

\`\`\`ts
import { parseCitizenId } from '@careplus/core/identity'

parseCitizenId('๑-๑๐๑๗-๐๐๒๓๐-๗๐-๘') // => { _tag: 'Right', right: '1101700230708' }
parseCitizenId('1101700230709') // => { _tag: 'Left', left: { _tag: 'CitizenIdWrongChecksum' } }
\`\`\`

## Where to begin

- [Guide to the core](core.md), [guide to the adapters](adapters.md): every block of theirs is run by the tests.
- [Validators](validators.md) and how they refuse; [generators](generators.md) and their near misses; [all functions](functions.md).
- Every page of a function has an example, and every example is run.

## Live examples

${liveRows.join('\n')}

## Facts

| | |
| --- | --- |
${sizeRows.join('\n')}
| Exactness of the growth check | ${comparedScores()} of ${comparedScores()} z-scores, at every day and tenth of a centimetre of WHO's tables, are those that its formulas give, to the second decimal |
| Node | ${core.engines.node.replace('>=', '')} or newer; ES modules with types |
| Dependencies of the core | ${Object.entries(core.dependencies)
    .map(([name, version]) => `\`${name}\` ${version}`)
    .join(', ')} |
| On import | nothing runs: no clock, no network, no DOM |
| Exports | ${count(surface, 'function')} functions, ${count(surface, 'type')} types, ${count(surface, 'value')} codecs, tables and other values |
| Version, licence | ${core.version}, ${core.license} |

Sizes are minified and gzipped, each with all that it needs, measured as this site was made.
`
}
