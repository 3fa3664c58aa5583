import { parse, type JoinType, type Node, type SelectStmt } from 'libpg-query'
import type { Placed, Tables } from './memberTables.js'
import type { Statement } from './statementRecord.js'

/** A table where a statement mentions it; one that is joined to itself is mentioned twice. */
export interface Mention {
  readonly table: Placed
  /** What is said of its rows is what they become, and not how they are found. */
  readonly inserted: boolean
}

/** What an expression comes to: one value that the caller gave, any of several, a column of a row, or what nobody can tell. */
export type Term =
  | { readonly _tag: 'given'; readonly value: unknown }
  | { readonly _tag: 'listed' }
  | { readonly _tag: 'column'; readonly of: Mention; readonly column: string }
  | null

/** Rows of `of` count only where their `column` is `is`. */
export interface Fact {
  readonly of: Mention
  readonly column: string
  readonly is: Term
}

export interface Facts {
  readonly mentions: ReadonlyArray<Mention>
  readonly facts: ReadonlyArray<Fact>
  /** Tables some row of which is given to another member. */
  readonly moved: ReadonlySet<string>
}

type Nodes = ReadonlyArray<Node>
type Columns = ReadonlyMap<string, Term>

/** What stands in a `from`, by its name there. What is made of lists has whatever columns it is asked for. */
interface Entry {
  readonly name: string
  readonly columns: Columns | 'listed' | 'unknown'
}

/** Where an expression stands: what it can name, and the rows that are left out where it is not so. */
interface Context {
  readonly entries: ReadonlyArray<Entry>
  readonly ctes: ReadonlyMap<string, Columns>
  readonly outer: Context | null
  readonly restricted: ReadonlySet<Mention>
}

const nowhere: Context = { entries: [], ctes: new Map(), outer: null, restricted: new Set() }

/** Whatever is said there leaves out no row out here. */
const apart = (context: Context): Context => ({ ...context, restricted: new Set() })

const text = (node: Node | undefined): string =>
  node !== undefined && 'String' in node ? (node.String.sval ?? '') : ''

/** A node is an object that has its type as its only key, and types begin with a capital. */
const isNode = (value: object): value is Node => {
  const keys = Object.keys(value)
  return keys.length === 1 && /^[A-Z]/.test(keys[0] ?? '')
}

/** The nodes nearest to here, whatever field they stand in. */
const within = (value: unknown): Nodes => {
  if (Array.isArray(value)) return value.flatMap(within)
  if (typeof value !== 'object' || value === null) return []
  return isNode(value) ? [value] : Object.values(value).flatMap(within)
}

const under = (node: Node): Nodes => within(Object.values(node)[0])

const isGiven = (term: Term): boolean => term?._tag === 'given' || term?._tag === 'listed'
const listed: Term = { _tag: 'listed' }

/** One that is each of these, in turn or at choice. */
const anyOf = (terms: ReadonlyArray<Term>): Term => {
  const [first = null] = terms
  const isSame = (term: Term): boolean => {
    if (term?._tag === 'given') return first?._tag === 'given' && first.value === term.value
    return term?._tag === 'column' && first?._tag === 'column' && term.of === first.of && term.column === first.column
  }
  if (terms.every(isSame)) return first
  return terms.every(isGiven) ? listed : null
}

const renamed = (columns: Columns, names: Nodes = []): Columns =>
  names.length === 0 ? columns : new Map([...columns.values()].map((term, at) => [text(names[at]), term]))

const inRow = (node: Node | undefined): ReadonlyArray<Node | undefined> =>
  node !== undefined && 'RowExpr' in node ? (node.RowExpr.args ?? []) : [node]

const nameOf = (target: Node): string | undefined => ('ResTarget' in target ? target.ResTarget.name : undefined)

class Reading implements Facts {
  readonly mentions: Mention[] = []
  readonly facts: Fact[] = []
  readonly moved = new Set<string>()

  constructor(
    readonly tables: Tables,
    readonly values: ReadonlyArray<unknown>,
  ) {}

  private lookUp(context: Context, fields: ReadonlyArray<string>): Term {
    const [column = '', qualifier] = fields.toReversed()
    for (let at: Context | null = context; at !== null; at = at.outer)
      for (const { name, columns } of at.entries) {
        if (qualifier !== undefined && qualifier !== name) continue
        if (columns === 'listed') return listed
        if (columns === 'unknown') continue
        const found = columns.get(column)
        if (found !== undefined) return found
      }
    return null
  }

