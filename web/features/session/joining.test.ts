import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { readJoining, type Joining } from './joining'

const now = 1_795_000_000_000
const answers = fc.record(
  {
    adult: fc.boolean(),
    accepted: fc.boolean(),
    analytics: fc.boolean(),
    advertising: fc.boolean(),
    marketing: fc.boolean(),
  },
  { noNullPrototype: true },
)
const later = fc.integer({ min: now + 1, max: now + 3_600_000 })
const joining: fc.Arbitrary<Joining> = fc.oneof(
  fc.record(
    {
      step: fc.constant('code' as const),
      email: fc.emailAddress(),
      answers,
      sent: fc.record({ expiresAt: later, resendAt: later, digits: fc.constant(6) }, { noNullPrototype: true }),
    },
    { noNullPrototype: true },
  ),
  fc.record(
    {
      step: fc.constant('password' as const),
      email: fc.emailAddress(),
      answers,
      joinToken: fc.string({ minLength: 1 }),
      expiresAt: later,
    },
    { noNullPrototype: true },
  ),
)

test.prop([joining])('what was kept is what is read, until its time is over', (kept) => {
  expect(readJoining(JSON.stringify(kept), now)).toStrictEqual(kept)
  expect(readJoining(JSON.stringify(kept), now + 3_600_000)).toBeNull()
})

test.prop([fc.oneof(fc.string(), fc.json(), fc.constant(null))])('anything else begins anew', (text) => {
  expect(readJoining(text, now)).toBeNull()
})
