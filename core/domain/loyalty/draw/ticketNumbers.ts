import { sortedEntries } from './entries.js'
import type { DrawEntry } from './rows.js'

/** The ticket numbers of one entry, from 1 through the sorted list. */
export interface TicketNumbers {
  readonly first: number
  readonly last: number
}

/** The ticket numbers of a code; null: not in the list.
 * @example ticketNumbersOf([{ code: 'A', tickets: 2 }, { code: 'B', tickets: 3 }], 'B') // => { first: 3, last: 5 } */
export const ticketNumbersOf = (entries: ReadonlyArray<DrawEntry>, code: string): TicketNumbers | null => {
  let before = 0
  for (const entry of sortedEntries(entries)) {
    if (entry.code === code) return { first: before + 1, last: before + entry.tickets }
    before += entry.tickets
  }
  return null
}
