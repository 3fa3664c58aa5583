import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { contract } from '@careplus/adapters/contract'
import type { SocialAnswer } from '@careplus/adapters/internal/contract'
import { describe, expect, it } from 'vitest'
import type { GoogleSettings } from '../../platform/config/social.js'
import { codeClient, startOpenIdProvider, tokenClient, type Person } from '../../testing/openIdProvider.js'
import { socialDevice, wireProof } from '../../testing/socialDevice.js'
import { granted, joinConsents, startTestServer, type TestServer } from '../../testing/testServer.js'
import { ownServer } from '../../testing/ownServer.js'
import { own } from '../../testing/own.js'

const openId = own(startOpenIdProvider, (provider) => provider.stop())

const settings = (clientId: string, clientSecret: string | null): GoogleSettings => ({
  clientId,
  clientSecret,
  issuer: openId.issuer,
  authorization: openId.authorization,
})

const byCode = ownServer(() => ({
  config: { social: { google: settings(codeClient.id, codeClient.secret), line: null, facebook: null } },
}))
const byToken = ownServer(() => ({
  config: { social: { google: settings(tokenClient.id, null), line: null, facebook: null } },
}))

let people = 0
const someone = (rest: Partial<Person> = {}): Person => {
  people += 1
  const sub = `google-${people}`
  const person = { sub, name: 'คุณแม่มะลิ', email: `${sub}@example.com`, email_verified: true, ...rest }
  openId.know(person)
  return person
}

const newcomerOf = (answer: SocialAnswer) => {
  if (!answer.is_new) throw new Error('a member came back, not a newcomer')
  return answer
}

const signIn = async (server: TestServer, person: Person) =>
  server.call(contract.socialLogin, { body: wireProof(await socialDevice(server).proofFrom('google', person.sub)) })

const joinWith = (server: TestServer, join_token: string) =>
  server.call(contract.join, { body: { join_token, adult: true, consents: joinConsents } })

const crafted = async (claims: object, { forged = false, nonce = 'nonce-1' } = {}) => ({
  provider: 'google',
  flow: 'token',
  access_token: 'at',
  id_token: await openId.sign(
    {
      iss: openId.issuer,
      aud: tokenClient.id,
      sub: 'crafted',
      nonce: 'nonce-1',
      // SHA-256 of "at", its left half.
      at_hash: 'sda5G2fCr6XjIpiNlGJjjQ',
      iat: Math.floor(byToken.clock.now() / 1000),
      exp: Math.floor(byToken.clock.now() / 1000) + 600,
      ...claims,
    },
    forged,
  ),
  nonce,
})

describe.each([
  ['the code flow', () => byCode, 'code'],
  ['the implicit flow', () => byToken, 'token'],
] as const)('Google by %s', (_name, server, flow) => {
  it('is offered as the settings allow', async () => {
    const { data } = (await server().call(contract.readWays)).answer()
    expect(data.google).toEqual({
      client_id: flow === 'code' ? codeClient.id : tokenClient.id,
      authorization: openId.authorization,
      flow,
    })
    expect(data.facebook).toBeNull()
  })

  it('joins a newcomer with the address that Google has proved, then knows them again', async () => {
    const person = someone()
    const newcomer = newcomerOf((await signIn(server(), person)).answer())
    expect(newcomer).toMatchObject({ name: person.name, email: person.email, email_status: 'proved' })
    const joined = await joinWith(server(), newcomer.join_token)
    expect(joined.status).toBe(201)
    expect(joined.answer().user).toMatchObject({ name: person.name, email: person.email })
    const repeated = await signIn(server(), person)
    expect(repeated.cookie).toMatch(/^auth_refresh=./)
    expect(repeated.answer()).toMatchObject({ is_new: false, user: { id: joined.answer().user.id } })
  })

  it('is no use a second time', async () => {
    const body = wireProof(await socialDevice(server()).proofFrom('google', someone().sub))
    expect((await server().call(contract.socialLogin, { body })).status).toBe(200)
    expect((await server().call(contract.socialLogin, { body })).code()).toBe('social_refused')
  })

  it('is refused with another nonce than went along', async () => {
    const proof = await socialDevice(server()).proofFrom('google', someone().sub)
    const body = wireProof({ ...proof, nonce: 'another-one' })
    expect((await server().call(contract.socialLogin, { body })).code()).toBe('social_refused')
  })
})

