import { daysBetween } from '../calendar/arithmetic.js'
import type { IsoDate } from '../calendar/isoDate.js'

/** The first steps of a new member: add a child, measure it, see the due tasks. */
export const firstSteps = ['child', 'measuring', 'due'] as const
/** One of `firstSteps`. */
export type FirstStep = (typeof firstSteps)[number]

/** The facts that decide which first steps are done. */
export interface FirstStepFacts {
  /** The Bangkok day of joining; null: unknown. */
  readonly joinedOn: IsoDate | null
  readonly children: number
  readonly measured: number
  /** The member has seen the due tasks, or has closed these steps. */
  readonly ended: boolean
}

export const firstStepDays = 30

/** The next step; null: none, or the member is not new. A skipped step is next later.
 * @example
 * const joinedOn = valueOf(parseIsoDate('2026-11-20'))
 * nextFirstStep({ joinedOn, children: 0, measured: 0, ended: false }, joinedOn) // => 'child' */
export const nextFirstStep = (
  { joinedOn, children, measured, ended }: FirstStepFacts,
  today: IsoDate,
): FirstStep | null => {
  if (ended || joinedOn === null || daysBetween(joinedOn, today) >= firstStepDays) return null
  if (children === 0) return 'child'
  return measured === 0 ? 'measuring' : 'due'
}

export const firstStepNumber = (step: FirstStep): number => firstSteps.indexOf(step) + 1
