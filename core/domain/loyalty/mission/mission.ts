import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { addDays, compareDates } from '../../calendar/arithmetic.js'
import type { IsoDate } from '../../calendar/isoDate.js'

/** The app detects `article-read` and `mobility-check` (once a month); a member marks `day`. */
export const MissionWay = /*#__PURE__*/ t.keyof(
  { day: null, 'article-read': null, 'mobility-check': null },
  'MissionWay',
)
export type MissionWay = t.TypeOf<typeof MissionWay>

/** `month`: `2026-11`. `target`, `done`: times. `joined`: a Bangkok day. */
export interface MissionFacts {
  readonly month: string
  readonly way: MissionWay
  readonly points: number
  readonly target: number
  readonly done: number
  readonly claimed: boolean
  readonly joined: IsoDate
  /** A person may have many accounts with an e-mail alone. */
  readonly proved: boolean
}

export interface DayMark {
  readonly day: IsoDate
  readonly done: boolean
}

interface MissionOver {
  readonly _tag: 'MissionOver'
  readonly month: string
}
interface MissionToCome {
  readonly _tag: 'MissionToCome'
  readonly month: string
}

export type MarkRefusal =
  | MissionToCome
  | MissionOver
  | { readonly _tag: 'MissionNotMarked' }
  | { readonly _tag: 'MissionClaimed' }
  | { readonly _tag: 'DayInFuture'; readonly today: IsoDate }
  | { readonly _tag: 'DayOfOtherMonth'; readonly month: string }
  | { readonly _tag: 'DayBeforeJoining'; readonly joined: IsoDate }
  | { readonly _tag: 'DayTooOld'; readonly today: IsoDate }

export type ClaimRefusal =
  | MissionToCome
  | MissionOver
  | { readonly _tag: 'MissionNotDone'; readonly left: number }
  | { readonly _tag: 'MissionUnproved' }

export type MissionRefusal = MarkRefusal | ClaimRefusal

export type MissionClaim =
  | { readonly _tag: 'MissionEarned'; readonly points: number }
  | { readonly _tag: 'MissionClaimedBefore' }

/** The month of a Bangkok day: of `2026-11-20`, `2026-11`.
 * @example missionMonth(valueOf(parseIsoDate('2026-11-20'))) // => '2026-11' */
export const missionMonth = (day: IsoDate): string => day.slice(0, 7)

export const missionLeft = ({ target, done }: Pick<MissionFacts, 'target' | 'done'>): number =>
  Math.max(0, target - done)

const monthRefusal = (month: string, today: IsoDate): MissionToCome | MissionOver | null => {
  const current = missionMonth(today)
  if (month === current) return null
  return month < current ? { _tag: 'MissionOver', month } : { _tag: 'MissionToCome', month }
}

type MarkFacts = Pick<MissionFacts, 'month' | 'way' | 'claimed' | 'joined'>

const markRefusal = (
  { month, way, claimed, joined }: MarkFacts,
  { day, done }: DayMark,
  today: IsoDate,
): MarkRefusal | null => {
  const monthFault = monthRefusal(month, today)
  if (monthFault !== null) return monthFault
  if (way !== 'day') return { _tag: 'MissionNotMarked' }
  if (claimed) return { _tag: 'MissionClaimed' }
  if (compareDates(day, today) > 0) return { _tag: 'DayInFuture', today }
  if (missionMonth(day) !== month) return { _tag: 'DayOfOtherMonth', month }
  if (!done) return null
  if (compareDates(day, joined) < 0) return { _tag: 'DayBeforeJoining', joined }
  return compareDates(day, addDays(today, -1)) < 0 ? { _tag: 'DayTooOld', today } : null
}

/** A day is marked on that day or the next, not before joining; a mark of this month may be removed at any time. */
export const decideMark = (task: MarkFacts, mark: DayMark, today: IsoDate): E.Either<MarkRefusal, IsoDate> => {
  const refusal = markRefusal(task, mark, today)
  return refusal === null ? E.right(mark.day) : E.left(refusal)
}

export const decideClaim = (task: MissionFacts, today: IsoDate): E.Either<ClaimRefusal, MissionClaim> => {
  if (task.claimed) return E.right({ _tag: 'MissionClaimedBefore' })
  const monthFault = monthRefusal(task.month, today)
  if (monthFault !== null) return E.left(monthFault)
  const remaining = missionLeft(task)
  if (remaining > 0) return E.left({ _tag: 'MissionNotDone', left: remaining })
  return task.proved ? E.right({ _tag: 'MissionEarned', points: task.points }) : E.left({ _tag: 'MissionUnproved' })
}
