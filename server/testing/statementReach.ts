import { parse, type Node, type SelectStmt } from 'libpg-query'
import type { MemberTable, Tables } from './memberTables.js'
import type { Statement } from './statementRecord.js'

interface Mention {
  readonly table: MemberTable
  readonly inserted: boolean
}

/** `several` parameters; `derived`: a column of a subquery, which is checked separately; null: unknown. */
type Term =
  | { readonly value: unknown }
  | { readonly of: Mention; readonly column: string }
  | 'several'
  | 'derived'
  | null

interface Scope {
  readonly entries: ReadonlyArray<readonly [name: string, source: Mention | 'several' | 'derived']>
  readonly restricted: ReadonlySet<Mention>
}

type Nodes = ReadonlyArray<Node>

const apart = ({ entries }: Scope): Scope => ({ entries, restricted: new Set() })

const text = (node: Node | undefined): string =>
  node !== undefined && 'String' in node ? (node.String.sval ?? '') : ''

/** The nearest nodes below; the only key of a node is its capitalized type. */
const within = (value: unknown): Nodes => {
  if (Array.isArray(value)) return value.flatMap(within)
  if (typeof value !== 'object' || value === null) return []
  const keys = Object.keys(value)
  return keys.length === 1 && /^[A-Z]/.test(keys[0] ?? '') ? [value as Node] : Object.values(value).flatMap(within)
}
const under = (node: Node): Nodes => within(Object.values(node)[0])
const row = (node: Node | undefined): ReadonlyArray<Node | undefined> =>
  node !== undefined && 'RowExpr' in node ? (node.RowExpr.args ?? []) : [node]
const isParameter = (term: Term): boolean =>
  term === 'several' || (term !== null && typeof term === 'object' && 'value' in term)

const isSame = (one: Term, other: Term): boolean => {
  if (one === null || other === null || typeof one === 'string' || typeof other === 'string') return one === other
  return 'value' in one
    ? 'value' in other && one.value === other.value
    : 'of' in other && one.of === other.of && one.column === other.column
}

class StatementReader {
  readonly mentions: Mention[] = []
  readonly facts: Array<{ readonly of: Mention; readonly column: string; readonly is: Term }> = []
  /** Tables whose rows go to another member. */
  readonly moved = new Set<string>()
  private readonly ctes = new Set<string>()

  constructor(
    private readonly tables: Tables,
    private readonly values: ReadonlyArray<unknown>,
  ) {}

  private term(node: Node | undefined, scope: Scope): Term {
    if (node === undefined) return null
    if ('ParamRef' in node) {
      const { number = 1 } = node.ParamRef
      return { value: number > this.values.length ? `$${number}` : this.values[number - 1] }
    }
    if ('A_Const' in node) return { value: JSON.stringify(node.A_Const) }
    if ('TypeCast' in node) return this.term(node.TypeCast.arg, scope)
    if ('ColumnRef' in node) {
      const [column = '', qualifier] = (node.ColumnRef.fields ?? []).map(text).toReversed()
      const [, source = null] =
        scope.entries.find(([name, of]) =>
          qualifier === undefined ? typeof of === 'string' || of.table.columns.includes(column) : qualifier === name,
        ) ?? []
      return source === null || typeof source === 'string' ? source : { of: source, column }
    }
    if ('SubLink' in node) return this.query(node.SubLink.subselect, apart(scope))[0] ?? 'derived'
    // A call or list of parameters is a parameter too, but not a single value.
    const parts = under(node).map((each) => this.term(each, scope))
    return parts.length > 0 && parts.every(isParameter) ? 'several' : null
  }

  private note({ restricted }: Scope, term: Term, is: Term): void {
    if (term !== null && typeof term === 'object' && 'of' in term && restricted.has(term.of))
      this.facts.push({ ...term, is })
  }

  private equal(scope: Scope, one: Term, other: Term): void {
    this.note(scope, one, other)
    this.note(scope, other, one)
  }

  private condition(node: Node | undefined, scope: Scope): void {
    if (node === undefined) return
    const isAll = 'BoolExpr' in node && node.BoolExpr.boolop === 'AND_EXPR'
    if ('BoolExpr' in node && node.BoolExpr.boolop === 'OR_EXPR') this.either(node.BoolExpr.args ?? [], scope)
    else if ('SubLink' in node) {
      const { subLinkType, subselect, testexpr, operName } = node.SubLink
      const reached = this.query(subselect, subLinkType === 'EXISTS_SUBLINK' ? scope : apart(scope))
      if (subLinkType === 'ANY_SUBLINK' && operName === undefined)
        row(testexpr).forEach((each, at) => this.note(scope, this.term(each, scope), reached[at] ?? 'derived'))
    } else if ('A_Expr' in node && text(node.A_Expr.name?.[0]) === '=') {
      const { kind, lexpr, rexpr } = node.A_Expr
      const [left, right] = [row(lexpr), row(rexpr)]
      if (kind === 'AEXPR_OP')
        left.forEach((each, at) => this.equal(scope, this.term(each, scope), this.term(right[at], scope)))
      else if (kind === 'AEXPR_IN' || kind === 'AEXPR_OP_ANY') {
        const is = within(rexpr).every((each) => isParameter(this.term(each, scope))) ? 'several' : null
        for (const each of left) this.note(scope, this.term(each, scope), is)
      }
    } else for (const each of under(node)) this.condition(each, isAll ? scope : apart(scope))
  }

