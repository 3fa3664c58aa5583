import { sixMonthsDay } from './ages.js'
import type { Built } from './build.js'
import { classFollowUp, type ClassFollowUp } from './classFacts.js'

/** How soon somebody should look at a child, by one measuring. */
export type FollowUp =
  | ClassFollowUp
  /** An infant that is rather thin is weighed again sooner. */
  | 'weighSoon'
  /** A thin infant: in two or three days. */
  | 'visitInDays'
  /** Severe wasting: today or tomorrow. */
  | 'hospital'

/**
 * Lines of weight for length or height. Source: WHO and UNICEF, WHO child growth standards and the identification of severe
 * acute malnutrition, 2009 (below −3); WHO guideline on wasting, 2023, A2 (infants under six months at risk).
 */
export const severelyThin = -3
/** Below this z-score of weight for length or height a child is thin. */
export const thin = -2
/** Below this an infant is rather thin. */
export const ratherThin = -1.5

/**
 * What should be done next: by class (the Department of Health's follow-up), and sooner by the z-score of weight for length or
 * height of an infant under six months.
 * @example
 * followUpOf({ classNumber: 8, ageInDays: 861, build: { zScore: 0.12, band: 'middle' } }) // => 'nextWeighing'
 * followUpOf({ classNumber: 6, ageInDays: 90, build: { zScore: -2.4, band: 'farBelow' } }) // => 'visitInDays'
 */
export const followUpOf = ({ classNumber, ageInDays, build: { zScore, band } }: Omit<Built, 'height'>): FollowUp => {
  if (zScore < severelyThin) return 'hospital'
  const isYoung = ageInDays < sixMonthsDay
  if (isYoung && zScore < thin) return 'visitInDays'
  const ofClass = classFollowUp(classNumber)
  // The same obesity is seen as soon in a tall child.
  if (ofClass === 'visit' || band === 'beyond') return 'visit'
  return isYoung && zScore < ratherThin ? 'weighSoon' : ofClass
}

/**
 * Who looks: at a health station or a hospital.
 * @example
 * isReferral('visitInDays') // => true
 * isReferral('measureAgain') // => false
 */
export const isReferral = (followUp: FollowUp): boolean => referrals[followUp]

const referrals: Readonly<Record<FollowUp, boolean>> = {
  nextWeighing: false,
  measureAgain: false,
  weighSoon: false,
  visit: true,
  visitInDays: true,
  hospital: true,
}
