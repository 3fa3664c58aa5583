import { counted, grouped, signed } from '@careplus/core/loyalty'
import { loyaltyCopy } from '../../copy/loyalty.th'
import { rewardsItemCopy as copy } from '../../copy/rewardsItem.th'
import '../../shared/loyalty/loyalty.css'

export const Balance = ({ have, cost }: { readonly have: number; readonly cost: number }) => (
  <dl className="balance" aria-label={copy.balance}>
    <div>
      <dt>{copy.have}</dt>
      <dd>{grouped(have)}</dd>
    </div>
    <div>
      <dt>{copy.cost}</dt>
      <dd>{signed(-cost)}</dd>
    </div>
    <div className="balance__end">
      <dt>{have >= cost ? copy.remains : copy.lacks}</dt>
      <dd>{counted(Math.abs(have - cost), loyaltyCopy.points)}</dd>
    </div>
  </dl>
)