  private either(branches: Nodes, scope: Scope): void {
    const reached = branches.map((branch) => {
      const before = this.facts.length
      this.condition(branch, scope)
      return this.facts.splice(before)
    })
    this.facts.push(...reached.flat().filter(({ of }) => !scope.restricted.has(of)))
    for (const { of, column, is } of reached[0] ?? []) {
      if (!scope.restricted.has(of)) continue
      const all = reached.map((facts) => facts.find((fact) => fact.of === of && fact.column === column)?.is ?? null)
      this.facts.push({
        of,
        column,
        is: all.every((each) => isSame(each, is)) ? is : all.every(isParameter) ? 'several' : null,
      })
    }
  }

  private table(
    relation: { readonly relname?: string; readonly alias?: { readonly aliasname?: string } },
    inserted = false,
  ): Scope['entries'] {
    const { relname = '', alias } = relation
    const name = alias?.aliasname ?? relname
    const table = this.ctes.has(relname) ? undefined : this.tables.get(relname)
    if (table === undefined) return [[name, 'derived']]
    const mention = { table, inserted }
    this.mentions.push(mention)
    return [[name, mention]]
  }

  private from(node: Node, around: Scope): Scope['entries'] {
    if ('RangeVar' in node) return this.table(node.RangeVar)
    if ('RangeSubselect' in node) {
      this.query(node.RangeSubselect.subquery, apart(around))
      return [[node.RangeSubselect.alias?.aliasname ?? '', 'derived']]
    }
    if ('RangeFunction' in node) return [[node.RangeFunction.alias?.aliasname ?? '', 'several']]
    if (!('JoinExpr' in node)) return []
    const { larg, rarg, jointype, quals, usingClause = [] } = node.JoinExpr
    const left = larg === undefined ? [] : this.from(larg, around)
    const right = rarg === undefined ? [] : this.from(rarg, { ...around, entries: [...left, ...around.entries] })
    // An outer join keeps the rows of its other side.
    const on = this.scope([...left, ...right], apart(around), jointype === 'JOIN_INNER' ? [...left, ...right] : right)
    this.condition(quals, on)
    for (const field of usingClause) {
      const [one, other] = [left, right].map((entries) =>
        this.term({ ColumnRef: { fields: [field] } }, { entries, restricted: new Set() }),
      )
      this.equal(on, one ?? null, other ?? null)
    }
    return [...left, ...right]
  }

  private scope(entries: Scope['entries'], around: Scope, restricted = entries): Scope {
    const own = restricted.flatMap(([, source]) => (typeof source === 'string' ? [] : [source]))
    return { entries: [...entries, ...around.entries], restricted: new Set([...own, ...around.restricted]) }
  }

  query(node: Node | undefined, around: Scope): ReadonlyArray<Term> {
    if (node === undefined) return []
    const [body = {}] = Object.values(node) as ReadonlyArray<{
      readonly withClause?: { readonly ctes?: Nodes }
      readonly relation?: { readonly relname?: string }
      readonly fromClause?: Nodes
      readonly usingClause?: Nodes
      readonly whereClause?: Node
      readonly targetList?: Nodes
    }>
    for (const each of body.withClause?.ctes ?? []) {
      if (!('CommonTableExpr' in each)) continue
      this.ctes.add(each.CommonTableExpr.ctename ?? '')
      this.query(each.CommonTableExpr.ctequery, apart(around))
    }
    if ('InsertStmt' in node) return this.insert(node.InsertStmt, around)
    if ('RangeVar' in node) this.table(node.RangeVar)
    if (!('SelectStmt' in node || 'UpdateStmt' in node || 'DeleteStmt' in node)) {
      for (const each of under(node)) this.query(each, around)
      return []
    }
    const { relation, fromClause = [], usingClause = [], whereClause, targetList = [], withClause: _, ...rest } = body
    let entries = relation === undefined ? [] : this.table(relation)
    for (const each of [...fromClause, ...usingClause])
      entries = [...entries, ...this.from(each, { ...apart(around), entries: [...entries, ...around.entries] })]
    const own = this.scope(entries, around)
    this.condition(whereClause, own)
    if (relation !== undefined) this.changed(relation.relname, targetList)
    for (const each of Object.values(rest))
      if (
        typeof each === 'object' &&
        each !== null &&
        ('targetList' in each || 'valuesLists' in each || 'larg' in each)
      )
        this.query({ SelectStmt: each as SelectStmt }, apart(around))
    for (const each of [...targetList, ...within(rest)]) this.condition(each, apart(own))
    return targetList.map((each) => ('ResTarget' in each ? this.term(each.ResTarget.val, own) : null))
  }

