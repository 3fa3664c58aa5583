import { contract } from '@careplus/adapters/contract'
import { describe, expect, it } from 'vitest'
import { ownServer } from '../../testing/ownServer.js'
import { granted, startTestServer, type Member } from '../../testing/testServer.js'

const server = ownServer()

const own = () => ({ origin: server.url })
const form = { grant_type: 'refresh_token', client_id: 'careplus-web' }

const refresh = (cookie: string | null, origin: Record<string, string> = own()) =>
  server.call(contract.refreshToken, { body: form, headers: { ...origin, ...(cookie === null ? {} : { cookie }) } })

const statusOfUserCall = async (token: string) => (await server.call(contract.readUser, { token })).status

describe('signing in', () => {
  it('answers the member, an access token and an HttpOnly cookie, whatever the case of the address', async () => {
    const { email, password } = await server.join()
    const reply = await server.logIn({ email: email.toUpperCase(), password })
    expect(reply.answer()).toMatchObject({ user: { email }, expires_in: 1800, refresh_expires_in: 2_592_000 })
    expect(reply.headers.getSetCookie()[0]).toMatch(
      /^auth_refresh=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    // Safari deletes it after seven days; a page reads only that a refresh cookie exists.
    expect(reply.headers.getSetCookie().at(-1)).toBe('auth._refreshable=1; Max-Age=2592000; Path=/; SameSite=Lax')
    expect(reply.body).not.toHaveProperty('refresh_token')
    expect(await statusOfUserCall(reply.answer().access_token)).toBe(200)
  })

  it('takes __Host- and Secure on https', async () => {
    const https = await startTestServer({ config: { publicUrl: 'https://careplus.example' } })
    const { email, password } = await https.join()
    const reply = await https.logIn({ email, password })
    expect(reply.headers.getSetCookie()[0]).toMatch(/^__Host-auth_refresh=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    expect(reply.headers.getSetCookie().at(-1)).toMatch(/^auth\._refreshable=1; .*; Secure; SameSite=Lax$/)
    expect(reply.headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/)
    await https.stop()
  })

  it('refuses a wrong password and an unknown address alike', async () => {
    const { email } = await server.join()
    const wrong = await server.logIn({ email, password: 'not this one' })
    const unknown = await server.call(contract.login, { body: { email: `x${email}`, password: 'not this one' } })
    expect([wrong.code(), unknown.code()]).toEqual(['invalid_credentials', 'invalid_credentials'])
    expect({ ...(wrong.body as object), request_id: '' }).toEqual({ ...(unknown.body as object), request_id: '' })
    expect([wrong.cookie, unknown.cookie]).toEqual([null, null])
  })

  it('ends 180 days after its sign-in, however often it was refreshed, and says so in time', async () => {
    const long = await startTestServer()
    let { cookie } = await long.join()
    const next = () => long.call(contract.refreshToken, { body: form, headers: { cookie, origin: long.url } })
    for (let day = 0; day < 168; day += 28) {
      long.clock.advance(28 * 86_400)
      const reply = await next()
      const left = 180 - (day + 28)
      expect(granted(reply.answer()).refresh_expires_in).toBeLessThanOrEqual(Math.min(30, left) * 86_400)
      cookie = reply.cookie ?? ''
    }
    long.clock.advance(11 * 86_400)
    const last = await next()
    cookie = last.cookie ?? ''
    expect(granted(last.answer()).refresh_expires_in).toBeLessThanOrEqual(86_400)
    long.clock.advance(86_400)
    expect((await next()).code()).toBe('refresh_invalid')
    await long.stop()
  })

  it('hands a refresh token to the script of an allowed front end only, and gives it no cookie', async () => {
    const { email, password } = await server.join()
    const headers = { origin: 'https://partner.example' }
    const reply = await server.call(contract.login, { body: { email, password }, headers })
    expect(reply.headers.getSetCookie()).toEqual([])
    expect(reply.headers.get('access-control-allow-origin')).toBe('https://partner.example')
    expect(reply.headers.get('access-control-allow-credentials')).toBeNull()
    const { refresh_token } = reply.body as { refresh_token: string }
    const next = await server.call(contract.refreshToken, { body: { ...form, refresh_token }, headers })
    expect(next.body).toHaveProperty('refresh_token')
    const ours = await server.call(contract.refreshToken, { body: { ...form, refresh_token }, headers: own() })
    expect(ours.code()).toBe('refresh_invalid')
  })
})

describe('an access token', () => {
  it('is told apart: expired, unknown, none', async () => {
    const { access_token: token, cookie } = await server.join()
    server.clock.advance(1799)
    expect(await statusOfUserCall(token)).toBe(200)
    server.clock.advance(1)
    expect((await server.call(contract.readUser, { token })).code()).toBe('token_expired')
    expect((await server.call(contract.readUser, { token: `${token}x` })).code()).toBe('token_invalid')
    expect((await server.call(contract.readUser)).code()).toBe('token_invalid')
    expect(await statusOfUserCall(granted((await refresh(cookie)).answer()).access_token)).toBe(200)
  })

  it('is not stored as it is', async () => {
    const { access_token: token } = await server.join()
    const rows = await server.store.db.selectFrom('access_tokens').select('hash').execute()
    expect(rows.map(({ hash }) => hash)).not.toContain(token)
  })
})

describe('the refresh token', () => {
  it('is replaced at every use', async () => {
    const { cookie } = await server.join()
    const second = await refresh(cookie)
    const third = await refresh(second.cookie)
    expect(new Set([cookie, second.cookie, third.cookie]).size).toBe(3)
    expect(await statusOfUserCall(granted(third.answer()).access_token)).toBe(200)
  })

  it('may be sent again for 60 s while its successor is unused: a lost answer signs nobody out', async () => {
    const { cookie } = await server.join()
    await refresh(cookie)
    server.clock.advance(59)
    const repeated = await refresh(cookie)
    expect(await statusOfUserCall(granted(repeated.answer()).access_token)).toBe(200)
    expect((await refresh(repeated.cookie)).status).toBe(200)
  })

  it.each([
    ['after 60 s', async (_member: Member) => server.clock.advance(61)],
    ['once the successor was used', async (_member: Member, next: string | null) => void (await refresh(next))],
  ])('ends the whole family when it is used again %s', async (_when, meanwhile) => {
    const member = await server.join()
    const second = await refresh(member.cookie)
    await meanwhile(member, second.cookie)
    expect((await refresh(member.cookie)).code()).toBe('refresh_invalid')
    expect((await refresh(second.cookie)).code()).toBe('refresh_invalid')
    expect(await statusOfUserCall(granted(second.answer()).access_token)).toBe(401)
    expect(await statusOfUserCall(member.access_token)).toBe(401)
  })

  it('ends the family when one that was replaced turns up', async () => {
    const { cookie } = await server.join()
    const lost = await refresh(cookie)
    const instead = await refresh(cookie)
    expect((await refresh(lost.cookie)).code()).toBe('refresh_invalid')
    expect((await refresh(instead.cookie)).code()).toBe('refresh_invalid')
  })

  it('lives 30 days', async () => {
    const { cookie } = await server.join()
    server.clock.advance(2_592_000)
    expect((await refresh(cookie)).code()).toBe('refresh_invalid')
  })

  it('sent twice at once gives two answers, and one of them goes on', async () => {
    const { cookie } = await server.join()
    const both = await Promise.all([refresh(cookie), refresh(cookie)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const alive = await Promise.all(both.map(({ answer }) => statusOfUserCall(granted(answer()).access_token)))
    expect(alive).toEqual([200, 200])
  })

  it('is nothing without a cookie, nor to a made-up one', async () => {
    expect((await refresh(null)).code()).toBe('refresh_invalid')
    expect((await refresh('auth_refresh=made-up')).code()).toBe('refresh_invalid')
  })
})

describe('calls that read the cookie', () => {
  const calls = [contract.refreshToken, contract.logout, contract.resetSession]

  it.each(calls)('$name: only from our own origin', async (endpoint) => {
    const { cookie, access_token } = await server.join()
    const body = endpoint.body === null ? {} : { body: form }
    for (const origin of [
      'https://evil.example',
      'null',
      `${server.url}.evil.example`,
      server.url.replace('http:', 'https:'),
    ]) {
      const reply = await server.call(endpoint, { ...body, headers: { cookie, origin } })
      expect(reply.code()).toBe('origin_refused')
    }
    expect((await server.call(endpoint, { ...body, headers: { cookie } })).code()).toBe('origin_refused')
    expect((await server.call(endpoint, { ...body, headers: { cookie, ...own(), 'x-api-key': 'other' } })).code()).toBe(
      'invalid_api_key',
    )
    expect(await statusOfUserCall(access_token)).toBe(200)
    expect((await refresh(cookie)).status).toBe(200)
  })

  it('an allowed front end cannot make a browser use our cookie', async () => {
    const { cookie, access_token } = await server.join()
    await server.call(contract.logout, { headers: { cookie, origin: 'https://partner.example' } })
    expect(await statusOfUserCall(access_token)).toBe(200)
  })
})

describe('signing out', () => {
  it('acts at once, also with an expired access token', async () => {
    const { cookie, access_token: token } = await server.join()
    server.clock.advance(3600)
    const reply = await server.call(contract.logout, { token, headers: { ...own(), cookie } })
    expect(reply.answer()).toEqual({ data: null })
    expect(reply.headers.getSetCookie()).toStrictEqual([
      expect.stringMatching(/^auth_refresh=; Max-Age=0/),
      expect.stringMatching(/^auth\._refreshable=; Max-Age=0; Path=\/; SameSite=Lax$/),
    ])
    expect((await refresh(cookie)).code()).toBe('refresh_invalid')
    expect((await server.call(contract.readUser, { token })).code()).toBe('token_invalid')
  })

  it('by the bearer alone, and with nothing at all', async () => {
    const { access_token: token } = await server.join()
    expect((await server.call(contract.logout, { token, headers: own() })).status).toBe(200)
    expect(await statusOfUserCall(token)).toBe(401)
    expect((await server.call(contract.logout, { headers: own() })).status).toBe(200)
  })

  it('leaves the other devices signed in', async () => {
    const { email, password, access_token, cookie } = await server.join()
    const other = (await server.logIn({ email, password })).answer()
    await server.call(contract.resetSession, { headers: { ...own(), cookie } })
    expect(await statusOfUserCall(access_token)).toBe(401)
    expect(await statusOfUserCall(other.access_token)).toBe(200)
  })
})
