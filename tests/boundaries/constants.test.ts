import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const top = join(import.meta.dirname, '../..')
const sources = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', 'core', 'adapters', 'server', 'web', 'widget'],
  {
    cwd: top,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|suite|d)\.tsx?$|\/testing\//.test(file))

const textOf = (file: string): string => {
  try {
    return readFileSync(join(top, file), 'utf8')
  } catch {
    return ''
  }
}
const texts = sources.map((file) => ({ file, text: textOf(file) }))

test.each(['core/domain/session/constants.ts', 'adapters/http/constants.ts'])(
  "each of the specification's constants in %s is used by what runs, not by tests alone",
  (home) => {
    const names = [...textOf(home).matchAll(/export const (\w+)/g)].map(([, name = '']) => name)
    expect(names.length).toBeGreaterThan(5)
    const others = texts.filter(({ file }) => file !== home)
    expect(names.filter((name) => !others.some(({ text }) => new RegExp(`\\b${name}\\b`).test(text)))).toStrictEqual([])
  },
)

test('none of them is written a second time', () => {
  const figures = [/\b2_?592_?000\b/, /\b25_?000\b/]
  for (const figure of figures)
    expect(
      texts.filter(({ file, text }) => !file.endsWith('.table.ts') && figure.test(text)).map(({ file }) => file),
    ).toHaveLength(1)
})
