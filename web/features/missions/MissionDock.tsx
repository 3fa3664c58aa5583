import type { IsoDate } from '@careplus/core/calendar'
import { missionCopy as copy } from '../../copy/missions.th'
import { nextTier, type Stack } from '../../shared/loyalty/missionStack'
import { pointsText, taskName } from '../../shared/loyalty/missionWords'
import { rewardsPath } from '../../shared/loyalty/paths'
import { Button } from '../../ui/Button'
import { Dock } from '../../shared/growth/Dock'
import { LinkButton } from '../../ui/LinkButton'
import type { MissionWork } from './useMissionWork'

interface Props {
  readonly stack: Stack
  readonly today: IsoDate
  readonly work: MissionWork
}

export const MissionDock = ({ stack, today, work }: Props) => {
  const next = nextTier(stack)
  const open = stack.tiers.find(
    ({ isFull, task }) => !isFull && (task.by === 'day' ? !task.days.includes(today) : task.path !== null),
  )
  const busy = work.sending !== null
  return (
    <Dock>
      {next?.isFull === true ? (
        <Button wide busy={busy} busyLabel={copy.claiming} onClick={() => work.claim(next.task)}>
          {copy.claim(pointsText(next.task.points))}
        </Button>
      ) : open === undefined ? (
        <LinkButton wide tone="second" href={rewardsPath}>
          {copy.rewards}
        </LinkButton>
      ) : open.task.by === 'day' ? (
        <Button wide busy={busy} busyLabel={copy.marking} onClick={() => work.mark(open.task, today, true)}>
          {copy.todayOf(taskName(open.task))}
        </Button>
      ) : (
        <LinkButton wide href={open.task.path ?? rewardsPath}>
          {copy.goOf(taskName(open.task))}
        </LinkButton>
      )}
    </Dock>
  )
}
