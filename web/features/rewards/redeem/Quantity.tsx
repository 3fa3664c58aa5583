import { counted } from '@careplus/core/loyalty'
import { loyaltyCopy } from '../../../copy/loyalty.th'
import { rewardsItemCopy as copy } from '../../../copy/rewardsItem.th'
import { Stepper } from '../Stepper'

interface Props {
  readonly value: number
  readonly max: number
  readonly onChange: (value: number) => void
}

export const Quantity = (props: Props) => (
  <div className="quantity" role="group" aria-labelledby="quantity">
    <span id="quantity">{copy.quantity}</span>
    <Stepper {...props} fewer={copy.fewer} more={copy.more}>
      {counted(props.value, loyaltyCopy.piece)}
    </Stepper>
  </div>
)
