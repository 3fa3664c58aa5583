import type { Child } from '@careplus/core/ports'
import { useSearch } from 'wouter'
import { familyCopy } from '../../../copy/family.th'
import { FamilyStale } from '../../../shared/children/FamilyGate'
import { useToday } from '../../../shared/growth/useToday'
import { Icon } from '../../../ui/Icon'
import { Plus } from '../../../ui/icons'
import { EmptyState } from '../../../ui/EmptyState'
import { LinkButton } from '../../../ui/LinkButton'
import { Skeleton } from '../../../ui/Skeleton'
import { stoolCopy } from '../../../copy/stool.th'
import { useStoolChildren } from '../useStoolChildren'
import { RetryNote } from '../../../ui/RetryNote'
import { useSession } from '../../../calls/session/useSession'
import { About } from './About'
import { StartByBirthday } from './StartByBirthday'
import { InfoHero } from './InfoHero'
import { StartForm } from './StartForm'
import '../stool.css'
import './info.css'

const copy = stoolCopy.info

const NoChildren = () => (
  <EmptyState
    title={copy.none.title}
    action={
      <LinkButton href="/children/add-information" icon={<Icon of={Plus} size={20} />}>
        {copy.none.add}
      </LinkButton>
    }
  >
    {copy.none.text}
  </EmptyState>
)

const WhoOfMember = () => {
  const asked = new URLSearchParams(useSearch()).get('child')
  const [remote, reload] = useStoolChildren()
  const today = useToday()
  if (remote._tag === 'failed')
    return (
      <>
        <RetryNote text={familyCopy.readFailed[remote.failure._tag]} onRetry={reload} />
        <StartByBirthday text={stoolCopy.info.byHand.text} />
      </>
    )
  if (remote._tag === 'loading' || today === null) return <Skeleton shapes={['line', 'card', 'card']} />
  const children: ReadonlyArray<Child> = remote.value
  return (
    <>
      {remote.stale !== null && <FamilyStale />}
      {children.length === 0 ? <NoChildren /> : <StartForm {...{ children, asked, today }} />}
    </>
  )
}

/** While the server is closed, people whose account cannot be read can do the check too. */
const Who = () =>
  useSession().user === null ? <StartByBirthday text={stoolCopy.info.byHand.visitor} /> : <WhoOfMember />

/** `/children/stool-info?child=`: what the check is and is not, whom it is for, and its start. */
const InfoRoute = () => (
  <>
    <InfoHero />
    <div className="stool-info">
      <div className="stool-info__main">
        <Who />
      </div>
      <About />
    </div>
  </>
)

export default InfoRoute
