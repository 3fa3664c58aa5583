import { sql } from 'kysely'
import type { Db } from '../platform/store/store.js'
import { keysWithout } from './memberKeys.js'
import type { Placed, Tables } from './memberTables.js'

interface ForeignKey {
  readonly name: string
  readonly of: string
  readonly columns: ReadonlyArray<string>
  readonly to: string
  readonly keys: ReadonlyArray<string>
  readonly onDelete: 'a' | 'c' | 'n'
}

const columnsBy = (numbers: string, table: string) =>
  `array(select attname::text from unnest(${numbers}) with ordinality as k (at, nth)
    join pg_attribute on attrelid = ${table} and attnum = k.at order by nth)`

const foreignKeys = `
  select conname::text as name, conrelid::regclass::text as of, ${columnsBy('conkey', 'conrelid')} as columns,
    confrelid::regclass::text as to, ${columnsBy('confkey', 'confrelid')} as keys, confdeltype::text as "onDelete"
  from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace order by conname`

const definitions = `
  select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition, indisprimary as "isPrimary"
  from pg_index where indisunique`

interface UniqueIndex {
  readonly name: string
  readonly definition: string
  readonly isPrimary: boolean
}

const isHeld = ({ place }: Placed): boolean => place === 'member' || place === 'part'

/** The column that says whose a row is, once each has one. */
const memberOf = ({ member }: Placed): string => member ?? 'member_id'

/** Parts after what they are a part of. */
const inOrder = (parts: ReadonlyArray<Placed>): ReadonlyArray<Placed> => {
  const ready = parts.filter(({ references }) => references.every(({ to }) => !parts.some(({ name }) => name === to)))
  return parts.length === 0 ? [] : [...ready, ...inOrder(parts.filter((part) => !ready.includes(part)))]
}

const onDelete = { a: '', c: 'on delete cascade', n: 'on delete set null' }

export interface MemberLed {
  readonly statements: ReadonlyArray<string>
  /** Foreign keys that there is no place for: their two rows may lie on two machines. */
  readonly without: ReadonlyArray<string>
}

/**
 * What makes the member part of each key of a member's tables, written from the schema as it is: the end of the way that
 * `docs/distributed.md` describes, without the steps between.
 */
export const memberLed = async (db: Db, tables: Tables): Promise<MemberLed> => {
  const held = [...tables.values()].filter(isHeld)
  const byName = new Map(held.map((table) => [table.name, table]))
  const { rows: keys } = await sql.raw<ForeignKey>(foreignKeys).execute(db)
  const { rows: indexes } = await sql.raw<UniqueIndex>(definitions).execute(db)
  const leading = keys.filter(({ to }) => byName.has(to))

  const parts = inOrder(held.filter(({ place }) => place === 'part')).flatMap(({ name }) => {
    const whole = leading.find(({ of }) => of === name)
    if (whole === undefined) return []
    const same = whole.columns.map((column, at) => `${name}.${column} = whole.${whole.keys[at]}`)
    const member = memberOf(byName.get(whole.to) as Placed)
    return [
      `alter table ${name} add column member_id uuid`,
      `update ${name} set member_id = whole.${member} from ${whole.to} as whole where ${same.join(' and ')}`,
      `alter table ${name} alter column member_id set not null`,
    ]
  })

  const unique = held.flatMap((table) => {
    const member = memberOf(table)
    const short = table.place === 'part' ? table.unique : keysWithout(table)
    return short.flatMap(({ name }) => {
      const { definition = '', isPrimary = false } = indexes.find((index) => index.name === name) ?? {}
      return [
        `alter table ${table.name} drop constraint if exists ${name}`,
        `drop index if exists ${name}`,
        definition.replace('USING btree (', `using btree (${member}, `),
        ...(isPrimary ? [`alter table ${table.name} add constraint ${name} primary key using index ${name}`] : []),
      ]
    })
  })

  const leads = ({ of, columns, to }: ForeignKey): string | null => {
    const [from, other] = [byName.get(of), byName.get(to)]
    if (from === undefined || other === undefined) return null
    const isOwn = from.name === 'members' || from.owners.some((owner) => owner.join() === columns.join())
    return isOwn ? memberOf(from) : null
  }
  const referring = leading.flatMap((key) => {
    const member = leads(key)
    if (member === null) return []
    const other = memberOf(byName.get(key.to) as Placed)
    const [more, others] = key.columns.includes(member) ? [[], []] : [[member], [other]]
    // The member stays where what was referred to goes.
    const gone = key.onDelete === 'n' ? `on delete set null (${key.columns.join()})` : onDelete[key.onDelete]
    const [columns, to] = [
      [...more, ...key.columns],
      [...others, ...key.keys],
    ]
    return [
      `alter table ${key.of} add constraint ${key.name} foreign key (${columns.join()}) references ${key.to} (${to.join()}) ${gone}`,
    ]
  })
  return {
    statements: [
      ...leading.map(({ of, name }) => `alter table ${of} drop constraint ${name}`),
      ...parts,
      ...unique,
      ...referring,
    ],
    without: leading.filter((key) => leads(key) === null).map(({ of, columns }) => `${of}.${columns.join()}`),
  }
}
