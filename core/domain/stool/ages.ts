import { jaundice, meconium, youngInfantDays } from '../health/figures.js'

// Ages in whole days since birth.

/** The day of birth and the next: jaundice at this age is examined within two hours. Source: NICE CG98, 1.3. */
export const firstDays = 1
/** The last day of life with meconium. */
export const lastMeconiumDay = meconium.lastDay
/** The last day of life with usual brick-dust stains of urates in a nappy. Ours, with meconium. */
export const lastBrickDustDay = 3
/** Jaundice after this day has lasted too long. Source: NICE CG98, 1.2 (gestational age of 37 weeks or more). */
export const jaundiceEndsBy = jaundice.longAfterDays
/** A newborn. Source: NICE CG98. */
export const newbornUnderDays = jaundice.newbornDays
/** Under 3 months. */
export const youngUnderDays = youngInfantDays
/** Under 6 months an infant loses fluid fastest, and takes only milk: the latest end of six months. Sources: NICE CG84,
 * 1.2.1; WHO, infant feeding. */
export const milkOnlyUnderDays = 184
/** An infant, in whom poor feeding is a sign; the latest first birthday. Source: NICE NG143, traffic light table. */
export const infantUnderDays = 366
/** The latest fifth birthday, to which the sources of watery stools and fever apply. Source: NICE CG84, NG143. */
export const underFiveDays = 1827
/** From the third birthday on the texts mention no nappies, sucking or carrying. Ours. */
const littleUnderDays = 1096

/** Whether a child of this age in days is under three years: the texts then mention nappies and sucking. */
export const isLittle = (ageInDays: number): boolean => ageInDays < littleUnderDays
