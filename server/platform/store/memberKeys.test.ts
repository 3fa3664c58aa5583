import { afterAll, beforeAll, expect, it } from 'vitest'
import { memberCrossings, type Crossing } from '../../testing/memberCrossings.js'
import { keyFaults, keysWithout } from '../../testing/memberKeys.js'
import { tablesOf, type Place, type Placed, type Tables } from '../../testing/memberTables.js'
import { emptyEmbedded } from '../../testing/testStore.js'
import type { Conversation, Engine } from './engine.js'

let engine: Engine
let embedded: Conversation
beforeAll(async () => {
  engine = await emptyEmbedded()
  embedded = await engine.connect()
})
afterAll(async () => {
  embedded.release()
  await engine.close()
})

/** The tables after a migration that is undone again. */
const after = async (...statements: ReadonlyArray<string>): Promise<Tables> => {
  await embedded.query('begin', [])
  try {
    for (const each of statements) await embedded.query(each, [])
    return await tablesOf(embedded)
  } finally {
    await embedded.query('rollback', [])
  }
}

it('every member’s table names its member in each key, but for those that are listed', async () => {
  expect(keyFaults(await after())).toStrictEqual([])
})

it('a new table of a member’s that does not is told', async () => {
  const naps = 'id uuid primary key, child_id uuid not null references children on delete cascade'
  expect(keyFaults(await after(`create table naps (${naps})`))).toStrictEqual([
    'naps names no member: give it member_id',
  ])
  const owned = `${naps}, member_id uuid not null references members on delete cascade`
  expect(keyFaults(await after(`create table naps (${owned})`))).toStrictEqual([
    'naps_pkey leaves the member out: begin it with member_id',
  ])
  const led = owned.replace(' primary key', '')
  expect(keyFaults(await after(`create table naps (${led}, primary key (member_id, id))`))).toStrictEqual([])
})

it('so is a new key, and one that has the member by now', async () => {
  expect(
    keyFaults(
      await after(
        'create unique index one_a_day on notices (topic)',
        'alter table notices drop constraint notices_pkey',
        'alter table notices add primary key (member_id, id)',
      ),
    ),
  ).toStrictEqual([
    'one_a_day leaves the member out: begin it with member_id',
    'notices_pkey has the member, or is gone',
  ])
})

const quoted = (names: ReadonlyArray<string>): string => names.map((name) => `\`${name}\``).join(', ')

const lacks = (table: Placed): string => {
  const keys = keysWithout(table).map(({ name, columns }) => `\`${name}\` (${columns.join(', ')})`)
  return [
    `by \`${table.member}\``,
    ...(keys.length === 0 ? [] : [`without it: ${keys.join(', ')}`]),
    ...(table.counted.length === 0 ? [] : [`counted in 32 bits: ${quoted(table.counted)}`]),
  ].join('; ')
}

const places: ReadonlyArray<readonly [Place, string, (table: Placed, tables: Tables) => string]> = [
  ['member', 'Tables that name their member', lacks],
  [
    'part',
    'Tables of members that do not name them',
    ({ references, counted }, tables) => {
      const wholes = references.filter(({ to }) => ['member', 'part'].includes(tables.get(to)?.place ?? ''))
      const parts = `a part of ${quoted(wholes.map(({ to }) => to))}`
      return counted.length === 0 ? parts : `${parts}; counted in 32 bits: ${quoted(counted)}`
    },
  ],
  ['shared', 'Tables with a copy on every machine', () => ''],
  ['local', 'Tables on one machine', () => ''],
]

const kinds: Readonly<Record<Crossing, string>> = {
  job: 'Jobs',
  report: 'Lists, figures and the audit, for staff and makers',
  search: 'Searches for somebody who is not known yet',
  family: 'Families: children whom several members look after',
  comparison: 'Bills held against everybody’s',
  restore: 'A backup that is brought up to date',
  demo: 'Sample data',
}

const list = (title: string, lines: ReadonlyArray<string>): string =>
  [`## ${title}`, '', ...lines.map((line) => `- ${line}`), ''].join('\n')

it('the lists in the guide are those of the schema and of the statements', async () => {
  const tables = await after()
  const lists = [
    '# Members’ tables, and the statements that cross members\n\nWritten by `server/platform/store/memberKeys.test.ts`; what it means, [distributed.md](distributed.md) says.\n',
    ...places.map(([place, title, more]) => {
      const here = [...tables.values()].filter((table) => table.place === place)
      const lines = here.map((table) =>
        [`\`${table.name}\``, more(table, tables)].filter((part) => part !== '').join(': '),
      )
      return list(title, lines)
    }),
    ...Object.entries(kinds).map(([kind, title]) => {
      const files = Object.entries(memberCrossings).filter(([, [each]]) => each === kind)
      return list(
        title,
        files.map(([file, [, names]]) => `\`${file}\`: ${quoted(names.split(' '))}`),
      )
    }),
  ]
  await expect(lists.join('\n')).toMatchFileSnapshot('../../../docs/distributed-lists.md')
})
