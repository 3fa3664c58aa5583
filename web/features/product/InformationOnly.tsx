import { productCopy as copy } from '../../copy/product.th'
import type { AgeLine } from '@careplus/core/loyalty-milk-code'
import { Icon } from '../../ui/Icon'
import { MessageSquare } from '../../ui/icons'
import { LinkButton } from '../../ui/LinkButton'
import { BreastMilk } from './BreastMilk'

export const InformationOnly = ({ line }: { readonly line: AgeLine }) => (
  <BreastMilk line={line === 'infant' ? 'infant' : 'young-child'} />
)

/** The one way on from a page that sells nothing. */
export const AskFirst = () => (
  <LinkButton href="/request" tone="second" wide icon={<Icon of={MessageSquare} />}>
    {copy.ask}
  </LinkButton>
)
