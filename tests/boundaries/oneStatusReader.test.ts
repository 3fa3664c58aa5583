import { beforeAll, expect, test } from 'vitest'
import { fileOf, lintFiles } from './lintFiles.js'

const failed = 'export const a = (failure: { status: number; code: string }, known: Set<number>) => '

const planted = [
  ['an equal status', 'web/features/a/a.ts', `${failed}failure.status === 404`],
  ['an unlike one', 'core/usecases/a/a.ts', `${failed}failure.status !== 429`],
  ['a range', 'web/copy/a.ts', `${failed}failure.status < 500`],
  ['the other way round', 'web/copy/a.ts', `${failed}500 <= failure.status`],
  ['a status by its name', 'core/domain/a/a.ts', `${failed}failure['status'] === 401`],
  ['one that was taken out', 'web/shared/a.ts', 'export const a = ({ status }: { status: number }) => status === 409'],
  ['one that may be missing', 'web/app/a.ts', 'export const a = (f?: { status: number }) => f?.status === 409'],
  ['a list of numbers', 'web/features/a/a.ts', `${failed}[400, 404].includes(failure.status)`],
  ['a set', 'core/usecases/a/a.ts', `${failed}known.has(failure.status)`],
  ['a choice', 'core/ports/a.ts', `${failed}{ switch (failure.status) { case 404: return 1 } return 0 }`],
] as const

const sound = {
  'web/features/a/sound.ts':
    "export const a = (s: { status: 'in' | 'out' | 'off' }, t: typeof s) => s.status === 'in' || ['out'].includes(s.status) || s.status === t.status",
  'core/domain/call/sound.ts': `${failed}failure.status >= 500`,
  'adapters/http/sound.ts': `${failed}failure.status === 200`,
  'web/features/a/sound.test.ts': `${failed}failure.status === 200`,
}

let messages: ReadonlyMap<string, string>
beforeAll(() => {
  const files = planted.map(([, file, text], at) => [fileOf(file, at), `${text}\n`])
  messages = lintFiles({ ...Object.fromEntries(files), ...sound })
})

test.each(planted.map(([name, file], at) => ({ name, file: fileOf(file, at) })))('lint catches $name', ({ file }) => {
  expect(messages.get(file)).toContain('house(one-status-reader)')
})

test.each(Object.keys(sound))('what compares no status of a failed call, or may, is left alone: %s', (file) => {
  expect(messages.get(file)).not.toContain('one-status-reader')
})
