import { parse, type AlterTableCmd, type ColumnDef, type Constraint, type CreateStmt, type Node } from 'libpg-query'
import type { Migration } from '../../server/platform/store/migrations/index.js'

interface Named {
  readonly relname?: string
}

const textOf = (node: Node | undefined): string =>
  node !== undefined && 'String' in node ? (node.String.sval ?? '') : ''

const constraintsOf = (nodes: ReadonlyArray<Node> = []): ReadonlyArray<Constraint> =>
  nodes.flatMap((node) => ('Constraint' in node ? [node.Constraint] : []))

/** Objects newer than the last release. */
interface Made {
  readonly tables: Set<string>
  readonly indexes: Set<string>
  /** With argument types, because an old function may have the same name. */
  readonly functions: Set<string>
}

const signature = (name: ReadonlyArray<Node> = [], types: ReadonlyArray<Node | undefined> = []): string =>
  `${textOf(name.at(-1))}(${types
    .map((type) => (type !== undefined && 'TypeName' in type ? textOf(type.TypeName.names?.at(-1)) : ''))
    .join()})`

const kindsIn = (node: unknown): ReadonlyArray<string> =>
  typeof node === 'object' && node !== null
    ? Object.entries(node).flatMap(([kind, inner]) => [kind, ...kindsIn(inner)])
    : []

/** A reference to an old table blocks deletes by old programs. */
const keeping = (owner: string, constraints: ReadonlyArray<Constraint>, made: Made): ReadonlyArray<string> =>
  constraints.flatMap(({ contype, pktable, fk_del_action: onDelete }) =>
    contype === 'CONSTR_FOREIGN' &&
    !made.tables.has(pktable?.relname ?? '') &&
    !['c', 'n', 'd'].includes(onDelete ?? '')
      ? [`keeps rows of ${pktable?.relname} by ${owner}: what earlier programs delete is refused`]
      : [],
  )

/** The database fills it row by row, with the table locked. */
const rewrites = ({ typeName }: ColumnDef, constraints: ReadonlyArray<Constraint>): boolean =>
  /serial/.test(textOf(typeName?.names?.at(-1))) ||
  constraints.some(
    ({ contype, raw_expr: given }) =>
      contype === 'CONSTR_GENERATED' ||
      contype === 'CONSTR_IDENTITY' ||
      (contype === 'CONSTR_DEFAULT' && kindsIn(given).includes('FuncCall')),
  )

/** A check passes for null unless it tests for null. */
const emptiness: ReadonlySet<string> = new Set(['NullTest', 'CoalesceExpr', 'BooleanTest'])

const isNull = (node: Node | undefined): boolean =>
  node !== undefined && 'A_Const' in node && node.A_Const.isnull === true

const added = (table: string, column: ColumnDef, made: Made): string | null => {
  const name = `${table}.${column.colname ?? ''}`
  const constraints = constraintsOf(column.constraints)
  const has = (kind: Constraint['contype']) => constraints.some(({ contype }) => contype === kind)
  const filled = constraints.some(({ contype, raw_expr: given }) => contype === 'CONSTR_DEFAULT' && !isNull(given))
  if (has('CONSTR_UNIQUE') || has('CONSTR_PRIMARY')) return `adds ${name}, unique: earlier programs fill it alike`
  if (rewrites(column, constraints)) return `adds ${name}, for which the whole table is written anew while it is locked`
  if (has('CONSTR_NOTNULL') && !filled) return `adds ${name}, which earlier programs do not fill: give it a default`
  if (
    constraints.some(
      ({ contype, raw_expr: asks }) => contype === 'CONSTR_CHECK' && kindsIn(asks).some((kind) => emptiness.has(kind)),
    )
  )
    return `adds ${name} with a check that looks whether it is empty, as earlier programs leave it`
  return keeping(name, constraints, made)[0] ?? null
}

/** Null: the last release's programs are not affected. */
const alters = (table: string, command: AlterTableCmd, unused: ReadonlySet<string>, made: Made): string | null => {
  const column = `${table}.${command.name ?? ''}`
  const definition = command.def
  switch (command.subtype) {
    case 'AT_DropConstraint':
      // PostgreSQL's own names; other constraints are named by `on conflict`, or delete dependent rows.
      return /_check$/.test(command.name ?? '')
        ? null
        : `drops the constraint ${command.name}, on which earlier programs build`
    case 'AT_DropNotNull':
      return `lets ${column} be empty, which earlier programs do not expect when they read it`
    case 'AT_ColumnDefault':
      return `takes the default of ${column}, or gives another: earlier programs leave it to that`
    case 'AT_AddColumn':
      return definition !== undefined && 'ColumnDef' in definition ? added(table, definition.ColumnDef, made) : null
    case 'AT_DropColumn':
      return unused.has(column) ? null : `drops ${column}, which the last release may use`
    case 'AT_SetNotNull':
      return `lets ${column} no longer be empty`
    case 'AT_AlterColumnType':
      return `changes the type of ${column}`
    case 'AT_AddConstraint':
      return `adds a constraint to ${table}, which earlier programs may break`
    default:
      return `alters ${table} (${command.subtype})`
  }
}

/** Never allowed: it blocks every writer while the table is scanned. */
const stopsWriters = (statement: Node, { tables }: Made): ReadonlyArray<string> =>
  'IndexStmt' in statement && !tables.has(statement.IndexStmt.relation?.relname ?? '')
    ? [`makes the index ${statement.IndexStmt.idxname} while nobody may write: give it as \`index\` and \`on\``]
    : []

