import { jaundice, meconium, youngInfantDays } from '../health/figures.js'

// Ages in whole days since birth.

/** Jaundice at this age is examined within two hours. Source: NICE CG98, 1.3. */
export const firstDays = 1
export const lastMeconiumDay = meconium.lastDay
/** Ours, with meconium: brick-dust stains of urates are usual until then. */
export const lastBrickDustDay = 3
/** Source: NICE CG98, 1.2 (gestational age of 37 weeks or more). */
export const jaundiceEndsBy = jaundice.longAfterDays
export const newbornUnderDays = jaundice.newbornDays
export const youngUnderDays = youngInfantDays
/** The latest end of six months. An infant loses fluid fastest. Sources: NICE CG84, 1.2.1; WHO, infant feeding. */
export const milkOnlyUnderDays = 184
/** The latest first birthday. Poor feeding is a sign until then. Source: NICE NG143, traffic light table. */
export const infantUnderDays = 366
/** The latest fifth birthday. Source: NICE CG84, NG143. */
export const underFiveDays = 1827
/** From the third birthday on the texts mention no nappies, sucking or carrying. Ours. */
const littleUnderDays = 1096

export const isLittle = (ageInDays: number): boolean => ageInDays < littleUnderDays
