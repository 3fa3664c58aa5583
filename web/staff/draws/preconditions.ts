import * as E from 'fp-ts/Either'
import { todayInBangkok } from '@careplus/core/calendar'
import { decideDraw, drawRefusalWords, type DrawCommand } from '@careplus/core/internal/loyalty'
import type { StaffDraw } from '../../composition/staff'

/** undefined: the step can be taken. The server decides by the same rule. */
export const waitsFor = (draw: StaffDraw, command: DrawCommand, now: number): string | undefined => {
  const expire_date = draw.expire_date ?? draw.begin_date
  const closed_on = draw.closed_at === null ? null : todayInBangkok(Date.parse(draw.closed_at))
  const step = decideDraw({ ...draw, expire_date, closed_on }, command, now)
  return E.isLeft(step) ? drawRefusalWords(step.left) : undefined
}
