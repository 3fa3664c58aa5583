import * as E from 'fp-ts/Either'
import { hexOf, utf8, type Sha256Bytes } from './bytes.js'
import { mostTickets } from './chance.js'
import type { DrawEntry } from './rows.js'

/** A fault in a list of entries. */
export type EntriesFault =
  | { readonly _tag: 'CodeMalformed'; readonly code: string }
  | { readonly _tag: 'CodeRepeated'; readonly code: string }
  | { readonly _tag: 'TicketsInvalid'; readonly code: string; readonly received: number }
  | { readonly _tag: 'TicketsTooMany'; readonly most: number }
  | { readonly _tag: 'PrizesInvalid'; readonly received: number }
  | { readonly _tag: 'DrawIdMalformed'; readonly received: string }

/** A draw's list of entries. */
export interface EntryList {
  readonly draw_id: string
  readonly prizes: number
  readonly entries: ReadonlyArray<DrawEntry>
}

/** Without spaces and line ends, so that a list has exactly one text. */
const word = /^[A-Za-z0-9_-]{1,64}$/

const isWhole = (n: number): boolean => Number.isSafeInteger(n) && n > 0

const byCode = (a: DrawEntry, b: DrawEntry): number => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0)

export const sortedEntries = (entries: ReadonlyArray<DrawEntry>): ReadonlyArray<DrawEntry> => [...entries].sort(byCode)

const faultOf = ({ draw_id, prizes, entries }: EntryList): EntriesFault | null => {
  if (!word.test(draw_id)) return { _tag: 'DrawIdMalformed', received: draw_id }
  if (!isWhole(prizes)) return { _tag: 'PrizesInvalid', received: prizes }
  const known = new Set<string>()
  let total = 0
  for (const { code, tickets } of entries) {
    if (!word.test(code)) return { _tag: 'CodeMalformed', code }
    if (known.has(code)) return { _tag: 'CodeRepeated', code }
    if (!isWhole(tickets)) return { _tag: 'TicketsInvalid', code, received: tickets }
    known.add(code)
    total += tickets
  }
  return total > mostTickets ? { _tag: 'TicketsTooMany', most: mostTickets } : null
}

/** The list's hashed text: `careplus-draw 1`, `draw <id>`, `prizes <n>`, then `<code> <tickets>` by code. Every line
 * ends with a line feed.
 * @example
 * entryListText({ draw_id: 'd1', prizes: 1, entries: [{ code: 'a1', tickets: 3 }] })
 * // => { _tag: 'Right', right: 'careplus-draw 1\ndraw d1\nprizes 1\na1 3\n' } */
export const entryListText = (list: EntryList): E.Either<EntriesFault, string> => {
  const fault = faultOf(list)
  if (fault !== null) return E.left(fault)
  const lines = sortedEntries(list.entries).map(({ code, tickets }) => `${code} ${tickets}`)
  return E.right(`${['careplus-draw 1', `draw ${list.draw_id}`, `prizes ${list.prizes}`, ...lines].join('\n')}\n`)
}

export const entryListHash =
  (sha256: Sha256Bytes) =>
  async (list: EntryList): Promise<E.Either<EntriesFault, string>> => {
    const text = entryListText(list)
    return E.isLeft(text) ? text : E.right(hexOf(await sha256(utf8(text.right))))
  }
