import type { CallFailure } from '@careplus/core/ports'

/** Refused by the deed itself, under its key: nothing was ordered, and nothing will be. */
const definite: ReadonlyArray<number> = [400, 404, 422]

/** Refused because something was done under the key already. */
const somethingDone = 'idempotency_mismatch'

/**
 * Whether a failed try is settled. Of all else (no answer, a server that is busy or down, a session that has ended on the
 * way) nobody knows whether an earlier try under the same key went through: only that key may be used again.
 */
export const isSettled = (failure: CallFailure): boolean =>
  failure._tag === 'ApiError' && definite.includes(failure.status) && failure.code !== somethingDone
