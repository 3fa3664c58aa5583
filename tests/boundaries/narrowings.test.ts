import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lastRelease, migrations, type Statements } from '../../server/platform/store/migrations/index.js'
import { narrowed } from './narrowings.js'

const released = migrations.findIndex(({ name }) => name === lastRelease.migration) + 1

/** What the programs of the last release bear, with the reason. */
const borne: Readonly<Record<string, string>> = {
  '0069-audit-facts writes to audit': 'it fills columns that the last release does not know',
  '0069-audit-facts lets the trigger keep_audit change what earlier programs write':
    'the last release deletes only failed sign-ins after 90 days, which the trigger lets pass',
  '0069-audit-facts lets the trigger keep_audit_facts change what earlier programs write':
    'the last release updates an entry only in the transaction that erases its member, which the trigger lets pass',
  '0069-audit-facts lets the trigger keep_whole_audit change what earlier programs write':
    'the last release never truncates a table',
}

test('no migration takes anything from the programs of the last release', async () => {
  expect(released).toBeGreaterThan(0)
  const found = await narrowed(migrations.slice(released), lastRelease.unused)
  expect([...new Set(found)].sort()).toStrictEqual(Object.keys(borne).sort())
})

test('what the last release is said not to use, these programs do not use either', () => {
  const schema = readFileSync(join(import.meta.dirname, '../../server/platform/store/schema.ts'), 'utf8')
  const used = lastRelease.unused.filter((name) => {
    const [table = '', column] = name.split('.')
    const columns = new RegExp(`\\n  readonly ${table}: \\{([^]*?)\\n  \\}`).exec(schema)?.[1]
    return columns !== undefined && (column === undefined || columns.includes(`readonly ${column}:`))
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
  [
    'a column to be filled, with nothing',
    'alter table members add column t text not null default null',
    'adds members.t',
  ],
  [
    'a check of emptiness',
    'alter table members add column t text check (t is not null)',
    'adds members.t with a check',
  ],
  ['a column of numbers', 'alter table members add column n bigserial', 'written anew'],
  ['an identity', 'alter table members add column n bigint generated always as identity', 'written anew'],
  [
    'a reckoned column',
    'alter table bills add column n integer generated always as (points / 2) stored',
    'written anew',
  ],
  ['a default for each row', 'alter table members add column u uuid default gen_random_uuid()', 'written anew'],
  ['a column that keeps rows', 'alter table members add column b text references bills', 'keeps rows of bills'],
  ['a new table that keeps rows', 'create table t (m text references members (id))', 'keeps rows of members'],
  [
    'one that comes to keep rows',
    'create table t (m text); alter table t add foreign key (m) references members on delete restrict',
    'keeps rows of members',
  ],
  ['a unique column', 'alter table members add column handle text unique', 'adds members.handle'],
  ['no more empty ones', 'alter table members alter column email set not null', 'lets members.email'],
  ['no more default', 'alter table bills alter column points drop default', 'takes the default of bills.points'],
  ['another default', 'alter table bills alter column points set default 5', 'takes the default of bills.points'],
  ['empty ones', 'alter table bills alter column date drop not null', 'lets bills.date be empty'],
  ['no more unique', 'alter table members drop constraint members_email_key', 'drops the constraint members_email_key'],
  [
    'no more cascade',
    'alter table bills drop constraint bills_member_id_fkey',
    'drops the constraint bills_member_id_fkey',
  ],
  ['a dropped index', 'drop index members_email', 'drops index members_email'],
  [
    'rows moved to a new table',
    'create table t (a text); with gone as (delete from bills returning id) insert into t select id from gone',
    'writes to bills',
  ],
  ['a table that may be there', 'create table if not exists members (id text)', 'makes members'],
  ['a part of a table', 'create table t () inherits (members)', 'makes t'],
  ['another type', 'alter table items alter column id type bigint using id::bigint', 'changes the type'],
  ['a check', 'alter table orders add constraint short check (quantity < 3)', 'adds a constraint to orders'],
  ['a unique index', 'create unique index one on members (name)', 'makes the index one'],
  ['an index that stops all writing', 'create index slow on bills (date)', 'makes the index slow'],
  ['a trigger', 'create trigger t after insert on bills for each row execute function f()', 'lets the trigger t'],
  [
    'another function',
    "create function count_try(a integer) returns integer language sql as 'select 1'; create or replace function count_try(a text) returns integer language sql as 'select 1'",
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
  ['a column of few values', "alter table members add column tier text check (tier in ('a', 'b'))", {}],
  ['a column with a default', 'alter table members add column tier text not null default $$none$$', {}],
  [
    'whatever is done to a new table',
    'create table t (a integer, m text references members on delete cascade); insert into t values (1); create unique index i on t (a); alter table t rename column a to b; drop index i',
    {},
  ],
  ['fewer checks', 'alter table orders drop constraint orders_state_check', {}],
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
