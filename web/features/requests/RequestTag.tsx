import { requestStateWords, type RequestState } from '@careplus/core/requests'
import { Icon } from '../../ui/Icon'
import { Check, Clock, type LucideIcon } from '../../ui/icons'
import { Tag, type TagTone } from '../../ui/Tag'

const appearances: Readonly<Record<RequestState, readonly [TagTone, LucideIcon]>> = {
  waiting: ['mango', Clock],
  answered: ['pandan', Check],
}

export const RequestTag = ({ state }: { readonly state: RequestState }) => {
  const [tone, icon] = appearances[state]
  return (
    <Tag tone={tone} icon={<Icon of={icon} size={16} />}>
      {requestStateWords[state]}
    </Tag>
  )
}
