import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { decideRotation } from './rotation.js'

const at = (ms: number): Date => new Date(1_800_000_000_000 + ms)
const fresh = { expires_at: at(1000), used_at: null, replaced_at: null }

test.prop([fc.integer({ min: -100_000, max: 100_000 })])('an unused token rotates until it expires', (ms) => {
  expect(decideRotation(fresh, false, at(ms))._tag).toBe(ms < 1000 ? 'rotate' : 'expired')
})

test.prop([fc.integer({ min: 0, max: 120_000 }), fc.boolean()])(
  'a used token is replaced for 60 s while its successor is unused, and is reuse otherwise',
  (ms, successorUsed) => {
    const decision = decideRotation({ ...fresh, used_at: at(0) }, successorUsed, at(ms))
    expect(decision._tag).toBe(ms <= 60_000 && !successorUsed ? 'replace' : 'reuse')
  },
)

test.prop([fc.option(fc.constant(at(0))), fc.boolean(), fc.integer({ min: 0, max: 100_000 })])(
  'a replaced token is always reuse',
  (used_at, successorUsed, ms) => {
    expect(decideRotation({ ...fresh, used_at, replaced_at: at(0) }, successorUsed, at(ms))._tag).toBe('reuse')
  },
)