describe('the code flow', () => {
  it('needs the verifier that the challenge was made from', async () => {
    const proof = await socialDevice(byCode).proofFrom('google', someone().sub)
    const body = wireProof({ ...proof, codeVerifier: '0'.repeat(56) } as typeof proof)
    expect((await byCode.call(contract.socialLogin, { body })).code()).toBe('social_refused')
  })

  it('trades nothing for an address that is not ours, and asks nobody', async () => {
    const proof = await socialDevice(byCode).proofFrom('google', someone().sub)
    const before = openId.trades()
    const body = wireProof({ ...proof, redirectUri: 'https://evil.example/callback' } as typeof proof)
    const refused = await byCode.call(contract.socialLogin, { body })
    expect(refused.body).toMatchObject({ error_code: 'invalid_input', field: 'redirect_uri' })
    expect(openId.trades()).toBe(before)
  })

  it('is refused where the server has no secret', async () => {
    const body = {
      provider: 'google',
      flow: 'code',
      code: 'any',
      code_verifier: '0'.repeat(56),
      redirect_uri: `${byToken.url}/callback`,
      nonce: 'n',
    }
    expect((await byToken.call(contract.socialLogin, { body })).code()).toBe('social_refused')
  })
})

describe('an ID token', () => {
  it('with every claim right is taken: the tests below fail for their own reason', async () => {
    expect((await byToken.call(contract.socialLogin, { body: await crafted({}) })).status).toBe(200)
  })

  const seconds = () => Math.floor(byToken.clock.now() / 1000)
  it.each([
    ['a forged signature', () => crafted({ jti: '1' }, { forged: true })],
    ['another audience', () => crafted({ aud: 'another-app' })],
    ['another party that it was made for', () => crafted({ azp: 'another-app' })],
    ['another issuer', () => crafted({ iss: 'https://evil.example' })],
    ['another nonce', () => crafted({ nonce: 'nonce-2' })],
    ['no nonce', () => crafted({ nonce: undefined })],
    ['its time over', () => crafted({ exp: seconds() - 61 })],
    ['no end', () => crafted({ exp: undefined })],
    ['no subject', () => crafted({ sub: '' })],
    ['another access token beside it', () => crafted({ at_hash: 'AAAAAAAAAAAAAAAAAAAAAA' })],
    ['no word on the access token', () => crafted({ at_hash: undefined })],
  ])('with %s is refused', async (_what, body) => {
    expect((await byToken.call(contract.socialLogin, { body: await body() })).code()).toBe('social_refused')
  })

  it('is used up with whatever bits stand at the end of its signature and say nothing', async () => {
    const body = await crafted({ sub: 'crafted-once' })
    expect((await byToken.call(contract.socialLogin, { body })).status).toBe(200)
    const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const { id_token } = body
    const bytes = (token: string) => Buffer.from(token.slice(token.lastIndexOf('.') + 1), 'base64url').toString('hex')
    const others = [...signs].map((sign) => id_token.slice(0, -1) + sign)
    const same = others.filter((other) => other !== id_token && bytes(other) === bytes(id_token))
    expect(same.length).toBeGreaterThan(2)
    for (const other of same)
      expect((await byToken.call(contract.socialLogin, { body: { ...body, id_token: other } })).code()).toBe(
        'social_refused',
      )
  })

  it('without a signature is refused', async () => {
    const { id_token, ...rest } = await crafted({})
    const [, payload = ''] = id_token.split('.')
    const bare = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.x`
    expect((await byToken.call(contract.socialLogin, { body: { ...rest, id_token: bare } })).code()).toBe(
      'social_refused',
    )
    expect((await byToken.call(contract.socialLogin, { body: rest })).code()).toBe('social_refused')
  })
})

describe('a provider that cannot be reached', () => {
  it('is told as such, with a time to come back', async () => {
    const gone = await startOpenIdProvider()
    await gone.stop()
    const google = { clientId: 'x', clientSecret: null, issuer: gone.issuer, authorization: gone.authorization }
    const server = await startTestServer({ config: { social: { google, line: null, facebook: null } } })
    const reply = await server.call(contract.socialLogin, { body: await crafted({}) })
    await server.stop()
    expect([reply.status, reply.code()]).toEqual([503, 'provider_unreachable'])
    expect(reply.headers.get('retry-after')).toBe('5')
  })

  it.each(['token_endpoint', 'jwks_uri'])('is no use where its document names %s elsewhere', async (part) => {
    const asked: string[] = []
    const listen = async (answer: (origin: string) => object) => {
      const server = createServer((request, response) => {
        asked.push(request.url ?? '')
        response.setHeader('content-type', 'application/json').end(JSON.stringify(answer(origin)))
      })
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
      return { origin, stop: () => server.close() }
    }
    const elsewhere = await listen(() => ({}))
    const provider = await listen((origin) => ({
      issuer: origin,
      jwks_uri: `${origin}/keys`,
      token_endpoint: `${origin}/token`,
      [part]: `${elsewhere.origin}/elsewhere`,
    }))
    const google = {
      clientId: tokenClient.id,
      clientSecret: 's',
      issuer: provider.origin,
      authorization: provider.origin,
    }
    const server = await startTestServer({ config: { social: { google, line: null, facebook: null } } })
    const reply = await server.call(contract.socialLogin, { body: await crafted({}) })
    await server.stop()
    for (const each of [elsewhere, provider]) each.stop()
    expect([reply.status, reply.code()]).toEqual([503, 'provider_unreachable'])
    expect(asked).toEqual(['/.well-known/openid-configuration'])
  })

  it('without configuration is a way that there is not', async () => {
    const server = await startTestServer()
    const reply = await server.call(contract.socialLogin, { body: await crafted({}) })
    const { data } = (await server.call(contract.readWays)).answer()
    await server.stop()
    expect(reply.code()).toBe('way_absent')
    expect(data).toMatchObject({ google: null, line: null, facebook: null })
  })
})

describe('the token endpoint', () => {
  const exchange = async (sub: string, rest: object = {}) => {
    const proof = await socialDevice(byCode).proofFrom('google', sub)
    if (proof.flow !== 'code') throw new Error('a code was expected')
    const body = {
      code: proof.code,
      client_id: codeClient.id,
      redirect_uri: proof.redirectUri,
      response_type: 'code',
      audience: 'google',
      grant_type: 'authorization_code',
      code_verifier: proof.codeVerifier,
      ...rest,
    }
    return byCode.call(contract.refreshToken, { body, headers: { origin: 'https://partner.example' } })
  }

  it('trades a code in the form of the specification, and its tokens work', async () => {
    const person = someone()
    const first = newcomerOf((await signIn(byCode, person)).answer())
    const proof = await exchange(person.sub)
    expect(proof.answer()).toMatchObject({ is_new: true, join_token: expect.any(String) as string })
    const { access_token } = (await joinWith(byCode, first.join_token)).answer()
    expect(access_token).not.toBe('')
    const tokens = granted((await exchange(person.sub)).answer())
    expect(Object.keys(tokens).sort()).toEqual([
      'access_token',
      'expires_in',
      'refresh_expires_in',
      'refresh_token',
      'token_type',
    ])
    const user = await byCode.call(contract.readUser, { token: tokens.access_token })
    expect(user.answer().user.email).toBe(person.email)
  })

  it('takes no code twice, no other verifier and no other nonce', async () => {
    const person = someone()
    expect((await exchange(person.sub, { code_verifier: 'x'.repeat(43) })).code()).toBe('social_refused')
    expect((await exchange(person.sub, { nonce: 'another' })).code()).toBe('social_refused')
    expect((await exchange(person.sub, { code: 'made-up' })).code()).toBe('social_refused')
    expect((await exchange(person.sub, { audience: 'facebook' })).code()).toBe('way_absent')
    for (const redirect_uri of ['https://evil.example/', `${byCode.url}/dashboard`])
      expect((await exchange(person.sub, { redirect_uri })).body).toMatchObject({ field: 'redirect_uri' })
    expect((await exchange(person.sub, { client_id: 'somebody-else' })).body).toMatchObject({ field: 'client_id' })
    expect((await exchange(person.sub, { client_id: 'careplus-web' })).status).toBe(200)
  })

  it.each([
    ['left out', undefined],
    ['an audience of OAuth', 'https://api.careplus.example'],
  ])('knows the provider by our client there where the audience is %s', async (_, audience) => {
    const person = someone()
    expect((await exchange(person.sub, { audience })).status).toBe(200)
    expect((await exchange(person.sub, { audience, client_id: 'somebody-else' })).body).toMatchObject({
      field: 'client_id',
    })
  })
})
