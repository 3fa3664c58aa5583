/** From the mildest to the strictest. */
export const stoolLevels = ['normal', 'watch', 'doctor-24h', 'doctor-today', 'emergency'] as const
/** How soon somebody should look. */
export type StoolLevel = (typeof stoolLevels)[number]

/**
 * 0 for `normal` to 4 for `emergency`.
 * @example
 * severity('normal') // => 0
 * severity('emergency') // => 4
 */
export const severity = (level: StoolLevel): number => stoolLevels.indexOf(level)

/**
 * Of two levels the stricter.
 * @example
 * stricter('watch', 'doctor-24h') // => 'doctor-24h'
 */
export const stricter = (a: StoolLevel, b: StoolLevel): StoolLevel => (severity(b) > severity(a) ? b : a)
