import { describe, expect, it } from 'vitest'
import { fc, test } from '@fast-check/vitest'
import { afterAttempt, type AttemptedLineMessage } from './afterAttempt.js'
import type { PushOutcome } from './messagingApi.js'

const noon = Date.parse('2026-11-26T05:00:00Z')
const hour = 3_600_000
const message = (more: Partial<AttemptedLineMessage> = {}): AttemptedLineMessage => ({
  created_at: new Date(noon),
  expires_at: null,
  tries: 1,
  unsure: 1,
  ...more,
})
const later: PushOutcome = { _tag: 'Later', reason: 'LINE 429' }
const unsure: PushOutcome = { _tag: 'Unsure', reason: 'ETIMEDOUT' }
const at = (hours: number): Date => new Date(noon + hours * hour)

describe('after a try', () => {
  it('that LINE took it is done; what it refuses, or has no room for this month, goes by mail at once', () => {
    expect(afterAttempt(message(), { _tag: 'Sent' }, true, at(0))).toEqual({ _tag: 'Done' })
    expect(afterAttempt(message(), { _tag: 'NotFriend' }, true, at(0))).toEqual({ _tag: 'Stop' })
    for (const _tag of ['Refused', 'Spent'] as const)
      expect(afterAttempt(message(), { _tag, reason: 'x' }, true, at(0))).toEqual({ _tag: 'MailInstead' })
  })

  it('what it surely did not take is tried for two hours', () => {
    expect(afterAttempt(message(), later, true, at(0))).toEqual({
      _tag: 'Again',
      at: new Date(noon + 10_000),
      unsure: 0,
    })
    expect(afterAttempt(message({ tries: 12 }), later, true, at(1.4))._tag).toBe('Again')
    expect(afterAttempt(message({ tries: 12 }), later, true, at(1.6))).toEqual({ _tag: 'MailInstead' })
  })

  it('what it may have taken is asked about for as long as it knows the key, and so is what no mail can tell', () => {
    const attempted = message({ created_at: new Date(noon - 3 * hour), tries: 12, unsure: 1 })
    expect(afterAttempt(attempted, unsure, true, at(0))._tag).toBe('Again')
    expect(afterAttempt({ ...attempted, unsure: 2 }, later, true, at(0))).toMatchObject({ _tag: 'Again', unsure: 1 })
    expect(afterAttempt(attempted, later, false, at(0))._tag).toBe('Again')
    expect(afterAttempt({ ...attempted, created_at: at(-22.9) }, unsure, true, at(0))._tag).toBe('MailInstead')
  })

  it('wakes nobody: what fails in the evening comes again in the morning', () => {
    const evening = new Date('2026-11-26T12:59:58Z')
    const next = afterAttempt(message({ created_at: evening }), unsure, true, evening)
    expect(next).toEqual({ _tag: 'Again', at: new Date('2026-11-27T01:00:00Z'), unsure: 1 })
  })

  test.prop([
    fc.integer({ min: 1, max: 40 }),
    fc.integer({ min: 0, max: 40 }),
    fc.integer({ min: 0, max: 30 * 3600 }),
    fc.constantFrom(later, unsure),
    fc.boolean(),
  ])('it is never tried after its key, nor when it has expired', (attempt, more, seconds, outcome, canMail) => {
    const expires_at = at(8)
    for (const expiry of [null, expires_at]) {
      const attempted = message({ tries: attempt, unsure: Math.min(attempt, more + 1), expires_at: expiry })
      const next = afterAttempt(attempted, outcome, canMail, new Date(noon + seconds * 1000))
      if (next._tag === 'Again') {
        expect(next.at.getTime()).toBeLessThan(noon + 23 * hour)
        if (expiry !== null) expect(next.at < expiry).toBe(true)
      } else expect(next._tag).toBe('MailInstead')
    }
  })
})
