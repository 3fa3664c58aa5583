import { auditMoment } from '@careplus/core/internal/audit'
import { bangkokTime } from '@careplus/core/internal/calendar'
import { staffCopy } from '../copy/staff.th'

const minuteMs = 60_000

export const momentText = auditMoment

/** `07.15 น.` */
export const timeText = (at: number): string => `${bangkokTime(at).replace(':', '.')}\u00A0น.`

/** `1 วัน 3 ชม.`, `42 นาที`: the two largest parts, or the minutes alone. */
export const lengthText = (seconds: number): string => {
  const minutes = Math.max(0, Math.floor(seconds / 60))
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24]
  const { day, hour, minute } = staffCopy.units
  const part = (n: number, unit: string): string => `${n}\u00A0${unit}`
  if (days > 0) return hours > 0 ? `${part(days, day)} ${part(hours, hour)}` : part(days, day)
  return hours > 0 ? `${part(hours, hour)} ${part(minutes % 60, minute)}` : part(minutes, minute)
}

export const ageText = (instant: string, now: number): string => lengthText((now - Date.parse(instant)) / 1000)

export const minutesUntil = (then: number, now: number): number => Math.max(0, Math.round((then - now) / minuteMs))
