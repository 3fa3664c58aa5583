import { thaiDate, todayInBangkok } from '@careplus/core/calendar'
import { bahtOfSatang, billReasonWords, counted, forecastWords } from '@careplus/core/loyalty'
import type { Bill } from '@careplus/core/ports'
import type { ReactNode } from 'react'
import { loyaltyCopy } from '../../../../copy/loyalty.th'
import { rewardsHistoryCopy } from '../../../../copy/rewardsHistory.th'
import { CardLink } from '../../../../ui/Card'
import { billPath } from './billPath'
import { BillTag } from './BillTag'

const copy = rewardsHistoryCopy.bill

export const outcomeOf = ({ state, points, forecast, reason }: Bill): string => {
  if (state === 'approved') return copy.earned(counted(points, loyaltyCopy.points))
  if (state === 'reviewing') return forecastWords(forecast)
  return reason === null ? copy.none : billReasonWords[reason].short
}

export const BillLink = ({ bill, children }: { readonly bill: Bill; readonly children?: ReactNode }) => (
  <CardLink href={billPath(bill.id)} className="history-card">
    <div className="history-card__head">
      <h2>{copy.title(bill.shop_title)}</h2>
      <BillTag state={bill.state} />
    </div>
    <p className="second">
      <span className="nowrap">{copy.amount(bahtOfSatang(bill.amount_satang))}</span> ·{' '}
      {copy.sent(thaiDate(todayInBangkok(Date.parse(bill.sent_at))))} · {outcomeOf(bill)}
    </p>
    {children}
  </CardLink>
)
