import { sixMonthsDay } from './ages.js'
import type { Built } from './build.js'
import { classFollowUp, type ClassFollowUp } from './classFacts.js'

/** The follow-up of one measurement. `visitInDays`: a thin infant, in two or three days. `hospital`: severe wasting,
 * today or tomorrow. */
export type FollowUp = ClassFollowUp | 'weighSoon' | 'visitInDays' | 'hospital'

/** In z. Source: WHO and UNICEF, Severe acute malnutrition, 2009 (below −3); WHO guideline on wasting, 2023, A2. */
export const severelyThin = -3
export const thin = -2
export const ratherThin = -1.5

/** By class (Department of Health), and sooner by weight for length of an infant under six months. */
export const followUpOf = ({ classNumber, ageInDays, build: { zScore, band } }: Omit<Built, 'height'>): FollowUp => {
  if (zScore < severelyThin) return 'hospital'
  const isYoung = ageInDays < sixMonthsDay
  if (isYoung && zScore < thin) return 'visitInDays'
  const ofClass = classFollowUp(classNumber)
  // The same obesity is urgent in a tall child too.
  if (ofClass === 'visit' || band === 'beyond') return 'visit'
  return isYoung && zScore < ratherThin ? 'weighSoon' : ofClass
}

export const isReferral = (followUp: FollowUp): boolean => referrals[followUp]

const referrals: Readonly<Record<FollowUp, boolean>> = {
  nextWeighing: false,
  measureAgain: false,
  weighSoon: false,
  visit: true,
  visitInDays: true,
  hospital: true,
}
