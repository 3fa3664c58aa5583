import { contract } from '@careplus/adapters/contract'
import { SignJWT, type JWTPayload } from 'jose'
import { describe, expect, it } from 'vitest'
import {
  codeClient,
  lineChannel,
  lineSettings,
  startOpenIdProvider,
  type Person,
} from '../../testing/openIdProvider.js'
import { socialRefusalsFromNetwork } from '../../platform/limits/limitRules.js'
import { countedBefore } from '../../testing/countedBefore.js'
import { socialDevice, wireProof } from '../../testing/socialDevice.js'
import { joinConsents, startTestServer } from '../../testing/testServer.js'
import { ownServer } from '../../testing/ownServer.js'
import { own } from '../../testing/own.js'
import { lineIssuer } from '../../platform/lineMessages/lineIssuer.js'

const openId = own(startOpenIdProvider, (provider) => provider.stop())
const server = ownServer(() => ({ config: { social: { google: null, line: lineSettings(openId), facebook: null } } }))

let people = 0
const someone = (rest: Partial<Person> = {}): Person => {
  people += 1
  const sub = `U${String(people).padStart(32, '0')}`
  const person = { sub, name: 'แม่มะลิ', email: `line-${people}@example.com`, ...rest }
  openId.know(person)
  return person
}

const proofOf = async (person: Person) => {
  const proof = await socialDevice(server).proofFrom('line', person.sub)
  if (proof.flow !== 'code') throw new Error('a code was expected')
  return proof
}
const give = (body: ReturnType<typeof wireProof>) => server.call(contract.socialLogin, { body })
const signIn = async (person: Person) => give(wireProof(await proofOf(person)))
const newcomer = async (person: Person) => {
  const answer = (await signIn(person)).answer()
  if (!answer.is_new) throw new Error('a member came back, not a newcomer')
  return answer
}
const prove = async (join_token: string, email: string) => {
  const asked = (await server.call(contract.askSocialEmailCode, { body: { join_token, email } })).answer().data
  const body = { join_token, email, request: asked.request, code: await server.codeIn(email) }
  return server.call(contract.proveSocialEmail, { body })
}
const join = (join_token: string) =>
  server.call(contract.join, { body: { join_token, adult: true, consents: joinConsents } })

describe('LINE', () => {
  it('is asked for what the channel may have, in Thai, with its offer to become a friend', async () => {
    const { data } = (await server.call(contract.readWays)).answer()
    expect(data.line).toEqual({
      client_id: lineChannel.id,
      authorization: `${openId.authorization}?ui_locales=th-TH&bot_prompt=normal`,
      flow: 'code',
      scope: 'openid profile email',
    })
    const line = { ...lineSettings(openId), asksEmail: false, friendship: 'off' } as const
    const other = await startTestServer({ config: { social: { google: null, line, facebook: null } } })
    const bare = (await other.call(contract.readWays)).answer().data.line
    await other.stop()
    expect(bare).toMatchObject({
      authorization: `${openId.authorization}?ui_locales=th-TH`,
      scope: 'openid profile',
    })
  })

  it('brings an address that proves nothing before its mailed code, also where the token says otherwise', async () => {
    const person = someone({ email_verified: true })
    const { join_token, ...details } = await newcomer(person)
    expect(details).toMatchObject({ name: person.name, email: person.email, email_status: 'unproved' })
    expect((await join(join_token)).code()).toBe('email_unproved')
    expect((await prove(join_token, person.email ?? '')).answer()).toMatchObject({ is_new: true })
    const joined = await join(join_token)
    expect(joined.answer().user).toMatchObject({ name: person.name, email: person.email })
    const repeated = await signIn(person)
    expect(repeated.cookie).toMatch(/^auth_refresh=./)
    expect(repeated.answer()).toMatchObject({ is_new: false, user: { id: joined.answer().user.id } })
    const stored = await server.store.db
      .selectFrom('identities')
      .select(['issuer', 'subject'])
      .where('member_id', '=', joined.answer().user.id)
      .where('issuer', '=', lineIssuer)
      .execute()
    expect(stored).toEqual([{ issuer: lineIssuer, subject: person.sub }])
  })

  it("does not open the account that an address of somebody else's has", async () => {
    const owner = await server.join()
    server.clock.advance(61)
    const { email_status, join_token } = await newcomer(someone({ email: owner.email }))
    expect(email_status).toBe('unproved')
    expect((await join(join_token)).code()).toBe('email_unproved')
    expect((await prove(join_token, owner.email)).answer()).toMatchObject({
      is_new: false,
      user: { id: owner.user.id },
    })
  })

  it('without an address joins by one that is typed', async () => {
    const { email: _, ...rest } = someone()
    openId.know(rest)
    expect(await newcomer(rest)).toMatchObject({ email: null, email_status: 'unproved' })
  })
})

