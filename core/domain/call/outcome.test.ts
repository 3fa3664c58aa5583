import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { networkError, type ApiError, type NetworkError } from './failure.js'
import { isPassing, isSettled, outcomeOf, waitOf, type CallOutcome } from './outcome.js'

const answered = (status: number, code: string, retryAfter?: number): ApiError => ({
  _tag: 'ApiError',
  label: 'API Error',
  status,
  body: null,
  code,
  message: '',
  fields: [],
  ...(retryAfter === undefined ? {} : { retryAfter }),
})

const another = 'something_new'

const table: ReadonlyArray<readonly [status: number, code: string, outcome: CallOutcome]> = [
  [302, '', 'unknown'],
  [400, '', 'refused'],
  [400, 'invalid_input', 'refused'],
  [401, '', 'signInNeeded'],
  [401, 'token_expired', 'signInNeeded'],
  [402, '', 'refused'],
  [403, '', 'unknown'],
  [403, 'origin_refused', 'unknown'],
  [403, 'consent_required', 'unknown'],
  [403, 'proof_required', 'unknown'],
  [403, 'refresh_invalid', 'signInNeeded'],
  [403, another, 'unknown'],
  [404, '', 'missing'],
  [404, 'not_found', 'missing'],
  [404, another, 'missing'],
  [405, 'method_not_allowed', 'refused'],
  [407, '', 'unknown'],
  [408, '', 'passing'],
  [408, 'upload_slow', 'passing'],
  [409, '', 'passing'],
  [409, 'idempotency_running', 'passing'],
  [409, 'step_refused', 'refused'],
  [409, 'order_left', 'refused'],
  [409, 'email_taken', 'refused'],
  [409, another, 'refused'],
  [410, '', 'missing'],
  [413, '', 'refused'],
  [413, 'too_large', 'refused'],
  [415, 'unsupported_media', 'refused'],
  [422, '', 'refused'],
  [422, 'not_redeemable', 'refused'],
  [422, 'idempotency_mismatch', 'unknown'],
  [425, '', 'passing'],
  [429, '', 'tooMany'],
  [429, 'rate_limited', 'tooMany'],
  [429, 'too_many_tries', 'tooMany'],
  [499, another, 'refused'],
  [500, '', 'passing'],
  [500, 'internal', 'passing'],
  [502, '', 'passing'],
  [503, 'busy', 'passing'],
  [503, 'maintenance', 'passing'],
  [504, '', 'passing'],
  [511, '', 'passing'],
]

const reasons: ReadonlyArray<NetworkError['reason']> = ['offline', 'timeout', 'aborted', 'failed', 'unreadable']

describe('what became of a call', () => {
  test.each(table)('that was answered %i %s: %s', (status, code, outcome) => {
    expect(outcomeOf(answered(status, code))).toBe(outcome)
  })

  test.each(reasons)('without an answer (%s) nobody knows', (reason) => {
    expect(outcomeOf(networkError(reason))).toBe('passing')
    expect(waitOf(networkError(reason))).toBe(0)
  })
})

describe('a failed try', () => {
  test.each([
    [422, 'not_enough_points'],
    [404, 'not_found'],
    [400, 'invalid_input'],
    [409, 'step_refused'],
  ])('is settled by a refusal of what was asked: %i %s', (status, code) => {
    expect(isSettled(answered(status, code))).toBe(true)
  })

  test.each([
    [422, 'idempotency_mismatch'],
    [409, 'idempotency_running'],
    [401, 'token_invalid'],
    [403, 'origin_refused'],
    [429, 'too_many_tries'],
    [503, 'busy'],
    [404, ''],
    [405, ''],
    [406, ''],
    [413, ''],
  ])('is not by what says nothing of an earlier one: %i %s', (status, code) => {
    expect(isSettled(answered(status, code))).toBe(false)
  })
})

const anyStatus = fc.oneof(fc.constantFrom(...table.map(([status]) => status)), fc.integer({ min: 300, max: 599 }))
const anyCode = fc.oneof(fc.constantFrom(...table.map(([, code]) => code)), fc.string())
const anyFailure = fc.oneof(
  fc.constantFrom(...reasons).map(networkError),
  fc
    .tuple(anyStatus, anyCode, fc.option(fc.nat(900), { nil: undefined }))
    .map(([status, code, wait]) => answered(status, code, wait)),
)

test.prop([anyFailure])('no failure is both to be made again and done with', (failure) => {
  expect(isPassing(failure) && isSettled(failure)).toBe(false)
  if (['refused', 'missing', 'signInNeeded', 'unknown'].includes(outcomeOf(failure)))
    expect(isPassing(failure)).toBe(false)
})

test.prop([anyFailure])('no answer of a server that failed, and none at all, settles anything', (failure) => {
  if (failure.status === 0 || failure.status >= 500) expect(isSettled(failure)).toBe(false)
})

test.prop([anyFailure])(
  'the server is left alone for as long as it asks, else for a while where there is one',
  (failure) => {
    const asked = failure._tag === 'ApiError' ? failure.retryAfter : undefined
    const usual = failure._tag === 'ApiError' && isPassing(failure)
    expect(waitOf(failure) > 0).toBe(asked === undefined ? usual : asked > 0)
    if (asked !== undefined) expect(waitOf(failure)).toBe(asked)
  },
)

test('a minute after too many, a moment where it is busy', () => {
  expect(waitOf(answered(429, 'rate_limited'))).toBe(60)
  expect(waitOf(answered(503, 'busy'))).toBe(5)
})
