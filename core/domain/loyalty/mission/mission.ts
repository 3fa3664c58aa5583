import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { addDays, compareDates } from '../../calendar/arithmetic.js'
import type { IsoDate } from '../../calendar/isoDate.js'

/**
 * How a task is done, and what is counted. `day`: a day that the member marks. The rest the app sees itself:
 * `article-read`, an article; `mobility-check`, once in the month, that a check was made, kept or not.
 */
export const MissionWay = /*#__PURE__*/ t.keyof(
  { day: null, 'article-read': null, 'mobility-check': null },
  'MissionWay',
)
export type MissionWay = t.TypeOf<typeof MissionWay>

/** A task as it stands for one member. */
export interface MissionFacts {
  /** `2026-11`. */
  readonly month: string
  readonly way: MissionWay
  readonly points: number
  /** How often it is to be done, and has been. */
  readonly target: number
  readonly done: number
  readonly claimed: boolean
  /** The Bangkok day on which the member joined. */
  readonly joined: IsoDate
  /** A telephone is proved, or a bill was approved: an account that only has an address may be one of many of one person. */
  readonly proved: boolean
}

/** A day that a member marks as done, or whose mark they take off. */
export interface DayMark {
  readonly day: IsoDate
  readonly done: boolean
}

interface MissionOver {
  readonly _tag: 'MissionOver'
  readonly month: string
}
/** Members do not see such a task yet. */
interface MissionToCome {
  readonly _tag: 'MissionToCome'
  readonly month: string
}

/** Why a task of a mission is not marked as done. */
export type MarkRefusal =
  | MissionToCome
  | MissionOver
  /** Nobody marks what the app sees itself. */
  | { readonly _tag: 'MissionNotMarked' }
  | { readonly _tag: 'MissionClaimed' }
  | { readonly _tag: 'DayInFuture'; readonly today: IsoDate }
  | { readonly _tag: 'DayOfOtherMonth'; readonly month: string }
  | { readonly _tag: 'DayBeforeJoining'; readonly joined: IsoDate }
  /** A day is marked on that day or on the next. */
  | { readonly _tag: 'DayTooOld'; readonly today: IsoDate }

/** Why the points of a mission's task are not given. */
export type ClaimRefusal =
  | MissionToCome
  | MissionOver
  | { readonly _tag: 'MissionNotDone'; readonly left: number }
  /** Done, but the member has neither proved a telephone nor a bill that was approved. */
  | { readonly _tag: 'MissionUnproved' }

/** Why a mission is not marked or claimed. */
export type MissionRefusal = MarkRefusal | ClaimRefusal

/** What a claim comes to. */
export type MissionClaim =
  | { readonly _tag: 'MissionEarned'; readonly points: number }
  /** Its points are there already, and stay as they are. */
  | { readonly _tag: 'MissionClaimedBefore' }

/**
 * The month that a Bangkok day belongs to: of `2026-11-20`, `2026-11`.
 * @example
 * missionMonth(rightOf(isoDate('2026-11-20'))) // => '2026-11'
 */
export const missionMonth = (day: IsoDate): string => day.slice(0, 7)

/**
 * How often it is still to be done.
 * @example
 * missionLeft({ target: 4, done: 1 }) // => 3
 */
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
  const closed = monthRefusal(month, today)
  if (closed !== null) return closed
  if (way !== 'day') return { _tag: 'MissionNotMarked' }
  if (claimed) return { _tag: 'MissionClaimed' }
  if (compareDates(day, today) > 0) return { _tag: 'DayInFuture', today }
  if (missionMonth(day) !== month) return { _tag: 'DayOfOtherMonth', month }
  if (!done) return null
  if (compareDates(day, joined) < 0) return { _tag: 'DayBeforeJoining', joined }
  return compareDates(day, addDays(today, -1)) < 0 ? { _tag: 'DayTooOld', today } : null
}

/**
 * Whether a member may mark a day, or take its mark off. A day is marked on that day or on the next, and not before the member
 * joined; a mark of this month is taken off at any time. Right: that day.
 * @example
 * const today = rightOf(isoDate('2026-11-20'))
 * const task = { month: '2026-11', way: 'day', claimed: false, joined: rightOf(isoDate('2026-11-02')) } as const
 * decideMark(task, { day: today, done: true }, today) // => { _tag: 'Right', right: '2026-11-20' }
 * decideMark(task, { day: addDays(today, -2), done: true }, today)
 * // => { _tag: 'Left', left: { _tag: 'DayTooOld', today: '2026-11-20' } }
 */
export const decideMark = (task: MarkFacts, mark: DayMark, today: IsoDate): E.Either<MarkRefusal, IsoDate> => {
  const refusal = markRefusal(task, mark, today)
  return refusal === null ? E.right(mark.day) : E.left(refusal)
}

/**
 * Whether a task's points are earned on a Bangkok day: once, within its month, when all of it is done, by a member who has
 * proved a telephone or had a bill approved.
 * @example
 * const [task] = fc.sample(arb.missionFacts({ month: fc.constant('2026-11'), claimed: fc.constant(false) }), 1)
 * decideClaim({ ...task, target: 4, done: 1 }, rightOf(isoDate('2026-11-20')))
 * // => { _tag: 'Left', left: { _tag: 'MissionNotDone', left: 3 } }
 */
export const decideClaim = (task: MissionFacts, today: IsoDate): E.Either<ClaimRefusal, MissionClaim> => {
  if (task.claimed) return E.right({ _tag: 'MissionClaimedBefore' })
  const closed = monthRefusal(task.month, today)
  if (closed !== null) return E.left(closed)
  const left = missionLeft(task)
  if (left > 0) return E.left({ _tag: 'MissionNotDone', left })
  return task.proved ? E.right({ _tag: 'MissionEarned', points: task.points }) : E.left({ _tag: 'MissionUnproved' })
}