describe('an account of LINE', () => {
  it("is one member's: another who signs in there cannot add it, and what let its owner join lets nobody join again", async () => {
    const person = someone()
    const { join_token } = await newcomer(person)
    ;(await prove(join_token, person.email ?? '')).answer()
    const owner = (await join(join_token)).answer().user.id
    const { access_token: token, user } = await server.join()
    expect((await join(join_token)).answer().user.id).toBe(owner)
    for (const body of [{ join_token }, wireProof(await proofOf(person))])
      expect(['identity_taken', 'code_expired']).toContain(
        (await server.call(contract.linkSocial, { token, body })).code(),
      )
    expect((await signIn(person)).answer()).toMatchObject({ is_new: false, user: { id: owner } })
    expect(await server.acts('subject', user.id)).not.toContain('identity.linked')
    server.clock.advance(1801)
    expect((await join(join_token)).code()).toBe('code_expired')
  })

  it('is added by its owner while signed in, once, and opens the account from then on', async () => {
    const person = someone()
    const { access_token: token, user } = await server.join()
    const body = wireProof(await proofOf(person))
    ;(await server.call(contract.linkSocial, { token, body })).answer()
    expect((await server.call(contract.linkSocial, { token, body })).code()).toBe('social_refused')
    expect((await signIn(person)).answer()).toMatchObject({ is_new: false, user: { id: user.id } })
  })
})

describe('a code of LINE', () => {
  it('is no use a second time, with another verifier, another nonce, or another address to come back to', async () => {
    const proof = await proofOf(someone())
    const body = wireProof(proof)
    expect((await give(body)).status).toBe(200)
    expect((await give(body)).code()).toBe('social_refused')
    for (const other of [{ codeVerifier: '0'.repeat(56) }, { nonce: 'another-one' }, { code: 'made-up' }])
      expect((await give(wireProof({ ...(await proofOf(someone())), ...other }))).code()).toBe('social_refused')
    const elsewhere = await proofOf(someone())
    const trades = openId.trades()
    for (const redirectUri of [
      'https://evil.example/callback',
      `${server.url}/th/callback`,
      `${server.url}/callback/`,
      `${server.url}/callback?next=1`,
      `${server.url}/callback#a`,
      server.url.replace('://', '://a@') + '/callback',
      'https://partner.example/callback?next=1',
    ])
      expect((await give(wireProof({ ...elsewhere, redirectUri }))).body).toMatchObject({ field: 'redirect_uri' })
    expect(openId.trades()).toBe(trades)
  })

  it('is refused under the name of another provider', async () => {
    expect((await give({ ...wireProof(await proofOf(someone())), provider: 'google' })).code()).toBe('way_absent')
  })

  it('can be traded at the token endpoint of the specification as well', async () => {
    const person = someone()
    const { code, codeVerifier, redirectUri } = await proofOf(person)
    const body = {
      code,
      client_id: lineChannel.id,
      redirect_uri: redirectUri,
      audience: 'line',
      grant_type: 'authorization_code',
      code_verifier: codeVerifier,
    } as const
    const reply = await server.call(contract.refreshToken, { body, headers: { origin: 'https://partner.example' } })
    expect(reply.answer()).toMatchObject({ is_new: true, email_status: 'unproved' })
  })
})

const bytes = (text: string) => new TextEncoder().encode(text)
const seconds = () => Math.floor(server.clock.now() / 1000)

