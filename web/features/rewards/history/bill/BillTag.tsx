import { billStateWords, type BillState } from '@careplus/core/loyalty'
import { Icon } from '../../../../ui/Icon'
import { Check, Clock, X, type LucideIcon } from '../../../../ui/icons'
import { Tag, type TagTone } from '../../../../ui/Tag'

const appearances: Readonly<Record<BillState, readonly [TagTone, LucideIcon]>> = {
  reviewing: ['mango', Clock],
  approved: ['pandan', Check],
  rejected: ['brick', X],
}

export const BillTag = ({ state }: { readonly state: BillState }) => {
  const [tone, icon] = appearances[state]
  return (
    <Tag tone={tone} icon={<Icon of={icon} size={16} />}>
      {billStateWords[state]}
    </Tag>
  )
}
