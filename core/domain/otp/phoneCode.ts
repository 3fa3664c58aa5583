/** How long an SMS code is valid. Source: the product's rules on one-time codes. */
export const phoneCodeLifeSeconds = 300
/** Seconds until a new code may be requested. */
export const phoneResendAfterSeconds = 60
/** Attempts for one SMS code. */
export const phoneCodeTries = 5
/** How long wrong codes for a number are counted, in seconds. */
export const phoneFailureMemorySeconds = 24 * 3600

const usualDigits = 4
const guardedDigits = 6
const toleratedFailures = 5

/** The number of digits of the next code for a number: more after several wrong codes. */
export const phoneCodeDigits = (failuresInMemory: number): number =>
  failuresInMemory < toleratedFailures ? usualDigits : guardedDigits
