import type { IsoDate } from '@careplus/core/calendar'
import { withThaiBreaks } from '@careplus/core/text'
import { useState } from 'react'
import { dayText } from '../../shared/account/instants'
import { missionCopy as copy } from '../../copy/missions.th'
import type { Tier } from '../../shared/loyalty/missionStack'
import { pointsText, progressText } from '../../shared/loyalty/missionWords'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { CheckMark } from '../../ui/CheckMark'
import { LinkButton } from '../../ui/LinkButton'
import { Progress } from '../../ui/Progress'
import { Tag } from '../../ui/Tag'
import { DaysDialog } from './DaysDialog'
import { SendFailure } from './SendFailure'
import type { MissionWork } from './useMissionWork'

interface Props {
  readonly tier: Tier
  /** null: the month is over, so nothing can be done. */
  readonly today: IsoDate | null
  readonly work: MissionWork
}

const TaskActions = ({ tier: { task, isFull }, today, work }: Props & { readonly today: IsoDate }) => {
  const [asked, setAsked] = useState(false)
  const { sending, joined } = work
  const mine = sending?.taskId === task.task_id
  if (task.claimed_at !== null) return null
  return (
    <div className="mission-task__ways">
      {isFull && (
        <Button
          size="small"
          tone="second"
          busy={mine && sending.claims}
          busyLabel={copy.claiming}
          onClick={() => sending === null && work.claim(task)}
        >
          {copy.claim(pointsText(task.points))}
        </Button>
      )}
      {task.by === 'day' && (
        <>
          {!isFull && (
            <Button
              size="small"
              tone="second"
              busy={mine && !asked}
              busyLabel={copy.marking}
              waiting={task.days.includes(today) ? copy.todayMarked : undefined}
              onClick={() => sending === null && work.mark(task, today, true)}
            >
              {copy.today}
            </Button>
          )}
          <Button size="small" tone="ghost" onClick={() => setAsked(true)} aria-haspopup="dialog">
            {copy.otherDay}
          </Button>
          <DaysDialog
            task={task}
            today={today}
            joined={joined}
            open={asked}
            busy={sending !== null}
            onMark={(day, done) => work.mark(task, day, done)}
            onClose={() => setAsked(false)}
          />
        </>
      )}
      {task.by === 'check' && !isFull && task.path !== null && (
        <>
          <LinkButton href={task.path} size="small" tone="second">
            {copy.goDo}
          </LinkButton>
          <span className="second">{copy.byItself}</span>
        </>
      )}
    </div>
  )
}

const Mark = ({ tier: { isFull, number } }: { readonly tier: Tier }) => (
  <span className={`mission-task__mark mission-task__mark--${isFull ? `full-${number % 4}` : 'open'}`}>
    {isFull ? <CheckMark size={26} /> : number}
  </span>
)

export const TaskCard = (props: Props) => {
  const { tier, today, work } = props
  const { task, isFull } = tier
  const over = today === null && task.claimed_at === null
  return (
    <Card as="li" tone={task.claimed_at !== null || over ? 'sunk' : 'plain'} className="mission-task">
      <Mark tier={tier} />
      <h3>{withThaiBreaks(task.title)}</h3>
      <Tag tone={task.claimed_at !== null || over ? 'neutral' : 'mango'}>
        {task.claimed_at !== null ? copy.got(task.points) : over ? copy.missed : pointsText(task.points)}
      </Tag>
      <div className="mission-task__words">
        {task.claimed_at === null && !over && <p>{withThaiBreaks(task.description)}</p>}
        {!isFull && !over && task.target > 1 && (
          <Progress value={task.done} max={task.target} label={task.title} text={null} />
        )}
        <p>
          {task.claimed_at !== null
            ? copy.doneOn(dayText(task.claimed_at))
            : over && isFull
              ? copy.missedText
              : progressText(task)}
        </p>
      </div>
      {today !== null && <TaskActions {...props} today={today} />}
      {work.failed?.taskId === task.task_id && <SendFailure failure={work.failure} />}
    </Card>
  )
}