describe('an ID token of LINE', () => {
  interface Crafted {
    readonly claims?: object
    readonly sign?: (claims: JWTPayload) => Promise<string> | string
  }
  const byKey = (key: string) => (claims: JWTPayload) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(bytes(key))
  const unsigned = (claims: JWTPayload) =>
    `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`

  const given = async ({ claims = {}, sign = byKey(lineChannel.secret) }: Crafted) => {
    const proof = await proofOf(someone())
    const token = await sign({
      iss: openId.issuer,
      aud: lineChannel.id,
      sub: 'Ucrafted',
      nonce: proof.nonce,
      iat: seconds(),
      exp: seconds() + 600,
      amr: ['linesso'],
      ...claims,
    })
    openId.giveNext(token)
    return give(wireProof(proof))
  }

  it('with every claim right is taken: the tests below fail for their own reason', async () => {
    expect((await given({})).status).toBe(200)
  })

  it.each<readonly [string, () => Crafted]>([
    ["a signature of somebody else's secret", () => ({ sign: byKey('f'.repeat(32)) })],
    ['a signature by what anybody can read of the published key', () => ({ sign: byKey(openId.publicKey) })],
    ['the published key in place of the secret', () => ({ sign: (claims) => openId.sign(claims) })],
    ['no signature', () => ({ sign: unsigned })],
    ['another audience', () => ({ claims: { aud: codeClient.id } })],
    ['another party that it was made for', () => ({ claims: { azp: codeClient.id } })],
    ['another issuer', () => ({ claims: { iss: 'https://access.line.example' } })],
    ['another nonce', () => ({ claims: { nonce: 'another' } })],
    ['no nonce', () => ({ claims: { nonce: undefined } })],
    ['its time over', () => ({ claims: { exp: seconds() - 61 } })],
    ['no end', () => ({ claims: { exp: undefined } })],
    ['no subject', () => ({ claims: { sub: '' } })],
  ])('with %s is refused', async (_what, crafted) => {
    expect((await given(crafted())).code()).toBe('social_refused')
  })

  it('is not taken from an address: LINE gives codes only', async () => {
    const sound = {
      iss: openId.issuer,
      aud: lineChannel.id,
      sub: 'Ucrafted',
      nonce: 'n',
      // SHA-256 of "at", its left half.
      at_hash: 'sda5G2fCr6XjIpiNlGJjjQ',
      iat: seconds(),
      exp: seconds() + 600,
    }
    const id_token = await byKey(lineChannel.secret)(sound)
    const body = { provider: 'line', flow: 'token', access_token: 'at', id_token, nonce: 'n' } as const
    expect((await server.call(contract.socialLogin, { body })).code()).toBe('social_refused')
  })
})

it('LINE that does not know our channel is told to the visitor as away, and to staff as what it is, without a secret', async () => {
  const wrong = 'another-secret-of-32-characters-'
  const line = { ...lineSettings(openId), channelSecret: wrong }
  const other = await startTestServer({ config: { social: { google: null, line, facebook: null } } })
  const body = { ...wireProof(await proofOf(someone())), redirect_uri: `${other.url}/callback` }
  const reply = await other.call(contract.socialLogin, { body })
  await other.stop()
  expect([reply.status, reply.code()]).toEqual([503, 'provider_unreachable'])
  const logs = other.logs.map((each): unknown => JSON.parse(each))
  expect(logs).toContainEqual(
    expect.objectContaining({
      level: 50,
      provider: 'line',
      failure: 'unknown client',
      msg: 'a sign-in provider did not answer',
    }),
  )
  for (const secret of [wrong, 'code' in body ? body.code : '', body.nonce ?? ''])
    expect(other.logs.join('')).not.toContain(secret)
})

it('LINE that cannot be reached is told as such, with a time to come back', async () => {
  const gone = await startOpenIdProvider()
  const line = lineSettings(gone)
  await gone.stop()
  const other = await startTestServer({ config: { social: { google: null, line, facebook: null } } })
  const body = { ...wireProof(await proofOf(someone())), redirect_uri: `${other.url}/callback` }
  const reply = await other.call(contract.socialLogin, { body })
  await other.stop()
  expect(other.logs.filter((each) => each.includes('a sign-in provider did not answer'))).toHaveLength(1)
  expect([reply.status, reply.code()]).toEqual([503, 'provider_unreachable'])
  expect(reply.headers.get('retry-after')).toBe('5')
})

describe('a network', () => {
  it('of a telephone provider signs in as many as come, and only what LINE refuses counts', async () => {
    const network = '203.0.113.9'
    const body = wireProof(await proofOf(someone()))
    const hits = () => server.store.db.selectFrom('limit_hits').select('id').where('rule', 'like', 'social-%').execute()
    const before = (await hits()).length
    expect((await server.call(contract.socialLogin, { body, network })).status).toBe(200)
    expect((await hits()).length).toBe(before)
    const invented = async () =>
      (
        await server.call(contract.socialLogin, {
          body: wireProof({ ...(await proofOf(someone())), code: 'made-up' }),
          network,
        })
      ).code()
    expect(await invented()).toBe('social_refused')
    await countedBefore(server, socialRefusalsFromNetwork(network).counter, 118)
    expect([await invented(), await invented()]).toEqual(['social_refused', 'rate_limited'])
    server.clock.advance(901)
    expect((await signIn(someone())).status).toBe(200)
  })
})
