import type { Bill } from '@careplus/core/ports'
import { rewardsHistoryCopy } from '../../../../copy/rewardsHistory.th'
import type { Parts } from '../../../../calls/parts'
import { uploadPath } from '../../../../shared/loyalty/paths'
import { RemoteList } from '../RemoteList'
import { BillLink } from './BillLink'
import { ReviewedBill } from './ReviewedBill'
import receipt from '../../../../ui/drawings/empty/receipt.svg'

const DecidedBill = ({ bill }: { readonly bill: Bill }) => (
  <BillLink bill={bill}>{bill.can_appeal && <p className="second">{rewardsHistoryCopy.bill.mayAppeal}</p>}</BillLink>
)

export const BillList = ({ bills }: { readonly bills: Parts<Bill> }) => (
  <RemoteList
    parts={bills}
    empty={{
      ...rewardsHistoryCopy.empty.bills,
      drawing: receipt,
      href: uploadPath,
      emptyAction: rewardsHistoryCopy.upload,
    }}
  >
    {(bill) => (
      <li key={bill.id}>{bill.state === 'reviewing' ? <ReviewedBill bill={bill} /> : <DecidedBill bill={bill} />}</li>
    )}
  </RemoteList>
)
