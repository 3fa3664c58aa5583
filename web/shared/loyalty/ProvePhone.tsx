import { loyaltyCopy as copy } from '../../copy/loyalty.th'
import { LinkButton } from '../../ui/LinkButton'
import { provePhonePath } from './paths'

/** To where a member proves a telephone, without which points of missions are neither given nor spent. */
export const ProvePhone = () => (
  <LinkButton href={provePhonePath} size="small" tone="second">
    {copy.provePhone}
  </LinkButton>
)
