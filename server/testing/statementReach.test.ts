import { describe, expect, it, test } from 'vitest'
import { memberTables, type TableKeys } from './memberTables.js'
import { crossedTables } from './statementReach.js'

const table = (
  name: string,
  columns: string,
  {
    to = {},
    unique = [],
  }: { readonly to?: Readonly<Record<string, string>>; readonly unique?: ReadonlyArray<string> } = {},
): TableKeys => {
  const names = columns.replaceAll('?', '').split(' ')
  return {
    name,
    columns: names,
    ids: new Set(names.filter((column) => column === 'id' || column.endsWith('_id'))),
    unique: [names[0] ?? '', ...unique].map((key) => key.split('+')),
    references: Object.entries(to).map(([column, other]) => ({
      to: other,
      columns: [column],
      optional: columns.includes(`${column}?`),
    })),
  }
}

const tables = memberTables([
  table('members', 'id name phone'),
  table('children', 'id member_id nickname', { to: { member_id: 'members' } }),
  table('growth_records', 'id child_id date', { to: { child_id: 'children' } }),
  table('child_partners', 'id child_id member_id role', { to: { child_id: 'children', member_id: 'members' } }),
  table('sessions', 'id member_id', { to: { member_id: 'members' } }),
  table('access_tokens', 'hash session_id member_id', { to: { session_id: 'sessions', member_id: 'members' } }),
  table('credentials', 'member_id password_hash', { to: { member_id: 'members' } }),
  table('items', 'id title'),
  table('orders', 'id member_id item_id state', { to: { member_id: 'members', item_id: 'items' } }),
  table('told_dues', 'id member_id child_id', { to: { member_id: 'members', child_id: 'children' } }),
  table('jobs', 'id kind subject'),
  table('letters', 'id member_id? text', { to: { member_id: 'members' } }),
])

it('tells whose the rows of each table are', () => {
  const owned = [...tables.values()].filter(({ isOfMembers }) => isOfMembers)
  expect(owned.map(({ name, member }) => `${name} ${member}`)).toStrictEqual([
    'members id',
    'children member_id',
    'growth_records null',
    'sessions member_id',
    'access_tokens member_id',
    'credentials member_id',
    'orders member_id',
    'told_dues member_id',
  ])
})

const [ann, ben] = ['5d3e6e60-0000-4000-8000-00000000000a', '5d3e6e60-0000-4000-8000-00000000000b']
const crossed = async (sql: string, values: ReadonlyArray<unknown> = []): Promise<string> => {
  return (await crossedTables(tables, { sql, values })).join(' ') || 'no other members’ rows'
}

describe.each([
  [
    'no other members’ rows',
    [
      'select title from items',
      'update jobs set kind = $1 where id = $2',
      'select text from letters where id = $1',
      'select 1',
      'select name from members where id = $1',
      'select nickname from children where member_id = $1 and nickname <> $2',
      'select c.nickname from children c join members m on m.id = c.member_id where m.id = $1',
      'select c.nickname from members m join children c using (id) where m.id = $1 and c.member_id = m.id',
      'select orders.id, title from orders join items on items.id = item_id where orders.member_id = $1::uuid',
      'select (select count(*) from orders where member_id = members.id) from members where id = $1',
      'select from items where exists (select from orders where item_id = items.id and member_id = $1)',
      'select from items where id = $2 or exists (select from orders where item_id = items.id and member_id = $1)',
      'with own as (select member_id from sessions where member_id = $1) select name from members join own on own.member_id = members.id',
      'insert into children (id, member_id, nickname) values ($2, $1, $3)',
      'insert into orders (id, member_id) select $2, $1 from items where id = $3',
      'update orders set state = $2 from items where items.id = item_id and member_id = $1 returning id',
      'delete from orders using items where items.id = item_id and member_id = $1',
      'select from orders left join children on children.member_id = orders.member_id where orders.member_id = $1',
      'select id from orders where (member_id, state) = ($1, $2)',
      'select id from orders where member_id = $1 union all select id from children where member_id = $1',
      'select nickname from children where id = $1',
      'select date from growth_records where child_id = $1 for update',
      'select date from growth_records join children on children.id = child_id where member_id = $1',
      'delete from growth_records where child_id in (select id from children where member_id = $1)',
      'delete from growth_records where id = any($1)',
      'select name from members where id = (select member_id from sessions where sessions.id = $1)',
      'select nickname from children join child_partners p on p.child_id = children.id where p.member_id = $1',
      'select nickname from children where id = $1 and (member_id = $2 or exists (select from child_partners p where p.child_id = children.id and p.member_id = $2))',
      'insert into growth_records (id, child_id) values ($1, $2), ($3, $4)',
    ],
  ],
  [
    'members',
    [
      'select name from members',
      'select name from members where phone = $1',
      'select name from members where id in ($1, $2)',
      'select name from members where id = any($1)',
      'select name from members where id <> $1',
      'select name from members where id > $1 order by id limit 10',
      'select name from members where not (id = $1)',
      'select name from members where id = $1 or name = $2',
      'select name from members where id in (select subject::uuid from jobs)',
      'select name from members where not exists (select from orders where member_id = members.id and member_id = $1)',
      'select name from members left join orders on orders.member_id = $1 and members.id = orders.member_id',
      'select items.title, (select count(*) from members) from items where id = $1',
      'update members set name = $1',
      'delete from members where exists (select from jobs where subject = members.id::text)',
      'insert into members (id, name) select member_id, $1 from unnest($2::uuid[]) as l (member_id)',
      'truncate members',
    ],
  ],
  [
    'told_dues',
    [
      'delete from told_dues where child_id = $1',
      'insert into told_dues (id, member_id, child_id) select gen_random_uuid(), member_id, child_id from child_partners where child_id = $1',
    ],
  ],
  ['access_tokens', ['select member_id from access_tokens where hash = $1']],
  [
    'children members',
    ['select name, nickname from members join children on children.member_id = members.id order by 1'],
  ],
  ['credentials', ['select password_hash from credentials where member_id in ($1, $2)']],
  ['orders', ['update orders set member_id = $1 where member_id = $2']],
])('reaches %s', (tables, statements) => {
  test.each(statements)('%s', async (sql) => {
    expect(await crossed(sql)).toBe(tables)
  })
})

it('takes two parameters for one member where their values are the same', async () => {
  const sql =
    'select (select count(*) from orders where member_id = $1), (select count(*) from sessions where member_id = $2)'
  expect(await crossed(sql, [ann, ann])).toBe('no other members’ rows')
  expect(await crossed(sql, [ann, ben])).toBe('orders sessions')
  const rows = 'insert into sessions (id, member_id) values ($1, $2), ($3, $4)'
  expect(await crossed(rows, ['x', ann, 'y', ann])).toBe('no other members’ rows')
  expect(await crossed(rows, ['x', ann, 'y', ben])).toBe('sessions')
})
