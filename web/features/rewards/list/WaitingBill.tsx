import { bahtOfSatang, forecastWords } from '@careplus/core/loyalty'
import type { Bill } from '@careplus/core/ports'
import { Link } from 'wouter'
import { dayText } from '../../../shared/account/instants'
import { BillSteps } from '../BillSteps'
import { useRewardsServices } from '../../../calls/useServices'
import { rewardsCopy } from '../../../copy/rewards.th'
import { useParts } from '../../../calls/parts'
import { historyPath } from '../../../shared/loyalty/paths'
import { usePoints } from '../../../shared/loyalty/usePoints'
import { Icon } from '../../../ui/Icon'
import { Clock } from '../../../ui/icons'
import { Tag } from '../../../ui/Tag'

const copy = rewardsCopy.bill

const Card = ({ bill }: { readonly bill: Bill }) => (
  <Link href={historyPath} className="ui-card ui-card--plain ui-card--link waiting-bill">
    <span className="waiting-bill__head">
      <h2>{copy.title(bill.shop_title, bahtOfSatang(bill.amount_satang).replace(/\.00$/, ''))}</h2>
      <Tag tone="mango" icon={<Icon of={Clock} size={16} />}>
        {copy.waits}
      </Tag>
    </span>
    <span className="second">{copy.text(dayText(bill.sent_at), forecastWords(bill.forecast))}</span>
    <BillSteps steps={copy.way} />
  </Link>
)

const Newest = () => {
  const { bills } = useRewardsServices()
  const { list } = useParts('bills', bills.list)
  const bill = list._tag === 'ready' ? list.value.find(({ state }) => state === 'reviewing') : undefined
  return bill !== undefined && <Card bill={bill} />
}

const WaitingBill = () => {
  const [points] = usePoints()
  return points._tag === 'ready' && points.value.pending > 0 && <Newest />
}

export default WaitingBill
