import { stoolRefusalWords, type FragmentRefusal } from '@careplus/core/stool'
import { usePageTitle } from '../../../page/pageTitle'
import { stoolResultCopy } from '../../../copy/stoolResult.th'
import { Button } from '../../../ui/Button'
import { EmptyState } from '../../../ui/EmptyState'
import { LinkButton } from '../../../ui/LinkButton'
import { DangerCard } from '../CallCard'
import { infoPath } from '../stoolPath'

const copy = stoolResultCopy.damaged

/** For a link that was cut, changed, or made by a later version: its result is never guessed. */
export const DamagedLink = ({ refusal }: { readonly refusal: FragmentRefusal }) => {
  const newer = refusal._tag === 'FragmentTooNew'
  const title = newer ? copy.newer : copy.title
  usePageTitle(title)
  return (
    <div className="stool-plain">
      <EmptyState
        title={title}
        headingLevel={1}
        action={
          newer ? (
            <Button onClick={() => location.reload()}>{copy.reload}</Button>
          ) : (
            <LinkButton href={infoPath}>{copy.start}</LinkButton>
          )
        }
      >
        {stoolRefusalWords[refusal._tag]}
      </EmptyState>
      <DangerCard />
    </div>
  )
}
