import type { Tables } from './memberTables.js'
import { factsOf, type Facts, type Mention, type Term } from './statementFacts.js'
import type { Statement } from './statementRecord.js'

/**
 * Whose rows a statement reaches:
 * - `none`: no member's;
 * - `member`: those of one member, whom it names;
 * - `row`: rows that it names by their ids, or by those of what they are a part of, without saying whose they are;
 * - `crossing`: of `tables`, any member's.
 */
export type Reach =
  | { readonly _tag: 'none' | 'member' | 'row' }
  | { readonly _tag: 'crossing'; readonly tables: ReadonlyArray<string> }

/**
 * How far the rows of one mention are known: of one member, by ids, by what is unique of them (a secret, an address), or as
 * some that lie between members.
 */
type Level = 'member' | 'row' | 'sought' | 'some'

/** Of a column: one value, one of several, or what a row holds that is known itself. */
type Known =
  | { readonly _tag: 'one'; readonly value: unknown }
  | { readonly _tag: 'several' }
  | { readonly _tag: 'found' }

const isOfMembers = ({ table: { place } }: Mention): boolean => place === 'member' || place === 'part'

class Knowledge {
  private readonly levels = new Map<Mention, Level>()
  /** The member of each that is of one. */
  readonly members = new Map<Mention, unknown>()

  constructor(private readonly told: Facts) {
    const order: ReadonlyArray<Level | undefined> = [undefined, 'some', 'sought', 'row', 'member']
    for (let more = true; more;) {
      more = false
      for (const of of told.mentions) {
        const level = this.seen(of)
        if (order.indexOf(level) <= order.indexOf(this.levels.get(of)) || level === undefined) continue
        this.levels.set(of, level)
        more = true
      }
    }
  }

  levelOf(of: Mention): Level | undefined {
    return this.levels.get(of)
  }

  private known(term: Term): Known | null {
    if (term === null) return null
    if (term._tag === 'given') return { _tag: 'one', value: term.value }
    if (term._tag === 'listed') return { _tag: 'several' }
    if (this.members.has(term.of) && term.column === term.of.table.member)
      return { _tag: 'one', value: this.members.get(term.of) }
    const level = this.levels.get(term.of)
    return level === undefined ? null : { _tag: level === 'some' ? 'several' : 'found' }
  }

  private column(of: Mention, column: string): Known | null {
    const all = this.told.facts.filter((fact) => fact.of === of && fact.column === column)
    const known = all.map(({ is }) => this.known(is)).filter((each) => each !== null)
    return known.find(({ _tag }) => _tag === 'one') ?? known.find(({ _tag }) => _tag === 'found') ?? known[0] ?? null
  }

  private seen(of: Mention): Level | undefined {
    const { unique, owners, ids, member } = of.table
    const whose = member === null ? null : this.column(of, member)
    if (whose?._tag === 'one') {
      this.members.set(of, whose.value)
      return 'member'
    }
    // A list of members is several of them, though a member's id is the key of some tables.
    const isKnown = (column: string): boolean => {
      const known = this.column(of, column)
      return known !== null && !(column === member && known._tag === 'several')
    }
    if (of.inserted) {
      if (member === null) return owners.some((columns) => columns.every(isKnown)) ? 'row' : undefined
      return whose?._tag === 'found' ? 'row' : undefined
    }
    const keys = unique.filter(({ whole, columns }) => whole && columns.every(isKnown)).map(({ columns }) => columns)
    if (keys.some((columns) => columns.some((column) => ids.has(column)))) return 'row'
    const isPart = owners.some((columns) => columns.every(isKnown))
    if (isPart && isOfMembers(of)) return 'row'
    if (keys.length > 0) return 'sought'
    return isPart ? 'some' : undefined
  }
}

/** Whose rows a statement reaches, by its text, the values that it came with, and where each table would be kept. */
export const reachOf = async (tables: Tables, statement: Statement): Promise<Reach> => {
  const told = await factsOf(tables, statement)
  const owned = told.mentions.filter(isOfMembers)
  if (owned.length === 0) return { _tag: 'none' }
  const knowledge = new Knowledge(told)
  const isOfOne = new Set(knowledge.members.values()).size < 2
  const crossing = owned.filter((of) => {
    const level = knowledge.levelOf(of)
    return level !== 'row' && !(level === 'member' && isOfOne)
  })
  const names = new Set([...told.moved, ...crossing.map(({ table }) => table.name)])
  if (names.size > 0) return { _tag: 'crossing', tables: [...names].toSorted() }
  return { _tag: owned.every((of) => knowledge.levelOf(of) === 'member') ? 'member' : 'row' }
}