  private term(node: Node | undefined, context: Context): Term {
    if (node === undefined) return null
    if ('ParamRef' in node) {
      const { number = 1 } = node.ParamRef
      return { _tag: 'given', value: number > this.values.length ? `$${number}` : this.values[number - 1] }
    }
    if ('A_Const' in node) return { _tag: 'given', value: JSON.stringify(node.A_Const) }
    if ('TypeCast' in node) return this.term(node.TypeCast.arg, context)
    if ('ColumnRef' in node) return this.lookUp(context, (node.ColumnRef.fields ?? []).map(text))
    if ('SubLink' in node)
      return node.SubLink.subLinkType === 'EXPR_SUBLINK'
        ? ([...this.answer(node.SubLink.subselect, apart(context)).values()][0] ?? null)
        : null
    // A call, or a list, of what is given is given too, though not as one value.
    const parts = under(node).map((each) => this.term(each, context))
    return parts.length > 0 && parts.every(isGiven) ? listed : null
  }

  private note(context: Context, term: Term, is: Term): void {
    if (term?._tag === 'column' && context.restricted.has(term.of))
      this.facts.push({ of: term.of, column: term.column, is })
  }

  private equal(left: Node | undefined, right: Node | undefined, context: Context): void {
    const [lefts, rights] = [inRow(left), inRow(right)]
    lefts.forEach((each, at) => {
      const [one, other] = [this.term(each, context), this.term(rights[at], context)]
      this.note(context, one, other)
      this.note(context, other, one)
    })
  }

  /** What must be so for a row to be in the answer. */
  private condition(node: Node | undefined, context: Context): void {
    if (node === undefined) return
    if ('BoolExpr' in node && node.BoolExpr.boolop === 'AND_EXPR')
      for (const each of node.BoolExpr.args ?? []) this.condition(each, context)
    else if ('BoolExpr' in node && node.BoolExpr.boolop === 'OR_EXPR') this.either(node.BoolExpr.args ?? [], context)
    else if ('A_Expr' in node && text(node.A_Expr.name?.[0]) === '=') this.equality(node.A_Expr, context)
    else if ('SubLink' in node && node.SubLink.subLinkType === 'EXISTS_SUBLINK')
      this.answer(node.SubLink.subselect, context)
    else if ('SubLink' in node && node.SubLink.subLinkType === 'ANY_SUBLINK' && node.SubLink.operName === undefined) {
      const answers = [...this.answer(node.SubLink.subselect, apart(context)).values()]
      inRow(node.SubLink.testexpr).forEach((each, at) =>
        this.note(context, this.term(each, context), answers[at] ?? null),
      )
    } else this.aside(node, context)
  }

  private equality({ kind, lexpr, rexpr }: { kind?: string; lexpr?: Node; rexpr?: Node }, context: Context): void {
    if (kind === 'AEXPR_OP') this.equal(lexpr, rexpr, context)
    if (kind === 'AEXPR_IN' || kind === 'AEXPR_OP_ANY') {
      const among = within(rexpr).map((each) => this.term(each, context))
      const is = among.every(isGiven) ? listed : null
      for (const each of inRow(lexpr)) this.note(context, this.term(each, context), is)
    }
    // A subquery that is compared was read with its term.
    for (const each of [lexpr, rexpr]) if (each !== undefined && !('SubLink' in each)) this.aside(each, context)
  }

  /** What holds whichever of them does. */
  private either(branches: Nodes, context: Context): void {
    const found = branches.map((branch) => {
      const before = this.facts.length
      this.condition(branch, context)
      return this.facts.splice(before)
    })
    // Within a branch's own subquery holds what it says, whatever the others do.
    this.facts.push(...found.flat().filter(({ of }) => !context.restricted.has(of)))
    const [first = [], ...others] = found
    for (const { of, column, is } of first.filter((fact) => context.restricted.has(fact.of))) {
      const same = others.map((facts) => facts.find((fact) => fact.of === of && fact.column === column)?.is ?? null)
      this.facts.push({ of, column, is: anyOf([is, ...same]) })
    }
  }

  /** Reads what stands in subqueries here, none of which leaves out a row out here. */
  private aside(node: Node, context: Context): void {
    if ('SubLink' in node) this.answer(node.SubLink.subselect, apart(context))
    else for (const each of under(node)) this.aside(each, context)
  }

  private named(context: Context, name: string): Columns | null {
    for (let at: Context | null = context; at !== null; at = at.outer) {
      const found = at.ctes.get(name)
      if (found !== undefined) return found
    }
    return null
  }

