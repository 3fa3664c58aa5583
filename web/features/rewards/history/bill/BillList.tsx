import { thaiDate, todayInBangkok } from '@careplus/core/calendar'
import { bahtOfSatang, billReasonWords, counted, forecastWords } from '@careplus/core/loyalty'
import type { Bill } from '@careplus/core/ports'
import { loyaltyCopy } from '../../../../copy/loyalty.th'
import { rewardsHistoryCopy } from '../../../../copy/rewardsHistory.th'
import type { Parts } from '../../../../calls/parts'
import { uploadPath } from '../../../../shared/loyalty/paths'
import { CardLink } from '../../../../ui/Card'
import { RemoteList } from '../RemoteList'
import { billPath } from './billPath'
import { BillTag } from './BillTag'
import { ReviewedBill } from './ReviewedBill'
import receipt from '../../../../ui/drawings/empty/receipt.svg'

const copy = rewardsHistoryCopy.bill

/** What a bill earned, or why it earned nothing. */
export const outcomeOf = ({ state, points, forecast, reason }: Bill): string => {
  if (state === 'approved') return copy.earned(counted(points, loyaltyCopy.points))
  if (state === 'reviewing') return forecastWords(forecast)
  return reason === null ? copy.none : billReasonWords[reason].short
}

const DecidedBill = ({ bill }: { readonly bill: Bill }) => (
  <CardLink href={billPath(bill.id)} className="history-card">
    <div className="history-card__head">
      <h2>{copy.title(bill.shop_title)}</h2>
      <BillTag state={bill.state} />
    </div>
    <p className="second">
      <span className="nowrap">{copy.amount(bahtOfSatang(bill.amount_satang))}</span> ·{' '}
      {copy.sent(thaiDate(todayInBangkok(Date.parse(bill.sent_at))))} · {outcomeOf(bill)}
    </p>
    {bill.can_appeal && <p className="second">{copy.mayAppeal}</p>}
  </CardLink>
)

export const BillList = ({ bills }: { readonly bills: Parts<Bill> }) => (
  <RemoteList
    parts={bills}
    empty={{ ...rewardsHistoryCopy.empty.bills, drawing: receipt, href: uploadPath, way: rewardsHistoryCopy.upload }}
  >
    {(bill) => (
      <li key={bill.id}>{bill.state === 'reviewing' ? <ReviewedBill bill={bill} /> : <DecidedBill bill={bill} />}</li>
    )}
  </RemoteList>
)
