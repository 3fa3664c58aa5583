import type { Conversation } from '../platform/store/engine.js'

/** A table, as far as who owns its rows can be told from the schema. */
export interface TableKeys {
  readonly name: string
  readonly columns: ReadonlyArray<string>
  /** Those that are filled by counting and too small to be counted by several machines. */
  readonly counted: ReadonlyArray<string>
  /** Of the primary key and of whatever else is unique. */
  readonly unique: ReadonlyArray<{
    readonly name: string
    readonly columns: ReadonlyArray<string>
    readonly whole: boolean
  }>
  readonly references: ReadonlyArray<Reference>
  /** Columns that are ids of chance. */
  readonly ids: ReadonlySet<string>
}

export interface Reference {
  readonly to: string
  readonly columns: ReadonlyArray<string>
  /** Whether a row may do without. */
  readonly optional: boolean
}

/**
 * How a distributed PostgreSQL would keep a table:
 * - `member`: by the member that each row names;
 * - `part`: with the row that it is a part of, whose member it does not name itself;
 * - `shared`: a copy on every machine;
 * - `local`: on one machine.
 */
export type Place = 'member' | 'part' | 'shared' | 'local'

export interface Placed extends TableKeys {
  readonly place: Place
  /** Of a `member` table. */
  readonly member: string | null
  /** Columns by which a row names a row of a `member` or `part` table. */
  readonly owners: ReadonlyArray<ReadonlyArray<string>>
}

export type Tables = ReadonlyMap<string, Placed>

/** What is of one member each, and what of their points outlives an account. */
const roots: ReadonlyMap<string, string> = new Map([
  ['members', 'id'],
  ['point_accounts', 'member_id'],
])

/** Each row lies between two members, and either looks for it: small, and read on every machine. */
const betweenMembers: ReadonlySet<string> = new Set(['child_partners'])

/** Looked after by several members: a row that names its own member and one of these may be another's. */
const lookedAfter: ReadonlySet<string> = new Set(['children'])

const catalogue = `
select c.relname::text as name,
  array(select attname::text from pg_attribute a where attrelid = c.oid and attnum > 0 and not attisdropped order by attnum) as columns,
  array(select attname::text from pg_attribute where attrelid = c.oid and attidentity <> '' and atttypid <> 'bigint'::regtype) as counted,
  array(select attname::text from pg_attribute where attrelid = c.oid and atttypid = 'uuid'::regtype) as ids,
  coalesce((
    select jsonb_agg(jsonb_build_object(
      'name', i.indexrelid::regclass::text,
      'columns', array(select attname::text from unnest(i.indkey) with ordinality as k (at, nth)
        join pg_attribute on attrelid = c.oid and attnum = k.at order by nth),
      'whole', i.indpred is null
    ) order by not i.indisprimary, i.indexrelid::regclass::text)
    from pg_index i where i.indrelid = c.oid and i.indisunique
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
  if (betweenMembers.has(name)) return null
  const named = references
    .filter(({ to, optional }) => roots.has(to) && !optional)
    .map(({ columns }) => columns[0] ?? '')
  return named.includes('member_id') ? 'member_id' : (named[0] ?? null)
}

/** Names of tables that lead to one of `from` by what `follows` finds. */
const closure = (from: ReadonlySet<string>, follows: (reached: ReadonlySet<string>) => ReadonlyArray<string>) => {
  let reached = from
  for (;;) {
    const more = new Set([...reached, ...follows(reached)])
    if (more.size === reached.size) return reached
    reached = more
  }
}

/** Where each table of a schema would be kept. */
export const placed = (tables: ReadonlyArray<TableKeys>): Tables => {
  const ofMember = new Set(tables.filter((table) => memberColumn(table) !== null).map(({ name }) => name))
  const held = closure(ofMember, (reached) =>
    tables
      .filter(
        ({ name, references }) =>
          !betweenMembers.has(name) && references.some(({ to, optional }) => reached.has(to) && !optional),
      )
      .map(({ name }) => name),
  )
  const shared = closure(new Set(betweenMembers), (reached) =>
    tables
      .filter(({ name }) => held.has(name) || (reached.has(name) && !betweenMembers.has(name)))
      .flatMap(({ references }) => references.map(({ to }) => to))
      .filter((name) => !held.has(name)),
  )
  const placeOf = (name: string): Place => {
    if (ofMember.has(name)) return 'member'
    if (held.has(name)) return 'part'
    return shared.has(name) ? 'shared' : 'local'
  }
  const withOwners = (table: TableKeys): Placed => {
    const member = memberColumn(table)
    const owners = table.references.filter(({ to, columns }) => {
      if (!held.has(to) || member === null) return held.has(to)
      return roots.has(to) ? columns[0] === member : !lookedAfter.has(to)
    })
    return { ...table, member, place: placeOf(table.name), owners: owners.map(({ columns }) => columns) }
  }
  return new Map(tables.map((table) => [table.name, withOwners(table)]))
}

/** The tables of a migrated store. */
export const tablesOf = async ({ query }: Pick<Conversation, 'query'>): Promise<Tables> => {
  const { rows } = await query(catalogue, [])
  type Row = Omit<TableKeys, 'ids'> & { readonly ids: ReadonlyArray<string> }
  return placed((rows as ReadonlyArray<Row>).map((row) => ({ ...row, ids: new Set(row.ids) })))
}