  private table(
    { relname = '', alias }: { relname?: string; alias?: { aliasname?: string } },
    context: Context,
    inserted = false,
  ): Source {
    const name = alias?.aliasname ?? relname
    const cte = this.named(context, relname)
    if (cte !== null) return { entries: [{ name, columns: cte }], mentions: [] }
    const table = this.tables.get(relname)
    if (table === undefined) return { entries: [{ name, columns: 'unknown' }], mentions: [] }
    const of = { table, inserted }
    this.mentions.push(of)
    const columns = new Map(table.columns.map((column): [string, Term] => [column, { _tag: 'column', of, column }]))
    return { entries: [{ name, columns }], mentions: [of] }
  }

  private source(node: Node, context: Context): Source {
    if ('RangeVar' in node) return this.table(node.RangeVar, context)
    if ('RangeSubselect' in node) {
      const { subquery, alias } = node.RangeSubselect
      const before = this.mentions.length
      const columns = renamed(this.answer(subquery, apart(context)), alias?.colnames)
      return { entries: [{ name: alias?.aliasname ?? '', columns }], mentions: this.mentions.slice(before) }
    }
    if ('RangeFunction' in node) {
      const { alias, functions } = node.RangeFunction
      const calls = within(functions)
      for (const each of calls) this.aside(each, context)
      const columns = calls.every((each) => isGiven(this.term(each, context))) ? 'listed' : 'unknown'
      return { entries: [{ name: alias?.aliasname ?? '', columns }], mentions: [] }
    }
    if ('JoinExpr' in node) return this.join(node.JoinExpr, context)
    this.aside(node, context)
    return { entries: [], mentions: [] }
  }

  private join(
    {
      larg,
      rarg,
      jointype,
      quals,
      usingClause,
    }: { larg?: Node; rarg?: Node; jointype?: JoinType; quals?: Node; usingClause?: Nodes },
    context: Context,
  ): Source {
    const left = larg === undefined ? nothing : this.source(larg, context)
    const right =
      rarg === undefined ? nothing : this.source(rarg, { ...context, entries: [...context.entries, ...left.entries] })
    const entries = [...left.entries, ...right.entries]
    const mentions = [...left.mentions, ...right.mentions]
    // An outer join keeps the rows of its other side whatever is said of them.
    const restricted = new Set([
      ...(jointype === 'JOIN_INNER' || jointype === 'JOIN_RIGHT' ? left.mentions : []),
      ...(jointype === 'JOIN_INNER' || jointype === 'JOIN_LEFT' ? right.mentions : []),
    ])
    const on: Context = { entries: [...entries, ...context.entries], ctes: new Map(), outer: context, restricted }
    this.condition(quals, on)
    for (const column of (usingClause ?? []).map(text)) {
      const one = this.lookUp({ ...nowhere, entries: left.entries }, [column])
      const other = this.lookUp({ ...nowhere, entries: right.entries }, [column])
      this.note(on, one, other)
      this.note(on, other, one)
    }
    return { entries, mentions }
  }

  /** What stands in a `from`, after what the statement changes. */
  private from(nodes: Nodes, context: Context, target: Source = nothing): Context {
    let { entries, mentions } = target
    for (const each of nodes) {
      const next = this.source(each, { ...nowhere, entries, outer: context })
      entries = [...entries, ...next.entries]
      mentions = [...mentions, ...next.mentions]
    }
    return { entries, ctes: new Map(), outer: context, restricted: new Set([...mentions, ...context.restricted]) }
  }

  private withCtes(clause: { ctes?: Nodes } | undefined, around: Context): Context {
    let context = around
    for (const each of clause?.ctes ?? []) {
      if (!('CommonTableExpr' in each)) continue
      const { ctename = '', ctequery, aliascolnames } = each.CommonTableExpr
      // What it answers of itself, where it is recursive, nobody can tell.
      const itself = {
        ...apart(context),
        ctes: new Map([...context.ctes, [ctename, new Map<string, Term>()] as const]),
      }
      const columns = renamed(this.answer(ctequery, itself), aliascolnames)
      context = { ...context, ctes: new Map([...context.ctes, [ctename, columns]]) }
    }
    return context
  }

