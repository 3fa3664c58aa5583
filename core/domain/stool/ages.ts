import { jaundice, meconium, youngInfantDays } from '../health/figures.js'

/** Ages at which the rules and the words of the check turn, in whole days since birth. */

/** The day of birth and the next: jaundice that shows so early is looked into within two hours. Source: NICE CG98, 1.3. */
export const firstDays = 1
/** Meconium is gone after this day of life. */
export const lastMeconiumDay = meconium.lastDay
/** Brick-dust stains of urates in a nappy are usual to this day of life. Ours, with meconium. */
export const lastBrickDustDay = 3
/** Jaundice after this day has lasted too long. Source: NICE CG98, 1.2 (gestational age of 37 weeks or more). */
export const jaundiceEndsBy = jaundice.longAfterDays
/** A newborn. Source: NICE CG98. */
export const newbornUnderDays = jaundice.newbornDays
/** Under 3 months. */
export const youngUnderDays = youngInfantDays
/**
 * Under 6 months an infant dries out soonest, and eats nothing but milk: the day on which six months are over at the latest.
 * Sources: NICE CG84, 1.2.1; WHO, infant feeding.
 */
export const milkOnlyUnderDays = 184
/** An infant, in whom poor feeding is a sign of its own; the first birthday at the latest. Source: NICE NG143, traffic light table. */
export const infantUnderDays = 366
/** The fifth birthday at the latest: how far the sources of watery stools and fever reach. Source: NICE CG84, NG143. */
export const underFiveDays = 1827
/** From the third birthday on the words speak of no nappies, sucking or carrying. Ours. */
const littleUnderDays = 1096

/**
 * Whether a child of this age in days is under three years: the words speak of nappies and sucking.
 * @example
 * isLittle(861) // => true
 * isLittle(1096) // => false
 */
export const isLittle = (ageInDays: number): boolean => ageInDays < littleUnderDays
