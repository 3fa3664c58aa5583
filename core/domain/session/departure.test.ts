import { test } from '@fast-check/vitest'
import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { authorizationUrl, departureLifeMs, isCurrent, type SocialDeparture } from './departure.js'

const departure: SocialDeparture = {
  state: 's+/=&',
  nonce: 'n 1',
  verifier: null,
  redirectUri: 'https://careplus.example/callback?x=1',
  mode: 'redirect',
  purpose: 'signIn',
  member: null,
  savedAt: 1_000_000_000,
}
const scopeOnly = { scope: ['email', 'public_profile'], responseType: 'token' }
const openid = { scope: ['openid', 'profile', 'email'], responseType: 'id_token' }
const provider = 'https://provider.example/auth'

describe('isCurrent', () => {
  test('thirty minutes either way, and not a millisecond more', () => {
    expect(departureLifeMs).toBe(1_800_000)
    for (const off of [0, 1_800_000, -1_800_000]) expect(isCurrent(departure.savedAt + off, departure)).toBe(true)
    for (const off of [1_800_001, -1_800_001]) expect(isCurrent(departure.savedAt + off, departure)).toBe(false)
  })
})

describe('authorizationUrl', () => {
  test('the implicit flow asks for the response type of the provider, and for nothing that is null', () => {
    expect(
      authorizationUrl(scopeOnly, provider, { clientId: 'care plus', flow: 'token', departure, challenge: null }),
    ).toBe(
      'https://provider.example/auth?response_type=token&client_id=care%20plus' +
        '&redirect_uri=https%3A%2F%2Fcareplus.example%2Fcallback%3Fx%3D1&scope=email%20public_profile' +
        '&state=s%2B%2F%3D%26',
    )
  })

  test('the code flow asks for a code, with a challenge and how it was made; a popup says that it is one', () => {
    const asked = { clientId: 'c', flow: 'code', departure: { ...departure, mode: 'popup' }, challenge: 'abc' } as const
    expect(authorizationUrl(scopeOnly, `${provider}?tenant=1`, asked)).toBe(
      'https://provider.example/auth?tenant=1&response_type=code&client_id=c' +
        '&redirect_uri=https%3A%2F%2Fcareplus.example%2Fcallback%3Fx%3D1&scope=email%20public_profile' +
        '&state=s%2B%2F%3D%26&code_challenge=abc&code_challenge_method=S256&display=popup',
    )
  })

  test('a nonce goes along where an ID token comes back', () => {
    const asked = { clientId: 'c', flow: 'token', departure, challenge: null } as const
    const { searchParams } = new URL(authorizationUrl(openid, provider, asked))
    expect([searchParams.get('nonce'), searchParams.get('response_type')]).toStrictEqual(['n 1', 'id_token'])
    expect(new URL(authorizationUrl(scopeOnly, provider, asked)).searchParams.has('nonce')).toBe(false)
  })

  test.prop([fc.string({ minLength: 1, unit: 'grapheme' }), fc.string({ minLength: 1, unit: 'grapheme' })])(
    'whatever stands in a parameter is read back as it was',
    (state, clientId) => {
      const url = authorizationUrl(openid, provider, {
        clientId: clientId,
        flow: 'token',
        departure: { ...departure, state: state },
        challenge: null,
      })
      const { searchParams } = new URL(url)
      expect(searchParams.get('state')).toBe(state)
      expect(searchParams.get('client_id')).toBe(clientId)
    },
  )
})
