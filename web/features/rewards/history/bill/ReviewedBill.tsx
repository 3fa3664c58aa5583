import { thaiDate, todayInBangkok } from '@careplus/core/calendar'
import { bahtOfSatang, forecastWords } from '@careplus/core/loyalty'
import type { Bill } from '@careplus/core/ports'
import { rewardsHistoryCopy } from '../../../../copy/rewardsHistory.th'
import { CardLink } from '../../../../ui/Card'
import { CheckMark } from '../../../../ui/CheckMark'
import { billPath } from './billPath'
import { BillTag } from './BillTag'

const copy = rewardsHistoryCopy.bill

/** A bill that waits for its decision, and the most it may earn. */
export const ReviewedBill = ({ bill }: { readonly bill: Bill }) => (
  <CardLink href={billPath(bill.id)} className="history-card">
    <div className="history-card__head">
      <h2>{copy.title(bill.shop_title)}</h2>
      <BillTag state={bill.state} />
    </div>
    <p className="second">
      <span className="nowrap">{copy.amount(bahtOfSatang(bill.amount_satang))}</span> ·{' '}
      {copy.sent(thaiDate(todayInBangkok(Date.parse(bill.sent_at))))} · {forecastWords(bill.forecast)}
    </p>
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
  </CardLink>
)
