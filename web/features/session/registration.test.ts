import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { readRegistration, type Registration } from './registration'

const now = 1_795_000_000_000
const answers = fc.record(
  {
    adult: fc.boolean(),
    accepted: fc.boolean(),
    analytics: fc.boolean(),
    advertising: fc.boolean(),
  },
  { noNullPrototype: true },
)
const later = fc.integer({ min: now + 1, max: now + 3_600_000 })
const registration: fc.Arbitrary<Registration> = fc.oneof(
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

test.prop([registration])('what was kept is what is read, until its time is over', (stored) => {
  expect(readRegistration(JSON.stringify(stored), now)).toStrictEqual(stored)
  expect(readRegistration(JSON.stringify(stored), now + 3_600_000)).toBeNull()
})

test.prop([fc.oneof(fc.string(), fc.json(), fc.constant(null))])('anything else begins anew', (text) => {
  expect(readRegistration(text, now)).toBeNull()
})
