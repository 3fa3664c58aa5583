import { bahtOfSatang, billReasonWords, grouped } from '@careplus/core/loyalty'
import { mayPromote } from '@careplus/core/loyalty-milk-code'
import type { StaffBill } from '../../composition/staff'
import { staffBillsCopy as copy } from '../../copy/staffBills.th'
import { Note } from '../../ui/Note'
import { Tag } from '../../ui/Tag'
import { Table, type Column } from '../Table'

const columns: ReadonlyArray<Column<StaffBill['lines'][number]>> = [
  {
    head: copy.lines.product,
    cell: ({ title, age_line: age }) => (
      <>
        <strong>{title}</strong>
        <span className="second small staff-table__under">{copy.lines.ages[age]}</span>
      </>
    ),
  },
  { head: copy.lines.quantity, cell: ({ quantity }) => quantity, kind: 'n' },
  { head: copy.lines.baht, cell: ({ satang }) => bahtOfSatang(satang), kind: 'n' },
  {
    head: copy.lines.earns,
    cell: ({ age_line: age }) => (
      <Tag tone={mayPromote(age) ? 'pandan' : 'neutral'}>{mayPromote(age) ? copy.lines.yes : copy.lines.no}</Tag>
    ),
  },
]

export const DecidedBill = ({ bill }: { readonly bill: StaffBill }) => (
  <>
    <Note tone={bill.state === 'approved' ? 'info' : 'warn'}>
      {bill.state === 'approved'
        ? copy.decided.approved(grouped(bill.points))
        : copy.decided.rejected(bill.reason === null ? '' : billReasonWords[bill.reason].short)}
    </Note>
    {bill.lines.length > 0 && (
      <Table label={copy.lines.label} columns={columns} rows={bill.lines} keyOf={(line) => bill.lines.indexOf(line)} />
    )}
  </>
)
