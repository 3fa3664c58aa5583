import type { AuditPage } from '../composition/staff'

type AuditRow = AuditPage['rows'][number]

export interface FoldedRow {
  readonly newest: AuditRow
  /** Of each, newest first; `at` is a UTC ISO instant. */
  readonly moments: ReadonlyArray<Pick<AuditRow, 'seq' | 'at'>>
}

export const foldedRows = (rows: ReadonlyArray<AuditRow>): ReadonlyArray<FoldedRow> =>
  rows.reduce<ReadonlyArray<FoldedRow>>((folded, row) => {
    const last = folded.at(-1)
    const isSame =
      last !== undefined && (['actor', 'action', 'subject'] as const).every((part) => last.newest[part] === row[part])
    return isSame
      ? [...folded.slice(0, -1), { ...last, moments: [...last.moments, row] }]
      : [...folded, { newest: row, moments: [row] }]
  }, [])