  private outputs(targets: Nodes, context: Context): Columns {
    const found = new Map<string, Term>()
    targets.forEach((target, at) => {
      if (!('ResTarget' in target)) return
      const { name, val } = target.ResTarget
      const fields = val !== undefined && 'ColumnRef' in val ? (val.ColumnRef.fields ?? []) : []
      const last = fields.at(-1)
      if (last !== undefined && 'A_Star' in last) {
        const qualifier = fields.length > 1 ? text(fields.at(-2)) : undefined
        for (const entry of context.entries)
          if (typeof entry.columns !== 'string' && (qualifier ?? entry.name) === entry.name)
            for (const [column, term] of entry.columns) found.set(column, term)
        return
      }
      const term = this.term(val, context)
      if (val !== undefined && !('SubLink' in val && val.SubLink.subLinkType === 'EXPR_SUBLINK'))
        this.aside(val, context)
      found.set(name ?? (last === undefined ? `column ${at}` : text(last)), term)
    })
    return found
  }

  private select(select: SelectStmt, around: Context): Columns {
    const context = this.withCtes(select.withClause, around)
    if (select.larg !== undefined && select.rarg !== undefined) {
      const [left, right] = [this.select(select.larg, apart(context)), this.select(select.rarg, apart(context))]
      const rights = [...right.values()]
      return new Map([...left].map(([name, term], at) => [name, anyOf([term, rights[at] ?? null])]))
    }
    if (select.valuesLists !== undefined) {
      const rows = select.valuesLists.map((each) => under(each).map((value) => this.term(value, context)))
      for (const each of select.valuesLists) this.aside(each, context)
      return new Map((rows[0] ?? []).map((_, at) => [`column${at + 1}`, anyOf(rows.map((row) => row[at] ?? null))]))
    }
    const own = this.from(select.fromClause ?? [], context)
    this.condition(select.whereClause, own)
    const { whereClause: _, fromClause: __, withClause: ___, targetList = [], ...rest } = select
    for (const each of within(rest)) this.aside(each, own)
    return this.outputs(targetList, own)
  }

  private changed(relname: string | undefined, targets: Nodes, context: Context): void {
    const member = this.tables.get(relname ?? '')?.member
    if (relname !== undefined && targets.some((each) => nameOf(each) === member)) this.moved.add(relname)
    for (const each of targets) this.aside(each, context)
  }

  /** Reads a statement; its columns, of which an absent one answers none. */
  answer(node: Node | undefined, around: Context = nowhere): Columns {
    if (node === undefined) return new Map()
    if ('SelectStmt' in node) return this.select(node.SelectStmt, around)
    if ('InsertStmt' in node) {
      const { relation, cols = [], selectStmt, returningClause, onConflictClause, withClause } = node.InsertStmt
      const context = this.withCtes(withClause, around)
      const into = this.table(relation ?? {}, context, true)
      const answers = [...this.answer(selectStmt, apart(context)).values()]
      for (const of of into.mentions) {
        const columns = cols.length > 0 ? cols.map(nameOf) : of.table.columns
        columns.forEach((column = '', at) => this.facts.push({ of, column, is: answers[at] ?? null }))
      }
      const own = { ...nowhere, entries: into.entries, outer: context }
      this.changed(relation?.relname, onConflictClause?.targetList ?? [], own)
      return this.outputs(returningClause?.exprs ?? [], own)
    }
    if ('UpdateStmt' in node) {
      const { relation, fromClause = [], whereClause, targetList = [], returningClause, withClause } = node.UpdateStmt
      const context = this.withCtes(withClause, around)
      const own = this.from(fromClause, context, this.table(relation ?? {}, context))
      this.condition(whereClause, own)
      this.changed(relation?.relname, targetList, own)
      return this.outputs(returningClause?.exprs ?? [], own)
    }
    if ('DeleteStmt' in node) {
      const { relation, usingClause = [], whereClause, returningClause, withClause } = node.DeleteStmt
      const context = this.withCtes(withClause, around)
      const own = this.from(usingClause, context, this.table(relation ?? {}, context))
      this.condition(whereClause, own)
      return this.outputs(returningClause?.exprs ?? [], own)
    }
    // Any other kind, a `truncate` or a `lock`: all of what it mentions.
    if ('RangeVar' in node) this.table(node.RangeVar, around)
    else for (const each of under(node)) this.answer(each, around)
    return new Map()
  }
}

interface Source {
  readonly entries: ReadonlyArray<Entry>
  readonly mentions: ReadonlyArray<Mention>
}

const nothing: Source = { entries: [], mentions: [] }

/** What a statement says of the rows that it reads and writes, as PostgreSQL's own parser understands it. */
export const factsOf = async (tables: Tables, { sql, values }: Statement): Promise<Facts> => {
  const { stmts = [] } = await parse(sql)
  const reading = new Reading(tables, values)
  for (const { stmt } of stmts) reading.answer(stmt)
  return reading
}
