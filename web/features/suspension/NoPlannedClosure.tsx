import { suspensionCopy } from '../../copy/suspension.th'
import { EmptyState } from '../../ui/EmptyState'
import { LinkButton } from '../../ui/LinkButton'

const copy = suspensionCopy.none

export const NoPlannedClosure = () => (
  <div className="suspension suspension--none">
    <EmptyState title={copy.title} headingLevel={1} action={<LinkButton href="/">{copy.home}</LinkButton>}>
      {copy.lead}
    </EmptyState>
  </div>
)
