import { describe, expect, it, test } from 'vitest'
import { placed, type TableKeys } from './memberTables.js'
import { reachOf } from './statementReach.js'

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
    counted: [],
    ids: new Set(names.filter((column) => column === 'id' || column.endsWith('_id'))),
    unique: [names[0] ?? '', ...unique].map((key) => ({
      name: `${name}_${key}`,
      columns: key.split('+'),
      whole: true,
    })),
    references: Object.entries(to).map(([column, other]) => ({
      to: other,
      columns: [column],
      optional: columns.includes(`${column}?`),
    })),
  }
}

const tables = placed([
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

it('puts each table where a distributed store would keep it', () => {
  expect([...tables.values()].map(({ name, place, member }) => `${name} ${place} ${member}`)).toStrictEqual([
    'members member id',
    'children member member_id',
    'growth_records part null',
    'child_partners shared null',
    'sessions member member_id',
    'access_tokens member member_id',
    'credentials member member_id',
    'items shared null',
    'orders member member_id',
    'told_dues member member_id',
    'jobs local null',
    'letters local null',
  ])
})

const [ann, ben] = ['5d3e6e60-0000-4000-8000-00000000000a', '5d3e6e60-0000-4000-8000-00000000000b']
const told = async (sql: string, values: ReadonlyArray<unknown> = []): Promise<string> => {
  const reach = await reachOf(tables, { sql, values })
  return reach._tag === 'crossing' ? `crossing ${reach.tables.join(' ')}` : reach._tag
}

describe.each([
  [
    'none',
    [
      'select title from items',
      'update jobs set kind = $1 where id = $2',
      'select text from letters where id = $1',
      'select 1',
    ],
  ],
  [
    'member',
    [
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
    ],
  ],
  [
    'row',
    [
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
    'crossing members',
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
    'crossing told_dues',
    [
      'delete from told_dues where child_id = $1',
      'insert into told_dues (id, member_id, child_id) select gen_random_uuid(), member_id, child_id from child_partners where child_id = $1',
    ],
  ],
  ['crossing access_tokens', ['select member_id from access_tokens where hash = $1']],
  [
    'crossing children members',
    ['select name, nickname from members join children on children.member_id = members.id order by 1'],
  ],
  ['crossing credentials', ['select password_hash from credentials where member_id in ($1, $2)']],
  ['crossing orders', ['update orders set member_id = $1 where member_id = $2']],
])('reaches %s', (reach, statements) => {
  test.each(statements)('%s', async (sql) => {
    expect(await told(sql)).toBe(reach)
  })
})

it('takes two parameters for one member where their values are the same', async () => {
  const sql =
    'select (select count(*) from orders where member_id = $1), (select count(*) from sessions where member_id = $2)'
  expect(await told(sql, [ann, ann])).toBe('member')
  expect(await told(sql, [ann, ben])).toBe('crossing orders sessions')
  const rows = 'insert into sessions (id, member_id) values ($1, $2), ($3, $4)'
  expect(await told(rows, ['x', ann, 'y', ann])).toBe('member')
  expect(await told(rows, ['x', ann, 'y', ben])).toBe('crossing sessions')
})
