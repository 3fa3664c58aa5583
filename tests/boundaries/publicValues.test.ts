import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const maxValues = 550

const read = (file: string) => readFileSync(root + file, 'utf8')
const filesUnder = (folder: string, wanted: RegExp) =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => wanted.test(file) && !/node_modules|(?:^|\/)(?:dist|testing)(?:-\w+)?\/|\.(?:test|d)\.tsx?$/.test(file),
    )
    .map((file) => `${folder}/${file}`)

const namedImports = /(?:import|export) \{([^}]*)\} from '(@careplus\/[^']+)'/g
const lateImports = /(?<!typeof )import\(\s*'(@careplus\/[^']+)'/g

const importedBy = (source: string): ReadonlyArray<string> => [
  ...[...source.matchAll(namedImports)].flatMap(([, names = '', specifier]) =>
    names
      .split(',')
      .map((name) => name.trim().split(' as ')[0]!)
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => `${specifier}: ${name}`),
  ),
  // A lazy import destructures the values.
  ...[...source.matchAll(lateImports)].flatMap(([, specifier]) =>
    [...source.matchAll(/\b[A-Za-z]\w*/g)].map(([name]) => `${specifier}: ${name}`),
  ),
]

/** The list of all functions at the end of a guide teaches nothing. */
const taughtBy = (guide: string) => {
  const [lessons = ''] = guide.split('\n## Functions\n')
  const named = [...lessons.replaceAll(/```[^]*?```/g, '').matchAll(/`([^`\n]+)`/g)].flatMap(([, code = '']) => [
    ...code.matchAll(/[A-Za-z]\w*/g),
  ])
  const names = new Set(named.map(([name]) => name))
  const imported = new Set(importedBy(lessons))
  for (const [, name] of lessons.matchAll(/\barb\.(\w+)/g)) imported.add(`@careplus/core/testing: ${name}`)
  return (value: string) => imported.has(value) || names.has(value.split(': ')[1]!)
}

const unusedValues = (
  values: ReadonlyArray<string>,
  programs: ReadonlyArray<string>,
  guides: ReadonlyArray<string>,
): ReadonlyArray<string> => {
  const imported = new Set(programs.flatMap(importedBy))
  const lessons = guides.map(taughtBy)
  return values.filter((value) => !imported.has(value) && !lessons.some((teaches) => teaches(value)))
}

const modules = import.meta.glob<object>(['../../core/exports/*.ts', '../../adapters/exports/*.ts', '!**/index.ts'])
const loaded = await Promise.all(
  Object.entries(modules).map(async ([file, load]) => {
    const specifier = file.replace(/^\.\.\/\.\.\/(\w+)\/exports\/(.+)\.ts$/, '@careplus/$1/$2')
    return Object.keys(await load()).map((name) => `${specifier}: ${name}`)
  }),
)
const values = loaded.flat()

const programs = ['web', 'widget'].flatMap((folder) => filesUnder(folder, /\.tsx?$/)).map(read)
const guides = ['README.md', 'core/README.md', 'adapters/README.md', ...filesUnder('core/guides', /\.md$/)].map(read)

test('every documented value is used by the app, the widget or a guide', () => {
  expect(values).toContain('@careplus/core/identity: parseCitizenId')
  expect(unusedValues(values, programs, guides)).toStrictEqual([])
  expect(values.length).toBeLessThanOrEqual(maxValues)
})

test('the widget takes nothing internal: any other front end can be made of the same', () => {
  const internal = filesUnder('widget', /\.ts$/).filter((file) => /@careplus\/\w+\/internal\//.test(read(file)))
  expect(internal).toStrictEqual([])
})

test.each([
  ["import { planted } from '@careplus/core/text'", '', []],
  ["import { type Other, planted as mine } from '@careplus/core/text'", '', []],
  ["const late = () => import('@careplus/core/text').then((text) => text.planted())", '', []],
  ['', "```js\nimport { planted } from '@careplus/core/text'\n```", []],
  ['', 'Call `planted()` first.', []],
  ["import { type planted } from '@careplus/core/text'", '', ['@careplus/core/text: planted']],
  ["import type { planted } from '@careplus/core/text'", '', ['@careplus/core/text: planted']],
  ["import { planted } from '@careplus/core/internal/text'", '', ['@careplus/core/text: planted']],
  ['', 'A guide.\n\n## Functions\n\n- `planted`', ['@careplus/core/text: planted']],
])('a value is used or told of: %j %j', (program, guide, unused) => {
  expect(unusedValues(['@careplus/core/text: planted'], [program], [guide])).toStrictEqual(unused)
})
