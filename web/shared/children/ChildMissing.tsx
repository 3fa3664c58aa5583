import { usePageTitle } from '../../page/pageTitle'
import { childrenCopy } from '../../copy/children.th'
import { EmptyState } from '../../ui/EmptyState'
import { LinkButton } from '../../ui/LinkButton'
import kite from '../../ui/drawings/empty/kite.svg'

const copy = childrenCopy.missing

/** A well-formed address of a child that is not in this account. `heading`: the page has no h1 but this. */
export const ChildMissing = ({ heading = false }: { readonly heading?: boolean }) => {
  usePageTitle(copy.page)
  return (
    <EmptyState
      drawing={kite}
      title={copy.title}
      headingLevel={heading ? 1 : 2}
      action={<LinkButton href="/children">{copy.all}</LinkButton>}
    >
      {copy.text}
    </EmptyState>
  )
}