  private changed(relname: string | undefined, targets: Nodes): void {
    const member = this.tables.get(relname ?? '')?.member
    if (relname !== undefined && targets.some((each) => 'ResTarget' in each && each.ResTarget.name === member))
      this.moved.add(relname)
  }

  private insert(
    { relation = {}, cols = [], selectStmt, onConflictClause }: Extract<Node, { InsertStmt: unknown }>['InsertStmt'],
    around: Scope,
  ): ReadonlyArray<Term> {
    const [[, of] = []] = this.table(relation, true)
    const valuesLists =
      selectStmt !== undefined && 'SelectStmt' in selectStmt ? (selectStmt.SelectStmt.valuesLists ?? []) : []
    const rows = [
      this.query(selectStmt, apart(around)),
      ...valuesLists.map((each) => under(each).map((value) => this.term(value, around))),
    ]
    this.changed(relation.relname, onConflictClause?.targetList ?? [])
    if (of === undefined || typeof of === 'string') return []
    const columns = cols.map((each) => ('ResTarget' in each ? (each.ResTarget.name ?? '') : ''))
    for (const terms of rows) terms.forEach((is, at) => this.facts.push({ of, column: columns[at] ?? '', is }))
    return []
  }
}

/** How far the rows of a mention are known: one member's, by ids, by another unique key, or rows between members. */
type Level = 'some' | 'sought' | 'row' | 'member'

/** Member tables in which a statement reaches rows of any member. */
export const crossedTables = async (tables: Tables, { sql, values }: Statement): Promise<ReadonlyArray<string>> => {
  const reader = new StatementReader(tables, values)
  const { stmts = [] } = await parse(sql)
  for (const { stmt } of stmts) reader.query(stmt, { entries: [], restricted: new Set() })
  const reached = new Map<Mention, Level>()
  const members = new Map<Mention, ReadonlyArray<unknown>>()

  /** Parameters of a column: `several`, or `found` if its row is known. */
  const known = (is: Term): ReadonlyArray<unknown> | 'several' | 'found' | null => {
    if (is === null || is === 'several') return is
    if (is === 'derived') return 'found'
    if ('value' in is) return [is.value]
    if (is.column === is.of.table.member && members.has(is.of)) return members.get(is.of) ?? null
    const level = reached.get(is.of)
    return level === undefined ? null : level === 'some' ? 'several' : 'found'
  }
  const columnOf = (of: Mention, column: string) => {
    const all = reader.facts.filter((fact) => fact.of === of && fact.column === column).map(({ is }) => known(is))
    const lists = all.filter((each) => Array.isArray(each))
    if (lists.length > 0) return lists.flat() as ReadonlyArray<unknown>
    return all.includes('found') ? 'found' : all.includes('several') ? 'several' : null
  }
  const levelOf = (of: Mention): Level | null => {
    const { unique, owners, ids, member } = of.table
    const owner = member === null ? null : columnOf(of, member)
    if (Array.isArray(owner)) {
      members.set(of, owner)
      return 'member'
    }
    const isKnown = (column: string) => {
      const is = columnOf(of, column)
      return is !== null && !(column === member && is === 'several')
    }
    const isPart = owners.some((columns) => columns.every(isKnown))
    if (of.inserted) return (member === null ? isPart : owner === 'found') ? 'row' : null
    const keys = unique.filter((columns) => columns.every(isKnown))
    if (keys.flat().some((column) => ids.has(column)) || (isPart && of.table.isOfMembers)) return 'row'
    return keys.length > 0 ? 'sought' : isPart ? 'some' : null
  }
  // Repeated, because one finding may lead to another.
  for (const _ of reader.mentions)
    for (const of of reader.mentions) {
      const level = levelOf(of)
      if (level !== null) reached.set(of, level)
    }
  const isOfOne = new Set([...members.values()].flat()).size < 2
  const crossing = reader.mentions.filter((of) => {
    const level = reached.get(of)
    return of.table.isOfMembers && level !== 'row' && !(level === 'member' && isOfOne)
  })
  return [...new Set([...reader.moved, ...crossing.map(({ table }) => table.name)])].toSorted()
}
