import { runQuery, type Engine } from '../platform/store/engine.js'
import { lastRelease } from '../platform/store/migrations/index.js'

interface Column {
  readonly table: string
  readonly name: string
  /** PostgreSQL's type name. */
  readonly type: string
  readonly required: boolean
  readonly hasDefault: boolean
  readonly isIdentity: boolean
  readonly listed: string | null
}

const columns = `
select c.relname::text as table, a.attname::text as name, format_type(a.atttypid, null) as type, a.attnotnull as required,
  a.atthasdef as "hasDefault", a.attidentity = 'a' as "isIdentity",
  (select pg_get_constraintdef(f.oid) from pg_constraint f where f.conrelid = c.oid and f.contype = 'c'
    and f.conkey = array[a.attnum] and pg_get_constraintdef(f.oid) like '%= ANY (ARRAY[''%') as listed
from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and c.relname <> 'migrations'
order by c.relname collate "C", a.attnum`

const typeNames: Readonly<Record<string, string>> = {
  boolean: 'boolean',
  bytea: 'Bytes',
  date: 'IsoDateText',
  'double precision': 'number',
  integer: 'number',
  smallint: 'number',
  text: 'string',
  'timestamp with time zone': 'Date',
  uuid: 'string',
}

const valueType = ({ table, name, type, listed }: Column, named: ReadonlySet<string>): string => {
  const key = `${table}.${name}`
  if (named.has(key)) return `ColumnTypes['${key}']`
  if (listed !== null) return [...listed.matchAll(/'[^']*'/g)].join(' | ')
  if (type === 'jsonb') return 'unknown'
  const known = typeNames[type]
  if (known === undefined) throw new Error(`${key}: which TypeScript type is ${type}?`)
  return known
}

const columnType = (column: Column, named: ReadonlySet<string>): string => {
  const value = valueType(column, named)
  const orNull = `${value}${column.required ? '' : ' | null'}`
  if (column.isIdentity) return `GeneratedAlways<${orNull}>`
  // Nullable columns are optional.
  const isOptional = column.hasDefault && column.required
  if (column.type === 'jsonb') return `${isOptional ? 'JsonOrDefault' : 'Json'}<${orNull}>`
  return isOptional ? `Generated<${value}>` : orNull
}

const commentsIn = (text: string): ReadonlyMap<string, string> => {
  const comments = new Map<string, string>()
  let table = ''
  for (const [, comment = '', indent, name = ''] of text.matchAll(/((?: +\/?\*.*\n)*)^( +)readonly (\w+):/gm)) {
    if (indent === '  ') table = name
    comments.set(indent === '  ' ? table : `${table}.${name}`, comment)
  }
  return comments
}

const opening = 'export interface Schema {\n'

/**
 * The head and the comments of the file stay. @param current the file's text @param columnTypes the text of
 * `columnTypes.ts`
 */
export const schemaText = async (engine: Engine, current: string, columnTypes: string): Promise<string> => {
  const stored = (await runQuery(engine, columns, [])).rows as ReadonlyArray<Column>
  const all = stored.filter(
    ({ table, name }) => !lastRelease.unused.some((unused) => unused === table || unused === `${table}.${name}`),
  )
  const named = new Set(Array.from(columnTypes.matchAll(/^ {2}'(\w+\.\w+)':/gm), ([, key = '']) => key))
  const missing = [...named].filter((key) => !all.some(({ table, name }) => key === `${table}.${name}`))
  if (missing.length > 0) throw new Error(`No such column: ${missing.join(', ')}`)
  const [head = ''] = current.split(opening)
  const comments = commentsIn(current)
  const lines = (table: string) =>
    all
      .filter((column) => column.table === table)
      .map((column) => {
        const comment = comments.get(`${table}.${column.name}`) ?? ''
        return `${comment}    readonly ${column.name}: ${columnType(column, named)}\n`
      })
  const tables = [...new Set(all.map(({ table }) => table))]
  const text = tables.map(
    (table) => `${comments.get(table) ?? ''}  readonly ${table}: {\n${lines(table).join('')}  }\n`,
  )
  return `${head}${opening}${text.join('')}}\n`
}
