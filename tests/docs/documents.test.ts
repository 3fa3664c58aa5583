import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { configurationFile, configurationOf } from '../../docs/source/configuration.mjs'
import { root } from '../../scripts/setup-run.mjs'

const longestLine = 160
/** A short text, because every reader reads all of it. */
const readmeWords = 900

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md') && !name.startsWith('site') && !name.startsWith('.pages'))
    .map((name) => `docs/${name}`),
]

const read = (name: string): string => readFileSync(path.join(root, name), 'utf8')

/** As GitHub derives them from headings. */
const anchorsIn = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

const guides = ['core', 'adapters', 'widget', 'content', 'tests/e2e'].map((folder) => `${folder}/README.md`)

describe.each([...documents, ...guides])('%s', (name) => {
  test('links to files and headings that exist', () => {
    const links = [...read(name).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
    const broken = links.filter(([, to = '', anchor]) => {
      const file = to === '' ? name : path.join(path.dirname(name), to)
      return !existsSync(path.join(root, file)) || (anchor !== undefined && !anchorsIn(read(file)).includes(anchor))
    })
    expect(broken.map(([link]) => link)).toStrictEqual([])
  })
})

test.each([...documents, ...guides, 'CHANGELOG.md'])('%s has no line that a window would cut', (name) => {
  expect(
    read(name)
      .split('\n')
      .filter((line) => line.length > longestLine),
  ).toStrictEqual([])
})

test('the README is short', () => {
  expect(read('README.md').split(/\s+/).length).toBeLessThanOrEqual(readmeWords)
})

test('every page is found from the index', () => {
  const index = read('docs/README.md')
  const pages = documents.filter((name) => /^docs\/[^/]+\.md$/.test(name) && name !== 'docs/README.md')
  expect(pages.filter((name) => !index.includes(`(${path.basename(name)})`))).toStrictEqual([])
})

test('the configuration is the one of .env.example', () => {
  const { stands, wanted } = configurationFile()
  expect(stands).toBe(wanted)
})

test('a paragraph of settings becomes a chapter with its defaults', () => {
  const settings = '# Settings.\n\n# # Mail\n\n# The server.\n# Two of them.\n# MAIL_URL=\n# MAIL_FROM=a@b.example\n'
  expect(configurationOf(settings)).toBe(
    '# Configuration\n\nSettings.\n\n## Mail\n\n### `MAIL_URL`, `MAIL_FROM`\n\nThe server.\nTwo of them.\n\n- `MAIL_URL`\n- `MAIL_FROM`: `a@b.example`\n',
  )
})
