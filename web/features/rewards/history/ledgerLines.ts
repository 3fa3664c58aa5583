import { thaiMonthOf, todayInBangkok, type IsoDate } from '@careplus/core/calendar'
import type { Bill, LedgerLine } from '@careplus/core/ports'
import type { HistoryFilter } from './historyFilter'

/** A page that leaves a gap to the loaded lines replaces them, because the lines between are unknown. */
export const mergedLines = (
  held: ReadonlyArray<LedgerLine>,
  page: ReadonlyArray<LedgerLine>,
): ReadonlyArray<LedgerLine> => {
  const [newest, oldest] = [held[0], held.at(-1)]
  const [pageNewest, pageOldest] = [page[0], page.at(-1)]
  if (newest === undefined || oldest === undefined || pageNewest === undefined || pageOldest === undefined)
    return page.length > 0 ? page : held
  if (pageOldest.seq > newest.seq + 1) return page
  const known = new Map([...held, ...page].map((line) => [line.seq, line]))
  return [...known.values()].sort((a, b) => b.seq - a.seq)
}

/** null: the first line is loaded, or none exists. Lines are counted from 1. */
export const olderThan = (lines: ReadonlyArray<LedgerLine>): number | null => {
  const oldest = lines.at(-1)?.seq ?? 1
  return oldest > 1 ? oldest : null
}

const belongs: Readonly<Record<HistoryFilter, (line: LedgerLine) => boolean>> = {
  all: () => true,
  earned: ({ points }) => points > 0,
  spent: ({ points }) => points < 0,
  bills: () => false,
  orders: () => false,
}

export type Entry =
  | { readonly _tag: 'Line'; readonly at: string; readonly line: LedgerLine }
  | { readonly _tag: 'Rejected'; readonly at: string; readonly bill: Bill }

const rejectedAt = ({ steps }: Bill): string => steps.findLast(({ kind }) => kind === 'rejected')?.at ?? ''

export interface Month {
  readonly month: string
  readonly title: string
  readonly entries: ReadonlyArray<Entry>
}

const dayOf = ({ at }: Entry): IsoDate => todayInBangkok(Date.parse(at))

/** Newest first; rejected bills only as far back as the lines go. */
export const historyMonths = (
  lines: ReadonlyArray<LedgerLine>,
  bills: ReadonlyArray<Bill>,
  show: HistoryFilter,
): ReadonlyArray<Month> => {
  const from = olderThan(lines) === null ? '' : (lines.at(-1)?.at ?? '')
  const rejected = show === 'all' ? bills.filter(({ state }) => state === 'rejected') : []
  const entries: ReadonlyArray<Entry> = [
    ...lines.filter((line) => belongs[show](line)).map((line): Entry => ({ _tag: 'Line', at: line.at, line })),
    ...rejected
      .map((bill): Entry => ({ _tag: 'Rejected', at: rejectedAt(bill), bill }))
      .filter(({ at }) => Date.parse(at) >= (from === '' ? 0 : Date.parse(from))),
  ].sort((a, b) => Date.parse(b.at) - Date.parse(a.at))
  const months = new Map<string, Entry[]>()
  for (const entry of entries) {
    const month = dayOf(entry).slice(0, 7)
    months.set(month, [...(months.get(month) ?? []), entry])
  }
  return [...months].map(([month, all]) => ({ month, title: thaiMonthOf(`${month}-01` as IsoDate), entries: all }))
}
