import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import stylelint from 'stylelint'
import { preprocessCSS, resolveConfig } from 'vite'
import { describe, expect, test } from 'vitest'
import { css } from '../../vite.css'
import { keywords, utilityOf } from '../../vite.utilities'

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

const read = (file: string) => readFileSync(join(top, 'web', file), 'utf8')
const namesIn = (text: string, pattern: RegExp): ReadonlySet<string> =>
  new Set([...text.matchAll(pattern)].map(([, name = '']) => name))
const tokens = namesIn(read('ui/tokens.css'), /^\s*(--[\w-]+):/gm)
const text = readdirSync(join(top, 'web'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:css|tsx?)$/.test(file) && !/^dist/.test(file))
  .map(read)
  .join('\n')
const applied = [...text.matchAll(/@apply ([^;]+);/g)].flatMap(([, words = '']) =>
  words.split(/\s+/).map((word) => word.replace(/^[\w-]+:/, '')),
)

test('every token is used, and what is used is there', () => {
  const used = namesIn([text, ...applied.map((word) => utilityOf(word, tokens))].join('\n'), /var\((--[\w-]+)/g)
  // React Aria sets the width of a list to that of its button.
  const given = new Set([...namesIn(text, /(--[\w-]+)['"]?\s*:/g), '--trigger-width'])
  expect([...tokens].filter((name) => !used.has(name))).toStrictEqual([])
  expect([...used].filter((name) => !given.has(name))).toStrictEqual([])
})

describe('a word of @apply stands for one declaration, from the tokens', async () => {
  test.each([
    ['grid', 'display: grid'],
    ['gap-4-12', 'gap: var(--s-4) var(--s-12)'],
    ['mx-ngutter', 'margin-inline: calc(-1 * var(--gutter))'],
    ['pb-52px', 'padding-bottom: 52px'],
    ['pb-12px', undefined],
    ['gap-11', undefined],
    ['size-44', 'width: 44px; height: 44px'],
    ['max-w-26em', 'max-width: 26em'],
    ['top--1', 'top: -1px'],
    ['h-full', 'height: 100%'],
    ['cols-3', 'grid-template-columns: repeat(3, minmax(0, 1fr))'],
    ['cols-auto-1-2fr', 'grid-template-columns: auto minmax(0, 1fr) 2fr'],
    ['justify-between', 'justify-content: space-between'],
    ['text-15', 'font-size: var(--text-15)'],
    ['text-ink-2', 'color: var(--ink-2)'],
    ['text-reddish', undefined],
    ['leading-1.45', 'line-height: 1.45'],
    ['rounded-card', 'border-radius: var(--r-card)'],
    ['col-span-2', 'grid-column: span 2'],
  ])('%s', (word, declared) => expect(utilityOf(word, tokens)).toBe(declared))

  test('every one that stands in the table is used', () =>
    expect(Object.keys(keywords).filter((word) => !applied.includes(word))).toStrictEqual([]))

  const config = await resolveConfig({ configFile: false, css, logLevel: 'error' }, 'build')
  const written = async (code: string) =>
    (await preprocessCSS(code, join(top, 'web/features/a.css'), config)).code
      .replaceAll(/\s+/g, ' ')
      .replace('@layer base, ui, shared, screen, wide;', '')
      .trim()

  test('it is written out where it stands', async () =>
    expect(await written('.a { @apply flex text-ink; order: 1; }')).toBe(
      '@layer screen {.a { display: flex; color: var(--ink); order: 1; } }',
    ))

  test('what is for some windows joins their media query, the widest last', async () => {
    const sheet = `
      .a { @apply grid desktop:p-8 desktop:flex large:block max-large:hidden print:block; }
      .b { @apply desktop:block; }
      @media (width >= 1280px) { .c { order: 1; } }`
    expect(
      (await written(sheet)).match(/@layer \w+|@media [^{]+|\.\w \{[^}]*\}/g)?.map((part) => part.trim()),
    ).toStrictEqual([
      '@layer screen',
      '.a { display: grid; }',
      '@media (width < 600px)',
      '.a { display: none; }',
      '@layer wide',
      '@media (width >= 600px)',
      '.a { display: block; }',
      '@media (width >= 1280px)',
      '.a { padding: 8px; display: flex; }',
      '.b { display: block; }',
      '.c { order: 1; }',
      '@layer screen',
      '@media print',
      '.a { display: block; }',
    ])
  })

  test.each([
    '.a { @apply colourful; }',
    '.a { @apply huge:grid; }',
    '@media print { .a { @apply large:grid; } }',
    '@apply grid;',
  ])('%s is refused', (code) => expect(written(code)).rejects.toThrow('@apply'))
})

describe('every rule stands in a layer of the cascade', async () => {
  const config = await resolveConfig({ configFile: false, css, logLevel: 'error' }, 'build')
  const layered = async (file: string, code: string) => {
    const built = await preprocessCSS(code, join(top, 'web', file), config)
    return built.code.replaceAll(/\s+/g, ' ').replace('@layer base, ui, shared, screen, wide;', '').trim()
  }

  test.each([
    ['ui/base.css', 'base'],
    ['ui/Card.css', 'ui'],
    ['ui/forcedColors.css', 'wide'],
    ['layouts/footer.css', 'shared'],
    ['features/article/page/article.css', 'screen'],
    ['staff/staff.css', 'screen'],
  ])('by its sheet: %s', async (file, expected) => {
    expect(await layered(file, '.a { color: red }')).toMatch(new RegExp(`^@layer ${expected} ?\\{`))
  })

  test('and what a screen says of wide windows in the strongest', async () => {
    const wide = '.a { color: red } @media (width >= 1280px) { .b { color: red } } .c { color: red }'
    expect((await layered('features/a.css', wide)).match(/@layer \w+|\.\w/g)).toStrictEqual([
      '@layer screen',
      '.a',
      '@layer wide',
      '.b',
      '@layer screen',
      '.c',
    ])
    expect((await layered('ui/a.css', wide)).match(/@layer \w+/g)).toStrictEqual(['@layer ui'])
  })

  test('the order of the layers comes before any rule, in each sheet', async () => {
    const { code } = await preprocessCSS('.a { color: red }', join(top, 'web/ui/Card.css'), config)
    expect(code.startsWith('@layer base, ui, shared, screen, wide;')).toBe(true)
  })
})
