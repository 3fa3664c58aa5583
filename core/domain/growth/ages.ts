/** The last day of age of WHO 2006; the 2007 reference begins the day after. */
export const lastDayOf2006 = 1856
/** The first day of age on which children are measured standing. */
export const firstStandingDay = 731
export const sixMonthsDay = 183
export const oneYearDay = 366
/** Source: 365.25 / 12, as WorldHealthOrganization/anthro, R/anthro.R. */
export const averageDaysInMonth = 30.4375
