import type { AuditPage } from '../composition/staff'

type AuditRow = AuditPage['rows'][number]

/** Entries that follow one another and say the same, as one. */
export interface FoldedRow {
  readonly newest: AuditRow
  /** UTC ISO instant of the oldest. */
  readonly since: string
  readonly times: number
}

export const foldedRows = (rows: ReadonlyArray<AuditRow>): ReadonlyArray<FoldedRow> =>
  rows.reduce<ReadonlyArray<FoldedRow>>((folded, row) => {
    const last = folded.at(-1)
    const isSame =
      last !== undefined && (['actor', 'action', 'subject'] as const).every((part) => last.newest[part] === row[part])
    return isSame
      ? [...folded.slice(0, -1), { ...last, since: row.at, times: last.times + 1 }]
      : [...folded, { newest: row, since: row.at, times: 1 }]
  }, [])
