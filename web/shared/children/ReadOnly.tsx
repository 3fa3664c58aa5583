import type { Child } from '@careplus/core/ports'
import { partnerCopy } from '../../copy/partners.th'
import { EmptyState } from '../../ui/EmptyState'
import { LinkButton } from '../../ui/LinkButton'

const copy = partnerCopy.shared

export const ReadOnly = ({ child }: { readonly child: Child }) => (
  <EmptyState title={copy.readOnly} action={<LinkButton href={`/children/${child.id}`}>{copy.toChild}</LinkButton>}>
    {copy.readOnlyText}
  </EmptyState>
)
