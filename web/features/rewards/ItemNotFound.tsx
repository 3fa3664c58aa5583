import { usePageTitle } from '../../page/pageTitle'
import { itemNotFoundCopy as copy } from '../../copy/itemNotFound.th'
import { EmptyState } from '../../ui/EmptyState'
import { LinkButton } from '../../ui/LinkButton'
import { rewardsPath } from '../../shared/loyalty/paths'
import kite from '../../ui/drawings/empty/kite.svg'

const ItemNotFound = ({ headingLevel = 1 }: { readonly headingLevel?: 1 | 2 }) => {
  usePageTitle(copy.page)
  return (
    <EmptyState
      drawing={kite}
      title={copy.title}
      headingLevel={headingLevel}
      action={<LinkButton href={rewardsPath}>{copy.all}</LinkButton>}
    >
      {copy.text}
    </EmptyState>
  )
}

export default ItemNotFound
