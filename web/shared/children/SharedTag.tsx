import type { Child } from '@careplus/core/ports'
import { partnerCopy } from '../../copy/partners.th'
import { Tag } from '../../ui/Tag'

export const SharedTag = ({ child: { role } }: { readonly child: Pick<Child, 'role'> }) =>
  role === 'owner' ? null : <Tag tone="anchan">{partnerCopy.tag}</Tag>
