import { daysBetween, endOfMonth, type IsoDate } from '@careplus/core/calendar'
import { missionMonth } from '@careplus/core/loyalty'
import type { Mission } from '@careplus/core/ports'
import { Link, useSearch } from 'wouter'
import { usePageTitle } from '../../page/pageTitle'
import { missionCopy as copy } from '../../copy/missions.th'
import { HeaderActions } from '../../layouts/HeaderActions'
import { missionStack } from '../../shared/loyalty/missionStack'
import { monthOf, pointsText } from '../../shared/loyalty/missionWords'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorState } from '../../ui/ErrorState'
import { useToday } from '../../shared/growth/useToday'
import { Gift } from '../../ui/icons'
import { Note, OfflineNote } from '../../ui/Note'
import { Skeleton } from '../../ui/Skeleton'
import { MissionDock } from './MissionDock'
import { MissionHero } from './MissionHero'
import { monthPath, PastMonths } from './PastMonths'
import { TaskCard } from './TaskCard'
import { useMissionWork, type MissionWork } from './useMissionWork'
import './mission.css'
import pinto from '../../ui/drawings/empty/pinto.svg'

interface Props {
  readonly missions: ReadonlyArray<Mission>
  readonly today: IsoDate
  readonly work: MissionWork
  readonly stale: boolean
}

const OtherMonth = ({ shown, missions, today }: Omit<Props, 'work' | 'stale'> & { readonly shown: string }) => {
  const before = missions.find(({ month }) => month < shown)
  const isNow = shown === missionMonth(today)
  if (isNow && before === undefined) return null
  return (
    <HeaderActions>
      <Link href={isNow ? monthPath(before?.month ?? null) : monthPath(null)} className="mission-other">
        {isNow ? copy.earlier : copy.thisMonth}
      </Link>
    </HeaderActions>
  )
}

const Month = ({ mission, ...props }: Props & { readonly mission: Mission }) => {
  const { missions, today, work } = props
  usePageTitle(copy.title(monthOf(mission.month)))
  const stack = missionStack(mission)
  const isNow = mission.month === missionMonth(today)
  const order = [...stack.tiers].sort((a, b) => Number(a.task.claimed_at !== null) - Number(b.task.claimed_at !== null))
  const past = missions.filter(({ month }) => month < missionMonth(today) && month !== mission.month)
  return (
    <>
      <OtherMonth shown={mission.month} missions={missions} today={today} />
      <MissionHero month={mission.month} stack={stack}>
        {isNow ? copy.daysLeft(daysBetween(today, endOfMonth(today))) : copy.over}
      </MissionHero>
      <div className="mission">
        {props.stale && <OfflineNote>{copy.stale}</OfflineNote>}
        <h2 className="ui-hidden">{copy.tasks}</h2>
        <ul className="mission-tasks">
          {order.map((tier) => (
            <TaskCard key={tier.task.task_id} tier={tier} today={isNow ? today : null} work={work} />
          ))}
        </ul>
        <Note tone="warn" icon={Gift}>
          {isNow
            ? copy.once(stack.tiers.length, pointsText(stack.points)) + (work.hasPhone ? '' : ` ${copy.needsProof}`)
            : copy.pastRow(stack.full, stack.tiers.length, pointsText(stack.claimed))}
        </Note>
        {past.length > 0 && <PastMonths missions={past} />}
        {isNow && <MissionDock stack={stack} today={today} work={work} />}
      </div>
    </>
  )
}

const MissionRoute = () => {
  const work = useMissionWork()
  const today = useToday()
  const asked = new URLSearchParams(useSearch()).get('month')
  const { remote } = work
  if (remote._tag === 'failed')
    return (
      <div className="mission">
        <ErrorState title={copy.failed.title} headingLevel={1} onRetry={work.reload}>
          {copy.failed.text}
        </ErrorState>
      </div>
    )
  if (remote._tag === 'loading' || today === null)
    return (
      <div className="mission">
        <Skeleton shapes={['title', 'chart', 'card', 'card']} />
      </div>
    )
  const missions = remote.value
  const mission = missions.find(({ month }) => month === (asked ?? missionMonth(today)))
  if (mission === undefined)
    return (
      <div className="mission">
        <EmptyState drawing={pinto} title={asked === null ? copy.none.title : copy.gone} headingLevel={1}>
          {copy.none.text}
        </EmptyState>
        {missions.length > 0 && <PastMonths missions={missions} />}
      </div>
    )
  return <Month {...{ mission, missions, today, work }} stale={remote.stale !== null} />
}

export default MissionRoute
