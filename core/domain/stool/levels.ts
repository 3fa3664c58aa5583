/** Mildest first. */
export const stoolLevels = ['normal', 'watch', 'doctor-24h', 'doctor-today', 'emergency'] as const
/** How soon a professional should see the child. */
export type StoolLevel = (typeof stoolLevels)[number]

/** 0 for `normal` to 4 for `emergency`. */
export const severity = (level: StoolLevel): number => stoolLevels.indexOf(level)

/** The stricter of two levels. */
export const stricter = (a: StoolLevel, b: StoolLevel): StoolLevel => (severity(b) > severity(a) ? b : a)
