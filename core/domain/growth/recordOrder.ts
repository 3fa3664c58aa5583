import type { IsoDate } from '../calendar/isoDate.js'

/** Oldest day first, the first given of a day last, because lists of records are newest first. */
export const oldestFirst = <A extends { readonly date: IsoDate }>(all: ReadonlyArray<A>): ReadonlyArray<A> =>
  all.toReversed().sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))

/** One record a day, oldest first. It is the last one entered, which a newest-first list has first, because a second
 * measurement corrects the first. */
export const oneADay = <A extends { readonly date: IsoDate }>(all: ReadonlyArray<A>): ReadonlyArray<A> =>
  oldestFirst(all).filter(({ date }, i, sorted) => sorted[i + 1]?.date !== date)
