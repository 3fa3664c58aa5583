import { fc, test } from '@fast-check/vitest'
import { memoryKeyValueStore, memoryDepartures } from '@careplus/core/testing'
import type { SocialDeparture, SocialDepartures } from '@careplus/core/ports'
import { describe, expect, it } from 'vitest'
import { keyValueSocialDepartures } from './socialDepartures.js'

const departure: fc.Arbitrary<SocialDeparture> = fc.record(
  {
    state: fc.string({ minLength: 1 }),
    nonce: fc.string(),
    verifier: fc.option(fc.string()),
    redirectUri: fc.webUrl(),
    mode: fc.constantFrom('redirect', 'popup'),
    purpose: fc.constantFrom('signIn', 'link'),
    member: fc.option(fc.string()),
    savedAt: fc.nat(),
  },
  { noNullPrototype: true },
)

describe.each<[string, () => SocialDepartures]>([
  ['on the device', () => keyValueSocialDepartures(memoryKeyValueStore())],
  ['in memory', memoryDepartures],
])('departures %s', (_name, make) => {
  test.prop([departure, departure, departure])(
    'are kept one for each strategy, the later in place of the earlier',
    (a, b, c) => {
      const departures = make()
      departures.keep('google', a)
      departures.keep('facebook', b)
      departures.keep('google', c)
      expect([departures.of('google'), departures.of('facebook')]).toStrictEqual([c, b])
      departures.forget('google')
      expect([departures.of('google'), departures.of('facebook')]).toStrictEqual([null, b])
    },
  )
})

it.each(['', '{}', 'null', '{"state":1}', '{"state":""}', 'not json'])('%j on the device is no departure', (text) => {
  expect(keyValueSocialDepartures(memoryKeyValueStore({ 'social.google': text })).of('google')).toBeNull()
})
