import type { IsoDate } from '@careplus/core/calendar'
import { dueAbout, type Due } from '@careplus/core/reminders'
import { Row } from '../../ui/Card'
import { Icon } from '../../ui/Icon'
import { Droplet, Heart, Ruler, type LucideIcon } from '../../ui/icons'
import { dueDayText, duePath, dueText } from './dueWords'

interface Props {
  readonly due: Due
  readonly today: IsoDate
  /** false: the member may not record it. */
  readonly leads?: boolean
}

const icons: Readonly<Record<(typeof dueAbout)[Due['kind']], LucideIcon>> = {
  growth: Ruler,
  stool: Droplet,
  strength: Heart,
}

export const DueRow = ({ due, today, leads = true }: Props) => (
  <Row
    href={leads ? duePath(due) : undefined}
    lead={<Icon of={icons[dueAbout[due.kind]]} />}
    title={dueText(due)}
    second={<span className={due.on > today ? undefined : 'family-next--now'}>{dueDayText(due.on, today)}</span>}
  />
)
