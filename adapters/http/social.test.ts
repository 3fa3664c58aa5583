import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { expect, test } from 'vitest'
import type { SocialProof } from '@careplus/core/ports'
import { memorySocial, seededRandom, settableClock } from '@careplus/core/testing'
import type { Carrier } from './call.js'
import { fillPath } from './contract/endpoint.js'
import { linkSocial } from './contract/social.js'
import { apiError } from './failures.js'
import { httpSocial } from './social.js'
import type { Outgoing } from './transport.js'
import { passesTheSocialSuite } from './social.suite.js'

passesTheSocialSuite('the memory twin', () => {
  const clock = settableClock()
  const members = Array.from({ length: 3 }, (_, at) => ({ id: `m-${at}`, email: `m${at}@example.com`, name: null }))
  const twin = memorySocial({ clock, members })
  let [taken, handedOut, accounts] = [0, 0, 0]
  const proof = (accessToken: string) =>
    ({ provider: 'facebook', flow: 'token', accessToken, idToken: null, nonce: 'n' }) as const
  return {
    visitor: twin.visitor,
    member: async () => {
      const member = members[taken]
      if (member === undefined) throw new Error('no member is left')
      taken += 1
      return { ...member, social: twin.as(member) }
    },
    elsewhere: (given) => {
      const subject = String((accounts += 1))
      const email = given ?? `told${subject}@example.com`
      return {
        email,
        proof: async () => {
          const credential = `EAA${(handedOut += 1)}`
          twin.handOut(credential, { provider: 'facebook', subject, name: null, email, emailProved: false })
          return proof(credential)
        },
      }
    },
    madeUp: proof('EAAmadeup'),
    codeTo: async (email) => twin.codeTo(email) ?? '',
    join: async (joinToken) => {
      const user = twin.join(joinToken)
      return { id: user.id, email: user.email ?? '', social: twin.as(user) }
    },
    advance: (seconds) => clock.advance(seconds * 1000),
  }
})

const byCode = {
  provider: 'google',
  flow: 'code',
  code: '4/0A',
  codeVerifier: 'v'.repeat(43),
  redirectUri: 'https://careplus.example/callback',
  nonce: 'n',
} as const
const byToken = { provider: 'facebook', flow: 'token', accessToken: 'EAA', idToken: null, nonce: 'n' } as const

test.each<SocialProof | { readonly joinToken: string }>([
  { ...byCode, code: 'with a blank' },
  { ...byCode, code: 'c'.repeat(4097) },
  { ...byCode, codeVerifier: 'short' },
  { ...byToken, accessToken: '' },
  { ...byToken, idToken: 'ก' },
  { ...byToken, nonce: '\ud83d' },
  { joinToken: '' },
])('what no provider hands out is not thrown at, and the server says at which field it is wrong: %j', async (proof) => {
  const sent: Outgoing[] = []
  const carrier: Carrier = {
    request: (outgoing) => {
      sent.push(outgoing)
      return TE.left(apiError(400, { error_code: 'invalid_input', field: 'id_token' }))()
    },
  }
  const social = httpSocial({ transport: carrier, client: carrier, random: seededRandom() })
  const refused = { left: { _tag: 'ApiError', status: 400, fields: [{ field: 'idToken' }] } }
  expect(await social.link(proof)).toMatchObject(refused)
  if ('provider' in proof) {
    expect(await social.signIn(proof)).toMatchObject(refused)
    expect(sent[0]?.body).toStrictEqual(sent[1]?.body)
  }
  expect(E.isLeft(linkSocial.body.decode((sent[0] as { body: { json: unknown } }).body.json))).toBe(true)
})

test('half a character in a path is no throw, and nobody’s id', () => {
  expect(fillPath('/a/{id}', { id: '\ud83d' })).toBe('/a/%EF%BF%BD')
  expect(fillPath('/a/{id}', { id: '😀' })).toBe('/a/%F0%9F%98%80')
})
