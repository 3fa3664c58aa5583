import { contract } from '@careplus/adapters/contract'
import { expect, it } from 'vitest'
import { ownServer } from '../../testing/ownServer.js'
import { withChild } from '../../testing/testServer.js'
import { runCleanup } from '../../testing/backgroundWork.js'

const server = ownServer()

const entriesOf = (member: string) =>
  server.store.db.selectFrom('audit').select(['action', 'subject']).where('actor', '=', member).orderBy('seq').execute()

it('tells by ids who joined, signed in, consented, withdrew and removed a child', async () => {
  const member = await server.join()
  const { email, password, access_token: token } = member
  const { id: me } = member.user
  const { id } = await withChild(server, member)
  const version = '2026-11-01'
  const withdrawn = { purpose: 'child_health', child_id: id, granted: false, version }
  await server.call(contract.recordConsent, { token, body: withdrawn })
  await server.call(contract.recordConsent, { token, body: { purpose: 'analytics', granted: true, version } })
  await server.call(contract.removeChild, { token, params: { id }, key: 'once' })
  await server.call(contract.removeChild, { token, params: { id }, key: 'once' })
  await server.logIn({ email, password })
  expect(await entriesOf(me)).toEqual([
    { action: 'member.joined', subject: me },
    { action: 'consent.granted', subject: id },
    { action: 'consent.withdrawn', subject: id },
    { action: 'consent.granted', subject: 'analytics' },
    { action: 'child.removed', subject: id },
    { action: 'member.signed-in', subject: me },
  ])
  const all = await server.store.db.selectFrom('audit').selectAll().execute()
  expect(JSON.stringify(all)).not.toContain(email)
})

it('tells of a refresh token that was used twice, and of nothing that was refused', async () => {
  const { user, email, cookie, access_token: token } = await server.join()
  const refresh = () =>
    server.call(contract.refreshToken, {
      body: { grant_type: 'refresh_token', client_id: 'careplus-web' },
      headers: { origin: server.url, cookie },
    })
  await refresh()
  server.clock.advance(61)
  expect((await refresh()).code()).toBe('refresh_invalid')
  await server.logIn({ email, password: 'not this one' })
  await server.call(contract.removeChild, { token, params: { id: user.id } })
  const actions = (await entriesOf(user.id)).map(({ action }) => action)
  expect(actions).toEqual(['member.joined', 'session.reuse-detected'])
})

it('keeps a failed sign-in for 90 days, and all else for good', async () => {
  const { db } = server.store
  const actions = async () =>
    (await db.selectFrom('audit').select('action').orderBy('seq').execute()).map(({ action }) => action)
  await server.logIn({ email: 'nobodys@example.com', password: 'not this one' })
  const before = await actions()
  expect(before.at(-1)).toBe('sign-in.failed')
  const dayMs = 24 * 3_600_000
  await runCleanup(db, new Date(server.clock.now() + 89 * dayMs))
  expect(await actions()).toEqual(before)
  await runCleanup(db, new Date(server.clock.now() + 91 * dayMs))
  expect(await actions()).toEqual(before.filter((action) => action !== 'sign-in.failed'))
})
