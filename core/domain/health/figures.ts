/** Rules import these figures, and a test checks every article and text against them. */

interface FromTo {
  readonly from: number
  readonly to: number
}

/** Hours, the fewer under a year. Source: NICE CG84, NG143. */
export const dryHours: FromTo = { from: 6, to: 8 }
/** Wet nappies a day from the fifth day on. Source: AAP, Breastfeeding, 2022. */
export const wetNappies = 6
/** In 24 hours. Source: AAP, Breastfeeding, 2022. */
export const newbornFeeds: FromTo = { from: 8, to: 12 }

/** °C; from three to six months the higher is a sign of its own. Source: NICE NG143. */
export const feverCelsius = { any: 38, fromThreeToSixMonths: 39 } as const
/** Our choice: stricter than the five days of NICE NG143, for dengue. */
export const feverDays = 2

/** mg a kg for each dose, hours, doses in 24 hours, then maxima. Source: as named in the article; 500 mg a dose
 * under 50 kg is ours. */
export const paracetamol = {
  mgPerKg: { from: 10, to: 15 },
  hoursBetween: { from: 4, to: 6 },
  timesADay: 5,
  highestMg: { atATime: 500, atATimeFrom50Kg: 1000, aDayPerKg: 75, aDay: 4000 },
} as const

/** Source: NICE CG84, 1.1.1: watery stools usually end in 5 to 7 days. */
export const wateryDays = 7
/** ml after each loose stool. Source: WHO, The treatment of diarrhoea, 2005, Plan A. */
export const rehydrationMl = {
  underTwoYears: { from: 50, to: 100 },
  fromTwoYears: { from: 100, to: 200 },
} satisfies Readonly<Record<string, FromTo>>
/** Under this age pale stools, or a fever, need a visit today. Source: Chen 2006; NICE NG143. */
export const youngInfantDays = 90
/** Days, from birth, in which dark stools are meconium; hours in which it is first passed. */
export const meconium = { lastDay: 3, firstHours: 48 } as const
/** Source: NICE CG98. */
export const jaundice = { firstHours: 24, newbornDays: 28, longAfterDays: 14 } as const
/** Source: WHO, complementary feeding, 2023. */
export const milkAloneMonths = 6

/** By age in months: ours, after the visits of the Thai maternal and child health book. */
export const measuringMonths: ReadonlyArray<{ readonly fromMonths: number; readonly every: number }> = [
  { fromMonths: 0, every: 1 },
  { fromMonths: 12, every: 2 },
  { fromMonths: 24, every: 3 },
  { fromMonths: 72, every: 6 },
]

/** The share of birth weight that a newborn may lose, and the day by which it is regained. Source: NICE NG75, 1.1. */
export const newbornWeight = { mostLostPercent: 10, regainedByDay: 21 } as const

/** Source: American Academy of Pediatrics, 2004. */
export const correctedAgeMonths = 24

/** In weeks; `infantDays` in days, for a thin infant under six months. Ours, after WHO and NICE NG75. */
export const visitWithin = {
  weeks: { from: 1, to: 2 },
  weightFalling: 1,
  infantDays: { from: 2, to: 3 },
} as const

/** A year's falls from which a doctor sees an adult. Source: World Falls Guidelines 2022 (Age Ageing 51:afac205). */
export const fallsInAYear = 2

/** Of eight. Source: WHO and UNICEF for 6 to 23 months; later on ours. */
export const variedGroups = 5
