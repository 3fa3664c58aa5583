import type { ApiError, CallFailure } from './failure.js'

/**
 * What became of a call that failed.
 * - `passing`: no verdict was read. It may have been done; the same call, under its key, may be made again by itself.
 * - `tooMany`: not looked at, for the rate. The same call may be made again after `waitOf`.
 * - `signInNeeded`: not looked at, for nobody is known to have made it.
 * - `missing`: what it is about is not there; nothing was done.
 * - `refused`: judged, and nothing was done. The same call would be refused again.
 * - `unknown`: it may have been done, and to make it again by itself would tell no more.
 */
export type CallOutcome = 'passing' | 'tooMany' | 'signInNeeded' | 'missing' | 'refused' | 'unknown'

type ByOutcome = Readonly<Record<CallOutcome, boolean>>
const mayPass: ByOutcome = {
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
  // Turned away, and it does not say whether the key was looked at before: a proof has run out since the first try, say.
  [403, 'unknown'],
  [404, 'missing'],
  // A proxy's, on the way to the server.
  [407, 'unknown'],
  [408, 'passing'],
  [410, 'missing'],
  [425, 'passing'],
  [429, 'tooMany'],
])

/** Codes that are more specific than their status. */
const byCode: ReadonlyMap<string, CallOutcome> = new Map([
  // The first call under the key has not ended.
  ['idempotency_running', 'passing'],
  // Something else was done under the key.
  ['idempotency_mismatch', 'unknown'],
  ['refresh_invalid', 'signInNeeded'],
])

const byClass = ({ status, code }: ApiError): CallOutcome => {
  // A conflict that was judged has a code; one without may be with a call that still runs.
  if (status >= 500 || (status === 409 && code === '')) return 'passing'
  return status >= 400 ? 'refused' : 'unknown'
}

/**
 * The one reader of a failed call's status.
 * @example
 * outcomeOf(networkError('offline')) // => 'passing'
 * outcomeOf(arb.apiError(429, 'rate_limited')) // => 'tooMany'
 */
export const outcomeOf = (failure: CallFailure): CallOutcome => {
  if (failure._tag === 'NetworkError') return 'passing'
  return byCode.get(failure.code) ?? byStatus.get(failure.status) ?? byClass(failure)
}

/**
 * The same call, under the same key, may be made again by itself, and may well go through.
 * @example
 * isPassing(networkError('timeout')) // => true
 * isPassing(arb.apiError(422, 'invalid_input')) // => false
 */
export const isPassing = (failure: CallFailure): boolean => mayPass[outcomeOf(failure)]

/**
 * What was tried under a key was not done, and will not be. Where this is false, an earlier try under the same key may have
 * gone through: only that key may be used again. A refusal without a code is a proxy's, which knows of no earlier try.
 * @example
 * isSettled(arb.apiError(422, 'invalid_input')) // => true
 * isSettled(networkError('failed')) // => false
 */
export const isSettled = (failure: CallFailure): boolean =>
  failure._tag === 'ApiError' && failure.code !== '' && settled[outcomeOf(failure)]

/**
 * Something else was done under the key of this call: an earlier try had arrived, whose answer was lost before the form was
 * changed. Nothing was done now. What was typed is still to be sent, under a new key, once it was seen what has arrived.
 * @example
 * hasArrived(arb.apiError(422, 'idempotency_mismatch')) // => true
 * hasArrived(networkError('failed')) // => false
 */
export const hasArrived = (failure: CallFailure): boolean =>
  failure._tag === 'ApiError' && failure.code === 'idempotency_mismatch'

/**
 * Whether the key of this call has served: what is sent next takes a new one. Where this is false the same key is kept, whatever
 * is changed in the form meanwhile, for an earlier try may have gone through.
 * @example
 * isSpent(arb.apiError(422, 'invalid_input')) // => true
 * isSpent(arb.apiError(422, 'idempotency_mismatch')) // => true
 * isSpent(networkError('failed')) // => false
 */
export const isSpent = (failure: CallFailure): boolean => isSettled(failure) || hasArrived(failure)

const usualWaits: Readonly<Partial<Record<CallOutcome, number>>> = { tooMany: 60, passing: 5 }

/**
 * Whole seconds in which the server is best left alone: what it asked for, else what is usual. 0 where no answer came.
 * @example
 * waitOf(networkError('failed')) // => 0
 */
export const waitOf = (failure: CallFailure): number =>
  failure._tag === 'NetworkError' ? 0 : (failure.retryAfter ?? usualWaits[outcomeOf(failure)] ?? 0)
