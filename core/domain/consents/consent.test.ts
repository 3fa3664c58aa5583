import { test } from '@fast-check/vitest'
import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { addDays } from '../calendar/arithmetic.js'
import type { IsoDate } from '../calendar/isoDate.js'
import type { ConsentRow } from './consent.js'
import {
  askedToJoin,
  ConsentPurpose,
  consentPurposes,
  consentTexts,
  consentVersions,
  freePurposes,
  hasAgreed,
  holdingConsent,
  isAgreedToStill,
  isConsentText,
  mayWriteChildHealth,
  neededToJoin,
  outdatedConsents,
  saidBy,
} from './consent.js'

const row = (over: Partial<ConsentRow>): ConsentRow => ({
  purpose: 'child_health',
  child_id: 'a',
  granted: true,
  version: '2026-11-01',
  recorded_at: '2026-11-20T00:00:00.000Z',
  ...over,
})

const rows = fc.array(
  fc.record(
    {
      purpose: fc.constantFrom('terms', 'privacy', 'analytics', 'advertising', 'marketing', 'child_health', 'mobility'),
      child_id: fc.constantFrom('a', 'b', null),
      granted: fc.boolean(),
      version: fc.constant('2026-11-01'),
      recorded_at: fc.integer({ min: 0, max: 20 }).map((n) => new Date(n * 1000).toISOString()),
    },
    { noNullPrototype: true },
  ),
)

describe('consent', () => {
  test.prop([rows])('the newest row of a purpose and child holds, in whatever order they come', (history) => {
    for (const child of ['a', 'b'] as const) {
      const own = history.filter((r) => r.purpose === 'child_health' && r.child_id === child)
      const newest = own
        .map((r) => r.recorded_at)
        .sort()
        .at(-1)
      const expected = own.length > 0 && own.every((r) => r.recorded_at !== newest || r.granted)
      expect(mayWriteChildHealth(history, child)).toBe(expected)
      expect(mayWriteChildHealth([...history].reverse(), child)).toBe(expected)
    }
  })

  test('one child says nothing of another, one purpose nothing of another', () => {
    const history = [row({ child_id: 'a' }), row({ purpose: 'analytics', child_id: null })]
    expect(mayWriteChildHealth(history, 'b')).toBe(false)
    expect(hasAgreed(history, 'analytics')).toBe(true)
    expect(hasAgreed(history, 'marketing')).toBe(false)
    expect(hasAgreed([], 'terms')).toBe(false)
    expect(hasAgreed(history, 'child_health')).toBe(false)
  })

  test('is withdrawn, and given again', () => {
    const given = row({})
    const withdrawn = row({ granted: false, recorded_at: '2026-11-20T00:00:01.000Z' })
    const again = row({ recorded_at: '2026-11-20T07:00:02+07:00' })
    expect(mayWriteChildHealth([given, withdrawn], 'a')).toBe(false)
    expect(mayWriteChildHealth([again, withdrawn, given], 'a')).toBe(true)
    expect(holdingConsent([given, withdrawn], 'child_health', 'a')).toBe(withdrawn)
  })

  test('at the same instant the refusal holds', () => {
    expect(mayWriteChildHealth([row({}), row({ granted: false })], 'a')).toBe(false)
    expect(mayWriteChildHealth([row({ granted: false }), row({})], 'a')).toBe(false)
  })

  test('an earlier text is agreed to only until the day from which the newest holds', () => {
    for (const purpose of consentPurposes) {
      const [now, ...earlier] = consentTexts[purpose]
      const dayBefore = addDays(now as IsoDate, -1)
      const still = (version: string) =>
        [dayBefore, now, '2099-01-01'].map((day) => isAgreedToStill(purpose, version, day))
      expect(still(now)).toStrictEqual([true, true, true])
      for (const version of earlier) expect(still(version)).toStrictEqual([true, false, false])
      expect(still('2026-01-01')).toStrictEqual([false, false, false])
    }
  })

  test('a changed text is told', () => {
    const old = row({ purpose: 'terms', child_id: null, version: '2025-01-01' })
    const ofOne = row({ child_id: 'a', version: '2025-01-01' })
    const ofOther = row({ child_id: 'b', version: consentVersions.child_health })
    const refused = row({ purpose: 'analytics', child_id: null, version: '2025-01-01', granted: false })
    const today = '2027-01-01'
    expect(outdatedConsents([old, ofOne, ofOther, refused], today)).toEqual([old, ofOne])
    const anew = row({ ...old, version: consentVersions.terms, recorded_at: '2026-11-21T00:00:00.000Z' })
    expect(outdatedConsents([old, anew], today)).toEqual([])
    expect(hasAgreed([old], 'terms')).toBe(true)
  })

  test('a changed text is asked of those who agreed before from its day on, and not while it is only told', () => {
    const earlier = row({ purpose: 'advertising', child_id: null, version: '2026-11-22' })
    const [now] = consentTexts.advertising
    expect(outdatedConsents([earlier], '2026-12-09')).toEqual([])
    expect(outdatedConsents([earlier], now)).toEqual([earlier])
    expect(outdatedConsents([row({ ...earlier, purpose: 'marketing' })], now)).toEqual([])
  })

  test('the newest version of each text is its latest day', () => {
    for (const versions of Object.values(consentTexts)) expect([...versions].sort().reverse()).toStrictEqual(versions)
  })

  test('one tick that asked for letters and advertising was a word on both; the ticks of today are each a word on one', () => {
    for (const granted of [true, false])
      for (const version of ['2026-11-01', '2026-11-22']) {
        const said = row({ purpose: 'marketing', child_id: null, version, granted })
        expect(saidBy(said)).toStrictEqual([said, { ...said, purpose: 'advertising' }])
        expect(isConsentText('advertising', version)).toBe(true)
      }
    for (const purpose of consentPurposes) {
      const said = row({ purpose, child_id: null, version: consentVersions[purpose] })
      expect(saidBy(said)).toStrictEqual([said])
    }
  })

  test('has its purposes, two of them needed to join, two free', () => {
    expect([...consentPurposes].sort()).toStrictEqual(Object.keys(ConsentPurpose.keys).sort())
    expect(neededToJoin).toStrictEqual(['terms', 'privacy'])
    expect(askedToJoin).toStrictEqual([...neededToJoin, ...freePurposes])
    expect(askedToJoin).not.toContain('marketing')
    expect(Object.keys(consentVersions)).toStrictEqual(consentPurposes)
    for (const version of Object.values(consentVersions)) expect(version).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(ConsentPurpose.name).toBe('ConsentPurpose')
  })
})
