/** Wider than any child, so that mistyped figures are refused, and unlikely ones are stored and flagged by z-score. */
export const limits = {
  weight: { above: 0, highest: 500 },
  height: { above: 1, highest: 300 },
  head_circumference: { above: 0, highest: 300 },
} as const

/** Whether a value is whole days since birth, 0 to 36,524 (100 years). */
export const isAgeInDays = (days: unknown): days is number =>
  typeof days === 'number' && Number.isInteger(days) && days >= 0 && days <= 36_524

/** The maximum length of a child's name, in characters. */
export const longestName = 60

/** Plausible weeks of pregnancy at birth. */
export const gestationWeeks = { lowest: 20, highest: 45 } as const
/** Days beyond the full weeks. */
export const gestationDays = { lowest: 0, highest: 6 } as const
/** Whether a whole number is within bounds. */
export const isWithin = (
  n: number,
  { lowest, highest }: { readonly lowest: number; readonly highest: number },
): boolean => Number.isInteger(n) && n >= lowest && n <= highest

/** Full years of age at which every reference has ended. */
export const tooOldFromYears = 19
