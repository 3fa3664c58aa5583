import type { Bill, LedgerLine } from '@careplus/core/ports'
import { test } from '@fast-check/vitest'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { historyMonths, mergedLines, olderThan } from './ledgerLines'

const line = (seq: number, rest: Partial<LedgerLine> = {}): LedgerLine => ({
  seq,
  at: new Date(Date.UTC(2026, 8, 1) + seq * 86_400_000).toISOString(),
  kind: 'bill',
  points: 10,
  held_points: 0,
  balance: seq * 10,
  reference_id: null,
  title: 'Big C',
  reason: null,
  ...rest,
})
const range = (newest: number, oldest: number) =>
  Array.from({ length: newest - oldest + 1 }, (_, i) => line(newest - i))
const seqs = (lines: ReadonlyArray<LedgerLine>) => lines.map(({ seq }) => seq)

const bill = (rejected: string): Bill => ({
  id: `b${rejected}`,
  shop_id: '1',
  shop_title: '7-Eleven',
  date: '2026-11-01' as Bill['date'],
  amount_satang: 10_000,
  receipt_number: 'A1',
  state: 'rejected',
  reason: 'unreadable',
  forecast: 10,
  points: 0,
  sent_at: rejected,
  steps: [{ kind: 'rejected', at: rejected, reason: 'unreadable' }],
  can_appeal: true,
  pictures: [],
})

describe('pages of a ledger', () => {
  const whole = fc.integer({ min: 1, max: 120 })
  test.prop([whole, fc.integer({ min: 1, max: 50 })])('read one after the other are the whole of it', (all, size) => {
    let lines = range(all, Math.max(1, all - size + 1))
    for (let before = olderThan(lines); before !== null; before = olderThan(lines))
      lines = [...mergedLines(lines, range(before - 1, Math.max(1, before - size)))]
    expect(seqs(lines)).toStrictEqual(seqs(range(all, 1)))
  })

  it('keep what was read when newer lines come, without a gap', () => {
    expect(seqs(mergedLines(range(60, 11), range(63, 14)))).toStrictEqual(seqs(range(63, 11)))
    expect(seqs(mergedLines(range(60, 11), range(110, 61)))).toStrictEqual(seqs(range(110, 11)))
    expect(seqs(mergedLines(range(60, 11), range(140, 91)))).toStrictEqual(seqs(range(140, 91)))
  })

  it('of an empty ledger are empty', () => {
    expect(mergedLines([], [])).toStrictEqual([])
    expect(olderThan([])).toBeNull()
  })
})

describe('the months', () => {
  it('are Bangkok’s, the newest first, under their Thai names', () => {
    const lines = [line(2, { at: '2026-10-31T17:00:00.000Z' }), line(1, { at: '2026-10-31T16:59:59.000Z' })]
    const months = historyMonths(lines, [], 'all')
    expect(months.map(({ month, title }) => [month, title])).toStrictEqual([
      ['2026-11', 'พ.ย.\u00A069'],
      ['2026-10', 'ต.ค.\u00A069'],
    ])
  })

  it('hold what came in, what went out, or all', () => {
    const lines = [
      line(4, { kind: 'shipped', points: 0, held_points: -5 }),
      line(3, { points: -5 }),
      line(2, { points: -1 }),
      line(1),
    ]
    const shown = (show: 'all' | 'earned' | 'spent') =>
      historyMonths(lines, [], show).flatMap(({ entries }) =>
        entries.map((entry) => (entry._tag === 'Line' ? entry.line.seq : 0)),
      )
    expect(shown('all')).toStrictEqual([4, 3, 2, 1])
    expect(shown('earned')).toStrictEqual([1])
    expect(shown('spent')).toStrictEqual([3, 2])
  })

  it('show a rejected bill in its place, and only as far back as the lines go', () => {
    const lines = range(40, 11)
    const [before, within] = [bill(line(5).at), bill(line(20).at)]
    const ids = (held: ReadonlyArray<LedgerLine>) =>
      historyMonths(held, [before, within], 'all')
        .flatMap(({ entries }) => entries)
        .flatMap((entry) => (entry._tag === 'Rejected' ? [entry.bill.id] : []))
    expect(ids(lines)).toStrictEqual([within.id])
    expect(ids(range(40, 1))).toStrictEqual([within.id, before.id])
    expect(historyMonths(lines, [within], 'earned').flatMap(({ entries }) => entries)).toHaveLength(30)
  })
})
