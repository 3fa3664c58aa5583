/** The levels of a stool check, mildest first. */
export const stoolLevels = ['normal', 'watch', 'doctor-24h', 'doctor-today', 'emergency'] as const
/** How soon a professional should see the child. */
export type StoolLevel = (typeof stoolLevels)[number]

export const severity = (level: StoolLevel): number => stoolLevels.indexOf(level)

export const stricter = (a: StoolLevel, b: StoolLevel): StoolLevel => (severity(b) > severity(a) ? b : a)
