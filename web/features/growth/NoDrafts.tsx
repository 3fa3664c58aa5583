import { growthDraftsCopy } from '../../copy/growthDrafts.th'
import { useSession } from '../../calls/session/useSession'
import { EmptyState } from '../../ui/EmptyState'
import { LinkButton } from '../../ui/LinkButton'
import note from '../../ui/drawings/empty/note.svg'

const copy = growthDraftsCopy.empty

export const NoDrafts = () => {
  const { status } = useSession()
  return (
    <EmptyState
      drawing={note}
      title={copy.title}
      action={
        <div className="draft-actions">
          <LinkButton href="/growth">{copy.check}</LinkButton>
          {status === 'signedIn' && (
            <LinkButton tone="second" href="/children">
              {copy.children}
            </LinkButton>
          )}
        </div>
      }
    >
      {copy.text}
    </EmptyState>
  )
}
