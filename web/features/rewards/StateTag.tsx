import { Icon } from '../../ui/Icon'
import { Check } from '../../ui/icons'
import { Tag, type TagTone } from '../../ui/Tag'
import type { ItemState } from './itemState'

const tones: Record<ItemState['kind'], TagTone> = { ready: 'pandan', short: 'mango', closed: 'neutral' }

export const StateTag = ({ state, tick = false }: { readonly state: ItemState; readonly tick?: boolean }) => (
  <Tag
    tone={tones[state.kind]}
    icon={tick && state.kind === 'ready' ? <Icon of={Check} size={16} stroke={2} /> : undefined}
  >
    {state.words}
  </Tag>
)
