import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { networkError, type CallFailure } from '../../domain/call/failure.js'
import type { Adult } from '../../ports/adults.js'
import { apiError } from '../../testing/memoryAccount.js'
import { seededRandom } from '../../testing/memoryDevice.js'
import { inAccount } from './inAccount.js'
import type { Turn } from './turn.js'

const myself: Adult = {
  id: 'here-1',
  consent_at: '2026-11-20T00:00:00Z',
  relation: 'myself',
  name: null,
  birthDate: null,
  sex: 'female',
  weight: null,
  height: null,
} as unknown as Adult

const checksAfter = async (failure: CallFailure): Promise<number> => {
  let checks = 0
  const turn = {
    account: {
      adults: {
        create: async () => E.left(failure),
        list: async () => {
          checks += 1
          return E.right([])
        },
      },
    },
    passages: { list: () => [], put: () => undefined },
    random: seededRandom(),
  } as unknown as Turn
  expect(await inAccount(turn, myself, { version: '1' } as never)).toStrictEqual(E.left(failure))
  return checks
}

describe('an adult whom the account did not take', () => {
  it.each([
    [0, networkError('failed')],
    [0, apiError(503, 'busy')],
    [0, apiError(429, 'rate_limited')],
    [0, apiError(408, 'upload_slow')],
    [0, apiError(425, '')],
    [0, apiError(409, 'idempotency_running')],
    [0, apiError(401, 'token_invalid')],
    [1, apiError(422, 'invalid_input')],
    [1, networkError('unreadable')],
  ])('is looked for in it %i times, the answer being %o', async (times, failure) => {
    expect(await checksAfter(failure)).toBe(times)
  })
})
