import { mayDo } from '@careplus/core/partners'
import type { Child, FamilyRecords } from '@careplus/core/ports'
import { dueAbout } from '@careplus/core/reminders'
import { stoolCard } from '@careplus/core/stool'
import { useSearch } from 'wouter'
import { familyCopy } from '../../../copy/family.th'
import type { Ahead } from '../../../page/route'
import { FamilyStale } from '../../../shared/children/FamilyGate'
import { useStandIn } from '../../../shared/children/useStandIn'
import { readFamilyAhead, useFamilyRecords } from '../../../shared/children/useFamily'
import { useDues } from '../../../shared/due/useDues'
import { useToday } from '../../../shared/growth/useToday'
import { Icon } from '../../../ui/Icon'
import { Plus } from '../../../ui/icons'
import { EmptyState } from '../../../ui/EmptyState'
import { LinkButton } from '../../../ui/LinkButton'
import { Skeleton } from '../../../ui/Skeleton'
import { stoolCopy } from '../../../copy/stool.th'
import { RetryNote } from '../../../ui/RetryNote'
import { Swatch } from '../Swatch'
import { useSession } from '../../../calls/session/useSession'
import { AboutStoolCheck } from './AboutStoolCheck'
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

/** Whether a check of theirs is due, only the account can say. */
const unreadFamily = (children: ReadonlyArray<Child>): FamilyRecords => ({
  children: children.map((child) => ({ child, records: [], stool: 'unread' })),
  adults: [],
})

const MemberStart = () => {
  const asked = new URLSearchParams(useSearch()).get('child')
  const [read, reload] = useFamilyRecords()
  const remote = useStandIn(read, unreadFamily)
  const today = useToday()
  const { now } = useDues(remote._tag === 'ready' ? remote.value : null, null, today)
  if (remote._tag === 'failed')
    return (
      <>
        <RetryNote text={familyCopy.readFailed[remote.failure._tag]} onRetry={reload} />
        <StartByBirthday text={stoolCopy.info.byHand.text} />
      </>
    )
  if (remote._tag === 'loading' || today === null) return <Skeleton shapes={['line', 'card', 'card']} />
  const children = remote.value.children.map(({ child }) => child)
  const due = now.filter(
    ({ kind, subject }) =>
      dueAbout[kind] === 'stool' && children.some(({ id, role }) => id === subject && mayDo(role, 'record')),
  )
  return (
    <>
      {remote.stale !== null && <FamilyStale />}
      {children.length === 0 ? <NoChildren /> : <StartForm {...{ children, due, asked, today }} />}
    </>
  )
}

const CardStrip = () => (
  <div className="stool-strip true-colours" aria-hidden="true">
    {stoolCard.map((colour) => (
      <span key={colour.id}>
        <Swatch colour={colour} />
        {colour.letter}
      </span>
    ))}
  </div>
)

/** While the server is closed, people whose account cannot be loaded can do the check too. */
const CheckStart = () =>
  useSession().user === null ? <StartByBirthday text={stoolCopy.info.byHand.visitor} /> : <MemberStart />

const InfoRoute = () => (
  <>
    <InfoHero />
    <div className="stool-info">
      <div className="stool-info__main">
        <CardStrip />
        <CheckStart />
      </div>
      <AboutStoolCheck />
    </div>
  </>
)

export const ahead: Ahead = { data: readFamilyAhead }

export default InfoRoute
