/** WHO 2006 ends with this day; the 2007 reference begins the day after. */
export const lastDayOf2006 = 1856
/** From this day on a child is measured standing. */
export const firstStandingDay = 731
/** WHO's constant between days and months (365.25 / 12). Source: WorldHealthOrganization/anthro, R/anthro.R. */
export const averageDaysInMonth = 30.4375
