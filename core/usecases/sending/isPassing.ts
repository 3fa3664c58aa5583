import type { CallFailure } from '../../ports/failures.js'

/** Time-out, conflict with a call still running, too early, too many. */
const passing: ReadonlySet<number> = new Set([408, 409, 425, 429])

/** Weather: the same call may be made again, and may well go through. */
export const isPassing = (failure: CallFailure): boolean =>
  failure._tag === 'NetworkError' || failure.status >= 500 || passing.has(failure.status)
