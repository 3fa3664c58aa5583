import { beforeAll, expect, test } from 'vitest'
import { fileOf, lintFiles } from './lintFiles.js'

const kind = "type Kind = 'a' | 'b' | 'c'\n"

const planted = [
  ['a list', 'core/domain/a/a.ts', `${kind}export const some: ReadonlyArray<Kind> = ['a', 'b']`],
  ['a readonly array', 'core/domain/a/a.ts', `${kind}export const some: readonly Kind[] = ['a']`],
  ['a list of a field’s', 'server/a/a.ts', "export const some: ReadonlyArray<Row['state']> = ['a', 'b']"],
  [
    'a list that is checked',
    'web/copy/a.ts',
    `${kind}export const some = ['a'] as const satisfies ReadonlyArray<Kind>`,
  ],
  ['a set', 'core/words/a.ts', `${kind}export const some: ReadonlySet<Kind> = new Set(['a', 'b'])`],
  ['a set of its own type', 'widget/a.ts', `${kind}export const some = { a: new Set<Kind>(['a', 'b']) }`],
  ['a list to look in', 'web/features/a/a.tsx', `${kind}export const is = (one: Kind) => ['a', 'b'].includes(one)`],
  ['a list for an order', 'adapters/http/a.ts', `${kind}export const at = (one: Kind) => ['a', 'b'].indexOf(one)`],
  ['a chain', 'core/usecases/a.ts', `${kind}export const is = (one: Kind) => one === 'a' || one === 'b'`],
  ['a chain of others', 'web/ui/a.tsx', `${kind}export const is = (one: Kind) => one !== 'a' && one !== 'b'`],
  [
    'a chain within another',
    'server/a/a.ts',
    `${kind}export const is = (x: { one: Kind }, ok: boolean) => ok && (x.one === 'a' || !ok || x.one === 'b')`,
  ],
] as const

const sound = {
  'core/domain/a/sound.ts': `${kind}export const is: Readonly<Record<Kind, boolean>> = { a: true, b: true, c: false }`,
  'core/domain/b/sound.ts':
    "export const words: ReadonlyArray<string> = ['a', 'b']\nexport const open = new Set(['a', 'b'])",
  'web/ui/sound.ts':
    "export const is = (a: string, b: string) => a === 'a' || b === 'b' || typeof a === 'number' || typeof a === 'object'",
  'core/domain/a/sound.test.ts': `${kind}export const some: ReadonlyArray<Kind> = ['a', 'b']`,
}

let messages: ReadonlyMap<string, string>
beforeAll(() => {
  const files = planted.map(([, file, text], at) => [fileOf(file, at), `${text}\n`])
  messages = lintFiles({ ...Object.fromEntries(files), ...sound })
})

test.each(planted.map(([name, file], at) => ({ name, file: fileOf(file, at) })))('lint catches $name', ({ file }) => {
  expect(messages.get(file)).toContain('house(closed-unions)')
})

test.each(Object.keys(sound))('lint leaves alone: %s', (file) => {
  expect(messages.get(file)).not.toContain('closed-unions')
})
