import { parseIsoDate, thaiMonthOf } from '@careplus/core/calendar'
import { counted } from '@careplus/core/loyalty'
import type { MissionTask } from '@careplus/core/ports'
import { withThaiBreaks } from '@careplus/core/text'
import { isRight } from 'fp-ts/Either'
import { missionCopy as copy } from '../../copy/missions.th'

export const monthOf = (month: string): string => {
  const first = parseIsoDate(`${month}-01`)
  return isRight(first) ? thaiMonthOf(first.right) : month
}

export const pointsText = (points: number): string => counted(points, 'คะแนน')

/** How far a task has come: `ทำแล้ว 3 วัน อีก 2 วันก็ครบ`. */
export const progressText = ({ done, target, unit }: MissionTask): string => {
  if (done >= target) return copy.reached
  return done === 0 ? copy.notBegun : copy.doneAndLeft(counted(done, unit), counted(target - done, unit))
}

export const taskName = ({ title, target, unit }: MissionTask): string => {
  const count = ` ${target} ${unit}`
  return withThaiBreaks(title.endsWith(count) ? title.slice(0, -count.length) : title)
}
