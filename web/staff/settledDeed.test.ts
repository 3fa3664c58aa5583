import { describe, expect, test } from 'vitest'
import { apiError, connectionLost } from '@careplus/core/testing'
import { isSettledDeed } from './settledDeed'

describe('a failed deed', () => {
  test.each([
    [400, 'invalid_input'],
    [404, 'not_found'],
    [409, 'step_refused'],
  ] as const)('refused with %i is settled', (status, code) => expect(isSettledDeed(apiError(status, code))).toBe(true))

  test.each([
    [401, 'token_invalid'],
    [403, 'origin_refused'],
    [409, 'idempotency_running'],
    [422, 'idempotency_mismatch'],
    [429, 'too_many_tries'],
    [503, 'busy'],
  ] as const)('with %i %s may have been done', (status, code) =>
    expect(isSettledDeed(apiError(status, code))).toBe(false),
  )

  test('with no answer may have been done', () => expect(isSettledDeed(connectionLost)).toBe(false))
})
