import type { IsoDate } from '../calendar/isoDate.js'

/** Oldest day first; of one day whatever was given first stands last. */
export const oldestFirst = <A extends { readonly date: IsoDate }>(all: ReadonlyArray<A>): ReadonlyArray<A> =>
  all.toReversed().sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
