import { addDays, datePartsOf, isoDate, thaiDate, type IsoDate } from '@careplus/core/calendar'
import type { MissionTask } from '@careplus/core/ports'
import { isRight } from 'fp-ts/Either'
import { missionCopy } from '../../copy/missions.th'
import { Button } from '../../ui/Button'
import { Chip } from '../../ui/Chip'
import { Dialog } from '../../ui/Dialog'

const copy = missionCopy.days

/** The days of a month up to this one, in order. */
const daysUpTo = (today: IsoDate): ReadonlyArray<IsoDate> => {
  const first = isoDate(`${today.slice(0, 7)}-01`)
  return isRight(first) ? Array.from({ length: datePartsOf(today).day }, (_, at) => addDays(first.right, at)) : []
}

interface Props {
  readonly task: MissionTask
  readonly today: IsoDate
  readonly open: boolean
  readonly busy: boolean
  readonly onMark: (day: IsoDate, done: boolean) => void
  readonly onClose: () => void
}

export const DaysDialog = ({ task, today, open, busy, onMark, onClose }: Props) => (
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
      {daysUpTo(today).map((day) => {
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
