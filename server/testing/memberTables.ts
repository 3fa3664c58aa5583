import type { Conversation } from '../platform/store/engine.js'

export interface TableKeys {
  readonly name: string
  readonly columns: ReadonlyArray<string>
  readonly unique: ReadonlyArray<ReadonlyArray<string>>
  readonly references: ReadonlyArray<{
    readonly to: string
    readonly columns: ReadonlyArray<string>
    readonly optional: boolean
  }>
  readonly ids: ReadonlySet<string>
}

export interface MemberTable extends TableKeys {
  /** The column of the owning member; null: none. */
  readonly member: string | null
  readonly isOfMembers: boolean
  readonly owners: ReadonlyArray<ReadonlyArray<string>>
}

export type Tables = ReadonlyMap<string, MemberTable>

/** One row a member, and points that outlive an account. */
const roots: ReadonlyMap<string, string> = new Map([
  ['members', 'id'],
  ['point_accounts', 'member_id'],
])

const betweenMembers = 'child_partners'

/** Several members look after a child, so a row with a member and a child may concern another member's child. */
const sharedTable = 'children'

const catalogue = `
select c.relname::text as name,
  array(select attname::text from pg_attribute a where attrelid = c.oid and attnum > 0 and not attisdropped order by attnum) as columns,
  array(select attname::text from pg_attribute where attrelid = c.oid and atttypid = 'uuid'::regtype) as ids,
  coalesce((
    select jsonb_agg(array(select attname::text from unnest(i.indkey) as k (at)
      join pg_attribute on attrelid = c.oid and attnum = k.at))
    from pg_index i where i.indrelid = c.oid and i.indisunique and i.indpred is null
  ), '[]') as unique,
  coalesce((
    select jsonb_agg(jsonb_build_object(
      'to', f.confrelid::regclass::text,
      'columns', array(select attname::text from unnest(f.conkey) as k (at) join pg_attribute on attrelid = c.oid and attnum = k.at),
      'optional', exists (select from pg_attribute where attrelid = c.oid and attnum = any(f.conkey) and not attnotnull)
    ) order by f.conname)
    from pg_constraint f where f.conrelid = c.oid and f.contype = 'f'
  ), '[]') as references
from pg_class c where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and c.relname <> 'migrations'
order by 1`

const memberColumn = ({ name, references }: TableKeys): string | null => {
  const root = roots.get(name)
  if (root !== undefined) return root
  if (name === betweenMembers) return null
  const named = references
    .filter(({ to, optional }) => roots.has(to) && !optional)
    .map(({ columns }) => columns[0] ?? '')
  return named.includes('member_id') ? 'member_id' : (named[0] ?? null)
}

export const memberTables = (tables: ReadonlyArray<TableKeys>): Tables => {
  const held = new Set(tables.filter((table) => memberColumn(table) !== null).map(({ name }) => name))
  for (let before = -1; before < held.size;) {
    before = held.size
    for (const { name, references } of tables)
      if (name !== betweenMembers && references.some(({ to, optional }) => held.has(to) && !optional)) held.add(name)
  }
  return new Map(
    tables.map((table) => {
      const member = memberColumn(table)
      const owners = table.references.filter(({ to, columns }) => {
        if (!held.has(to) || member === null) return held.has(to)
        return roots.has(to) ? columns[0] === member : to !== sharedTable
      })
      const isOfMembers = held.has(table.name)
      return [table.name, { ...table, member, isOfMembers, owners: owners.map(({ columns }) => columns) }]
    }),
  )
}

export const tablesOf = async ({ query }: Pick<Conversation, 'query'>): Promise<Tables> => {
  const { rows } = await query(catalogue, [])
  type Row = Omit<TableKeys, 'ids'> & { readonly ids: ReadonlyArray<string> }
  return memberTables((rows as ReadonlyArray<Row>).map((row) => ({ ...row, ids: new Set(row.ids) })))
}
