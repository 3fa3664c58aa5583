import { thaiDate } from '@careplus/core/calendar'
import {
  bahtOfSatang,
  billFlagWords,
  billStateWords,
  BillState,
  grouped,
  longestTypedReceiptNumber,
} from '@careplus/core/loyalty'
import { Link } from 'wouter'
import { staffDesk, type StaffBillRow } from '../../composition/staff'
import { staffBillsCopy as copy } from '../../copy/staffBills.th'
import { Icon } from '../../ui/Icon'
import { TriangleAlert } from '../../ui/icons'
import { Tag } from '../../ui/Tag'
import { ageText, momentText } from '../times'
import { useNow } from '../useNow'
import { WaitingList } from '../WaitingList'

const states = Object.keys(BillState.keys) as ReadonlyArray<BillState>

const Flags = ({ flags, appealed }: Pick<StaffBillRow, 'flags' | 'appealed'>) => (
  <span className="staff-tags">
    {appealed && <Tag tone="anchan">{copy.appealed}</Tag>}
    {flags.map((flag) => (
      <Tag key={flag} tone="mango" icon={<Icon of={TriangleAlert} />}>
        {billFlagWords[flag]}
      </Tag>
    ))}
  </span>
)

interface TableProps {
  readonly bills: ReadonlyArray<StaffBillRow>
  /** null: each has its own, in words. */
  readonly state: BillState | null
}

const Table = ({ bills, state }: TableProps) => {
  const now = useNow()
  const { heads } = copy
  return (
    <div className="staff-table-box">
      <table className="staff-table" aria-label={state === null ? copy.finder.table : copy.table}>
        <thead>
          <tr>
            <th scope="col">{state === 'reviewing' ? heads.age : heads.sent}</th>
            <th scope="col">{heads.shop}</th>
            <th scope="col">{heads.number}</th>
            <th scope="col" className="staff-table__n">
              {heads.amount}
            </th>
            <th scope="col" className="staff-table__n">
              {heads.points}
            </th>
            <th scope="col">{heads.flags}</th>
          </tr>
        </thead>
        <tbody>
          {bills.map((bill) => (
            <tr key={bill.id}>
              <td>
                {state === 'reviewing' ? ageText(bill.sent_at, now) : momentText(bill.sent_at)}
                {state === null && (
                  <span className="second small staff-table__under">{billStateWords[bill.state]}</span>
                )}
              </td>
              <td>
                <Link href={`/bills/${bill.id}`} className="staff-table__link">
                  {bill.shop_title}
                </Link>
              </td>
              <td>
                {bill.receipt_number}
                <span className="second small staff-table__under">{thaiDate(bill.date)}</span>
              </td>
              <td className="staff-table__n">{bahtOfSatang(bill.amount_satang)}</td>
              <td className="staff-table__n">
                {bill.state === 'reviewing' ? copy.sum.most(grouped(bill.forecast)) : grouped(bill.points)}
              </td>
              <td>
                <Flags flags={bill.flags} appealed={bill.appealed} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface Answer {
  readonly waiting: number
  readonly bills: ReadonlyArray<StaffBillRow>
}

/** What has one receipt number, whatever its state. */
const found = ({ bills }: Answer) => (bills.length > 0 ? <Table bills={bills} state={null} /> : null)

/** Bills by state, those that wait the longest first; or those of a receipt number. */
export const BillsScreen = () => (
  <WaitingList
    copy={copy}
    states={states}
    words={billStateWords}
    waits="reviewing"
    ask={(state) => staffDesk.listBills({ query: { state } })}
    finding={{
      copy: copy.finder,
      longest: longestTypedReceiptNumber,
      ask: (receipt) => staffDesk.listBills({ query: { receipt } }),
      show: found,
    }}
  >
    {({ bills }, state) => (bills.length > 0 ? <Table bills={bills} state={state} /> : null)}
  </WaitingList>
)
