import { usePageTitle } from '../../page/pageTitle'
import { childrenCopy } from '../../copy/children.th'
import { EmptyState } from '../../ui/EmptyState'
import { LinkButton } from '../../ui/LinkButton'
import kite from '../../ui/drawings/empty/kite.svg'

const copy = childrenCopy.missing

/** The id is well-formed, but no child of this account has it. `heading`: the page has no other h1. */
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
