/** Wide of any child, so that the mistyped is kept out and the unlikely is kept, and flagged by its z-score. */
export const limits = {
  weight: { above: 0, highest: 500 },
  height: { above: 1, highest: 300 },
  head_circumference: { above: 0, highest: 300 },
} as const

/**
 * Whole days since birth, 0 to 36,524 (100 years).
 * @example
 * isAgeInDays(861) // => true
 * isAgeInDays(-1) // => false
 */
export const isAgeInDays = (days: unknown): days is number =>
  typeof days === 'number' && Number.isInteger(days) && days >= 0 && days <= 36_524

/** The longest name of a child, in characters. */
export const longestName = 60

/** Weeks of pregnancy at birth that are believed. */
export const gestationWeeks = { lowest: 20, highest: 45 } as const
/** Days beyond the full weeks. */
export const gestationDays = { lowest: 0, highest: 6 } as const
/**
 * A whole number within such bounds.
 * @example
 * isWithin(32, { lowest: 22, highest: 42 }) // => true
 * isWithin(43, { lowest: 22, highest: 42 }) // => false
 */
export const isWithin = (
  n: number,
  { lowest, highest }: { readonly lowest: number; readonly highest: number },
): boolean => Number.isInteger(n) && n >= lowest && n <= highest

/** Full years of age at which every reference has ended. */
export const tooOldFromYears = 19
