import type { OrderState } from '@careplus/core/loyalty'
import { staffOrdersCopy as copy } from '../../copy/staffConsole.th'
import { Tag, type TagTone } from '../../ui/Tag'

const tones: Readonly<Record<OrderState, TagTone>> = {
  received: 'mango',
  preparing: 'anchan',
  shipped: 'pandan',
  delivered: 'pandan',
  returned: 'brick',
  closed: 'neutral',
  cancelled: 'neutral',
}

export const OrderTag = ({ state }: { readonly state: OrderState }) => (
  <Tag tone={tones[state]}>{copy.states[state]}</Tag>
)
