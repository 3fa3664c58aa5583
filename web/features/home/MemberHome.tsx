import type { IsoDate } from '@careplus/core/calendar'
import type { DuesNow } from '@careplus/core/reminders'
import type { ReactNode } from 'react'
import { useServices } from '../../calls/useServices'
import { dashboardCopy as copy } from '../../copy/dashboard.th'
import { useSession } from '../../calls/session/useSession'
import { DraftsNote } from '../../shared/children/DraftsNote'
import { FamilyFailed, FamilyStale } from '../../shared/children/FamilyGate'
import { FamilyHero } from '../../shared/children/FamilyHero'
import { FamilyWait } from '../../shared/children/FamilyWait'
import { useFamilyRecords, type Family } from '../../shared/children/useFamily'
import { useDues } from '../../shared/due/useDues'
import { todayCopy } from '../../copy/today.th'
import { useLate } from '../../ui/longWait'
import { Note } from '../../ui/Note'
import { LazyMission, LazyPoints } from '../../shared/loyalty/LazyCards'
import { LazyDrawsSoon } from '../../shared/loyalty/LazyPending'
import { useFirstStep } from '../../shared/start/useFirstStep'
import { useFollowed, type FollowedFamily } from '../../shared/growth/useFollowed'
import { useToday } from '../../shared/growth/useToday'
import { Near } from '../../page/Near'
import { useNear } from '../../page/useNear'
import { FirstStepsLine } from './FirstStepsLine'
import { MoreRows } from './MoreRows'
import { OurChildren } from './OurChildren'
import { QuickLinks } from './QuickLinks'
import { ReadingRow } from './ReadingRow'
import { leadOf, ThisWeek, Today } from './Today'
import '../../shared/children/familyPage.css'
import './memberHome.css'

const lateMs = 4000

interface FamilyHomeProps {
  readonly family: Family
  readonly dues: DuesNow
  readonly followed: FollowedFamily
  readonly today: IsoDate
  readonly notes: ReactNode
  readonly onShared: () => void
}

const FamilyHome = ({ family, dues, followed, today, notes, onShared }: FamilyHomeProps) => {
  const { user } = useSession()
  const { step, end } = useFirstStep(family, today)
  const [more, isMoreNear] = useNear()
  const lead = leadOf(family, dues, followed, today)
  const { front } = lead
  const listedDues = [...lead.also, ...lead.rows]
  const shown = { family, lead, followed, today }
  return (
    <>
      <div className="bleed family-top">
        <FamilyHero parent={copy.parent(user?.name ?? '')} familyChild={front} today={today} />
        <div className="family-front">
          {notes}
          <Today {...shown} onShared={onShared} />
        </div>
      </div>
      <div className="home-ways-row">
        <QuickLinks {...{ family, front, today }} isStoolCheckLarge={lead.stoolCheck !== null} />
        {step !== null && <FirstStepsLine step={step} onClose={end} />}
      </div>
      <div className="family home-parts">
        <div className="family-part">
          <ThisWeek {...shown} />
          <OurChildren {...{ family, front, followed, today, listedDues }} />
        </div>
        <LazyPoints />
        <div className="family-part">
          <Near place="mission-place">
            <LazyMission />
          </Near>
          {front !== null && (
            <Near place="home-reading-wait">
              <ReadingRow child={front.child} today={today} />
            </Near>
          )}
        </div>
        <div className="family-part">
          <div ref={more}>
            <MoreRows saysStrength={listedDues.some(({ kind }) => kind === 'mobility')} />
          </div>
          {isMoreNear && <LazyDrawsSoon />}
        </div>
      </div>
    </>
  )
}

const MemberHome = () => {
  const { drafts } = useServices()
  const { user } = useSession()
  const [remote, reload] = useFamilyRecords()
  const today = useToday()
  const family = remote._tag === 'ready' ? remote.value : null
  const followed = useFollowed(family?.children ?? null, today)
  const dues = useDues(family, followed, today)
  const late = useLate(true, lateMs)
  const waiting = <DraftsNote drafts={drafts} memberId={user?.id ?? ''} />
  if (remote._tag === 'failed')
    return (
      <div className="family-failed">
        <FamilyFailed failure={remote.failure} onRetry={reload} headingLevel={1} />
        {waiting}
        {today !== null && <QuickLinks family={[]} front={null} today={today} />}
        <LazyPoints />
        <LazyMission />
        <MoreRows />
      </div>
    )
  if (remote._tag === 'loading' || today === null || followed === null)
    return (
      <>
        <h1 className="ui-hidden">{copy.loading}</h1>
        {late && today !== null && (
          <div className="home-ways-row">
            <Note tone="offline" live>
              {todayCopy.slow}
            </Note>
            <QuickLinks family={[]} front={null} today={today} />
          </div>
        )}
        <FamilyWait />
      </>
    )
  const notes = (
    <>
      {remote.stale !== null && <FamilyStale />}
      {waiting}
    </>
  )
  return <FamilyHome family={remote.value.children} {...{ dues, followed, today, notes }} onShared={reload} />
}

export default MemberHome
