import { thaiDate } from '@careplus/core/calendar'
import { bahtOfSatang } from '@careplus/core/loyalty'
import type { StaffBill } from '../../composition/staff'
import { staffCopy } from '../../copy/staff.th'
import { staffBillsCopy } from '../../copy/staffBills.th'
import { Fact, Facts } from '../Facts'
import { memberText } from '../memberText'
import { momentText } from '../times'

const copy = staffBillsCopy.facts

export const BillFacts = ({ bill }: { readonly bill: StaffBill }) => (
  <Facts label={copy.label}>
    <Fact word={copy.member}>{memberText(bill.member)}</Fact>
    <Fact word={copy.date}>{thaiDate(bill.date)}</Fact>
    <Fact word={copy.number}>{bill.receipt_number}</Fact>
    <Fact word={copy.amount}>
      {bahtOfSatang(bill.amount_satang)} {staffCopy.baht}
    </Fact>
    <Fact word={copy.sent}>{momentText(bill.sent_at)}</Fact>
    <Fact word={copy.ofDay(bill.of_day)}>{copy.mostADay(bill.most_a_day)}</Fact>
  </Facts>
)
