/** The last day of age of WHO 2006; the 2007 reference begins the day after. */
export const lastDayOf2006 = 1856
/** The first day of age on which children are measured standing. */
export const firstStandingDay = 731
/** The first day of age after six months, when infants begin to eat. */
export const sixMonthsDay = 183
/** The first day on which a child is a year old, in days since birth. */
export const oneYearDay = 366
/** WHO's constant between days and months (365.25 / 12). Source: WorldHealthOrganization/anthro, R/anthro.R. */
export const averageDaysInMonth = 30.4375
