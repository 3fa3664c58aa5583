/** Source of these: the product's rules on one-time codes. */
export const phoneCodeLifeSeconds = 300
export const phoneResendAfterSeconds = 60
export const phoneCodeTries = 5
export const phoneFailureMemorySeconds = 24 * 3600

const usualDigits = 4
const guardedDigits = 6
const toleratedFailures = 5

/** More after several wrong codes. */
export const phoneCodeDigits = (failuresInMemory: number): number =>
  failuresInMemory < toleratedFailures ? usualDigits : guardedDigits
