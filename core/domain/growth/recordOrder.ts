import type { IsoDate } from '../calendar/isoDate.js'

/** Lists of records are newest first, so the first given of a day comes last. */
export const oldestFirst = <A extends { readonly date: IsoDate }>(all: ReadonlyArray<A>): ReadonlyArray<A> =>
  all.toReversed().sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))

/** The last one entered counts, because a second measurement of a day corrects the first. */
export const oneADay = <A extends { readonly date: IsoDate }>(all: ReadonlyArray<A>): ReadonlyArray<A> =>
  oldestFirst(all).filter(({ date }, i, sorted) => sorted[i + 1]?.date !== date)
