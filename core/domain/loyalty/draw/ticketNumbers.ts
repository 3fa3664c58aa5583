import { sortedEntries } from './entries.js'
import type { DrawEntry } from './rows.js'

/** The tickets of one entry, numbered from 1 through the sorted list, as a draw counts them. */
export interface TicketNumbers {
  readonly first: number
  readonly last: number
}

/**
 * Null: nobody in the list has this code.
 * @example
 * ticketNumbersOf([{ code: 'A', tickets: 2 }, { code: 'B', tickets: 3 }], 'B') // => { first: 3, last: 5 }
 */
export const ticketNumbersOf = (entries: ReadonlyArray<DrawEntry>, code: string): TicketNumbers | null => {
  let before = 0
  for (const entry of sortedEntries(entries)) {
    if (entry.code === code) return { first: before + 1, last: before + entry.tickets }
    before += entry.tickets
  }
  return null
}
