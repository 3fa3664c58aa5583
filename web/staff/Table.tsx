import type { MouseEvent, ReactNode } from 'react'

export interface Column<R> {
  readonly head: string
  readonly cell: (row: R) => ReactNode
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

/** A row opens what its link opens: the link itself serves keyboards and screen readers, and a selection of text opens nothing. */
const openRow = ({ currentTarget, target, metaKey, ctrlKey, shiftKey }: MouseEvent<HTMLTableRowElement>): void => {
  if (target instanceof Element && target.closest('a, button, input, label') !== null) return
  if (getSelection()?.isCollapsed === false) return
  const link = currentTarget.querySelector<HTMLAnchorElement>('a.staff-table__link')
  link?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, metaKey, ctrlKey, shiftKey }))
}

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
          <tr key={keyOf(row)} onClick={openRow}>
            {columns.map((column) => (
              <td key={column.head} className={classOf(column)} data-head={column.head}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
