import { thaiDate } from '@careplus/core/calendar'
import { drawHour } from '@careplus/core/internal/loyalty'
import type { StaffDraw } from '../../composition/staff'
import { staffDrawsCopy } from '../../copy/staffDraws.th'

/** The day and hour from which a draw may be held; null: no day is named yet. */
export const hourText = (draw: Pick<StaffDraw, 'public_date' | 'draw_date' | 'draw_time'>): string | null => {
  const hour = drawHour(draw)
  return hour === null ? null : staffDrawsCopy.facts.hourText(thaiDate(hour.date), hour.time)
}
