import { fc, test as prop } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { apiError, connectionLost, memoryKeyValueStore } from '@careplus/core/testing'
import { isSettled, unansweredDeed } from './unanswered'

const deeds = () => {
  const store = memoryKeyValueStore()
  let count = 0
  // Made anew each time: what a reload leaves is the store.
  return {
    deed: () => unansweredDeed(store, 'points'),
    keyOf: (what: unknown) => unansweredDeed(store, 'points').keyOf(what, () => `key-${++count}`),
  }
}

describe('a deed that was not answered', () => {
  prop.prop([fc.jsonValue(), fc.jsonValue()])('keeps its key for as long as it is the same', (one, other) => {
    const { keyOf } = deeds()
    const key = keyOf(one)
    expect(keyOf(one)).toBe(key)
    if (JSON.stringify(one) !== JSON.stringify(other)) expect(keyOf(other)).not.toBe(key)
  })

  prop.prop([fc.jsonValue()])('is told as it was, until it is settled', (what) => {
    const { deed, keyOf } = deeds()
    expect(deed().what()).toBeNull()
    const key = keyOf(what)
    expect(deed().what()).toStrictEqual(JSON.parse(JSON.stringify(what)))
    deed().settle()
    expect(deed().what()).toBeNull()
    expect(keyOf(what)).not.toBe(key)
  })
})

describe('a failed deed', () => {
  test.each([
    [400, 'invalid_input'],
    [404, 'not_found'],
    [409, 'step_refused'],
  ] as const)('refused with %i is settled', (status, code) => expect(isSettled(apiError(status, code))).toBe(true))

  test.each([
    [401, 'token_invalid'],
    [403, 'origin_refused'],
    [409, 'idempotency_running'],
    [422, 'idempotency_mismatch'],
    [429, 'too_many_tries'],
    [503, 'busy'],
  ] as const)('with %i %s may have been done', (status, code) => expect(isSettled(apiError(status, code))).toBe(false))

  test('with no answer may have been done', () => expect(isSettled(connectionLost)).toBe(false))
})
