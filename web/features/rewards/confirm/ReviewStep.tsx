import { counted, type ItemDetail } from '@careplus/core/loyalty'
import type { CallFailure, RewardWish } from '@careplus/core/ports'
import { AddressWords } from '../../../shared/addresses/AddressWords'
import { loyaltyCopy } from '../../../copy/loyalty.th'
import { rewardsConfirmCopy } from '../../../copy/rewardsConfirm.th'
import { Balance } from '../Balance'
import { Button } from '../../../ui/Button'
import { Card } from '../../../ui/Card'
import { Dock } from '../../../shared/growth/Dock'
import { Icon } from '../../../ui/Icon'
import { MapPin } from '../../../ui/icons'
import { ItemLine } from './ItemLine'
import { RefusalNote } from './RefusalNote'
import { StepHead } from './StepHead'

const copy = rewardsConfirmCopy.review

interface Props {
  readonly item: ItemDetail
  readonly ask: RewardWish
  readonly failure: CallFailure | null
  readonly busy: boolean
  readonly onChange: () => void
  readonly onConfirm: () => void
}

export const ReviewStep = ({ item, ask, failure, busy, onChange, onConfirm }: Props) => {
  const cost = item.point * ask.quantity
  return (
    <div className="confirm">
      <StepHead title={copy.title} now={2} />
      <ItemLine item={item} quantity={ask.quantity} />
      <Card as="section" label={copy.to} className="confirm__to">
        <Icon of={MapPin} />
        <AddressWords address={ask.address} />
        {!busy && (
          <Button tone="ghost" size="small" onClick={onChange}>
            {copy.change}
          </Button>
        )}
      </Card>
      <Balance have={item.current_points} cost={cost} />
      {failure === null ? <p className="second">{copy.terms}</p> : <RefusalNote failure={failure} />}
      <Dock>
        <Button wide busy={busy} busyLabel={copy.busy} onClick={onConfirm}>
          {copy.confirm(counted(cost, loyaltyCopy.points))}
        </Button>
      </Dock>
    </div>
  )
}
