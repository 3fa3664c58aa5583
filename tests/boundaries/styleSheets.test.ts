import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import stylelint from 'stylelint'
import { describe, expect, test } from 'vitest'

const top = join(import.meta.dirname, '../..')

const faultsOf = async (code: string, file = 'web/features/a/a.css'): Promise<ReadonlyArray<string>> => {
  const { results } = await stylelint.lint({
    code,
    codeFilename: join(top, file),
    configFile: join(top, 'stylelint.config.mjs'),
  })
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule))
}

describe('a distance, a letter, a corner and a colour is one of the tokens', () => {
  const lengths = 'declaration-property-value-disallowed-list'
  test.each([
    ['.a { padding: 13px var(--s-8); }', [lengths]],
    ['.a { margin-inline-start: -16px; }', [lengths]],
    ['.a { gap: calc(var(--s-8) + 4px); }', [lengths]],
    ['.a { font-size: 1.1rem; }', [lengths]],
    ['.a { border-radius: 18px; }', [lengths]],
    ['.a { color: #fff; }', ['color-no-hex']],
    ['.a { background: white; }', ['color-named']],
    ['.a { background: rgb(0 0 0 / 50%); }', ['function-disallowed-list']],
    ['.a { padding: var(--s-8) 0 calc(-1 * var(--s-16)); margin: 1px 56px; border-radius: 50% 3px; }', []],
    ['.a { font-size: var(--text-14); color: var(--ink); inset: 12px; }', []],
  ])('%s', async (code, faults) => {
    expect(await faultsOf(code)).toStrictEqual(faults)
  })

  test('in a drawing letters are measured as it is; a colour stands in the tokens', async () => {
    expect(await faultsOf('.a { font-size: 11.5px; }', 'web/ui/chart/a.css')).toStrictEqual([])
    expect(await faultsOf(':root { --a: #fff; }', 'web/ui/tokens.css')).toStrictEqual([])
  })
})

test('every token is used, and what is used is there', () => {
  const read = (file: string) => readFileSync(join(top, 'web', file), 'utf8')
  const namesIn = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, name]) => name))
  const tokens = namesIn(read('ui/tokens.css'), /^\s*(--[\w-]+):/gm)
  const text = readdirSync(join(top, 'web'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:css|tsx?)$/.test(file) && !/^dist/.test(file))
    .map(read)
    .join('\n')
  const used = namesIn(text, /var\((--[\w-]+)/g)
  // React Aria sets the width of a list to that of its button.
  const given = new Set([...namesIn(text, /(--[\w-]+)['"]?\s*:/g), '--trigger-width'])
  expect([...tokens].filter((name) => !used.has(name))).toStrictEqual([])
  expect([...used].filter((name) => !given.has(name))).toStrictEqual([])
})
