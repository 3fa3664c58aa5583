/** WHO 2006 ends with this day; the 2007 reference begins the day after. */
export const lastDayOf2006 = 1856
/** From this day on a child is measured standing. */
export const firstStandingDay = 731
/** The first day after six months, and after a year: an infant eats otherwise before each. */
export const sixMonthsDay = 183
/** The first day on which a child is a year old, in days since birth. */
export const oneYearDay = 366
/** WHO's constant between days and months (365.25 / 12). Source: WorldHealthOrganization/anthro, R/anthro.R. */
export const averageDaysInMonth = 30.4375
