/** Codes sent to a telephone. Source: the product's rules on one-time codes. */
export const phoneCodeLifeSeconds = 300
/** A new code may be asked for after so many seconds. */
export const phoneResendAfterSeconds = 60
/** A code by SMS may be tried so often. */
export const phoneCodeTries = 5
/** Wrong codes for a number are remembered so long. */
export const phoneFailureMemorySeconds = 24 * 3600

const few = 4
const many = 6
const failuresBorne = 5

/**
 * How many digits the next code for a number has: more once somebody has been guessing.
 * @example
 * phoneCodeDigits(0) // => 4
 * phoneCodeDigits(5) // => 6
 */
export const phoneCodeDigits = (failuresInMemory: number): number => (failuresInMemory < failuresBorne ? few : many)
