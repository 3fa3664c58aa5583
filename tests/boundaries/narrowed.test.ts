import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lastRelease, migrations, type Statements } from '../../server/platform/store/migrations/index.js'
import { narrowed } from './narrowed.js'

const released = migrations.findIndex(({ name }) => name === lastRelease.migration) + 1

test('no migration takes anything from the programs of the last release', async () => {
  expect(released).toBeGreaterThan(0)
  expect(await narrowed(migrations.slice(released), lastRelease.unused)).toStrictEqual([])
})

test('what the last release is said not to use, these programs do not use either', () => {
  const folder = join(import.meta.dirname, '../../server/platform/store')
  const schema = ['schema', 'loyaltySchema', 'requestSchema']
    .map((file) => readFileSync(join(folder, `${file}.ts`), 'utf8'))
    .join('\n')
  const used = lastRelease.unused.filter((name) => {
    const [table = '', column] = name.split('.')
    const type = new RegExp(`readonly ${table}: (\\w+)`).exec(schema)?.[1]
    if (type === undefined || column === undefined) return type !== undefined
    const columns = new RegExp(`interface ${type} \\{([^]*?)\\n\\}`).exec(schema)?.[1] ?? ''
    return columns.includes(`readonly ${column}:`)
  })
  expect(used).toStrictEqual([])
})

const planted = [
  ['a dropped column', 'alter table members drop column phone', 'drops members.phone'],
  ['a dropped table', 'drop table notices', 'drops table notices'],
  ['a dropped function', 'drop function count_try(text)', 'drops function count_try'],
  ['a dropped trigger', 'drop trigger note_removal on files', 'drops trigger files.note_removal'],
  ['another name', 'alter table members rename column name to display_name', 'renames members name'],
  ['a column to be filled', 'alter table members add column tier text not null', 'adds members.tier'],
  ['a unique column', 'alter table members add column handle text unique', 'adds members.handle'],
  ['no more empty ones', 'alter table members alter column email set not null', 'lets members.email'],
  ['no more default', 'alter table bills alter column points drop default', 'takes the default of bills.points'],
  ['another type', 'alter table items alter column id type bigint using id::bigint', 'changes the type'],
  ['a check', 'alter table orders add constraint short check (quantity < 3)', 'adds a constraint to orders'],
  ['a unique index', 'create unique index one on members (name)', 'makes the index one'],
  ['an index that stops all writing', 'create index slow on bills (date)', 'makes the index slow'],
  ['a trigger', 'create trigger t after insert on bills for each row execute function f()', 'lets the trigger t'],
  [
    'another function',
    "create or replace function count_try(a text) returns integer language sql as 'select 1'",
    'replaces',
  ],
  ['a whole table rewritten', 'update members set name = lower(name)', 'writes to members'],
  ['what nobody has thought of', 'alter table members enable row level security', 'alters members'],
  ['something else again', 'cluster members', 'nobody has weighed'],
] as const

test.each(planted)('the rule catches %s', async (_name, sql, words) => {
  const found = await narrowed([{ name: '0099-planted', sql }], [])
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(words)
})

const sound: ReadonlyArray<readonly [string, string, Partial<Statements>]> = [
  ['a column that may be empty', 'alter table members add column tier text', {}],
  ['a column with a default', 'alter table members add column tier text not null default $$none$$', {}],
  [
    'whatever is done to a new table',
    'create table t (a integer); insert into t values (1); create unique index i on t (a); alter table t rename column a to b',
    {},
  ],
  [
    'fewer checks',
    'alter table orders drop constraint orders_state_check; alter table bills alter column date drop not null',
    {},
  ],
  ['what the last release no longer uses', 'alter table members drop column phone; drop table notices', {}],
  ['what a word is given for', 'update members set name = null', { besideLast: 'There are ten of them.' }],
]

test.each(sound)('the rule lets %s be', async (_name, sql, more) => {
  expect(await narrowed([{ name: '0099-sound', sql, ...more }], ['members.phone', 'notices'])).toStrictEqual([])
})

test('an index on its own is made while everybody writes', async () => {
  expect(await narrowed([{ name: '0099-index', index: 'i', on: 'bills (date)' }], [])).toStrictEqual([])
})

test('a word that nothing needs is told', async () => {
  const found = await narrowed(
    [{ name: '0099-wordy', sql: 'create table t (a integer)', besideLast: 'It is new.' }],
    [],
  )
  expect(found).toHaveLength(1)
})
