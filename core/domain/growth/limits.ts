/** Wider than any child, so that only mistyped figures are refused; unlikely ones are stored and flagged by z-score. */
export const limits = {
  weight: { above: 0, highest: 500 },
  height: { above: 1, highest: 300 },
  head_circumference: { above: 0, highest: 300 },
} as const

export const isAgeInDays = (days: unknown): days is number =>
  typeof days === 'number' && Number.isInteger(days) && days >= 0 && days <= 36_524

export const longestName = 60

export const gestationWeeks = { lowest: 20, highest: 45 } as const
export const gestationDays = { lowest: 0, highest: 6 } as const
export const isWithin = (
  n: number,
  { lowest, highest }: { readonly lowest: number; readonly highest: number },
): boolean => Number.isInteger(n) && n >= lowest && n <= highest

export const tooOldFromYears = 19
