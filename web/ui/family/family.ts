import { ageInDays, ageOn, thaiAgeInMonths, thaiDate, type IsoDate } from '@careplus/core/calendar'
import { nextMeasuring } from '@careplus/core/growth'
import type { Child, GrowthRecord } from '@careplus/core/ports'
import { dayOf } from '../growth/measuring'

/** When a child is to be measured next. `today` and `late`: now. */
export type Due =
  | { readonly _tag: 'never' }
  | { readonly _tag: 'today' }
  | { readonly _tag: 'late' }
  | { readonly _tag: 'later'; readonly on: IsoDate }

/** A child with the newest measuring, and what is due. */
export interface Member {
  readonly child: Child
  readonly ageDays: number
  /** `2 ปี 4 เดือน` */
  readonly age: string
  readonly last: GrowthRecord | null
  readonly lastOn: string
  readonly due: Due
}

export const isDue = (due: Due): boolean => due._tag !== 'later'

const dueOf = (today: IsoDate, born: IsoDate, last: GrowthRecord | null): Due => {
  const on = dayOf(last?.date ?? null)
  if (on === null) return { _tag: 'never' }
  const next = nextMeasuring(born, on)
  if (next > today) return { _tag: 'later', on: next }
  return { _tag: next === today ? 'today' : 'late' }
}

/** `records`: of this child, in any order. A birth date that cannot be read makes a newborn, never a failure. */
export const memberOf = (today: IsoDate, child: Child, records: ReadonlyArray<GrowthRecord>): Member => {
  const born = dayOf(child.birthday) ?? today
  const last = records.reduce<GrowthRecord | null>(
    (newest, record) => (newest === null || record.date > newest.date ? record : newest),
    null,
  )
  const lastDay = dayOf(last?.date ?? null)
  return {
    child,
    ageDays: ageInDays(born, today),
    age: thaiAgeInMonths(ageOn(born, today)),
    last,
    lastOn: lastDay === null ? '' : thaiDate(lastDay),
    due: dueOf(today, born, last),
  }
}

/** Youngest first: who changes most, stands first. */
export const familyOf = (members: ReadonlyArray<Member>): ReadonlyArray<Member> =>
  members.toSorted((a, b) => a.ageDays - b.ageDays || a.child.nickname.localeCompare(b.child.nickname, 'th'))

const dueDay = ({ due }: Member): string => (due._tag === 'later' ? due.on : '')

/** Whom the page speaks of: the youngest of those to be measured now, else whose day comes next. */
export const inFront = (family: ReadonlyArray<Member>): Member | null =>
  family.find(({ due }) => isDue(due)) ?? family.toSorted((a, b) => (dueDay(a) < dueDay(b) ? -1 : 1))[0] ?? null
