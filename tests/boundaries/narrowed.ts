import { parse, type AlterTableCmd, type Constraint, type Node } from 'libpg-query'
import type { Migration } from '../../server/platform/store/migrations/index.js'

interface Named {
  readonly relname?: string
}

const textOf = (node: Node | undefined): string =>
  node !== undefined && 'String' in node ? (node.String.sval ?? '') : ''

const constraintsOf = (nodes: ReadonlyArray<Node> = []): ReadonlyArray<Constraint> =>
  nodes.flatMap((node) => ('Constraint' in node ? [node.Constraint] : []))

/** What the programs of the last release cannot live with, in the words of a review. Null: they never notice. */
const alters = (table: string, command: AlterTableCmd, unused: ReadonlySet<string>): string | null => {
  const column = `${table}.${command.name ?? ''}`
  const definition = command.def
  switch (command.subtype) {
    case 'AT_DropConstraint':
    case 'AT_DropNotNull':
      return null
    case 'AT_ColumnDefault':
      return definition === undefined ? `takes the default of ${column}, which earlier programs leave to it` : null
    case 'AT_AddColumn': {
      const added = definition !== undefined && 'ColumnDef' in definition ? definition.ColumnDef : {}
      const types = new Set(constraintsOf(added.constraints).map(({ contype }) => contype))
      if (types.has('CONSTR_UNIQUE') || types.has('CONSTR_PRIMARY'))
        return `adds ${table}.${added.colname}, unique: earlier programs fill it alike`
      return types.has('CONSTR_NOTNULL') && !types.has('CONSTR_DEFAULT')
        ? `adds ${table}.${added.colname}, which earlier programs do not fill: give it a default`
        : null
    }
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

/** No word excuses it: it stops every writer for as long as the table is read. */
const stopsWriters = (statement: Node, made: ReadonlySet<string>): ReadonlyArray<string> =>
  'IndexStmt' in statement && !made.has(statement.IndexStmt.relation?.relname ?? '')
    ? [`makes the index ${statement.IndexStmt.idxname} while nobody may write: give it as \`index\` and \`on\``]
    : []

/** What one statement takes from the programs of the last release; `made`: what is newer than they are. */
const narrowings = (statement: Node, made: Set<string>, unused: ReadonlySet<string>): ReadonlyArray<string> => {
  const isOld = ({ relname = '' }: Named = {}) => !made.has(relname)
  if ('CreateStmt' in statement) {
    made.add(statement.CreateStmt.relation?.relname ?? '')
    return []
  }
  if ('AlterTableStmt' in statement) {
    const { relation, cmds = [] } = statement.AlterTableStmt
    if (!isOld(relation)) return []
    return cmds.flatMap((each) =>
      'AlterTableCmd' in each ? (alters(relation?.relname ?? '', each.AlterTableCmd, unused) ?? []) : [],
    )
  }
  if ('IndexStmt' in statement) return []
  if ('CreateFunctionStmt' in statement) {
    const name = textOf(statement.CreateFunctionStmt.funcname?.at(-1))
    if (!statement.CreateFunctionStmt.replace) made.add(name)
    return made.has(name) ? [] : [`replaces the function ${name}, which earlier programs call`]
  }
  if ('CreateTrigStmt' in statement) {
    const { relation, trigname } = statement.CreateTrigStmt
    return isOld(relation) ? [`lets the trigger ${trigname} change what earlier programs write`] : []
  }
  if ('InsertStmt' in statement)
    return isOld(statement.InsertStmt.relation) ? [`writes to ${statement.InsertStmt.relation?.relname}`] : []
  if ('UpdateStmt' in statement)
    return isOld(statement.UpdateStmt.relation) ? [`writes to ${statement.UpdateStmt.relation?.relname}`] : []
  if ('DeleteStmt' in statement)
    return isOld(statement.DeleteStmt.relation) ? [`writes to ${statement.DeleteStmt.relation?.relname}`] : []
  if ('DropStmt' in statement) {
    const { objects = [], removeType } = statement.DropStmt
    if (removeType === 'OBJECT_INDEX') return []
    const names = objects.map((each) => {
      if ('List' in each) return (each.List.items ?? []).map(textOf).join('.')
      return 'ObjectWithArgs' in each ? (each.ObjectWithArgs.objname ?? []).map(textOf).join('.') : textOf(each)
    })
    const gone = names.filter((name) => !made.has(name) && !unused.has(name))
    return gone.map((name) => `drops ${removeType?.replace('OBJECT_', '').toLowerCase()} ${name}`)
  }
  if ('RenameStmt' in statement) {
    const { relation, subname, newname } = statement.RenameStmt
    return isOld(relation) ? [`renames ${relation?.relname} ${subname ?? ''} to ${newname}`] : []
  }
  return [`does something that nobody has weighed (${Object.keys(statement).join()})`]
}

/**
 * What the migrations since the last release take from its programs, which go on beside them while their processes are replaced.
 * @param since migrations that no release has yet, in their order
 * @param unused `table` or `table.column` that the last release no longer reads nor writes
 */
export const narrowed = async (
  since: ReadonlyArray<Migration>,
  unused: ReadonlyArray<string>,
): Promise<ReadonlyArray<string>> => {
  const made = new Set<string>()
  const free = new Set(unused)
  const found: string[] = []
  for (const migration of since) {
    if ('index' in migration) continue
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
