import { outcomeOf, type CallFailure } from '@careplus/core/call'
import { useLocation } from 'wouter'
import { errorsCopy } from '../../copy/errors.th'
import { notFoundCopy } from '../../copy/notFound.th'
import { publishedCopy as copy } from '../../copy/published.th'
import { BrokenScene } from '../../ui/drawings/scenes'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorState } from '../../ui/ErrorState'
import { LinkButton } from '../../ui/LinkButton'
import kite from '../../ui/drawings/empty/kite.svg'

interface Props {
  readonly failure: CallFailure
  readonly onRetry: () => void
}

const NotShown = ({ failure, onRetry }: Props) => {
  const [path] = useLocation()
  if (outcomeOf(failure) === 'missing')
    return (
      <EmptyState
        drawing={kite}
        title={errorsCopy.notFound}
        headingLevel={1}
        art={<BrokenScene className="ui-empty__art" />}
        action={<LinkButton href="/">{errorsCopy.home}</LinkButton>}
      >
        {notFoundCopy.unmatched(path)}
      </EmptyState>
    )
  const away = failure._tag === 'NetworkError'
  return (
    <ErrorState title={away ? copy.away : copy.failed} headingLevel={1} onRetry={onRetry}>
      {away ? copy.awayLead : copy.failedLead}
    </ErrorState>
  )
}

export default NotShown
