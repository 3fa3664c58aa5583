import { randomUUID } from 'node:crypto'
import { contract, type Endpoint } from '@careplus/adapters/contract'
import { expect, it } from 'vitest'
import { ownServer } from '../../testing/ownServer.js'
import type { Member } from '../../testing/testServer.js'

const server = ownServer()

const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'
const signInOn = async ({ email, password }: Member, device: string) =>
  (await server.call(contract.login, { body: { email, password }, headers: { 'user-agent': device } })).answer()
const list = async (token: string) => (await server.call(contract.listSessions, { token })).answer().data
const works = async (token: string): Promise<boolean> => (await server.call(contract.readMe, { token })).status === 200

it('lists where the member is signed in: this one first, then by last use', async () => {
  const member = await server.join()
  server.clock.advance(60)
  await signInOn(member, 'curl/8')
  server.clock.advance(60)
  await signInOn(member, phone)
  const devices = await list(member.access_token)
  expect(devices.map(({ browser, system, here, strategy }) => [browser, system, here, strategy])).toEqual([
    [null, null, true, 'local1'],
    ['Chrome', 'Android', false, 'local1'],
    [null, null, false, 'local1'],
  ])
  expect(devices[1]?.signed_in_at).toBe(devices[1]?.last_used_at)
})

it('signs one device out at once, and no other', async () => {
  const member = await server.join()
  const [lost, stored] = [await signInOn(member, phone), await signInOn(member, phone)]
  const id = (await list(lost.access_token)).find(({ here }) => here)?.id ?? ''
  const token = member.access_token
  expect((await server.call(contract.endSession, { token, params: { id } })).answer()).toEqual({ data: null })
  expect([await works(lost.access_token), await works(stored.access_token), await works(token)]).toEqual([
    false,
    true,
    true,
  ])
  expect((await list(token)).map((device) => device.id)).not.toContain(id)
  expect((await server.call(contract.endSession, { token, params: { id } })).code()).toBe('not_found')
})

it("signs nobody else's device out", async () => {
  const [owner, stranger] = [await server.join(), await server.join()]
  const id = (await list(owner.access_token))[0]?.id ?? ''
  const token = stranger.access_token
  expect((await server.call(contract.endSession, { token, params: { id } })).code()).toBe('not_found')
  expect(await works(owner.access_token)).toBe(true)
})

it('signs all others out, and counts them', async () => {
  const member = await server.join()
  const others = [await signInOn(member, phone), await signInOn(member, phone)]
  const token = member.access_token
  expect((await server.call(contract.endOtherSessions, { token })).answer()).toEqual({ data: { ended: 2 } })
  expect(await Promise.all(others.map((other) => works(other.access_token)))).toEqual([false, false])
  expect(await works(token)).toBe(true)
})

it('signs everything out: the tokens, the refresh tokens and the cookie', async () => {
  const member = await server.join()
  const other = await signInOn(member, phone)
  const reply = await server.call(contract.endAllSessions, { token: member.access_token })
  expect(reply.status).toBe(200)
  expect(reply.headers.getSetCookie()[0]).toMatch(/^auth_refresh=;.*Max-Age=0/i)
  expect([await works(member.access_token), await works(other.access_token)]).toEqual([false, false])
  const refreshed = await server.call(contract.refreshToken, {
    body: { grant_type: 'refresh_token', client_id: 'careplus-web' },
    headers: { cookie: member.cookie, origin: server.url },
  })
  expect(refreshed.code()).toBe('refresh_invalid')
})

it.each(['endSession', 'endOtherSessions', 'endAllSessions'] as const)(
  '%s ends a change of e-mail that waits',
  async (name) => {
    const [member, other] = [await server.join(), await server.join()]
    const lost = await signInOn(member, phone)
    const params = { id: (await list(lost.access_token)).find(({ here }) => here)?.id ?? '' }
    const asked = async (by: Member): Promise<string> => {
      const email = `${randomUUID()}@example.com`
      ;(await server.call(contract.askEmailChange, { token: by.access_token, body: { email } })).answer()
      return /#token=([\w-]+)/.exec((await server.messagesTo(email))[0] ?? '')?.[1] ?? ''
    }
    const confirm = (token: string) => server.call(contract.confirmEmail, { body: { token } })
    const [dropped, stored] = [await asked({ ...member, ...lost }), await asked(other)]
    expect((await server.call<Endpoint>(contract[name], { token: member.access_token, params })).status).toBe(200)
    expect((await confirm(dropped)).code()).toBe('link_invalid')
    expect((await confirm(stored)).status).toBe(200)
  },
)

it('forgets a device whose refresh token has run out', async () => {
  const member = await server.join()
  server.clock.advance(31 * 86_400)
  const fresh = await signInOn(member, phone)
  expect((await list(fresh.access_token)).map(({ here }) => here)).toEqual([true])
})
