import { beforeAll, expect, test } from 'vitest'
import { fileOf, lintFiles } from './lintFiles.js'

const planted = [
  ['a local getter in a view', 'web/features/a/View.tsx', 'export const View = () => <p>{new Date(0).getHours()}</p>'],
  ['a local getter by its name', 'core/domain/a/a.ts', "export const day = (at: Date) => at['getDay']()"],
  ['a local setter', 'server/a.ts', 'export const a = (at: Date) => at.setHours(0)'],
  ['a summer time', 'adapters/a.ts', 'export const a = new Date(0).getTimezoneOffset()'],
  ['a date in the words of the machine', 'web/copy/a.ts', "export const a = (at: Date) => at.toLocaleDateString('th')"],
  ['a text of local time', 'server/a.ts', 'export const a = (at: Date) => at.toTimeString()'],
  ['a date from its parts', 'core/domain/a/a.ts', 'export const a = new Date(2026, 1, 1)'],
  ['a text without a zone', 'core/domain/a/a.test.ts', "export const a = new Date('2026-02-01T10:00')"],
  ['a text whose end has none', 'web/app/a.ts', 'export const a = (day: string) => Date.parse(`${day}T00:00:00`)'],
  ['a day as people write it', 'web/app/a.ts', "export const a = new Date('1 Feb 2026')"],
  ['a date in a template', 'server/a.ts', 'export const a = `${new Date(0)}`'],
  ['a date joined to a text', 'server/a.ts', "export const a = 'at ' + new Date(0)"],
  ['a date as text', 'server/a.ts', 'export const a = String(new Date(0))'],
  ['the clock as text', 'web/app/a.ts', 'export const a = Date()'],
  ['a format without a zone', 'web/ui/a.ts', "export const a = new Intl.DateTimeFormat('th', { hour: '2-digit' })"],
  ['a format of nothing but a language', 'web/ui/a.ts', "export const a = Intl.DateTimeFormat('th')"],
  ['another calendar', 'web/ui/a.ts', "import dayjs from 'dayjs'\nexport const a = dayjs"],
] as const

const sound = `export const same = (day: string, at: number) => [
  new Date(),
  new Date(at),
  new Date('2026-02-01'),
  new Date(day),
  new Date(\`\${day}-01\`),
  new Date(\`\${day}T00:00:00Z\`),
  new Date('2026-02-01T10:00:00+07:00'),
  new Date(Date.UTC(2026, 1, 1)).getUTCDay(),
  \`\${new Date(at).toISOString()} \${new Date(at).getTime() + 1}\`,
  new Intl.DateTimeFormat('th', { timeZone: 'Asia/Bangkok', hour: '2-digit' }).format(at),
  Date.parse(day),
]
`

let messages: ReadonlyMap<string, string>
beforeAll(() => {
  const files = planted.map(([, file, text], at) => [fileOf(file, at), `${text}\n`])
  messages = lintFiles({ ...Object.fromEntries(files), 'core/domain/sound/a.ts': sound })
})

test.each(planted.map(([name, file], at) => ({ name, file: fileOf(file, at) })))('lint catches $name', ({ file }) => {
  expect(messages.get(file)).toContain('house(local-time)')
})

test('what is the same in every zone is left alone', () => {
  expect(messages.get('core/domain/sound/a.ts')).not.toContain('local-time')
})
