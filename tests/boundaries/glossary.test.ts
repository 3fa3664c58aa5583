import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { exceptions, refusedWords } from '../../scripts/lint/glossary.mjs'
import { fileOf, lintFiles } from './lintFiles.js'

const glossary = readFileSync(join(import.meta.dirname, '../../docs/glossary.md'), 'utf8')
const refused = [...refusedWords(glossary)]
const maxExceptions = 30

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const declarations = [
  (word: string) => `export const ${word}Bill = 1`,
  (word: string) => `export function count${capital(word)}() {}`,
  (word: string) => `export const count = (${word}: number) => ${word} + 1`,
  (word: string) => `export const [${word}] = [1]`,
  (word: string) => `export const { id: ${word} } = { id: 1 }`,
  (word: string) => `export type ${capital(word)}Bill = 1`,
  (word: string) => `export interface Bill${capital(word)} {}`,
  (word: string) => `export class ${capital(word)} {}`,
] as const

/** Three folders and eight declarations have no common factor, so each kind is planted in each folder. */
const folders = ['server/bill.ts', 'web/features/bill.ts', 'tests/bill.test.ts'] as const

const planted = refused.map(([word, use], at) => ({
  word,
  use,
  file: fileOf(folders[at % folders.length]!, at),
  text: declarations[at % declarations.length]!(word),
}))

const sound = {
  'server/kept.d/bill.ts': 'export const bill = 1',
  'server/a/properties.ts': 'export const { told } = { told: 1 }',
  'server/a/desktop.ts': 'export const foretold = 1, utmost = 2, always = 3',
  'core/domain/a/kept.ts': 'export const told = 1',
  'server/platform/store/migrations/kept.ts': 'export const told = 1',
} as const

let messages: ReadonlyMap<string, string>
beforeAll(() => {
  messages = lintFiles({
    ...Object.fromEntries(planted.map(({ file, text }) => [file, `${text}\n`])),
    'ops/a/billsTold.mjs': 'export const bill = 1\n',
    ...sound,
  })
})

test('every table of the glossary refuses words', () => {
  expect(refused.length).toBeGreaterThan(50)
})

test.each(planted)('lint refuses "$word" and says what to use', ({ word, use, file }) => {
  expect(messages.get(file)).toContain(`holds "${word}": docs/glossary.md says ${use}`)
  expect(messages.get(file)).toContain('house(glossary-words)')
})

test('lint refuses a word in a file name', () => {
  expect(messages.get('ops/a/billsTold.mjs')).toContain('`billsTold` holds "told"')
})

test.each(Object.keys(sound))('lint allows %s', (file) => {
  expect(messages.get(file)).not.toContain('glossary-words')
})

test('the exceptions are few, each with its reason', () => {
  expect(exceptions(glossary).size).toBeLessThanOrEqual(maxExceptions)
})
