import { addDays } from '../calendar/arithmetic.js'
import type { IsoDate } from '../calendar/isoDate.js'
import { assessStool } from '../stool/assessStool.js'
import { youngUnderDays } from '../stool/ages.js'
import type { Due, RemindedChild } from './household.js'

export type StoolCheckDate = Pick<Due, 'kind' | 'on' | 'nth'>

const weekDays = 7

/** Days of life: until then, blocked bile flow is treated best. */
const milestones = [
  { kind: 'day60', day: 60 },
  { kind: 'day90', day: youngUnderDays },
] as const

/** A missed milestone stays due for a week; then the weekly checks replace it. */
const milestonesOf = ({ birthDate, stool }: RemindedChild, today: IsoDate): ReadonlyArray<StoolCheckDate> =>
  milestones
    .map(({ kind, day }) => ({ kind, on: addDays(birthDate, day), nth: 1 }))
    .filter(({ on }) => today < addDays(on, weekDays) && (stool === null || stool.date < on))

const weeksFrom = (after: IsoDate, { birthDate }: RemindedChild): ReadonlyArray<IsoDate> => {
  const end = addDays(birthDate, youngUnderDays)
  const days: IsoDate[] = []
  for (let on = addDays(after < birthDate ? birthDate : after, weekDays); on < end; on = addDays(on, weekDays))
    days.push(on)
  return days
}

/** The day that the last check set, and the weeks after it; weeks from birth if there was none. */
const daysOf = (child: RemindedChild): ReadonlyArray<IsoDate> => {
  const { stool, birthDate } = child
  if (stool === null) return weeksFrom(birthDate, child)
  const { lookAgain } = assessStool(stool)
  const weeks = weeksFrom(stool.date, child)
  return 'on' in lookAgain ? [lookAgain.on, ...weeks.filter((on) => on > lookAgain.on)] : weeks
}

/** A weekly check ends with its week once the child is too old for another; a check because of a sign does not. */
const isOver = (on: IsoDate, { stool, birthDate }: RemindedChild, today: IsoDate): boolean => {
  const stays = stool !== null && assessStool(stool).lookAgain._tag === 'tomorrow' && on === addDays(stool.date, 1)
  return !stays && today >= addDays(birthDate, youngUnderDays) && today >= addDays(on, weekDays)
}

/** The newest past day, and all later ones. Weekly checks end with day 90. */
export const stoolCheckDates = (child: RemindedChild, today: IsoDate): ReadonlyArray<StoolCheckDate> => {
  const own = milestonesOf(child, today)
  const days = daysOf(child).map((on, at): StoolCheckDate => ({ kind: 'looking', on, nth: at + 1 }))
  const newest = days.findLast(({ on }) => on <= today)
  const open = days.filter((check) => check.on > today || (check === newest && !isOver(check.on, child, today)))
  return [...open.filter(({ on }) => !own.some((milestone) => milestone.on === on)), ...own]
}

/** Why a stool check is due. `asked`: the check of the day before set it. `milestone`: day 60 or 90. */
export type LookReason =
  | { readonly _tag: 'asked' | 'weekly'; readonly lastOn: IsoDate }
  | { readonly _tag: 'neverChecked' | 'milestone' }

export const stoolCheckReason = ({ stool }: RemindedChild, { kind, on }: Pick<Due, 'kind' | 'on'>): LookReason => {
  if (kind !== 'looking') return { _tag: 'milestone' }
  if (stool === null) return { _tag: 'neverChecked' }
  const { lookAgain } = assessStool(stool)
  return { _tag: lookAgain._tag === 'tomorrow' && lookAgain.on === on ? 'asked' : 'weekly', lastOn: stool.date }
}
