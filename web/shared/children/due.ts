import { dayOf, type IsoDate } from '@careplus/core/calendar'
import { nextMeasuring } from '@careplus/core/growth'
import type { ChildHere, Family } from './useFamily'

/** When a child is to be measured next. All but `later`: now. */
export type Due =
  | { readonly _tag: 'never' }
  | { readonly _tag: 'today' }
  | { readonly _tag: 'late' }
  | { readonly _tag: 'later'; readonly on: IsoDate }

/** A birth date that cannot be read is one to be measured now, never a failure. */
export const dueOf = ({ child, records }: ChildHere, today: IsoDate): Due => {
  const [born, last] = [dayOf(child.birthDate), dayOf(records[0]?.date ?? null)]
  if (born === null || last === null) return { _tag: 'never' }
  const next = nextMeasuring(born, last)
  if (next > today) return { _tag: 'later', on: next }
  return { _tag: next === today ? 'today' : 'late' }
}

export const isDue = (due: Due): boolean => due._tag !== 'later'

/** Youngest first: who changes most, stands first. */
export const youngestFirst = (family: Family): Family =>
  family.toSorted(
    (a, b) =>
      b.child.birthDate.localeCompare(a.child.birthDate) || a.child.nickname.localeCompare(b.child.nickname, 'th'),
  )

/** Whom a page speaks of: the youngest of those to be measured now, else whose day comes next; null: no children. */
export const inFront = (family: Family, today: IsoDate): ChildHere | null => {
  const dues = youngestFirst(family).map((here) => ({ here, due: dueOf(here, today) }))
  const dayOfDue = ({ due }: { readonly due: Due }): string => (due._tag === 'later' ? due.on : '')
  return dues.toSorted((a, b) => dayOfDue(a).localeCompare(dayOfDue(b)))[0]?.here ?? null
}
