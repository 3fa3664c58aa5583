import { startOfBangkokDay, todayInBangkok } from '../../domain/calendar/arithmetic.js'
import type { IsoDate } from '../../domain/calendar/isoDate.js'
import { thaiFullDate } from '../../domain/calendar/thai.js'
import type { LedgerRow } from '../../domain/loyalty/ledger/row.js'
import { ledgerKindWords } from './states.js'
import { csvText } from '../../domain/loyalty/csv/csv.js'

export type NamedLine = Pick<LedgerRow, 'seq' | 'at' | 'kind' | 'points' | 'held_points' | 'balance' | 'reason'> & {
  readonly title: string | null
}

const headings = [
  'ลำดับ',
  'วันที่ (ปปปป-ดด-วว ค.ศ.)',
  'วันที่',
  'เวลา',
  'รายการ',
  'รายละเอียด',
  'ได้รับ',
  'ใช้ไป',
  'พักไว้เพิ่ม',
  'พักไว้ลด',
  'คงเหลือ',
] as const

const timeOn = (day: IsoDate, instant: number): string =>
  new Date(instant - startOfBangkokDay(day)).toISOString().slice(11, 16)

/** Two columns, so that both can be summed and neither begins with a sign. */
const inAndOut = (change: number): readonly [string, string] => [
  change > 0 ? String(change) : '',
  change < 0 ? String(-change) : '',
]

const cellsOf = (line: NamedLine): ReadonlyArray<string> => {
  const instant = Date.parse(line.at)
  const day = todayInBangkok(instant)
  return [
    String(line.seq),
    day,
    thaiFullDate(day).replaceAll('\u00A0', ' '),
    timeOn(day, instant),
    ledgerKindWords[line.kind],
    line.title ?? line.reason ?? '',
    ...inAndOut(line.points),
    ...inAndOut(line.held_points),
    String(line.balance),
  ]
}

/** In the given order, with Bangkok days and hours. */
export const ledgerCsv = (lines: ReadonlyArray<NamedLine>): string => csvText([headings, ...lines.map(cellsOf)])
