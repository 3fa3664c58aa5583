import { thaiDate } from '@careplus/core/calendar'
import { bahtOfSatang, billStateWords, grouped } from '@careplus/core/loyalty'
import { billFlagWords, BillState, longestTypedReceiptNumber } from '@careplus/core/internal/loyalty'
import { useState } from 'react'
import { Link } from 'wouter'
import { staffCalls, type StaffBillRow } from '../../composition/staff'
import { staffBillsCopy as copy } from '../../copy/staffBills.th'
import { Icon } from '../../ui/Icon'
import { TriangleAlert } from '../../ui/icons'
import { SelectField } from '../../ui/SelectField'
import { Tag } from '../../ui/Tag'
import { Table, type Column } from '../Table'
import { ageText, lengthText, momentText } from '../staffTimes'
import { useNow } from '../useNow'
import type { SummaryFigure } from '../Summary'
import { WaitingList } from '../WaitingList'
import receipt from '../../ui/drawings/empty/receipt.svg'

type BillOrder = keyof typeof copy.orders.words

const states = Object.keys(BillState.keys) as ReadonlyArray<BillState>

const Flags = ({ flags, appealed, read_whole }: Pick<StaffBillRow, 'flags' | 'appealed' | 'read_whole'>) => (
  <span className="staff-tags">
    {read_whole && <Tag tone="pandan">{copy.readWhole}</Tag>}
    {appealed && <Tag tone="anchan">{copy.appealed}</Tag>}
    {flags.map((flag) => (
      <Tag key={flag} tone="mango" icon={<Icon of={TriangleAlert} />}>
        {billFlagWords[flag]}
      </Tag>
    ))}
  </span>
)

const columnsOf = (state: BillState | null, now: number): ReadonlyArray<Column<StaffBillRow>> => [
  {
    head: state === 'reviewing' ? copy.heads.age : copy.heads.sent,
    cell: (bill) => (
      <>
        {state === 'reviewing' ? ageText(bill.sent_at, now) : momentText(bill.sent_at)}
        {state === null && <span className="second small staff-table__under">{billStateWords[bill.state]}</span>}
      </>
    ),
  },
  {
    head: copy.heads.shop,
    cell: ({ id, shop_title }) => (
      <Link href={`/bills/${id}`} className="staff-table__link">
        {shop_title}
      </Link>
    ),
  },
  {
    head: copy.heads.number,
    cell: ({ receipt_number, date }) => (
      <>
        {receipt_number}
        <span className="second small staff-table__under">{thaiDate(date)}</span>
      </>
    ),
  },
  { head: copy.heads.amount, cell: ({ amount_satang }) => bahtOfSatang(amount_satang), kind: 'n' },
  {
    head: copy.heads.points,
    cell: (bill) => (bill.state === 'reviewing' ? copy.sum.most(grouped(bill.forecast)) : grouped(bill.points)),
    kind: 'n',
  },
  { head: copy.heads.flags, cell: ({ flags, appealed, read_whole }) => <Flags {...{ flags, appealed, read_whole }} /> },
]

interface BillsProps {
  readonly bills: ReadonlyArray<StaffBillRow>
  /** null: the rows show each bill's state. */
  readonly state: BillState | null
}

const Bills = ({ bills, state }: BillsProps) => {
  return (
    <Table
      label={state === null ? copy.finder.table : copy.table}
      columns={columnsOf(state, useNow())}
      rows={bills}
      keyOf={({ id }) => id}
    />
  )
}

interface Answer {
  readonly waiting: number
  readonly median_seconds: number | null
  readonly oldest_seconds: number | null
  readonly bills: ReadonlyArray<StaffBillRow>
}

const found = ({ bills }: Answer) => (bills.length > 0 ? <Bills bills={bills} state={null} /> : null)

const orders = Object.keys(copy.orders.words) as ReadonlyArray<BillOrder>

const timesOf = ({ median_seconds, oldest_seconds }: Answer): ReadonlyArray<SummaryFigure> => [
  ...(oldest_seconds === null ? [] : [{ words: copy.orders.oldest, figure: lengthText(oldest_seconds) }]),
  ...(median_seconds === null ? [] : [{ words: copy.orders.median, figure: lengthText(median_seconds) }]),
]

export const BillsScreen = () => {
  const [order, choose] = useState<BillOrder>('oldest')
  return (
    <WaitingList
      about={order}
      tools={
        <>
          <SelectField
            label={copy.orders.label}
            value={order}
            onChange={({ target: { value } }) => choose(orders.find((each) => each === value) ?? 'oldest')}
          >
            {orders.map((each) => (
              <option key={each} value={each}>
                {copy.orders.words[each]}
              </option>
            ))}
          </SelectField>
          <Link href="/bills/taught">{copy.taught.title}</Link>
        </>
      }
      figuresOf={timesOf}
      copy={copy}
      drawing={receipt}
      states={states}
      words={billStateWords}
      waits="reviewing"
      ask={(state) => staffCalls.listBills({ query: { state, order } })}
      finding={{
        copy: copy.finder,
        longest: longestTypedReceiptNumber,
        ask: (receipt) => staffCalls.listBills({ query: { receipt } }),
        show: found,
      }}
    >
      {({ bills }, state) => (bills.length > 0 ? <Bills {...{ bills, state }} /> : null)}
    </WaitingList>
  )
}
