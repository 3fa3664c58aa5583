import type { IsoDate } from '../calendar/isoDate.js'

/** Oldest day first; of one day whatever was given first stands last: lists of records are told newest first. */
export const oldestFirst = <A extends { readonly date: IsoDate }>(all: ReadonlyArray<A>): ReadonlyArray<A> =>
  all.toReversed().sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))

/**
 * Of each day the record that stands, the oldest day first. Of two of one day that is the one entered last, which a list told
 * newest first gives first: a second measuring is there to correct the first.
 */
export const oneADay = <A extends { readonly date: IsoDate }>(all: ReadonlyArray<A>): ReadonlyArray<A> =>
  oldestFirst(all).filter(({ date }, i, sorted) => sorted[i + 1]?.date !== date)
