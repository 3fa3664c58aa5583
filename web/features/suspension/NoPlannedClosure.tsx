import { suspensionCopy } from '../../copy/suspension.th'
import { EmptyState } from '../../ui/EmptyState'
import { LinkButton } from '../../ui/LinkButton'
import sun from '../../ui/drawings/empty/sun.svg'

const copy = suspensionCopy.none

export const NoPlannedClosure = () => (
  <div className="suspension suspension--none">
    <EmptyState
      drawing={sun}
      title={copy.title}
      headingLevel={1}
      action={<LinkButton href="/">{copy.home}</LinkButton>}
    >
      {copy.lead}
    </EmptyState>
  </div>
)
