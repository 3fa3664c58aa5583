import { addDays, datePartsOf, thaiDate, type IsoDate } from '@careplus/core/calendar'
import { decideMark } from '@careplus/core/internal/loyalty'
import { missionMonth } from '@careplus/core/loyalty'
import type { MissionTask } from '@careplus/core/ports'
import { isRight } from 'fp-ts/Either'
import { missionCopy } from '../../copy/missions.th'
import { Button } from '../../ui/Button'
import { Chip } from '../../ui/Chip'
import { Dialog } from '../../ui/Dialog'

const copy = missionCopy.days

const daysToShow = ({ days }: MissionTask, today: IsoDate, joined: IsoDate): ReadonlyArray<IsoDate> => {
  const facts = { month: missionMonth(today), way: 'day', claimed: false, joined } as const
  const open = [addDays(today, -1), today].filter((day) => isRight(decideMark(facts, { day, done: true }, today)))
  return [...new Set([...days, ...open])].sort()
}

interface Props {
  readonly task: MissionTask
  readonly today: IsoDate
  readonly joined: IsoDate
  readonly open: boolean
  readonly busy: boolean
  readonly onMark: (day: IsoDate, done: boolean) => void
  readonly onClose: () => void
}

export const DaysDialog = ({ task, today, joined, open, busy, onMark, onClose }: Props) => (
  <Dialog
    open={open}
    onClose={onClose}
    title={copy.title(task.title)}
    actions={
      <Button tone="second" wide onClick={onClose}>
        {copy.close}
      </Button>
    }
  >
    <p>{copy.text}</p>
    <div className="mission-days" role="group" aria-label={copy.title(task.title)} aria-busy={busy || undefined}>
      {daysToShow(task, today, joined).map((day) => {
        const marked = task.days.includes(day)
        return (
          <Chip key={day} chosen={marked} aria-label={thaiDate(day)} onClick={() => !busy && onMark(day, !marked)}>
            {datePartsOf(day).day}
          </Chip>
        )
      })}
    </div>
  </Dialog>
)