const creates = (
  { relation, tableElts = [], if_not_exists: onlyIfNone, inhRelations = [] }: CreateStmt,
  made: Made,
) => {
  const { relname: name = '', schemaname: schema } = relation ?? {}
  if (onlyIfNone === true || schema !== undefined || inhRelations.length > 0)
    return [`makes ${name}, which may be an old table, a part of one, or beside one of that name`]
  made.tables.add(name)
  const columns = tableElts.flatMap((each) => ('ColumnDef' in each ? constraintsOf(each.ColumnDef.constraints) : []))
  return keeping(name, [...constraintsOf(tableElts), ...columns], made)
}

const writes = (statement: Node, made: Made): ReadonlyArray<string> | null => {
  const written =
    'InsertStmt' in statement
      ? statement.InsertStmt
      : 'UpdateStmt' in statement
        ? statement.UpdateStmt
        : 'DeleteStmt' in statement
          ? statement.DeleteStmt
          : null
  if (written === null) return null
  const name = written.relation?.relname ?? ''
  const inside = (written.withClause?.ctes ?? []).flatMap((each) =>
    'CommonTableExpr' in each && each.CommonTableExpr.ctequery !== undefined
      ? (writes(each.CommonTableExpr.ctequery, made) ?? [])
      : [],
  )
  return [...(made.tables.has(name) ? [] : [`writes to ${name}`]), ...inside]
}

const narrowings = (statement: Node, made: Made, unused: ReadonlySet<string>): ReadonlyArray<string> => {
  const isOld = ({ relname = '' }: Named = {}) => !made.tables.has(relname)
  if ('CreateStmt' in statement) return creates(statement.CreateStmt, made)
  if ('AlterTableStmt' in statement) {
    const { relation, cmds = [] } = statement.AlterTableStmt
    const table = relation?.relname ?? ''
    return cmds.flatMap((each) => {
      if (!('AlterTableCmd' in each)) return []
      if (isOld(relation)) return alters(table, each.AlterTableCmd, unused, made) ?? []
      const { def: definition } = each.AlterTableCmd
      if (definition === undefined) return []
      return keeping(
        table,
        'ColumnDef' in definition ? constraintsOf(definition.ColumnDef.constraints) : constraintsOf([definition]),
        made,
      )
    })
  }
  if ('IndexStmt' in statement) {
    if (!isOld(statement.IndexStmt.relation)) made.indexes.add(statement.IndexStmt.idxname ?? '')
    return []
  }
  if ('CreateFunctionStmt' in statement) {
    const { funcname, parameters = [], replace } = statement.CreateFunctionStmt
    const types = parameters.map((each) =>
      'FunctionParameter' in each && each.FunctionParameter.argType !== undefined
        ? { TypeName: each.FunctionParameter.argType }
        : undefined,
    )
    const name = signature(funcname, types)
    if (replace !== true) made.functions.add(name)
    return made.functions.has(name) ? [] : [`replaces the function ${name}, which earlier programs call`]
  }
  if ('CreateTrigStmt' in statement) {
    const { relation, trigname } = statement.CreateTrigStmt
    return isOld(relation) ? [`lets the trigger ${trigname} change what earlier programs write`] : []
  }
  if ('DropStmt' in statement) {
    const { objects = [], removeType } = statement.DropStmt
    const kind = removeType?.replace('OBJECT_', '').toLowerCase()
    const names = objects.map((each) => {
      if ('List' in each) return (each.List.items ?? []).map(textOf).join('.')
      return 'ObjectWithArgs' in each
        ? signature(each.ObjectWithArgs.objname, each.ObjectWithArgs.objargs)
        : textOf(each)
    })
    const newer =
      removeType === 'OBJECT_INDEX' ? made.indexes : removeType === 'OBJECT_FUNCTION' ? made.functions : made.tables
    return names.filter((name) => !newer.has(name) && !unused.has(name)).map((name) => `drops ${kind} ${name}`)
  }
  if ('RenameStmt' in statement) {
    const { relation, subname, newname } = statement.RenameStmt
    return isOld(relation) ? [`renames ${relation?.relname} ${subname ?? ''} to ${newname}`] : []
  }
  return writes(statement, made) ?? [`does something that nobody has weighed (${Object.keys(statement).join()})`]
}

/**
 * @param since unreleased migrations in their order @param unused `table` or `table.column` that the last release
 * neither reads nor writes
 */
export const narrowed = async (
  since: ReadonlyArray<Migration>,
  unused: ReadonlyArray<string>,
): Promise<ReadonlyArray<string>> => {
  const made: Made = { tables: new Set(), indexes: new Set(), functions: new Set() }
  const free = new Set(unused)
  const found: string[] = []
  for (const migration of since) {
    if ('index' in migration) {
      made.indexes.add(migration.index)
      continue
    }
    const { name, sql, besideLast } = migration
    const { stmts = [] } = await parse(sql)
    const statements = stmts.flatMap(({ stmt }) => stmt ?? [])
    const faults = statements.flatMap((each) => narrowings(each, made, free))
    found.push(...statements.flatMap((each) => stopsWriters(each, made)).map((fault) => `${name} ${fault}`))
    if (besideLast === undefined) found.push(...faults.map((fault) => `${name} ${fault}`))
    else if (faults.length === 0) found.push(`${name} needs no word on why the last release goes on beside it`)
  }
  return found
}
