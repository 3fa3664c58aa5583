import { contract } from '@careplus/adapters/contract'
import { expect, it } from 'vitest'
import { ownServer } from '../../testing/ownServer.js'
import type { Member } from '../../testing/testServer.js'

const server = ownServer()

const next = 'พวงชมพู เลื้อยรั้ว'
const set = ({ access_token: token }: Member, password = next) =>
  server.call(contract.setPassword, { token, body: { password } })
const login = (email: string, password: string) => server.logIn({ email, password })

it('needs proof of the last ten minutes', async () => {
  const member = await server.join()
  server.clock.advance(601)
  const refused = await set(member)
  expect([refused.code(), refused.status]).toEqual(['proof_required', 403])
  expect((await login(member.email, next)).code()).toBe('invalid_credentials')
  const { access_token: token, password } = member
  ;(await server.call(contract.giveProof, { token, body: { password } })).answer()
  server.clock.advance(590)
  expect((await set(member)).answer()).toEqual({ data: { ended: 0 } })
})

it('ends the other sessions, keeps this one, and tells the owner', async () => {
  const member = await server.join()
  const other = (await login(member.email, member.password)).answer()
  expect((await set(member)).answer()).toEqual({ data: { ended: 1 } })
  expect((await server.call(contract.readMe, { token: other.access_token })).code()).toBe('token_invalid')
  expect((await server.call(contract.readMe, { token: member.access_token })).status).toBe(200)
  expect((await login(member.email, member.password)).code()).toBe('invalid_credentials')
  expect((await login(member.email, next)).status).toBe(200)
  expect((await server.messagesTo(member.email))[0]).toContain(`${server.url}/forgot-password`)
})

it('ends a change of e-mail that waits: whoever asked for it may not have been the owner', async () => {
  const member = await server.join()
  const elsewhere = 'asked-before-the-password@example.com'
  ;(await server.call(contract.askEmailChange, { token: member.access_token, body: { email: elsewhere } })).answer()
  ;(await set(member)).answer()
  const token = /#token=([\w-]+)/.exec((await server.messagesTo(elsewhere))[0] ?? '')?.[1] ?? ''
  expect((await server.call(contract.confirmEmail, { body: { token } })).code()).toBe('link_invalid')
  expect((await login(member.email, next)).status).toBe(200)
})

it('is the first one of who had none', async () => {
  const member = await server.join()
  await server.store.db.deleteFrom('credentials').where('member_id', '=', member.user.id).execute()
  expect((await set(member)).status).toBe(200)
  expect((await login(member.email, next)).status).toBe(200)
})

it.each(['password123', 'short', 'x'.repeat(129), 'half \ud800 a character'])('takes no %j', async (password) => {
  expect((await set(await server.join(), password)).body).toMatchObject({ field: 'password' })
})

it('takes none of our name or of the own address', async () => {
  const member = await server.join()
  expect((await set(member, 'my careplus')).body).toMatchObject({ errors: [{ code: 'service_name_password' }] })
  expect((await set(member, `1 ${member.email}`)).body).toMatchObject({ errors: [{ code: 'own_address_password' }] })
})

it('is audited by ids alone, and so is a failed sign-in, by a hash', async () => {
  const member = await server.join()
  await set(member)
  await login(member.email, 'wrong one')
  const rows = await server.store.db.selectFrom('audit').selectAll().orderBy('seq', 'desc').limit(2).execute()
  expect(rows[1]).toMatchObject({ actor: member.user.id, action: 'password.changed', subject: member.user.id })
  expect(rows[0]).toMatchObject({ actor: 'nobody', action: 'sign-in.failed' })
  expect(rows[0]?.subject).toMatch(/^[\w-]{43}$/)
  expect(JSON.stringify(rows)).not.toContain(member.email)
})
