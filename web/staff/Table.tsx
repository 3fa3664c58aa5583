import type { ReactNode } from 'react'

export interface Column<R> {
  readonly head: string
  readonly cell: (row: R) => ReactNode
  /** `n`: figures, aligned right; `id`: a long key, which may break anywhere. */
  readonly kind?: 'n' | 'id' | undefined
  readonly className?: string
}

interface Props<R> {
  readonly label: string
  readonly columns: ReadonlyArray<Column<R>>
  readonly rows: ReadonlyArray<R>
  readonly keyOf: (row: R) => string | number
}

const classOf = <R,>({ kind, className }: Column<R>): string | undefined =>
  className ?? (kind && `staff-table__${kind}`)

/** A table wider than its place scrolls by itself. */
export const Table = <R,>({ label, columns, rows, keyOf }: Props<R>) => (
  <div className="staff-table-box">
    <table className="staff-table" aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ head, kind }) => (
            <th key={head} scope="col" className={kind === 'n' ? 'staff-table__n' : undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map((column) => (
              <td key={column.head} className={classOf(column)}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
