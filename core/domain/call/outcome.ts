import type { ApiError, CallFailure } from './failure.js'

/** The outcome of a failed call. After `passing` and `unknown` the call may have been done; only `passing` may be
 * retried without asking. The others did nothing; `tooMany` may be retried after `waitOf`. */
export type CallOutcome = 'passing' | 'tooMany' | 'signInNeeded' | 'missing' | 'refused' | 'unknown'

type ByOutcome = Readonly<Record<CallOutcome, boolean>>
const mayRetry: ByOutcome = {
  passing: true,
  tooMany: true,
  signInNeeded: false,
  missing: false,
  refused: false,
  unknown: false,
}
const settled: ByOutcome = {
  passing: false,
  tooMany: false,
  signInNeeded: false,
  missing: true,
  refused: true,
  unknown: false,
}

const byStatus: ReadonlyMap<number, CallOutcome> = new Map([
  [401, 'signInNeeded'],
  // The response does not say whether the key was checked first: a proof may have expired since the first attempt.
  [403, 'unknown'],
  [404, 'missing'],
  [407, 'unknown'],
  [408, 'passing'],
  [410, 'missing'],
  [425, 'passing'],
  [429, 'tooMany'],
])

const byCode: ReadonlyMap<string, CallOutcome> = new Map([
  // The first call under the key still runs.
  ['idempotency_running', 'passing'],
  ['idempotency_mismatch', 'unknown'],
  ['refresh_invalid', 'signInNeeded'],
])

const byClass = ({ status, code }: ApiError): CallOutcome => {
  // A judged conflict has a code; one without may be with a call that still runs.
  if (status >= 500 || (status === 409 && code === '')) return 'passing'
  return status >= 400 ? 'refused' : 'unknown'
}

/** The only place that interprets the status of a failed call.
 * @example outcomeOf(networkError('offline')) // => 'passing' */
export const outcomeOf = (failure: CallFailure): CallOutcome => {
  if (failure._tag === 'NetworkError') return 'passing'
  return byCode.get(failure.code) ?? byStatus.get(failure.status) ?? byClass(failure)
}

/** Whether the same call may be retried under the same key without asking.
 * @example isPassing(networkError('timeout')) // => true */
export const isPassing = (failure: CallFailure): boolean => mayRetry[outcomeOf(failure)]

/** Whether a keyed attempt was refused for good. If false, an earlier attempt may have gone through: use only that key.
 * @example isSettled(arb.apiError(422, 'invalid_input')) // => true */
export const isSettled = (failure: CallFailure): boolean =>
  failure._tag === 'ApiError' && failure.code !== '' && settled[outcomeOf(failure)]

/** Whether an earlier attempt arrived under this key with other values. Show that one, then send the form under a
 * new key.
 * @example hasArrived(arb.apiError(422, 'idempotency_mismatch')) // => true */
export const hasArrived = (failure: CallFailure): boolean =>
  failure._tag === 'ApiError' && failure.code === 'idempotency_mismatch'

/** If false, an earlier attempt may have gone through, so the key must stay. */
export const isSpent = (failure: CallFailure): boolean => isSettled(failure) || hasArrived(failure)

const usualWaits: Readonly<Partial<Record<CallOutcome, number>>> = { tooMany: 60, passing: 5 }

/** Whole seconds to wait before the next call: the server's number, else the usual one. 0 if no response came.
 * @example waitOf(networkError('failed')) // => 0 */
export const waitOf = (failure: CallFailure): number =>
  failure._tag === 'NetworkError' ? 0 : (failure.retryAfter ?? usualWaits[outcomeOf(failure)] ?? 0)
