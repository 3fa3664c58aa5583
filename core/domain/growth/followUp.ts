import { sixMonthsDay } from './ages.js'
import type { Built } from './build.js'
import { classFollowUp, type ClassFollowUp } from './classFacts.js'

/** The follow-up of one measurement. `weighSoon`: an infant that is rather thin; `visitInDays`: a thin infant, in two
 * or three days; `hospital`: severe wasting, today or tomorrow. */
export type FollowUp = ClassFollowUp | 'weighSoon' | 'visitInDays' | 'hospital'

/** z-scores of weight for length or height. Source: WHO and UNICEF, WHO child growth standards and the identification
 * of severe acute malnutrition, 2009 (below −3); WHO guideline on wasting, 2023, A2 (infants under six months at
 * risk). */
export const severelyThin = -3
/** Below this z-score of weight for length or height a child is thin. */
export const thin = -2
/** Below this z-score an infant is rather thin. */
export const ratherThin = -1.5

/** The follow-up by class (Department of Health), and sooner by weight for length of an infant under six months. */
export const followUpOf = ({ classNumber, ageInDays, build: { zScore, band } }: Omit<Built, 'height'>): FollowUp => {
  if (zScore < severelyThin) return 'hospital'
  const isYoung = ageInDays < sixMonthsDay
  if (isYoung && zScore < thin) return 'visitInDays'
  const ofClass = classFollowUp(classNumber)
  // The same obesity is urgent in a tall child too.
  if (ofClass === 'visit' || band === 'beyond') return 'visit'
  return isYoung && zScore < ratherThin ? 'weighSoon' : ofClass
}

/** Whether a health station or hospital sees the child. */
export const isReferral = (followUp: FollowUp): boolean => referrals[followUp]

const referrals: Readonly<Record<FollowUp, boolean>> = {
  nextWeighing: false,
  measureAgain: false,
  weighSoon: false,
  visit: true,
  visitInDays: true,
  hospital: true,
}
