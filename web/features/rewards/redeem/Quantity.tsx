import { counted } from '@careplus/core/loyalty'
import { loyaltyCopy } from '../../../copy/loyalty.th'
import { rewardsItemCopy as copy } from '../../../copy/rewardsItem.th'
import { Icon } from '../../../ui/Icon'
import { Minus, Plus } from '../../../ui/icons'

interface Props {
  readonly value: number
  readonly most: number
  readonly onChange: (value: number) => void
}

export const Quantity = ({ value, most, onChange }: Props) => (
  <div className="quantity" role="group" aria-labelledby="quantity">
    <span id="quantity">{copy.quantity}</span>
    <button type="button" aria-disabled={value <= 1} onClick={() => onChange(Math.max(1, value - 1))}>
      <Icon of={Minus} label={copy.fewer} />
    </button>
    <output aria-live="polite">{counted(value, loyaltyCopy.piece)}</output>
    <button type="button" aria-disabled={value >= most} onClick={() => onChange(Math.min(most, value + 1))}>
      <Icon of={Plus} label={copy.more} />
    </button>
  </div>
)
