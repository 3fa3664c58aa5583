import { daysBetween } from '../calendar/arithmetic.js'
import type { IsoDate } from '../calendar/isoDate.js'

/** The first minute of a new member: a child, its first measuring, and what is due when. */
export const firstSteps = ['child', 'measuring', 'due'] as const
/** One of a new member's first steps. */
export type FirstStep = (typeof firstSteps)[number]

/** What decides which first steps are done. */
export interface FirstStepFacts {
  /** The day in Bangkok on which the member joined; null: not known. */
  readonly joinedOn: IsoDate | null
  /** Children of the member's account, and how many of them were measured at least once. */
  readonly children: number
  readonly measured: number
  /** The member has seen what is due when, or wants no more of these steps. */
  readonly ended: boolean
}

/** Nobody who has been here longer is still shown around. */
export const firstStepDays = 30

/**
 * The step to take next; null: none is left, or the member is not new any more. A step may be left and is next again later.
 * @example
 * const joinedOn = rightOf(isoDate('2026-11-20'))
 * nextFirstStep({ joinedOn, children: 0, measured: 0, ended: false }, joinedOn) // => 'child'
 * nextFirstStep({ joinedOn, children: 1, measured: 0, ended: false }, joinedOn) // => 'measuring'
 */
export const nextFirstStep = (
  { joinedOn, children, measured, ended }: FirstStepFacts,
  today: IsoDate,
): FirstStep | null => {
  if (ended || joinedOn === null || daysBetween(joinedOn, today) >= firstStepDays) return null
  if (children === 0) return 'child'
  return measured === 0 ? 'measuring' : 'due'
}

/**
 * Counted from 1.
 * @example
 * firstStepNumber('measuring') // => 2
 */
export const firstStepNumber = (step: FirstStep): number => firstSteps.indexOf(step) + 1
