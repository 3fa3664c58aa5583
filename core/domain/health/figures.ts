/**
 * Figures of health that more than one place names: rules take them from here, and a test reads every article and every word
 * of ours against them. Each with its unit in its name or its type, and its source.
 */

/** Months between two measurings, from an age in months on: ours, after the visits of the Thai maternal and child health book. */
export const measuringMonths: ReadonlyArray<{ readonly fromMonths: number; readonly every: number }> = [
  { fromMonths: 0, every: 1 },
  { fromMonths: 12, every: 2 },
  { fromMonths: 24, every: 3 },
  { fromMonths: 72, every: 6 },
]

/** What a newborn may lose of its birth weight, and by which day it has regained it. Source: NICE NG75, 1.1. */
export const newbornWeight = { mostLostPercent: 10, regainedByDay: 21 } as const

/** Months to which corrected age counts. Source: American Academy of Pediatrics, 2004. */
export const correctedAgeMonths = 24

/** How soon somebody looks at a child whose growth is referred. Ours, after WHO and NICE NG75. */
export const visitWithin = {
  /** Weeks: far from the middle, and nothing else. */
  weeks: { from: 1, to: 2 },
  /** Weeks: weight that falls or stands still. */
  weightFalling: 1,
  /** Days: a thin infant under six months. */
  infantDays: { from: 2, to: 3 },
} as const

/** Falls in a year from which an adult is seen by a doctor. Source: World Falls Guidelines 2022 (Age Ageing 51:afac205). */
export const fallsInAYear = 2

/** Groups of eight from which a day's food is varied: WHO and UNICEF's line for 6 to 23 months; later on ours. */
export const variedGroups = 5
