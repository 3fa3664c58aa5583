import { randomUUID } from 'node:crypto'
import { contract } from '@careplus/adapters/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { sha256 } from '../crypto/tokens.js'
import { freshPicture } from '../../testing/loyaltyFixtures.js'
import { ownServer } from '../../testing/ownServer.js'
import { newRecord, withChild, type Member } from '../../testing/testServer.js'

const server = ownServer()
let mali: Member
let child: string
beforeAll(async () => {
  mali = await server.join()
  child = (await withChild(server, mali)).id
})

const write = (member = mali, key: string = randomUUID()) =>
  server.call(contract.changeMe, { token: member.access_token, body: { name: 'มะลิ' }, key })

const wrote = async ({ user }: Member, times: number, path = '/th/me/', method = 'PATCH') => {
  const created_at = server.now()
  const row = { member_id: user.id, method, path, body_hash: 'x', status: 200, answer: '{}', created_at }
  await server.store.db
    .insertInto('idempotency_keys')
    .values(Array.from({ length: times }, () => ({ ...row, key: randomUUID() })))
    .execute()
}

describe('how often a member may write', () => {
  it('is 600 times an hour, bodies with files apart, and no other member is held up', async () => {
    const done = await server.store.db
      .selectFrom('idempotency_keys')
      .select('key')
      .where('member_id', '=', mali.user.id)
      .execute()
    await wrote(mali, 60, '/th/bills/', 'POST')
    await wrote(mali, 599 - done.length)
    const key = randomUUID()
    expect((await write(mali, key)).status).toBe(200)
    const refused = await write()
    expect([refused.status, refused.code()]).toEqual([429, 'rate_limited'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500)
    expect((await write(mali, key)).status).toBe(200)
    const token = mali.access_token
    const other = await server.call(contract.addGrowth, { token, params: { id: child }, body: newRecord })
    expect(other.code()).toBe('rate_limited')
    expect((await server.call(contract.readMe, { token })).status).toBe(200)
    const { bytes } = await freshPicture()
    expect((await server.call(contract.changeAvatar, { token, body: bytes })).status).toBe(200)
    expect((await write(await server.join())).status).toBe(200)
    server.clock.advance(3601)
    const second = await server.logIn(mali)
    expect((await write({ ...mali, ...second.answer() })).status).toBe(200)
  })
})

describe('bodies of whoever is not signed in', () => {
  it('are counted for their network before they are read', async () => {
    const network = '10.77.0.1'
    const login = (from: string) =>
      server.call(contract.login, { body: { email: 'nobody@example.com', password: 'some words' }, network: from })
    expect((await login(network)).code()).toBe('invalid_credentials')
    const counted = server.store.db
      .updateTable('limit_counts')
      .set({ count: 5999 })
      .where('subject', '=', sha256(network))
    await counted.execute()
    expect((await login(network)).code()).toBe('invalid_credentials')
    const refused = await login(network)
    expect(refused.code()).toBe('rate_limited')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800)
    const unread = await fetch(`${server.url}/api/join`, {
      method: 'POST',
      headers: { 'x-api-key': 'careplus-web', 'x-forwarded-for': network, 'content-type': 'application/json' },
      body: '{"consents":',
    })
    expect(unread.status).toBe(429)
    expect((await login('10.77.0.2')).code()).toBe('invalid_credentials')
    expect((await server.call(contract.readWays, { network })).status).toBe(200)
    server.clock.advance(901)
    expect((await login(network)).code()).toBe('invalid_credentials')
  })
})
