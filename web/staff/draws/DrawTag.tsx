import { isOverdue, type DrawState } from '@careplus/core/loyalty'
import type { StaffDraw } from '../../composition/staff'
import { staffDrawsCopy as copy } from '../../copy/staffDraws.th'
import { Tag, type TagTone } from '../../ui/Tag'
import { useNow } from '../useNow'

const tones: Readonly<Record<DrawState, TagTone>> = {
  prepared: 'neutral',
  open: 'pandan',
  closed: 'mango',
  drawn: 'anchan',
  recorded: 'anchan',
  cancelled: 'neutral',
}

export const DrawTag = ({
  draw,
}: {
  readonly draw: Pick<StaffDraw, 'state' | 'public_date' | 'draw_date' | 'draw_time'>
}) =>
  isOverdue(draw, useNow()) ? (
    <Tag tone="brick">{copy.overdue}</Tag>
  ) : (
    <Tag tone={tones[draw.state]}>{copy.states[draw.state]}</Tag>
  )
