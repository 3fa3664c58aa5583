import type { Mission } from '@careplus/core/ports'
import { withThaiBreaks } from '@careplus/core/text'
import { Link } from 'wouter'
import { missionCopy as copy } from '../../copy/missions.th'
import { Card } from '../../ui/Card'
import { CheckMark } from '../../ui/CheckMark'
import { Pinto } from '../../ui/drawings/Pinto'
import { useToday } from '../growth/useToday'
import { Icon } from '../../ui/Icon'
import { ChevronRight } from '../../ui/icons'
import { SectionTitle } from '../../ui/InnerHeader'
import { RetryNote } from '../../ui/RetryNote'
import { Tag } from '../../ui/Tag'
import { CardWait } from './CardWait'
import { missionOf, missionStack, nextTier, type Stack } from './missionStack'
import { monthOf, pointsText, progressText } from './missionWords'
import { missionPath } from './paths'
import { useMissions } from './useMissions'
import './memberCards.css'

const Words = ({ stack }: { readonly stack: Stack }) => {
  const next = nextTier(stack)
  return (
    <div className="mission-card__words">
      <h3>{copy.full(stack.full, stack.tiers.length)}</h3>
      {next === null ? (
        <p>{copy.allDone}</p>
      ) : next.isFull ? (
        <p>{copy.toClaim(withThaiBreaks(next.task.title))}</p>
      ) : (
        <>
          <p>{copy.next(withThaiBreaks(next.task.title))}</p>
          <p>{progressText(next.task)}</p>
        </>
      )}
      <Tag tone="mango">{copy.sum(stack.tiers.length, pointsText(stack.points))}</Tag>
    </div>
  )
}

const Tiers = ({ stack }: { readonly stack: Stack }) => (
  <ul className="mission-card__tiers">
    {[...stack.tiers].reverse().map(({ task, isFull }) => (
      <li key={task.task_id}>
        <span className={`mission-mark${isFull ? ' mission-mark--full' : ''}`}>{isFull && <CheckMark />}</span>
        <span className="mission-card__title">{withThaiBreaks(task.title)}</span>
        <Tag tone={task.claimed_at === null ? 'mango' : 'neutral'}>
          {task.claimed_at === null ? pointsText(task.points) : copy.got(task.points)}
        </Tag>
      </li>
    ))}
  </ul>
)

const OneMission = ({ mission, inFull }: { readonly mission: Mission; readonly inFull: boolean }) => {
  const stack = missionStack(mission)
  return (
    <Card className={inFull ? 'mission-card mission-card--full' : 'mission-card'}>
      <Pinto full={stack.full} tiers={stack.tiers.length} next={stack.next} className="mission-card__pinto" />
      <Words stack={stack} />
      {inFull && <Tiers stack={stack} />}
    </Card>
  )
}

export const MissionCard = ({ inFull = false }: { readonly inFull?: boolean }) => {
  const [remote, reload] = useMissions()
  const today = useToday()
  if (remote._tag === 'failed') return <RetryNote text={copy.cardFailed} onRetry={reload} />
  if (remote._tag === 'loading' || today === null) return <CardWait of="mission" />
  const mission = missionOf(remote.value, today)
  if (mission === null) return null
  return (
    <section>
      <SectionTitle
        title={copy.title(monthOf(mission.month))}
        end={
          <Link href={missionPath} className="family-all">
            {copy.all} <Icon of={ChevronRight} size={20} />
          </Link>
        }
      />
      <OneMission mission={mission} inFull={inFull} />
    </section>
  )
}
