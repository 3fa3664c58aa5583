import { profileCopy } from '../../copy/profile.th'
import { Icon } from '../../ui/Icon'
import { Check } from '../../ui/icons'
import { Tag } from '../../ui/Tag'

const copy = profileCopy.ways

export const SignInMethodState = ({ linked }: { readonly linked: boolean }) =>
  linked ? (
    <Tag tone="pandan" icon={<Icon of={Check} size={16} />}>
      {copy.linked}
    </Tag>
  ) : (
    <Tag>{copy.notLinked}</Tag>
  )
