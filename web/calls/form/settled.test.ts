import { describe, expect, it } from 'vitest'
import { isSettled } from './settled'

const refused = (status: number, code: string) =>
  isSettled({ _tag: 'ApiError', status, code, message: '', errors: [] } as never)

describe('a failed try', () => {
  it.each([
    [422, 'not_enough_points'],
    [404, 'not_found'],
    [400, 'validation'],
  ])('is settled by a refusal of the deed: %i %s', (status, code) => expect(refused(status, code)).toBe(true))

  it.each([
    [422, 'idempotency_mismatch'],
    [409, 'idempotency_running'],
    [401, 'token_invalid'],
    [429, 'rate_limited'],
    [503, 'busy'],
  ])('is not by what says nothing of an earlier one: %i %s', (status, code) =>
    expect(refused(status, code)).toBe(false),
  )

  it('nor by no answer', () => expect(isSettled({ _tag: 'NetworkError', reason: 'timeout' } as never)).toBe(false))
})
