import { thaiDate, type IsoDate } from '@careplus/core/calendar'
import { bahtOfSatang, billReasonWords } from '@careplus/core/loyalty'
import type { Bill } from '@careplus/core/ports'
import { usePageTitle } from '../../../../page/pageTitle'
import { rewardsHistoryCopy } from '../../../../copy/rewardsHistory.th'
import { uploadPath } from '../../../../shared/loyalty/paths'
import { Card } from '../../../../ui/Card'
import { LinkButton } from '../../../../ui/LinkButton'
import { Note } from '../../../../ui/Note'
import { Timeline } from '../../../../ui/Timeline'
import { Appeal } from './Appeal'
import { outcomeOf } from './BillLink'
import { billMoments } from './billMoments'
import { billsPath } from './billPath'
import { BillPictures } from './BillPictures'
import { BillTag } from './BillTag'
import { FactList } from '../../../../ui/FactList'

const copy = rewardsHistoryCopy.bill

interface Props {
  readonly bill: Bill
  readonly today: IsoDate
  readonly onChanged: () => void
}

const Rejected = ({ bill, onChanged }: Omit<Props, 'today'>) => (
  <>
    {bill.reason !== null && <Note tone="error">{billReasonWords[bill.reason].words}</Note>}
    {bill.can_appeal && <Appeal bill={bill} onDone={onChanged} />}
    <LinkButton href={uploadPath} tone="second" wide>
      {copy.sendNew}
    </LinkButton>
  </>
)

export const BillView = ({ bill, today, onChanged }: Props) => {
  usePageTitle(copy.title(bill.shop_title))
  const facts = [
    [copy.date, thaiDate(bill.date)],
    [copy.total, copy.amount(bahtOfSatang(bill.amount_satang))],
    [copy.receipt, bill.receipt_number],
    [copy.points, bill.state === 'rejected' ? copy.none : outcomeOf(bill)],
  ] as const
  return (
    <div className="bill-view">
      <div>
        <BillTag state={bill.state} />
      </div>
      <Card>
        <FactList className="bill-view__facts" facts={facts} />
      </Card>
      {bill.state === 'rejected' && <Rejected bill={bill} onChanged={onChanged} />}
      <section aria-labelledby="bill-way">
        <h2 id="bill-way">{copy.timeline}</h2>
        <Timeline label={copy.timeline} moments={billMoments(bill, today)} />
      </section>
      <BillPictures bill={bill} />
      <LinkButton href={billsPath} tone="ghost" wide>
        {copy.all}
      </LinkButton>
    </div>
  )
}
