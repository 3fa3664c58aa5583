import { expect, test } from 'vitest'
import { foldedRows } from './foldedRows'

const row = (seq: number, action: string, subject = '') => ({
  seq,
  at: `2026-11-28T0${9 - seq}:00:00Z`,
  actor: 'staff:mali',
  action,
  subject,
})

test('entries in a row that say the same are one, with the moment of each', () => {
  const rows = [row(1, 'bill.looked-at', 'a'), row(2, 'bill.looked-at', 'a'), row(3, 'bill.looked-at', 'b')]
  const other = row(4, 'bill.looked-at', 'a')
  expect(
    foldedRows([...rows, other]).map(({ newest, moments }) => [newest.seq, moments.map(({ at }) => at)]),
  ).toStrictEqual([
    [1, [rows[0]?.at, rows[1]?.at]],
    [3, [rows[2]?.at]],
    [4, [other.at]],
  ])
  expect(foldedRows([])).toStrictEqual([])
})
