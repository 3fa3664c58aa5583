import type { Bill } from '@careplus/core/ports'
import { rewardsHistoryCopy } from '../../../../copy/rewardsHistory.th'
import { CheckMark } from '../../../../ui/CheckMark'
import { BillLink } from './BillLink'

const copy = rewardsHistoryCopy.bill

/** A bill that waits for its decision, and the most it may earn. */
export const ReviewedBill = ({ bill }: { readonly bill: Bill }) => (
  <BillLink bill={bill}>
    <ol className="bill-way">
      <li className="bill-way__done">
        <span>
          <CheckMark size={14} />
        </span>
        {copy.steps.sent}
      </li>
      <li className="bill-way__now" aria-current="step">
        <span />
        {copy.steps.reviewing}
      </li>
      <li>
        <span />
        {copy.steps.earns}
      </li>
    </ol>
  </BillLink>
)
