import { thaiDate } from '@careplus/core/calendar'
import { bahtOfSatang } from '@careplus/core/loyalty'
import type { StaffBill } from '../../composition/staff'
import { staffCopy } from '../../copy/staff.th'
import { staffBillsCopy } from '../../copy/staffBills.th'
import { Tag } from '../../ui/Tag'
import { Fact, FactCard } from '../FactCard'
import { memberText } from '../memberText'
import { momentText } from '../staffTimes'

const copy = staffBillsCopy.facts

type Differs = NonNullable<StaffBill['reading']>['differs'][number]

/** What the picture says instead of what the member typed. */
const ReadInstead = ({ bill: { reading }, field }: { readonly bill: StaffBill; readonly field: Differs }) => {
  if (reading === null || !reading.differs.includes(field)) return null
  const { date, number, eligible } = reading
  const read = {
    shop: copy.otherShop,
    date: date === null ? '' : thaiDate(date.value),
    number: number?.value ?? '',
    amount: eligible === null ? '' : `${bahtOfSatang(eligible.value)} ${staffCopy.baht}`,
  }
  return (
    <>
      {' '}
      <Tag tone="mango">{copy.read(read[field])}</Tag>
    </>
  )
}

export const BillFacts = ({ bill }: { readonly bill: StaffBill }) => (
  <FactCard label={copy.label}>
    <Fact word={copy.member}>{memberText(bill.member)}</Fact>
    <Fact word={copy.shop}>
      {bill.shop_title}
      <ReadInstead bill={bill} field="shop" />
    </Fact>
    <Fact word={copy.date}>
      {thaiDate(bill.date)}
      <ReadInstead bill={bill} field="date" />
    </Fact>
    <Fact word={copy.number}>
      {bill.receipt_number}
      <ReadInstead bill={bill} field="number" />
    </Fact>
    <Fact word={copy.amount}>
      {bahtOfSatang(bill.amount_satang)} {staffCopy.baht}
      <ReadInstead bill={bill} field="amount" />
    </Fact>
    <Fact word={copy.sent}>{momentText(bill.sent_at)}</Fact>
    <Fact word={copy.ofDay(bill.of_day)}>{copy.mostADay(bill.most_a_day)}</Fact>
  </FactCard>
)
