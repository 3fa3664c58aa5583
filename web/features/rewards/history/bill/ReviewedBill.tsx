import type { Bill } from '@careplus/core/ports'
import { rewardsHistoryCopy } from '../../../../copy/rewardsHistory.th'
import { BillSteps } from '../../BillSteps'
import { BillLink } from './BillLink'

const copy = rewardsHistoryCopy.bill

export const ReviewedBill = ({ bill }: { readonly bill: Bill }) => (
  <BillLink bill={bill}>
    <BillSteps steps={[copy.steps.sent, copy.steps.reviewing, copy.steps.earns]} />
  </BillLink>
)
